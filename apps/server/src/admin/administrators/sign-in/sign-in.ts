import type { AdminLoginBody } from '@app/contracts/admin/session.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import {
  type AdminCredentials,
  findAdminBy,
  lockAdmin,
  updateAdmin,
} from '#server/admin/administrators/administrators.queries.ts';
import { adminCodeByAdmin, adminPasswordLimits } from '#server/admin/administrators/limits.ts';
import { totpStep } from '#server/admin/administrators/totp.ts';
import { normaliseUsername } from '#server/admin/administrators/username.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { countUnknownSignIn } from '#server/admin/audit/unknown-sign-ins.ts';
import { checkSignInLimits } from '#server/identity/password-limits.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';

/**
 * From where a person signs in: the address for limits and log, the browser in words for the session, and what
 * `KnownDevices` knows it by.
 */
export interface SignInClient {
  ip: string;
  device: string | null;
  deviceCookie: string | null;
}

/** Why a sign-in failed, as the audit log says it. */
type SignInFailure = 'unknown_name' | 'wrong_password' | 'disabled' | 'wrong_code';

/** The specified words. */
export const bothNeeded = 'Please enter both username and password';
const wrongCredentials = 'Invalid credentials. Please try again.';

/**
 * Checks password and second factor and opens a session. An unknown name, a wrong password and a disabled administrator
 * cost the same work and get the same answer, `invalid_credentials`; `second_factor_required` and `second_factor_wrong`
 * come after the right password only. Also throws `rate_limited`, with delays that grow as the limits say, and for the
 * codes.
 */
export async function signIn(
  context: AdminContext,
  body: AdminLoginBody,
  client: SignInClient,
): Promise<OpenedSession> {
  const { limits, db } = context;
  const username = normaliseUsername(body.username);
  if (username === '') throw fieldError('username', bothNeeded);
  const admin = await findAdminBy(db, { username });
  // A new password starts new counters: after a reset at the shell no one waits for what strangers tried before.
  const accountKey = admin ? `${username} ${admin.password_hash}` : username;
  const attempt = await checkSignInLimits(context, adminPasswordLimits, {
    owner: admin && { accountId: admin.admin_id, passwordHash: admin.password_hash },
    caller: client,
    networkKey: `${accountKey} ${blockKey(client.ip)}`,
    accountKey,
  });
  const matches = await context.passwords.matches(body.password, admin?.password_hash ?? null);
  if (!admin || !matches || admin.disabled_at) {
    const why = !admin ? 'unknown_name' : matches ? 'disabled' : 'wrong_password';
    throw await failed(context, { adminId: admin?.admin_id ?? null, why, client });
  }
  await attempt.passwordWasRight();
  const hasSecondFactor = admin.totp_enabled_at !== null;
  // Asking for the code counts as a try, too: each is an entry of the log, which no stranger may fill.
  if (hasSecondFactor) await limits.take(adminCodeByAdmin, admin.admin_id);
  if (hasSecondFactor && body.code === undefined) {
    await attempt.refundAddress();
    // The caller knows the password, whether or not a code follows.
    await writeAudit(db, context.clock.now(), {
      adminId: admin.admin_id,
      action: 'admin.code_asked',
      address: client.ip,
    });
    throw new AppError('second_factor_required');
  }
  const session = await openIfStillRight(context, admin, body.code ?? '', client);
  if (typeof session === 'string') throw await failed(context, { adminId: admin.admin_id, why: session, client });
  if (hasSecondFactor) await limits.clear(adminCodeByAdmin, admin.admin_id);
  await attempt.refundAddress();
  return session;
}

/** What was looked at may have changed in the meantime; and of two sign-ins with one code only the first goes on. */
async function openIfStillRight(
  context: AdminContext,
  seen: AdminCredentials,
  code: string,
  client: SignInClient,
): Promise<OpenedSession | SignInFailure> {
  return inTransaction(context.db, 'administrator signs in', async (trx): Promise<OpenedSession | SignInFailure> => {
    const now = context.clock.now();
    const admin = await lockAdmin(trx, seen.admin_id);
    if (!admin || admin.password_hash !== seen.password_hash) return 'wrong_password';
    if (admin.disabled_at) return 'disabled';
    const { admin_id: adminId, totp_secret: sealed, totp_last_step: lastStep } = admin;
    if (admin.totp_enabled_at && sealed) {
      const step = totpStep(context.tokenSecret, { adminId, sealed, lastStep }, code, now);
      if (step === null) return 'wrong_code';
      await updateAdmin(trx, adminId, { totp_last_step: step });
    }
    await updateAdmin(trx, adminId, { last_login_at: now });
    const session = await adminSessions.open(trx, adminId, now, client.device);
    const details = { sessionId: session.sessionId };
    await writeAudit(trx, now, { adminId, action: 'admin.signed_in', address: client.ip, details });
    return session;
  });
}

/**
 * Puts an administrator's failed sign-in on the log, without what was typed, counts a stranger's beside it, and answers
 * what to throw.
 */
async function failed(
  context: AdminContext,
  { adminId, why, client }: { adminId: string | null; why: SignInFailure; client: SignInClient },
): Promise<AppError> {
  const now = context.clock.now();
  if (adminId === null) await countUnknownSignIn(context, client.ip, now);
  else
    await writeAudit(context.db, now, {
      adminId,
      action: 'admin.sign_in_failed',
      address: client.ip,
      details: { why },
    });
  if (why === 'wrong_code') return new AppError('second_factor_wrong');
  return new AppError('invalid_credentials', { message: wrongCredentials });
}
