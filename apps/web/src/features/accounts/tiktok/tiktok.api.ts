import { linkTikTok, readTikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';

export const tiktokConnectionQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'tiktok'],
    queryFn: async ({ signal }) => (await call(readTikTokConnection, { signal })).data,
  });

/** Tells the server whose account is to be connected, then leaves for TikTok. */
export async function goConnectTikTok(returnPath: string): Promise<void> {
  await call(linkTikTok, { body: { returnPath } });
  window.location.assign(paths.tiktok('link', returnPath));
}
