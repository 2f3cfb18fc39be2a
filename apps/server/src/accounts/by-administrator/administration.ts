import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { restoreShop, suspendShop } from '#server/catalog/catalog.service.ts';
import { holdAccount, sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { correctContact } from './correct-contact.ts';
import { correctSignUpNumber, isSignUp, resendSignUpCode, type Within } from './pending-sign-up.ts';
import { type StartedRecovery, startRecovery } from './recovery.ts';

/**
 * What administrators do to an account. Its owner finds it among the account's events. What takes a transaction holds the account's row first, so a
 * deletion waits, or is over: then it throws `not_found`.
 */
export interface AccountAdministration {
  /** Holds the account's row until the transaction ends. Throws `not_found`. */
  hold(trx: Trx, accountId: string): Promise<void>;
  /** A second time changes only the message. Answers since when the shop is suspended. */
  suspend(trx: Trx, accountId: string, message: string): Promise<Date>;
  /** Answers since when the shop was suspended. Throws `conflict` when it was not. */
  restore(trx: Trx, accountId: string): Promise<Date>;
  /** Signs out everywhere, at once. Answers how many sessions ended. */
  endSessions(trx: Trx, accountId: string): Promise<number>;
  /** False when this is the contact already. Throws `invalid_request`. */
  correctContact(trx: Trx, accountId: string, typedNumber: string): Promise<boolean>;
  /** Throws `not_found`, and what sending a code throws. */
  startRecovery(
    accountId: string,
    ip: string,
    within: (trx: Trx, bySms: boolean) => Promise<void>,
  ): Promise<StartedRecovery>;
  /** Does this id name a sign-up that waits for its code? */
  isSignUp(signUpId: string): Promise<boolean>;
  /** The masked number. Throws `not_found`, `handle_taken`, and what sending a code throws. */
  resendSignUpCode(signUpId: string, ip: string, within: Within): Promise<string>;
  /** Gives the sign-up another number and sends the code there; the masked number. Throws `conflict`, `invalid_request`, and as `resendSignUpCode`. */
  correctSignUpNumber(signUpId: string, typedNumber: string, ip: string, within: Within): Promise<string>;
}

export function createAccountAdministration(context: AccountsContext): AccountAdministration {
  const { clock } = context;
  return {
    hold,
    async suspend(trx, accountId, message) {
      await hold(trx, accountId);
      const now = clock.now();
      const since = await suspendShop(trx, accountId, message, now);
      await recordEvent(trx, { accountId, kind: 'suspended', now });
      return since;
    },
    async restore(trx, accountId) {
      await hold(trx, accountId);
      const since = await restoreShop(trx, accountId);
      if (!since) throw new AppError('conflict', { message: 'This shop is not suspended.' });
      await recordEvent(trx, { accountId, kind: 'restored', now: clock.now() });
      return since;
    },
    async endSessions(trx, accountId) {
      await hold(trx, accountId);
      const now = clock.now();
      const ended = await sellerSessions.endAll(trx, accountId, { reason: 'ended_by_administrator', now });
      const details = { ended, byAdministrator: true };
      if (ended > 0) await recordEvent(trx, { accountId, kind: 'sessions_ended', now, details });
      return ended;
    },
    correctContact: (trx, accountId, typedNumber) => correctContact(trx, accountId, typedNumber, clock.now()),
    startRecovery: (accountId, ip, within) => startRecovery(context, accountId, ip, within),
    isSignUp: (signUpId) => isSignUp(context.db, signUpId),
    resendSignUpCode: (signUpId, ip, within) => resendSignUpCode(context, signUpId, ip, within),
    correctSignUpNumber: (signUpId, typed, ip, within) => correctSignUpNumber(context, signUpId, typed, ip, within),
  };
}

async function hold(trx: Trx, accountId: string): Promise<void> {
  if (!(await holdAccount(trx, accountId))) throw new AppError('not_found');
}
