import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectionsContext } from './connections.context.ts';
import {
  beginRenewal,
  type Connection,
  findConnection,
  giveUpRenewal,
  loseConnection,
  storeRenewed,
} from './connections.queries.ts';
import type { DisplayCall } from './tiktok-api.ts';

/** `not_connected`: the seller never connected, or has disconnected. `lost`: the consent is over. `unavailable`: ask later. */
export type AccessToken =
  | { ok: true; accessToken: string; openId: string; scopes: string[] }
  | { ok: false; reason: 'not_connected' | 'lost' | 'unavailable' };

/** A token that ends this soon is renewed: the call that it is for takes a while. */
const minLeftMs = 60_000;
/** Longer than a call to TikTok lasts: a process that dies during one delays others by no more. */
const renewalMs = 20_000;
const lookAgainMs = 100;

/**
 * The seller's access token, renewed where it has run out, or where TikTok has `refused` it. TikTok takes each refresh
 * token once, so one process renews while the others wait until the new one is stored. Not inside a transaction.
 */
export async function accessToken(
  context: ConnectionsContext,
  accountId: string,
  refused?: string,
): Promise<AccessToken> {
  const { clock, db } = context;
  const givenUpAt = Date.now() + renewalMs;
  while (Date.now() < givenUpAt) {
    const connection = context.api && (await findConnection(db, accountId));
    if (!connection) return { ok: false, reason: 'not_connected' };
    if (connection.refresh_token === null || connection.access_token === null) return { ok: false, reason: 'lost' };
    const token = context.sealed.open(connection.access_token, accountId);
    if (token === null) return lose(context, connection, 'key_lost');
    const left = (connection.access_expires_at?.getTime() ?? 0) - clock.now().getTime();
    if (left > minLeftMs && token !== refused)
      return { ok: true, accessToken: token, openId: connection.open_id, scopes: connection.scopes.split(',') };
    const now = clock.now();
    const until = new Date(now.getTime() + renewalMs);
    if (await beginRenewal(db, connection, { now, until })) {
      const outcome = await renew(context, connection);
      if (outcome !== 'renewed') return outcome;
    } else await wait(lookAgainMs);
  }
  return { ok: false, reason: 'unavailable' };
}

/** `scope_missing`: the seller did not allow this. `refused` is our own fault and in the log. */
export type SellerData =
  | { ok: true; data: unknown }
  | { ok: false; reason: 'not_connected' | 'lost' | 'scope_missing' | 'refused' | 'rate_limited' | 'unavailable' };

/** Asks the Display API with the consent of the TikTok user `openId`; a refused token is renewed once. Not in a transaction. */
export async function askAsSeller(
  context: ConnectionsContext,
  { accountId, openId }: { accountId: string; openId: string },
  call: DisplayCall,
): Promise<SellerData> {
  let refused: string | undefined;
  for (let tries = 0; tries < 2; tries += 1) {
    const token = await accessToken(context, accountId, refused);
    if (!token.ok) return token;
    // Another user has been connected since the caller looked.
    if (token.openId !== openId || !context.api) return { ok: false, reason: 'not_connected' };
    const answer = await context.api.askDisplay(call, token.accessToken);
    if (answer.ok) return { ok: true, data: answer.data };
    if (answer.reason !== 'unauthorized' && answer.reason !== 'invalid_grant')
      return { ok: false, reason: answer.reason };
    refused = token.accessToken;
  }
  return { ok: false, reason: 'unavailable' };
}

/** Asks TikTok for new tokens and stores them. A pair that cannot be stored any more belongs to no consent of ours. */
async function renew(context: ConnectionsContext, connection: Connection): Promise<'renewed' | AccessToken> {
  const { db, clock, sealed, api } = context;
  const refreshToken = sealed.open(connection.refresh_token ?? '', connection.account_id);
  if (refreshToken === null || !api) return lose(context, connection, 'key_lost');
  const answer = await api.refresh(refreshToken);
  if (answer.ok && answer.openId === connection.open_id) {
    await storeRenewed(db, sealed, connection, { tokens: answer, now: clock.now() });
    return 'renewed';
  }
  if (answer.ok || answer.reason === 'invalid_grant') return lose(context, connection, 'invalid_grant');
  await giveUpRenewal(db, connection);
  return { ok: false, reason: 'unavailable' };
}

async function lose(
  { db, clock, logger }: ConnectionsContext,
  connection: Connection,
  reason: 'invalid_grant' | 'key_lost',
): Promise<AccessToken> {
  await loseConnection(db, connection, { reason, now: clock.now() });
  logger.info({ accountId: connection.account_id, reason }, 'a TikTok connection is over');
  return { ok: false, reason: 'lost' };
}

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
