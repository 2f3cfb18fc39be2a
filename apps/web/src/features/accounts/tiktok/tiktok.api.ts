import type { TikTokChoice, TikTokConnection, TikTokSignIn } from '@app/contracts/tiktok-sign-in.schemas';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/requests/api-client.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';

/** What came of going to TikTok; a question is answered by `choice`. The session comes once. */
export async function finishTikTok(choice: TikTokChoice | null, idempotencyKey: string): Promise<TikTokSignIn> {
  const body = choice === null ? {} : { choice };
  const call = { method: 'POST', auth: 'optional', body, idempotencyKey } as const;
  return (await callApi<TikTokSignIn>('/auth/tiktok/session', call)).data;
}

/** Is the signed-in seller's TikTok connected? */
export const tiktokConnectionQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'tiktok'],
    queryFn: async ({ signal }) => (await callApi<TikTokConnection>('/auth/tiktok/connection', { signal })).data,
  });

/** Says whose account is to be connected, and leaves for TikTok. */
export async function goConnectTikTok(returnPath: string): Promise<void> {
  await callApi('/auth/tiktok/link', { method: 'POST', body: { returnPath } });
  window.location.assign(paths.tiktok('link', returnPath));
}

export async function disconnectTikTok(): Promise<TikTokConnection> {
  return (await callApi<TikTokConnection>('/auth/tiktok/connection', { method: 'DELETE' })).data;
}
