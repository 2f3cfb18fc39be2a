import { linkTikTok, readTikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.endpoints';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';

export const tiktokConnectionQuery = () => dataQuery([...queryKeys.account, 'tiktok'], readTikTokConnection);

/** Tells the server whose account is to be connected, then leaves for TikTok. */
export async function goConnectTikTok(returnPath: string): Promise<void> {
  await call(linkTikTok, { body: { returnPath } });
  window.location.assign(paths.tiktok('link', returnPath));
}
