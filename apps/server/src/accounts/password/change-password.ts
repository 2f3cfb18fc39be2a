import type { ChangePasswordBody } from '@app/contracts/account-settings';
import { recordEvent } from '#server/accounts/account-events.ts';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, findCredentials } from '#server/accounts/accounts.queries.ts';
import { ownPasswordByAccount, signinByAddress } from '#server/accounts/limits.ts';
import { requireRightOwnerCode, withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';

const currentFirst = 'Please enter your current password.';
const codeFirst = 'Please ask for a code to your phone number first, and enter it here.';

/**
 * Sets a new password; every other session ends, the caller's stays. An account that was opened by phone has none yet: its first one needs a code
 * to the proven number, because a stolen access token must not become a way in that stays. Repeated after a lost answer it answers the same.
 * Throws `password_required` (naming what is missing, `currentPassword` or `code`), `password_wrong`, `invalid_request` (naming `newPassword`),
 * `rate_limited`, `conflict` when it was changed meanwhile, what `withOwnerCode` throws.
 */
export async function changePassword(
  context: AccountsContext,
  seller: Seller,
  body: ChangePasswordBody,
  ip: string,
): Promise<void> {
  const account = await findCredentials(context.db, { accountId: seller.accountId });
  if (!account) throw new AppError('session_ended');
  requireGoodPassword(body.newPassword, { handle: account.handle }, 'newPassword');
  const { passwordHash } = account;
  if (passwordHash === null) return setFirstPassword(context, seller, account, body);
  const { currentPassword, newPassword, code } = body;
  if (currentPassword === undefined && code === undefined) throw missing('currentPassword', currentFirst);
  // The new one may be the account's already, from a try whose answer was lost: then nothing is left to do.
  const typed = currentPassword === undefined ? [newPassword] : [currentPassword, newPassword];
  const right = await findRight(context, seller, typed, { passwordHash, ip });
  if (right === null)
    throw currentPassword === undefined ? missing('currentPassword', currentFirst) : wrong('currentPassword');
  if (right !== currentPassword) return;
  const to = await context.passwords.hash(body.newPassword);
  await inTransaction(context.db, 'change password', (trx) =>
    replacePassword(trx, seller, { from: passwordHash, to }, context.clock.now()),
  );
}

async function setFirstPassword(
  context: AccountsContext,
  seller: Seller,
  account: Credentials,
  body: ChangePasswordBody,
): Promise<void> {
  if (body.code === undefined) throw missing('code', codeFirst);
  const owner = { accountId: seller.accountId, loginPhone: account.loginPhone, code: body.code };
  // Hashing is dear: a wrong code must not buy it.
  await requireRightOwnerCode(context, owner);
  const to = await context.passwords.hash(body.newPassword);
  await withOwnerCode(context, owner, 'set first password', (trx, now) =>
    replacePassword(trx, seller, { from: null, to }, now),
  );
}

/**
 * The password once more before something weighty. Guesses are limited as at the sign-in: a stolen access token must not become a place to try
 * passwords. Throws `password_required` with the words `missing`, `password_wrong` naming `field`, `rate_limited`.
 */
export async function requireOwnPassword(
  context: AccountsContext,
  seller: Seller,
  asked: { password: string | undefined; passwordHash: string | null; ip: string; field: string; missing: string },
): Promise<void> {
  if (asked.password === undefined) throw missing(asked.field, asked.missing);
  if ((await findRight(context, seller, [asked.password], asked)) === null) throw wrong(asked.field);
}

/** Counts one guess, and answers which of the passwords is the account's; null when none is. */
async function findRight(
  context: AccountsContext,
  seller: Seller,
  passwords: string[],
  { passwordHash, ip }: { passwordHash: string | null; ip: string },
): Promise<string | null> {
  const address = addressKey(ip);
  await context.limits.take(signinByAddress, address);
  await context.limits.take(ownPasswordByAccount, seller.accountId);
  for (const password of passwords) {
    if (!(await context.passwords.matches(password, passwordHash))) continue;
    await context.limits.clear(ownPasswordByAccount, seller.accountId);
    await context.limits.giveBack(signinByAddress, address);
    return password;
  }
  return null;
}

function missing(field: string, message: string): AppError {
  return new AppError('password_required', { message, errors: [{ field, message }] });
}

function wrong(field: string): AppError {
  const { message } = new AppError('password_wrong');
  return new AppError('password_wrong', { errors: [{ field, message }] });
}

/** Throws `conflict` when the password is no longer the one that was looked at. */
async function replacePassword(
  trx: Trx,
  { accountId, sessionId }: Seller,
  hashes: { from: string | null; to: string },
  now: Date,
): Promise<void> {
  const row = await trx
    .updateTable('accounts')
    .set({ password_hash: hashes.to })
    .where('account_id', '=', accountId)
    .where('password_hash', 'is not distinct from', hashes.from)
    .returning('account_id')
    .executeTakeFirst();
  if (!row) throw new AppError('conflict');
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, {
    reason: 'password_changed',
    now,
    except: sessionId,
  });
  const kind = hashes.from === null ? 'password_set' : 'password_changed';
  await recordEvent(trx, { accountId, kind, now, details: { sessionsEnded } });
}
