import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { requireWhatsappNumber } from '#server/accounts/phone/phone-number.ts';
import { replaceWhatsappNumber } from '#server/accounts/settings/contact.ts';
import { bumpShop, restoreShop, suspendShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { lockAccount, sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

// What administrators do to an account, in their transaction. Each locks its row first, and throws `not_found` after a
// deletion.

/** Locks the account's row until the transaction ends. Throws `not_found`. */
export async function requireLockedAccount(trx: Trx, accountId: string): Promise<void> {
  if (!(await lockAccount(trx, accountId))) throw new AppError('not_found');
}

/** A second time changes only the message. Answers since when it is suspended. */
export async function suspendAccount(
  { clock }: AccountsContext,
  trx: Trx,
  accountId: string,
  message: string,
): Promise<Date> {
  await requireLockedAccount(trx, accountId);
  const now = clock.now();
  const since = await suspendShop(trx, accountId, message, now);
  await recordEvent(trx, { accountId, kind: 'suspended', now });
  return since;
}

/** Lifts what deleted accounts of the same TikTok left, too. Throws `conflict` for a shop that is not suspended. */
export async function restoreAccount(
  { clock, deletedAccounts }: AccountsContext,
  trx: Trx,
  accountId: string,
): Promise<Date> {
  await requireLockedAccount(trx, accountId);
  const since = await restoreShop(trx, accountId);
  if (!since) throw new AppError('conflict', { message: 'This shop is not suspended.' });
  await deletedAccounts.liftOf(trx, accountId);
  await recordEvent(trx, { accountId, kind: 'restored', now: clock.now() });
  return since;
}

/** Answers how many sessions ended. */
export async function endAllSessions({ clock }: AccountsContext, trx: Trx, accountId: string): Promise<number> {
  await requireLockedAccount(trx, accountId);
  const now = clock.now();
  const ended = await sellerSessions.endAll(trx, accountId, { reason: 'ended_by_administrator', now });
  const details = { ended, byAdministrator: true };
  if (ended > 0) await recordEvent(trx, { accountId, kind: 'sessions_ended', now, details });
  return ended;
}

/** Shown as new for a week. False when it is this number already. Throws `invalid_request`. */
export async function correctContact(
  { clock }: AccountsContext,
  trx: Trx,
  accountId: string,
  typedNumber: string,
): Promise<boolean> {
  const to = requireWhatsappNumber(typedNumber);
  const row = await trx
    .selectFrom('accounts')
    .select('whatsapp_number')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const from = row.whatsapp_number;
  if (from === to) return false;
  const now = clock.now();
  await replaceWhatsappNumber(trx, accountId, { from, to, newUntil: contactNewUntil(now) }, now);
  const details = { hadContact: from !== null, hasContact: true, byAdministrator: true };
  await recordEvent(trx, { accountId, kind: 'contact_changed', now, details });
  await bumpShop(trx, accountId);
  return true;
}
