import type { AdminEndpoint } from '@app/contracts/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#web/lib/requests/call.ts';
import type { DataOf } from '#web/lib/requests/data-query.ts';
import { adminQueryKey } from './admin-session.ts';
import { callAdmin } from './call-admin.ts';

/** The `data` that a call of administration answers. */
export const adminQuery = <Schemas>(key: QueryKey, endpoint: AdminEndpoint<Schemas>, ...[input]: CallInput<Schemas>) =>
  queryOptions({
    queryKey: [adminQueryKey, ...key],
    queryFn: async ({ signal }): Promise<DataOf<Schemas>> => {
      const answer: object = await callAdmin<unknown>(endpoint, { ...input, signal });
      return (answer as { data: DataOf<Schemas> }).data;
    },
  });
