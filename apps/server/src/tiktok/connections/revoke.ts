import type { ConnectionsContext } from './connections.context.ts';
import { findConnection } from './connections.queries.ts';

/** Takes the consent back at TikTok; false when TikTok does not answer. True where there is none, or none any more. */
export async function revokeTikTok(
  { db, api, sealed }: Pick<ConnectionsContext, 'db' | 'api' | 'sealed'>,
  accountId: string,
): Promise<boolean> {
  const connection = api && (await findConnection(db, accountId));
  const token = connection?.refresh_token ? sealed.open(connection.refresh_token, accountId) : null;
  if (!api || token === null) return true;
  const answer = await api.revoke(token);
  return answer.ok || answer.reason !== 'unavailable';
}
