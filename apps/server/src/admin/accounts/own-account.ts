import type { AdminMe, AdminSession } from '@app/contracts/admin-session';
import { unknownDevice } from '#server/accounts/accounts.service.ts';
import type { AdminDeps } from '#server/admin/admin-deps.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { Admin } from '#server/admin/guards.ts';
import { readSecondFactorRequired } from '#server/admin/settings/second-factor-required.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminSessions } from './admin-sessions.ts';
import { findAdminBy } from './admins.queries.ts';

/** The administrator who calls. */
export async function readOwnAccount({ db }: AdminDeps, admin: Admin): Promise<AdminMe> {
  const row = await findAdminBy(db, { adminId: admin.adminId });
  if (!row) throw new AppError('session_ended');
  const { adminId, username, role } = admin;
  const required = await readSecondFactorRequired(db);
  const enabledAt = row.totp_enabled_at?.toISOString() ?? null;
  return { adminId, username, role, secondFactor: { enabledAt, required } };
}

/** Where the administrator is signed in, last used first. */
export async function listOwnSessions({ db, clock }: AdminDeps, admin: Admin): Promise<AdminSession[]> {
  const rows = await adminSessions.list(db, admin.adminId, clock.now());
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device ?? unknownDevice,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.session_id === admin.sessionId,
  }));
}

/** Ends one session, also the caller's. Throws `not_found` for an id that is not one of this administrator's. Ending one twice changes nothing. */
export async function endOwnSession(deps: AdminDeps, admin: Admin, sessionId: string, ip: string): Promise<void> {
  const { adminId } = admin;
  await inTransaction(deps.db, 'end own session', async (trx) => {
    const ending = { reason: 'ended_by_owner', now: deps.clock.now() };
    const wasLive = await adminSessions.isLive(trx, sessionId, adminId);
    if (!(await adminSessions.endOwn(trx, adminId, sessionId, ending))) throw new AppError('not_found');
    if (!wasLive) return;
    const details = { sessionId };
    const action = 'admin.session_ended';
    await writeAudit(trx, ending.now, { adminId, action, subjectId: adminId, address: ip, details });
  });
}

/** Ends all sessions but the caller's. Answers how many ended. */
export async function endOtherSessions(deps: AdminDeps, admin: Admin, ip: string): Promise<number> {
  const { adminId, sessionId } = admin;
  return inTransaction(deps.db, 'end other sessions', async (trx) => {
    const now = deps.clock.now();
    const ended = await adminSessions.endAll(trx, adminId, { reason: 'ended_by_owner', now, except: sessionId });
    const details = { sessionsEnded: ended };
    const action = 'admin.sessions_ended';
    if (ended > 0) await writeAudit(trx, now, { adminId, action, subjectId: adminId, address: ip, details });
    return ended;
  });
}
