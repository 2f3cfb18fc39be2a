import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Seller } from './tokens.ts';

/**
 * Sellers' sessions: a phone that is not used for 30 days is signed out, and every phone 180 days after its sign-in.
 */
export const sellerSessions = new Sessions({
  tables: { sessions: 'sessions', refreshTokens: 'refresh_tokens' },
  refreshTokenMs: 30 * dayMs,
  sessionMs: 180 * dayMs,
});

/**
 * Holds the account's row until the transaction ends; false when there is none. Who changes or deletes it waits; who
 * only adds a row that names it does not, or a seller who pays and an administrator who decides about a payment would
 * wait for each other in a circle.
 */
export async function lockAccount(trx: Trx, accountId: string): Promise<boolean> {
  const account = trx.selectFrom('accounts').select('account_id').where('account_id', '=', accountId);
  return (await account.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Before a weighty write: the guard let the caller through, but the account may have been taken over since. Its row is
 * held first, as a taking-over does before it ends the sessions, so that one of the two waits for the other. Throws
 * `session_ended`.
 */
export async function lockLiveSession(trx: Trx, seller: Seller): Promise<void> {
  await lockAccount(trx, seller.accountId);
  if (!(await sellerSessions.isLive(trx, seller.sessionId, seller.accountId))) throw new AppError('session_ended');
}

/**
 * Daily clean-up: 30 days after its last refresh no token of a session runs any more. Answers how many sessions went.
 */
export function purgeSessions(db: Db, now: Date): Promise<number> {
  return sellerSessions.purge(db, now);
}
