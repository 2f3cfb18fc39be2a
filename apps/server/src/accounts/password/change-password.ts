import type { ChangePasswordBody } from '@app/contracts/account-settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, findCredentials } from '#server/accounts/accounts.queries.ts';
import { requireRightOwnerCode, withOwnerCode } from '#server/accounts/phone/use-code.ts';
import { deviceTokenOf } from '#server/accounts/signed-in.ts';
import { readConnection } from '#server/accounts/tiktok/connection.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findRightPassword, missingPassword, requireTikTokProof, wrongPassword } from './own-proof.ts';

const currentFirst = 'Please enter your current password.';
const tiktokFirst = 'First confirm with TikTok that it is you.';
const codeFirst = 'First ask for a code to your phone number, then enter it here.';

/**
 * Sets a new password; every other session ends, the caller's stays. Answers what the caller's browser is known by from
 * now on. An account that was opened by phone has none yet: its first one needs a code to the proven number, because a
 * stolen access token must not become a way in that stays. Repeated after a lost answer it answers the same. Throws
 * `password_required` (naming what is missing, `currentPassword` or `code`), `password_wrong`, `invalid_request`
 * (naming `newPassword`), `rate_limited`, `conflict` when it was changed meanwhile, what `withOwnerCode` throws.
 */
export async function changePassword(
  context: AccountsContext,
  seller: Seller,
  body: ChangePasswordBody,
  ip: string,
): Promise<string> {
  await setPassword(context, seller, body, ip);
  return deviceTokenOf(context, seller);
}

async function setPassword(
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
  if (currentPassword === undefined && code === undefined) throw missingPassword('currentPassword', currentFirst);
  // The new one may be the account's already, from a try whose answer was lost: then nothing is left to do.
  const typed = currentPassword === undefined ? [newPassword] : [currentPassword, newPassword];
  const right = await findRightPassword(context, seller, typed, { passwordHash, ip });
  if (right === null)
    throw currentPassword === undefined
      ? missingPassword('currentPassword', currentFirst)
      : wrongPassword('currentPassword');
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
  if (account.loginPhone === null && body.code === undefined) {
    if ((await readConnection(context, seller)).provenUntil === null) throw missingPassword('tiktok', tiktokFirst);
    const hash = await context.passwords.hash(body.newPassword);
    return inTransaction(context.db, 'set first password', async (trx) => {
      const now = context.clock.now();
      await requireTikTokProof(trx, seller, now, tiktokFirst);
      await replacePassword(trx, seller, { from: null, to: hash }, now);
    });
  }
  if (body.code === undefined) throw missingPassword('code', codeFirst);
  const owner = { accountId: seller.accountId, loginPhone: account.loginPhone, code: body.code };
  // Hashing is dear: a wrong code must not buy it.
  await requireRightOwnerCode(context, owner);
  const to = await context.passwords.hash(body.newPassword);
  await withOwnerCode(context, owner, 'set first password', (trx, now) =>
    replacePassword(trx, seller, { from: null, to }, now),
  );
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
