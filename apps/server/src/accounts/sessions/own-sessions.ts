import type { OwnerProof, Session } from '@app/contracts/account-settings';
import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { withOwnProof } from '#server/accounts/password/own-proof.ts';
import { unknownDevice } from '#server/identity/device.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { AppError } from '#server/platform/errors.ts';

/** The places where an account is signed in, in its owner's hands. Ending one acts at once, on reads, writes and socket joins. */
export interface OwnSessions {
  list(seller: Seller): Promise<Session[]>;
  /**
   * Ends one, by its owner's proof: whoever holds a stolen token must not shut the owner out. Throws `not_found` for an id that is not one of this
   * account's, and what `withOwnProof` throws. Ending one twice changes nothing.
   */
  end(seller: Seller, sessionId: string, proof: OwnerProof, ip: string): Promise<void>;
  /** All but the caller's, by the same proof. Answers how many ended. */
  endOthers(seller: Seller, proof: OwnerProof, ip: string): Promise<number>;
}

const missing = 'Please enter your password to sign out other phones.';

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
    end: (seller, sessionId, proof, ip) =>
      withOwnProof(context, seller, { ...proof, ip }, { name: 'end a session', missing }, async (trx, now) => {
        const ending = { reason: 'ended_by_owner', now };
        if (!(await sellerSessions.endOwn(trx, seller.accountId, sessionId, ending))) throw new AppError('not_found');
      }),
    endOthers: (seller, proof, ip) =>
      withOwnProof(context, seller, { ...proof, ip }, { name: 'end other sessions', missing }, async (trx, now) => {
        const { accountId, sessionId } = seller;
        const ended = await sellerSessions.endAll(trx, accountId, { reason: 'ended_by_owner', now, except: sessionId });
        if (ended > 0) await recordEvent(trx, { accountId, kind: 'sessions_ended', now, details: { ended } });
        return ended;
      }),
  };
}
