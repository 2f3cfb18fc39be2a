import type { AdminMe, AdminSession } from '@app/contracts/admin/session.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSessions } from '#server/admin/administrators/admin-sessions.ts';
import { findAdminBy } from '#server/admin/administrators/administrators.queries.ts';
import { readSecondFactorRequired } from '#server/admin/administrators/second-factor-required.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { Admin } from '#server/admin/guards.ts';
import { unknownDevice } from '#server/identity/device.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockOwn, requireOwnPassword } from './own-password.ts';

export async function readOwnAccount({ db }: AdminContext, admin: Admin): Promise<AdminMe> {
  const row = await findAdminBy(db, { adminId: admin.adminId });
  if (!row) throw new AppError('session_ended');
  const { adminId, username, role } = admin;
  const required = await readSecondFactorRequired(db);
  const enabledAt = row.totp_enabled_at?.toISOString() ?? null;
  return { adminId, username, role, secondFactor: { enabledAt, required } };
}

/** Where the administrator is signed in, last used first. */
export async function listOwnSessions({ db, clock }: AdminContext, admin: Admin): Promise<AdminSession[]> {
  const rows = await adminSessions.list(db, admin.adminId, clock.now());
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device ?? unknownDevice,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.session_id === admin.sessionId,
  }));
}

/** The caller's password, and the address that it was sent from. */
interface OwnProof {
  password: string;
  ip: string;
}

/** Ends one session, also the caller's. Throws `not_found` for one of others, and what `requireOwnPassword` throws. */
export async function endOwnSession(
  context: AdminContext,
  admin: Admin,
  sessionId: string,
  proof: OwnProof,
): Promise<void> {
  const { adminId } = admin;
  await withOwnPassword(context, admin, proof, 'end own session', async (trx, now) => {
    const wasLive = await adminSessions.isLive(trx, sessionId, adminId);
    const ending = { reason: 'ended_by_owner', now };
    if (!(await adminSessions.endOwn(trx, adminId, sessionId, ending))) throw new AppError('not_found');
    const entry = { adminId, action: 'admin.session_ended', subjectId: adminId, address: proof.ip } as const;
    if (wasLive) await writeAudit(trx, now, { ...entry, details: { sessionId } });
  });
}

/** Ends all sessions but the caller's; returns how many. Throws what `requireOwnPassword` throws. */
export async function endOtherSessions(context: AdminContext, admin: Admin, proof: OwnProof): Promise<number> {
  const { adminId, sessionId } = admin;
  return withOwnPassword(context, admin, proof, 'end other sessions', async (trx, now) => {
    const ended = await adminSessions.endAll(trx, adminId, { reason: 'ended_by_owner', now, except: sessionId });
    const entry = { adminId, action: 'admin.sessions_ended', subjectId: adminId, address: proof.ip } as const;
    if (ended > 0) await writeAudit(trx, now, { ...entry, details: { sessionsEnded: ended } });
    return ended;
  });
}

async function withOwnPassword<T>(
  context: AdminContext,
  admin: Admin,
  { password, ip }: OwnProof,
  name: string,
  work: (trx: Trx, now: Date) => Promise<T>,
): Promise<T> {
  const { seen } = await requireOwnPassword(context, admin, { passwords: [password], field: 'password', ip });
  return inTransaction(context.db, name, async (trx) => {
    await lockOwn(trx, admin, seen);
    return work(trx, context.clock.now());
  });
}
