import type { Ownership, User } from '@app/contracts/accounts.schemas';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** Is the signed-in seller's handle proven, and if not, the code for its bio. */
export const ownershipQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'ownership'],
    queryFn: async ({ signal }) => (await callApi<Ownership>('/auth/ownership', { signal })).data,
  });

/** Lets the server look at the TikTok bio now; `message` says what it saw. */
export const checkOwnership = () => callApi<Ownership>('/auth/ownership/check', { method: 'POST' });

/** Another handle, or the same one again, while TikTok has not shown the present one. */
export const correctHandle = (handle: string) => callApi<User>('/auth/handle', { method: 'PUT', body: { handle } });
