import type { Session } from '@app/contracts/account-settings';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordEvent } from './account-events.ts';
import type { AccountsContext } from './deps.ts';
import { unknownDevice } from './device.ts';
import { listSessions, revokeOwnSession, revokeSessions } from './sessions.queries.ts';
import { refreshTokenMs, type Seller } from './tokens.ts';

/** The places where an account is signed in, in its owner's hands. Ending acts at once, on writes and socket joins, too. */
export interface OwnSessions {
  list(seller: Seller): Promise<Session[]>;
  /** Throws `not_found` for an id that is not one of this account's. Ending one twice changes nothing. */
  end(seller: Seller, sessionId: string): Promise<void>;
  /** All but the caller's. Answers how many ended. */
  endOthers(seller: Seller): Promise<number>;
}

export function createOwnSessions(context: AccountsContext): OwnSessions {
  const { db, clock } = context;
  return {
    async list(seller) {
      // Later than this no refresh token of a session runs any more.
      const usedAfter = new Date(clock.now().getTime() - refreshTokenMs);
      const rows = await listSessions(db, seller.accountId, usedAfter);
      return rows.map((row) => ({
        sessionId: row.session_id,
        device: row.device ?? unknownDevice,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        current: row.session_id === seller.sessionId,
      }));
    },
    async end(seller, sessionId) {
      const ending = { sessionId, reason: 'ended_by_owner', now: clock.now() };
      if (!(await revokeOwnSession(db, seller.accountId, ending))) throw new AppError('not_found');
    },
    endOthers: (seller) =>
      inTransaction(db, 'end other sessions', async (trx) => {
        const now = clock.now();
        const ending = { reason: 'ended_by_owner', now, except: seller.sessionId };
        const ended = await revokeSessions(trx, seller.accountId, ending);
        if (ended > 0)
          await recordEvent(trx, { accountId: seller.accountId, kind: 'sessions_ended', now, details: { ended } });
        return ended;
      }),
  };
}
