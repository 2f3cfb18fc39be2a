import type { Ownership } from '@app/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-client.ts';

/** Is the signed-in seller's handle proven, and if not, the code for its bio. */
export const ownershipQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'ownership'],
    queryFn: async ({ signal }) => (await callApi<Ownership>('/auth/ownership', { signal })).data,
  });

/** Lets the server look at the TikTok bio now; `message` says what it saw. */
export const checkOwnership = () => callApi<Ownership>('/auth/ownership/check', { method: 'POST' });
