import type { OwnerShop } from '@app/contracts/catalog';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** The own shop with its true counts and status. */
export const ownShopQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.shop, handle, 'owner'],
    queryFn: async ({ signal }) =>
      (await callApi<OwnerShop>(`/shop/${encodeURIComponent(handle)}/owner`, { signal })).data,
  });
