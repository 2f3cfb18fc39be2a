import type { AuditAction } from '@app/contracts/admin/audit.schemas';
import type { Administrator, AdminRole } from '@app/contracts/admin/session.schemas';
import type { ChangeAdministratorBody } from '@app/contracts/admin/settings.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminRefreshSeconds, adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import {
  type AdministratorRow,
  listAdministrators,
  noSecondFactor,
  updateAdmin,
} from '#server/admin/administrators/administrators.queries.ts';
import { checkReason, writeAudit } from '#server/admin/audit/audit-log.ts';
import type { AdminCaller } from '#server/admin/guards.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';

/** All administrators, the oldest first. */
export async function readAdministrators({ db, clock }: AdminContext): Promise<Administrator[]> {
  return (await listAdministrators(db, { usedAfter: usedAfter(clock.now()) })).map(toAdministrator);
}

/**
 * Changes the role, or disables or enables; disabling ends the sessions. Throws `not_found`; `forbidden` for disabling
 * oneself and for a caller who is no longer an owner; `conflict` when no enabled owner would be left.
 */
export async function changeAdministrator(
  context: AdminContext,
  caller: AdminCaller,
  adminId: string,
  body: ChangeAdministratorBody,
): Promise<Administrator> {
  const { role, disabled } = body;
  if (role === undefined && disabled === undefined) throw fieldError('role', 'Please choose what should change.');
  const reason = checkReason(body.reason);
  if (disabled && adminId === caller.adminId)
    throw new AppError('forbidden', { message: 'You cannot disable your own account. Another owner can.' });
  return asOwner(context, { caller, adminId, reason, name: 'change administrator' }, async (trx, target, log) => {
    const isOwner = target.role === 'owner' && target.disabled_at === null;
    const staysOwner = (role ?? target.role) === 'owner' && !(disabled ?? target.disabled_at !== null);
    if (isOwner && !staysOwner && target.enabledOwners === 1)
      throw new AppError('conflict', { message: 'This is the last owner. Make somebody else an owner first.' });
    const now = context.clock.now();
    if (role !== undefined && role !== target.role) {
      await updateAdmin(trx, adminId, { role });
      log('admin.role_changed', { from: target.role, to: role });
    }
    if (disabled === true && target.disabled_at === null) {
      await updateAdmin(trx, adminId, { disabled_at: now });
      const ended = await adminSessions.endAll(trx, adminId, { reason: 'disabled', now });
      log('admin.disabled', { sessionsEnded: ended });
    }
    if (disabled === false && target.disabled_at !== null) {
      await updateAdmin(trx, adminId, { disabled_at: null });
      log('admin.enabled', {});
    }
  });
}

export function endAdministratorSessions(
  context: AdminContext,
  caller: AdminCaller,
  adminId: string,
  typedReason: string,
): Promise<Administrator> {
  const reason = checkReason(typedReason);
  const change = { caller, adminId, reason, name: 'end sessions of administrator' };
  return asOwner(context, change, async (trx, _target, log) => {
    const now = context.clock.now();
    const ended = await adminSessions.endAll(trx, adminId, { reason: 'ended_by_owner', now });
    if (ended > 0) log('admin.sessions_ended', { sessionsEnded: ended });
  });
}

/** For an administrator whose phone is gone. Throws `forbidden` for one's own, which needs password and code. */
export function removeSecondFactorOf(
  context: AdminContext,
  caller: AdminCaller,
  adminId: string,
  typedReason: string,
): Promise<Administrator> {
  const reason = checkReason(typedReason);
  if (adminId === caller.adminId)
    throw new AppError('forbidden', { message: 'Please remove your own second factor with your password and a code.' });
  return asOwner(context, { caller, adminId, reason, name: 'remove second factor' }, async (trx, target, log) => {
    if (target.totp_enabled_at === null) return;
    await updateAdmin(trx, adminId, noSecondFactor);
    log('admin.second_factor_removed', {});
  });
}

/** With how many enabled owners there are; the target and the caller may be among them. */
type Target = Awaited<ReturnType<typeof lockOwnersAnd>>[number] & { enabledOwners: number };

/** Runs `work` with all enabled owners and the target locked. Returns the administrator after it. */
async function asOwner(
  { db, clock }: AdminContext,
  { caller, adminId, reason, name }: { caller: AdminCaller; adminId: string; reason: string; name: string },
  work: (
    trx: Trx,
    target: Target,
    log: (action: AuditAction, details: Record<string, unknown>) => void,
  ) => Promise<void>,
): Promise<Administrator> {
  return inTransaction(db, name, async (trx) => {
    const locked = await lockOwnersAnd(trx, adminId);
    const owners = locked.filter((row) => row.role === 'owner' && row.disabled_at === null);
    if (!owners.some((row) => row.admin_id === caller.adminId)) throw new AppError('forbidden');
    const target = locked.find((row) => row.admin_id === adminId);
    if (!target) throw new AppError('not_found');
    const who = { ...caller, subjectId: adminId, reason };
    const entries: { action: AuditAction; details: Record<string, unknown> }[] = [];
    await work(trx, { ...target, enabledOwners: owners.length }, (action, details) =>
      entries.push({ action, details }),
    );
    // Last, because all entries wait for each other.
    for (const entry of entries) await writeAudit(trx, clock.now(), { ...who, ...entry });
    const [row] = await listAdministrators(trx, { usedAfter: usedAfter(clock.now()), adminId });
    if (!row) throw new AppError('not_found');
    return toAdministrator(row);
  });
}

/** In one order: two owners who lock each other's rows would deadlock. */
async function lockOwnersAnd(trx: Trx, adminId: string) {
  return trx
    .selectFrom('admins')
    .select(['admin_id', 'role', 'disabled_at', 'totp_enabled_at'])
    .where((eb) =>
      eb.or([eb('admin_id', '=', adminId), eb.and([eb('role', '=', 'owner'), eb('disabled_at', 'is', null)])]),
    )
    .orderBy('admin_id')
    .forUpdate()
    .execute();
}

const usedAfter = (now: Date): Date => new Date(now.getTime() - adminRefreshSeconds * 1000);

function toAdministrator(row: AdministratorRow): Administrator {
  return {
    adminId: row.admin_id,
    username: row.username,
    role: row.role as AdminRole,
    secondFactorEnabledAt: row.totp_enabled_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    sessionCount: row.session_count,
  };
}
