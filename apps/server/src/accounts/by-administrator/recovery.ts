import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findUser } from '#server/accounts/accounts.queries.ts';
import { sendCode } from '#server/accounts/phone/send-code.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireLockedAccount } from './act-on-account.ts';

/** `sentTo`: the masked number a code went to; null when only the link helps. `link` is for the seller. */
interface StartedRecovery {
  sentTo: string | null;
  link: string;
}

/**
 * By a code to the proven number, and on the page behind `link` by the bio. Throws `not_found`, what `sendCode` throws.
 */
export async function startRecovery(
  context: AccountsContext,
  accountId: string,
  ip: string,
  within: (trx: Trx, bySms: boolean) => Promise<void>,
): Promise<StartedRecovery> {
  const user = await findUser(context.db, accountId);
  if (!user) throw new AppError('not_found');
  const phone = context.sms ? user.login_phone : null;
  const way = phone === null ? '&way=bio' : '';
  const link = `${context.publicOrigin()}/login?tab=recover${way}${user.handle === null ? '' : `&handle=${user.handle}`}`;
  const note = async (trx: Trx, now: Date) => {
    await requireLockedAccount(trx, accountId);
    const bySms = phone !== null;
    await recordEvent(trx, { accountId, kind: 'recovery_started', now, details: { bySms, byAdministrator: true } });
    await within(trx, bySms);
  };
  if (phone === null) {
    await inTransaction(context.db, 'start a recovery', (trx) => note(trx, context.clock.now()));
    return { sentTo: null, link };
  }
  const { codeDelivery } = await sendCode(
    context,
    { purpose: 'recovery', phone, boundTo: '', asker: null, isOwn: true, ip },
    note,
  );
  return { sentTo: codeDelivery.destination, link };
}
