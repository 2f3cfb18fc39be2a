import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { createSessions } from '#server/platform/sessions/sessions.ts';
import { holdAccount } from './accounts.queries.ts';
import type { Seller } from './tokens.ts';

/** Sellers' sessions: a phone that is not used for 30 days is signed out. */
export const sellerSessions = createSessions({
  tables: { sessions: 'sessions', refreshTokens: 'refresh_tokens' },
  refreshTokenMs: 30 * 24 * 3600 * 1000,
});

/**
 * Before a weighty write: the guard let the caller through, but the account may have been taken over since. Its row is held first, as a taking-over
 * does before it ends the sessions, so that one of the two waits for the other. Throws `session_ended`.
 */
export async function holdLiveSession(trx: Trx, seller: Seller): Promise<void> {
  await holdAccount(trx, seller.accountId);
  if (!(await sellerSessions.isLive(trx, seller.sessionId, seller.accountId))) throw new AppError('session_ended');
}

/** Daily clean-up: 30 days after its last refresh no token of a session runs any more. Answers how many sessions went. */
export function purgeSessions(db: Db, now: Date): Promise<number> {
  return sellerSessions.purge(db, now);
}
