import type { Tokens as TokensOnTheWire, User } from '@app/contracts/accounts';
import { normaliseHandle } from '@app/contracts/handle';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { type Credentials, findCredentials, findUser, noteSignin } from '#server/accounts/accounts.queries.ts';
import type { Caller } from '#server/accounts/caller.ts';
import { signinByAccount, signinByAddress, signinByDevice, signinByHandleAndNetwork } from '#server/accounts/limits.ts';
import { toUser } from '#server/accounts/user.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { addressKey, networkKey } from '#server/platform/http/database-limits.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';

export interface SignedIn extends TokensOnTheWire {
  user: User;
  /** Of `KnownDevices`; leaves in a cookie only. */
  deviceToken: string;
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
  caller: Caller,
): Promise<SignedIn> {
  const handle = requireHandle(body.handle);
  const account = await findCredentials(context.db, { handle });
  const forgive = await passGates(context, { handle, account, caller });
  const passwordHash = account?.passwordHash ?? null;
  const matches = await context.passwords.matches(body.password, passwordHash);
  if (!matches || !account || passwordHash === null) throw new AppError('invalid_credentials');
  const now = context.clock.now();
  const session = await inTransaction(context.db, 'sign in', async (trx) => {
    // Changed between the check and now: whoever knew the old password gets no session any more.
    if (!(await noteSignin(trx, account.accountId, passwordHash, now))) throw new AppError('invalid_credentials');
    return sellerSessions.open(trx, account.accountId, now, caller.device);
  });
  await forgive();
  return signedIn(context, session);
}

/**
 * Counts the try before the password is looked at; answers what takes it back once it was the right one. A browser that signed in before has its
 * own gate and waits for nobody else. Throws `rate_limited`.
 */
async function passGates(
  { limits, knownDevices }: AccountsContext,
  { handle, account, caller }: { handle: string; account: Credentials | null; caller: Caller },
): Promise<() => Promise<void>> {
  const device = account && knownDevices.find(caller.deviceCookie, account);
  if (device !== null) {
    await limits.take(signinByDevice, device);
    return () => limits.clear(signinByDevice, device);
  }
  const address = addressKey(caller.ip);
  // A new password is a new gate: what was tried before it keeps nobody from using it.
  const fromNetwork = `${handle} ${networkKey(caller.ip)} ${account?.passwordHash}`;
  // From narrow to wide, and nothing is given back to whoever is refused: beyond the own limits nobody goes on counting against others.
  await limits.take(signinByAddress, address);
  await limits.take(signinByHandleAndNetwork, fromNetwork);
  await limits.take(signinByAccount, handle);
  return async () => {
    await limits.giveBack(signinByAddress, address);
    await limits.clear(signinByHandleAndNetwork, fromNetwork);
    await limits.giveBack(signinByAccount, handle);
  };
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
  const { accountId, sessionId, refreshToken } = session;
  const [user, account] = await Promise.all([readUser(context, accountId), findCredentials(context.db, { accountId })]);
  if (!account) throw new AppError('session_ended');
  const [accessToken, idToken] = await Promise.all([
    context.tokens.signAccess({ accountId, sessionId }),
    context.tokens.signId(user),
  ]);
  return { accessToken, refreshToken, idToken, user, deviceToken: context.knownDevices.tokenFor(account, sessionId) };
}

/** What the browser of this session is known by with the password as it is now. */
export async function deviceTokenOf(
  { db, knownDevices }: AccountsContext,
  { accountId, sessionId }: Seller,
): Promise<string> {
  const account = await findCredentials(db, { accountId });
  if (!account) throw new AppError('session_ended');
  return knownDevices.tokenFor(account, sessionId);
}

/** The signed-in seller; `session_ended` when the account is gone. */
export async function readUser(context: AccountsContext, accountId: string): Promise<User> {
  const row = await findUser(context.db, accountId);
  if (!row) throw new AppError('session_ended');
  return toUser(row, context.publicOrigin(), context.clock.now());
}
