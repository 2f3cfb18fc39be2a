import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findCredentials } from '#server/accounts/accounts.queries.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { passwordLimits } from '#server/accounts/limits.ts';
import { requireHandle } from '#server/accounts/sign-up/handle-check.ts';
import { type SignedIn, signedIn } from '#server/accounts/signed-in.ts';
import { checkSignInLimits } from '#server/identity/password-limits.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';

const handleMissing = 'Please enter your TikTok handle';
const passwordMissing = 'Please enter your password';

/** An unknown handle and a wrong password cost the same work and get the same answer, `invalid_credentials`. */
export async function signIn(
  context: AccountsContext,
  body: { handle: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  if (/^[@\s]*$/.test(body.handle)) throw fieldError('handle', handleMissing);
  if (body.password === '') throw fieldError('password', passwordMissing);
  const handle = requireHandle(body.handle);
  const account = await findCredentials(context.db, { handle });
  const passwordHash = account?.passwordHash ?? null;
  const attempt = await checkSignInLimits(context, passwordLimits, {
    owner: account,
    caller,
    // A new password starts a new counter: what was tried before it keeps no one from using it.
    networkKey: `${handle} ${blockKey(caller.ip)} ${account?.passwordHash}`,
    accountKey: handle,
  });
  const matches = await context.passwords.matches(body.password, passwordHash);
  if (!matches || !account || passwordHash === null) throw new AppError('invalid_credentials');
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign in', async (trx) => {
    // With a password that was changed since the check no session opens.
    if (!(await noteSignin(trx, account.accountId, passwordHash, now))) throw new AppError('invalid_credentials');
    return sellerSessions.open(trx, account.accountId, now, caller.device);
  });
  await attempt.passwordWasRight();
  await attempt.refundAddress();
  return signedIn(context, session);
}

/** Notes a sign-in; false when the password was changed since it was checked. */
export async function noteSignin(trx: Trx, accountId: string, passwordHash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({ last_login_at: now })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}
