import type { Session } from '@app/contracts/account-settings';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { recordEvent } from './account-events.ts';
import type { AccountsContext } from './deps.ts';
import { unknownDevice } from './device.ts';
import { sellerSessions } from './sessions.service.ts';
import type { Seller } from './tokens.ts';

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
      const rows = await sellerSessions.list(db, seller.accountId, clock.now());
      return rows.map((row) => ({
        sessionId: row.session_id,
        device: row.device ?? unknownDevice,
        createdAt: row.created_at.toISOString(),
        lastUsedAt: row.last_used_at.toISOString(),
        current: row.session_id === seller.sessionId,
      }));
    },
    async end(seller, sessionId) {
      const ending = { reason: 'ended_by_owner', now: clock.now() };
      if (!(await sellerSessions.endOwn(db, seller.accountId, sessionId, ending))) throw new AppError('not_found');
    },
    endOthers: (seller) =>
      inTransaction(db, 'end other sessions', async (trx) => {
        const now = clock.now();
        const ending = { reason: 'ended_by_owner', now, except: seller.sessionId };
        const ended = await sellerSessions.endAll(trx, seller.accountId, ending);
        if (ended > 0)
          await recordEvent(trx, { accountId: seller.accountId, kind: 'sessions_ended', now, details: { ended } });
        return ended;
      }),
  };
}
