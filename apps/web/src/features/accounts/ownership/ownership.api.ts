import { readOwnership } from '@app/contracts/accounts.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** Is the seller's handle proven? If not, the code for its bio. */
export const ownershipQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'ownership'],
    queryFn: async ({ signal }) => (await call(readOwnership, { signal })).data,
  });
