import type { UpdateMeBody, User } from '@app/contracts/accounts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, requireCredentials } from '#server/accounts/accounts.queries.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { passwordLimits } from '#server/accounts/limits.ts';
import { requireTikTokProof } from '#server/accounts/password/own-proof.ts';
import { requireWhatsappNumber } from '#server/accounts/phone/phone-number.ts';
import { ownerCodeUse, withCode } from '#server/accounts/phone/use-code.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { findRightPassword } from '#server/identity/password-limits.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

const tiktokFirst = 'First confirm with TikTok that it is you.';
const wrongPassword = 'The password is wrong. Please try again.';

/**
 * The first entry is free; later ones need password, code or TikTok. Throws `password_required` (also for a wrong one),
 * `invalid_request`, `conflict` when another call was faster, what `withCode` throws.
 */
export async function changeContact(context: AccountsContext, seller: Seller, body: UpdateMeBody): Promise<User> {
  const to = body.phoneNumber === null ? null : requireWhatsappNumber(body.phoneNumber);
  const account = await requireCredentials(context.db, seller);
  if (account.whatsappNumber === to) return readUser(context, seller.accountId);
  const needsProof = account.whatsappChangedAt !== null;
  const { passwordHash, loginPhone } = account;
  const byTikTok = needsProof && passwordHash === null && loginPhone === null && body.password === undefined;
  const change = async (trx: Trx) => {
    await lockLiveSession(trx, seller);
    if (byTikTok) await requireTikTokProof(trx, seller, context.clock.now(), tiktokFirst);
    await replaceContact(context, trx, account, to);
  };
  if (needsProof && body.code !== undefined) {
    await withCode(context, ownerCodeUse(context, { ...account, code: body.code }), 'change contact', change);
  } else {
    if (needsProof && !byTikTok) await requirePassword(context, account, body.password);
    await inTransaction(context.db, 'change contact', change);
  }
  return readUser(context, seller.accountId);
}

async function replaceContact(context: AccountsContext, trx: Trx, account: Credentials, to: string | null) {
  const { accountId, whatsappNumber: from, whatsappChangedAt } = account;
  const now = context.clock.now();
  // A number that follows a removed one is new to buyers, too.
  const isNew = to !== null && whatsappChangedAt !== null;
  const newUntil = isNew ? contactNewUntil(now) : null;
  if (!(await replaceWhatsappNumber(trx, accountId, { from, to, newUntil }, now))) throw new AppError('conflict');
  const details = { hadContact: from !== null, hasContact: to !== null };
  await recordEvent(trx, { accountId, kind: 'contact_changed', now, details });
  await bumpShop(trx, accountId);
}

async function requirePassword(
  context: AccountsContext,
  { accountId, passwordHash }: Credentials,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw new AppError('password_required');
  if ((await findRightPassword(context, passwordLimits, { accountId, passwordHash, passwords: [password] })) === null)
    throw new AppError('password_required', {
      message: wrongPassword,
      errors: [{ field: 'password', message: wrongPassword }],
    });
}

/**
 * False when another call was faster. `newUntil`: until when buyers are told that the number is new; null leaves that.
 */
export async function replaceWhatsappNumber(
  trx: Trx,
  accountId: string,
  { from, to, newUntil }: { from: string | null; to: string | null; newUntil: Date | null },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({ whatsapp_number: to, whatsapp_changed_at: now, ...(newUntil && { contact_new_until: newUntil }) })
    .where('account_id', '=', accountId)
    .where('whatsapp_number', 'is not distinct from', from)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
