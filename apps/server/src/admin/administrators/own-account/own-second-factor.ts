import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import {
  type AdminCredentials,
  noSecondFactor,
  updateAdmin,
} from '#server/admin/administrators/administrators.queries.ts';
import { adminCodeByAdmin } from '#server/admin/administrators/limits.ts';
import { readSecondFactorRequired } from '#server/admin/administrators/second-factor-required.ts';
import { newTotpSecret, totpStep } from '#server/admin/administrators/totp.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { Admin } from '#server/admin/guards.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockOwn, requireOwnPassword } from './own-password.ts';

const haveOne = 'You have a second factor already. Remove it first.';
const notStarted = 'Please start setting up the second factor again.';

/**
 * Makes a secret for an authenticator app, which counts from its first code on and replaces an unconfirmed one. Throws
 * `conflict` where there is a second factor, and what `requireOwnPassword` throws.
 */
export async function beginSecondFactor(
  context: AdminContext,
  admin: Admin,
  password: string,
  ip: string,
): Promise<{ secret: string; otpauthUrl: string }> {
  const { seen } = await requireOwnPassword(context, admin, { passwords: [password], field: 'password', ip });
  const { sealed, secret, otpauthUrl } = newTotpSecret(context.tokenSecret, admin);
  await inTransaction(context.db, 'begin second factor', async (trx) => {
    const own = await lockOwn(trx, admin, seen);
    if (own.totp_enabled_at) throw new AppError('conflict', { message: haveOne });
    await updateAdmin(trx, admin.adminId, { ...noSecondFactor, totp_secret: sealed });
  });
  return { secret, otpauthUrl };
}

/** Enables the second factor by its first code; all other sessions end. Throws `code_wrong`, `conflict`, `rate_limited`. */
export async function confirmSecondFactor(
  context: AdminContext,
  admin: Admin,
  code: string,
  ip: string,
): Promise<void> {
  const { adminId, sessionId } = admin;
  await context.limits.take(adminCodeByAdmin, adminId);
  await inTransaction(context.db, 'confirm second factor', async (trx) => {
    const now = context.clock.now();
    const own = await lockOwn(trx, admin);
    if (own.totp_enabled_at) throw new AppError('conflict', { message: haveOne });
    if (!own.totp_secret) throw new AppError('conflict', { message: notStarted });
    const step = requireStep(context, own, code, now);
    await updateAdmin(trx, adminId, { totp_enabled_at: now, totp_last_step: step });
    const ended = await adminSessions.endAll(trx, adminId, { reason: 'second_factor', now, except: sessionId });
    const details = { sessionsEnded: ended };
    const action = 'admin.second_factor_enabled';
    await writeAudit(trx, now, { adminId, action, subjectId: adminId, address: ip, details });
  });
  await context.limits.clear(adminCodeByAdmin, adminId);
}

/** Throws `forbidden` while one is required of all, `conflict` where there is none, `password_wrong`, `code_wrong`. */
export async function removeSecondFactor(
  context: AdminContext,
  admin: Admin,
  body: { password: string; code: string },
  ip: string,
): Promise<void> {
  const { adminId } = admin;
  const { seen } = await requireOwnPassword(context, admin, { passwords: [body.password], field: 'password', ip });
  await context.limits.take(adminCodeByAdmin, adminId);
  await inTransaction(context.db, 'remove second factor', async (trx) => {
    const now = context.clock.now();
    const own = await lockOwn(trx, admin, seen);
    if (!own.totp_enabled_at) throw new AppError('conflict', { message: 'You have no second factor.' });
    requireStep(context, own, body.code, now);
    if (await readSecondFactorRequired(trx))
      throw new AppError('forbidden', { message: 'An owner requires a second factor for all administrators.' });
    await updateAdmin(trx, adminId, noSecondFactor);
    const action = 'admin.second_factor_removed';
    await writeAudit(trx, now, { adminId, action, subjectId: adminId, address: ip });
  });
  await context.limits.clear(adminCodeByAdmin, adminId);
}

/** Not `second_factor_wrong`, which is the login's: here the session stays valid. */
function requireStep(context: AdminContext, own: AdminCredentials, code: string, now: Date): number {
  const { admin_id: adminId, totp_secret: sealed, totp_last_step: lastStep } = own;
  const step = sealed && totpStep(context.tokenSecret, { adminId, sealed, lastStep }, code, now);
  if (step !== null) return step;
  const { message } = new AppError('second_factor_wrong');
  throw new AppError('code_wrong', { message, errors: [{ field: 'code', message }] });
}
