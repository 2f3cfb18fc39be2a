import { dayMs } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Seller } from './tokens.ts';

/** A phone is signed out after 30 days without use, and 180 days after its sign-in. */
export const sellerSessions = new Sessions({
  tables: { sessions: 'sessions', refreshTokens: 'refresh_tokens' },
  refreshTokenMs: 30 * dayMs,
  sessionMs: 180 * dayMs,
});

/**
 * Locks the account's row; false when there is none. Inserts that only name the account do not wait: otherwise a seller
 * who pays and an administrator who decides about a payment would deadlock.
 */
export async function lockAccount(trx: Trx, accountId: string): Promise<boolean> {
  const account = trx.selectFrom('accounts').select('account_id').where('account_id', '=', accountId);
  return (await account.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * The account may have been taken over since the guard let the caller through. A take-over locks the same row before it
 * ends the sessions, so one of the two waits for the other. Throws `session_ended`.
 */
export async function lockLiveSession(trx: Trx, seller: Seller): Promise<void> {
  await lockAccount(trx, seller.accountId);
  if (!(await sellerSessions.isLive(trx, seller.sessionId, seller.accountId))) throw new AppError('session_ended');
}
