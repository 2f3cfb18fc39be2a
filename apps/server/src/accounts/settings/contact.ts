import type { UpdateMeBody, User } from '@app/contracts/accounts.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, findCredentials } from '#server/accounts/accounts.queries.ts';
import { contactNewUntil } from '#server/accounts/contact-new-until.ts';
import { ownPasswordByAccount } from '#server/accounts/limits.ts';
import { requireTikTokProof } from '#server/accounts/password/own-proof.ts';
import { requireWhatsappNumber } from '#server/accounts/phone/phone-number.ts';
import { withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { readUser } from '#server/accounts/signed-in.ts';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

const tiktokFirst = 'First confirm with TikTok that it is you.';
const wrongPassword = 'The password is wrong. Please try again.';

/**
 * Sets, changes or takes away the number that buyers write to. The very first entry is free; every later change needs
 * the password, a code to the proven number, or where there is neither, TikTok's word, because whoever changes it receives the buyers' money. Throws
 * `password_required` (also for a wrong one, naming the field), `invalid_request`, `conflict` when it was changed
 * meanwhile, what `withOwnerCode` throws.
 */
export async function changeContact(context: AccountsContext, seller: Seller, body: UpdateMeBody): Promise<User> {
  const to = body.phoneNumber === null ? null : requireWhatsappNumber(body.phoneNumber);
  const account = await findCredentials(context.db, { accountId: seller.accountId });
  if (!account) throw new AppError('session_ended');
  const from = account.whatsappNumber;
  if (from === to) return readUser(context, seller.accountId);
  const needsProof = account.whatsappChangedAt !== null;
  const { passwordHash, loginPhone } = account;
  // It has no other word of its owner than having just come by way of TikTok.
  const byTikTok = needsProof && passwordHash === null && loginPhone === null && body.password === undefined;
  const change = async (trx: Trx) => {
    await lockLiveSession(trx, seller);
    if (byTikTok) await requireTikTokProof(trx, seller, context.clock.now(), tiktokFirst);
    await replaceContact(context, trx, account, to);
  };
  if (needsProof && body.code !== undefined) {
    await withOwnerCode(context, { ...account, code: body.code }, 'change contact', change);
  } else {
    if (needsProof && !byTikTok) await requirePassword(context, seller, body.password, account.passwordHash);
    await inTransaction(context.db, 'change contact', change);
  }
  return readUser(context, seller.accountId);
}

async function replaceContact(context: AccountsContext, trx: Trx, account: Credentials, to: string | null) {
  const { accountId, whatsappNumber: from, whatsappChangedAt } = account;
  const now = context.clock.now();
  // A number after one that was taken away is as new as one that takes its place.
  const isNew = to !== null && whatsappChangedAt !== null;
  const newUntil = isNew ? contactNewUntil(now) : null;
  if (!(await replaceWhatsappNumber(trx, accountId, { from, to, newUntil }, now))) throw new AppError('conflict');
  const details = { hadContact: from !== null, hasContact: to !== null };
  await recordEvent(trx, { accountId, kind: 'contact_changed', now, details });
  await bumpShop(trx, accountId);
}

/** Guesses are limited as at the sign-in: a stolen access token must not become a place to try passwords. */
async function requirePassword(
  context: AccountsContext,
  seller: Seller,
  password: string | undefined,
  passwordHash: string | null,
): Promise<void> {
  if (password === undefined) throw new AppError('password_required');
  await context.limits.take(ownPasswordByAccount, seller.accountId);
  if (!(await context.passwords.matches(password, passwordHash)))
    throw new AppError('password_required', {
      message: wrongPassword,
      errors: [{ field: 'password', message: wrongPassword }],
    });
  await context.limits.clear(ownPasswordByAccount, seller.accountId);
}

/**
 * Changes the number if it is still the one that was read; false when somebody else was faster. `newUntil`: until when
 * buyers are told that it is new; null leaves that as it is.
 */
export async function replaceWhatsappNumber(
  trx: Trx,
  accountId: string,
  numbers: { from: string | null; to: string | null; newUntil: Date | null },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({
      whatsapp_number: numbers.to,
      whatsapp_changed_at: now,
      ...(numbers.newUntil === null ? {} : { contact_new_until: numbers.newUntil }),
    })
    .where('account_id', '=', accountId)
    .where('whatsapp_number', 'is not distinct from', numbers.from)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
