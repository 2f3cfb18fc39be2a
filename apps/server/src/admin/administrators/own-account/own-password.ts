import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import {
  type AdminCredentials,
  findAdminBy,
  lockAdmin,
  updateAdmin,
} from '#server/admin/administrators/administrators.queries.ts';
import { adminPasswordLimits } from '#server/admin/administrators/limits.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { Admin } from '#server/admin/guards.ts';
import { findRightPassword } from '#server/identity/password-limits.ts';
import { requireGoodPassword } from '#server/identity/password-rules.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

/**
 * The password once more before something weighty: a stolen access token must not become more than that, nor a place to
 * guess. Answers the first of `passwords` that is right, with what the account is at that moment. Throws
 * `password_wrong` naming `field`, and `rate_limited`.
 */
export async function requireOwnPassword(
  context: AdminContext,
  { adminId }: Admin,
  asked: { passwords: string[]; field: string; ip: string },
): Promise<{ right: string; seen: AdminCredentials }> {
  const seen = await findAdminBy(context.db, { adminId });
  if (!seen) throw new AppError('session_ended');
  const { passwords, ip } = asked;
  const guess = { accountId: adminId, passwordHash: seen.password_hash, passwords, ip };
  const right = await findRightPassword(context, adminPasswordLimits, guess);
  if (right !== null) return { right, seen };
  const { message } = new AppError('password_wrong');
  throw new AppError('password_wrong', { errors: [{ field: asked.field, message }] });
}

/**
 * The caller's own row, locked, in a session that still runs and with the password that was looked at: what was changed
 * in the meantime is not overwritten. Throws `session_ended` and `conflict`.
 */
export async function lockOwn(trx: Trx, admin: Admin, seen?: AdminCredentials): Promise<AdminCredentials> {
  const own = await lockAdmin(trx, admin.adminId);
  if (!own || own.disabled_at || !(await adminSessions.isLive(trx, admin.sessionId, admin.adminId)))
    throw new AppError('session_ended');
  if (seen && seen.password_hash !== own.password_hash) throw new AppError('conflict');
  return own;
}

/**
 * Sets a new password; all other sessions end. Repeated after a lost answer it answers the same: what `KnownDevices`
 * knows the caller's browser by from now on.
 */
export async function changeOwnPassword(
  context: AdminContext,
  admin: Admin,
  body: { currentPassword: string; newPassword: string },
  ip: string,
): Promise<string> {
  requireGoodPassword(body.newPassword, undefined, 'newPassword');
  const passwords = [body.currentPassword, body.newPassword];
  const { right, seen } = await requireOwnPassword(context, admin, { passwords, field: 'currentPassword', ip });
  const known = (hash: string) =>
    context.knownDevices.tokenFor({ accountId: admin.adminId, passwordHash: hash }, admin.sessionId);
  // The new one is the account's already, from a try whose answer was lost.
  if (right !== body.currentPassword) return known(seen.password_hash);
  requireGoodPassword(body.newPassword, { username: seen.username }, 'newPassword');
  const passwordHash = await context.passwords.hash(body.newPassword);
  await inTransaction(context.db, 'administrator changes password', async (trx) => {
    const now = context.clock.now();
    const { adminId, sessionId } = admin;
    await lockOwn(trx, admin, seen);
    await updateAdmin(trx, adminId, { password_hash: passwordHash, password_changed_at: now });
    const ended = await adminSessions.endAll(trx, adminId, { reason: 'password_changed', now, except: sessionId });
    await writeAudit(trx, now, {
      adminId,
      action: 'admin.password_changed',
      subjectId: adminId,
      address: ip,
      details: { sessionsEnded: ended },
    });
  });
  return known(passwordHash);
}
