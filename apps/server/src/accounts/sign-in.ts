import type { Tokens as TokensOnTheWire, User } from '@app/contracts/accounts';
import { normaliseHandle } from '@app/contracts/handle';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';
import { findCredentials, findUser, noteSignin } from './accounts.queries.ts';
import type { AccountsContext } from './deps.ts';
import { signinByAccount, signinByAddress } from './limits.ts';
import { sellerSessions } from './sessions.service.ts';
import { toUser } from './user.ts';

export interface SignedIn extends TokensOnTheWire {
  user: User;
}

/** The specified words for a handle that cannot be one. */
export const handleRefused = 'Please enter a valid TikTok handle';

/** The stored form of a typed handle; throws an input error that names `handle`. */
export function requireHandle(typed: string): string {
  const handle = normaliseHandle(typed);
  if (handle === null) throw fieldError('handle', handleRefused);
  return handle;
}

/**
 * Checks the password and opens a session. A handle without an account and a wrong password cost the same work and get the same answer,
 * `invalid_credentials`. Also throws `rate_limited` and `unavailable`.
 */
export async function signIn(
  context: AccountsContext,
  body: { handle: string; password: string },
  ip: string,
  device: string | null = null,
): Promise<SignedIn> {
  const handle = requireHandle(body.handle);
  const address = addressKey(ip);
  // The address first: beyond its limit it must not go on counting against other people's accounts.
  await context.limits.take(signinByAddress, address);
  await context.limits.take(signinByAccount, handle);
  const account = await findCredentials(context.db, { handle });
  const passwordHash = account?.passwordHash ?? null;
  const matches = await context.passwords.matches(body.password, passwordHash);
  if (!matches || !account || passwordHash === null) throw new AppError('invalid_credentials');
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign in', async (trx) => {
    // Changed between the check and now: whoever knew the old password gets no session any more.
    if (!(await noteSignin(trx, account.accountId, passwordHash, now))) throw new AppError('invalid_credentials');
    return sellerSessions.open(trx, account.accountId, now, device);
  });
  await context.limits.clear(signinByAccount, handle);
  await context.limits.giveBack(signinByAddress, address);
  return signedIn(context, session);
}

/** Exchanges a refresh token; every failure is the same `refresh_token_invalid` to the caller. */
export async function refresh(
  context: AccountsContext,
  refreshToken: string,
  device: string | null = null,
): Promise<TokensOnTheWire> {
  const outcome = await inTransaction(context.db, 'refresh session', (trx) =>
    sellerSessions.refresh(trx, refreshToken, context.clock.now(), device),
  );
  if (outcome.ok) return signedIn(context, outcome);
  if (outcome.reason === 'theft')
    context.logger.warn({ sessionId: outcome.sessionId }, 'a refresh token was used twice: its session was revoked');
  throw new AppError('refresh_token_invalid');
}

/** Tokens and user of a session that was opened or refreshed just now. */
export async function signedIn(context: AccountsContext, session: OpenedSession): Promise<SignedIn> {
  const user = await readUser(context, session.accountId);
  const { accountId, sessionId, refreshToken } = session;
  const [accessToken, idToken] = await Promise.all([
    context.tokens.signAccess({ accountId, sessionId, handle: user.handle }),
    context.tokens.signId(user),
  ]);
  return { accessToken, refreshToken, idToken, user };
}

/** The signed-in seller; `session_ended` when the account is gone. */
export async function readUser(context: AccountsContext, accountId: string): Promise<User> {
  const row = await findUser(context.db, accountId);
  if (!row) throw new AppError('session_ended');
  return toUser(row, context.publicOrigin(), context.clock.now());
}
