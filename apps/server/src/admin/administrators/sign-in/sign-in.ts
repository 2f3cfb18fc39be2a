import type { AdminLoginBody } from '@app/contracts/admin-session';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import {
  type AdminCredentials,
  findAdminBy,
  holdAdmin,
  updateAdmin,
} from '#server/admin/administrators/administrators.queries.ts';
import { adminCodeByAdmin } from '#server/admin/administrators/limits.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import { countUnknownSignIn } from '#server/admin/audit/unknown-sign-ins.ts';
import { withoutNul } from '#server/platform/database/postgres.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { OpenedSession } from '#server/platform/sessions/sessions.ts';
import { type From, passGates } from './sign-in-gates.ts';

/** Why a sign-in failed, as the audit log says it. */
type Failing = 'unknown_name' | 'wrong_password' | 'disabled' | 'wrong_code';

/** The specified words. */
export const bothNeeded = 'Please enter both username and password';
const wrongCredentials = 'Invalid credentials. Please try again.';

/** The form in which usernames are kept and compared. */
export function normaliseUsername(typed: string): string {
  return withoutNul(typed).normalize('NFKC').trim().toLowerCase();
}

/**
 * Checks password and second factor and opens a session. An unknown name, a wrong password and a disabled administrator cost the same work and get the
 * same answer, `invalid_credentials`; `second_factor_required` and `second_factor_wrong` come after the right password only. Also throws
 * `rate_limited`, with delays that grow as `passGates` says, and for the codes.
 */
export async function signIn(deps: AdminDeps, body: AdminLoginBody, from: From): Promise<OpenedSession> {
  const { limits, db } = deps;
  const username = normaliseUsername(body.username);
  if (username === '') throw fieldError('username', bothNeeded);
  const admin = await findAdminBy(db, { username });
  const passed = await passGates(deps, { username, admin, from });
  const matches = await deps.passwords.matches(body.password, admin?.password_hash ?? null);
  if (!admin || !matches || admin.disabled_at) {
    const why = !admin ? 'unknown_name' : matches ? 'disabled' : 'wrong_password';
    throw await failed(deps, { adminId: admin?.admin_id ?? null, why, from });
  }
  await passed.passwordWasRight();
  const hasSecondFactor = admin.totp_enabled_at !== null;
  // Asking for the code counts as a try, too: each is an entry of the log, which nobody may fill.
  if (hasSecondFactor) await limits.take(adminCodeByAdmin, admin.admin_id);
  if (hasSecondFactor && body.code === undefined) {
    await passed.nothingFailed();
    // Somebody knows the password, whether or not a code follows.
    await writeAudit(db, deps.clock.now(), { adminId: admin.admin_id, action: 'admin.code_asked', address: from.ip });
    throw new AppError('second_factor_required');
  }
  const session = await openIfStillRight(deps, admin, body.code ?? '', from);
  if (typeof session === 'string') throw await failed(deps, { adminId: admin.admin_id, why: session, from });
  if (hasSecondFactor) await limits.clear(adminCodeByAdmin, admin.admin_id);
  await passed.nothingFailed();
  return session;
}

/** What was looked at may have changed meanwhile; and of two sign-ins with one code only the first goes on. */
async function openIfStillRight(
  deps: AdminDeps,
  seen: AdminCredentials,
  code: string,
  from: From,
): Promise<OpenedSession | Failing> {
  return inTransaction(deps.db, 'administrator signs in', async (trx): Promise<OpenedSession | Failing> => {
    const now = deps.clock.now();
    const admin = await holdAdmin(trx, seen.admin_id);
    if (!admin || admin.password_hash !== seen.password_hash) return 'wrong_password';
    if (admin.disabled_at) return 'disabled';
    const { admin_id: adminId, totp_secret: sealed, totp_last_step: lastStep } = admin;
    if (admin.totp_enabled_at && sealed) {
      const step = deps.codes.stepOf({ adminId, sealed, lastStep }, code, now);
      if (step === null) return 'wrong_code';
      await updateAdmin(trx, adminId, { totp_last_step: step });
    }
    await updateAdmin(trx, adminId, { last_login_at: now });
    const session = await adminSessions.open(trx, adminId, now, from.device);
    const details = { sessionId: session.sessionId };
    await writeAudit(trx, now, { adminId, action: 'admin.signed_in', address: from.ip, details });
    return session;
  });
}

/** Puts an administrator's failed sign-in on the log, without what was typed, counts a stranger's beside it, and answers what to throw. */
async function failed(
  deps: AdminDeps,
  { adminId, why, from }: { adminId: string | null; why: Failing; from: From },
): Promise<AppError> {
  const now = deps.clock.now();
  if (adminId === null) await countUnknownSignIn(deps, from.ip, now);
  else await writeAudit(deps.db, now, { adminId, action: 'admin.sign_in_failed', address: from.ip, details: { why } });
  if (why === 'wrong_code') return new AppError('second_factor_wrong');
  return new AppError('invalid_credentials', { message: wrongCredentials });
}
