import type { ChangePasswordBody } from '@app/contracts/accounts/settings.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, requireCredentials } from '#server/accounts/accounts.queries.ts';
import { passwordLimits } from '#server/accounts/limits.ts';
import { ownerCodeUse, requireRightCode, withCode } from '#server/accounts/phone/use-code.ts';
import { readConnection } from '#server/accounts/tiktok/connection.ts';
import { recordEvent } from '#server/identity/account-events.ts';
import { findRightPassword } from '#server/identity/password-limits.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { missingPassword, requireTikTokProof, wrongPassword } from './own-proof.ts';

const currentFirst = 'Please enter your current password.';
const tiktokFirst = 'First confirm with TikTok that it is you.';
const codeFirst = 'First ask for a code to your phone number, then enter it here.';

/**
 * Sets a new password and ends all other sessions. A first one needs a code or TikTok: a stolen access token must not
 * become a way in that stays. Answers the browser's device token. Throws `password_required` (naming what is missing),
 * `password_wrong`, `invalid_request` (naming `newPassword`), `rate_limited`, `conflict` when another call was faster,
 * what `withCode` throws.
 */
export async function changePassword(
  context: AccountsContext,
  seller: Seller,
  body: ChangePasswordBody,
  ip: string,
): Promise<string> {
  const account = await requireCredentials(context.db, seller);
  requireGoodPassword(body.newPassword, { handle: account.handle }, 'newPassword');
  if (account.passwordHash === null) await setFirstPassword(context, seller, account, body);
  else await setPassword(context, seller, account.passwordHash, body, ip);
  return context.knownDevices.tokenFor(await requireCredentials(context.db, seller), seller.sessionId);
}

async function setPassword(
  context: AccountsContext,
  seller: Seller,
  passwordHash: string,
  { currentPassword, newPassword, code }: ChangePasswordBody,
  ip: string,
): Promise<void> {
  if (currentPassword === undefined && code === undefined) throw missingPassword('currentPassword', currentFirst);
  // The new one may be the account's already, from a try whose answer was lost: then nothing is left to do.
  const passwords = currentPassword === undefined ? [newPassword] : [currentPassword, newPassword];
  const guess = { accountId: seller.accountId, passwordHash, passwords, ip };
  const right = await findRightPassword(context, passwordLimits, guess);
  if (right === null)
    throw currentPassword === undefined
      ? missingPassword('currentPassword', currentFirst)
      : wrongPassword('currentPassword');
  if (right !== currentPassword) return;
  const to = await context.passwords.hash(newPassword);
  await inTransaction(context.db, 'change password', (trx) =>
    replacePassword(trx, seller, { from: passwordHash, to }, context.clock.now()),
  );
}

async function setFirstPassword(
  context: AccountsContext,
  seller: Seller,
  account: Credentials,
  { newPassword, code }: ChangePasswordBody,
): Promise<void> {
  if (account.loginPhone === null && code === undefined) {
    if ((await readConnection(context, seller)).provenUntil === null) throw missingPassword('tiktok', tiktokFirst);
    const to = await context.passwords.hash(newPassword);
    return inTransaction(context.db, 'set first password', async (trx) => {
      const now = context.clock.now();
      await requireTikTokProof(trx, seller, now, tiktokFirst);
      await replacePassword(trx, seller, { from: null, to }, now);
    });
  }
  if (code === undefined) throw missingPassword('code', codeFirst);
  const use = ownerCodeUse(context, { ...account, code });
  // Hashing is expensive: a wrong code must not buy it.
  await requireRightCode(context, use);
  const to = await context.passwords.hash(newPassword);
  await withCode(context, use, 'set first password', (trx, now) =>
    replacePassword(trx, seller, { from: null, to }, now),
  );
}

/** Throws `conflict` when the password is no longer the one that was looked at. */
async function replacePassword(
  trx: Trx,
  { accountId, sessionId }: Seller,
  { from, to }: { from: string | null; to: string },
  now: Date,
): Promise<void> {
  const row = await trx
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('account_id', '=', accountId)
    .where('password_hash', 'is not distinct from', from)
    .returning('account_id')
    .executeTakeFirst();
  if (!row) throw new AppError('conflict');
  const ending = { reason: 'password_changed', now, except: sessionId };
  const sessionsEnded = await sellerSessions.endAll(trx, accountId, ending);
  const kind = from === null ? 'password_set' : 'password_changed';
  await recordEvent(trx, { accountId, kind, now, details: { sessionsEnded } });
}
