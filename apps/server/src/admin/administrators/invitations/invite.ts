import { randomBytes, randomUUID } from 'node:crypto';
import type { Invitation, InviteBody } from '@app/contracts/admin/invitations/invitations.schemas';
import type { AdminRole } from '@app/contracts/admin/session.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { findAdminBy } from '#server/admin/administrators/administrators.queries.ts';
import { lockOwn, requireOwnPassword } from '#server/admin/administrators/own-account/own-password.ts';
import { isEmailAddress, normaliseUsername } from '#server/admin/administrators/username.ts';
import { writeAudit } from '#server/admin/audit/audit-log.ts';
import type { Admin, AdminCaller } from '#server/admin/guards.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { hashOf } from '#server/platform/sessions/refresh-tokens.queries.ts';
import {
  insertInvitation,
  listOpenInvitations,
  lockInvitation,
  updateInvitation,
  withdrawOpenOf,
} from './invitations.queries.ts';

/** The token stands behind `#`, which no server, log or other site gets. */
const linkOf = (publicOrigin: string, token: string): string => `${publicOrigin}/admin/invitation#${token}`;

export const readInvitations = async (db: Db): Promise<Invitation[]> =>
  (await listOpenInvitations(db)).map(toInvitation);

/** `invited_by`: the name. */
function toInvitation(row: Awaited<ReturnType<typeof listOpenInvitations>>[number]): Invitation {
  return {
    invitationId: row.invitation_id,
    username: row.username,
    role: row.role as AdminRole,
    invitedBy: row.invited_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

/**
 * Invites a person to be an administrator, for 24 hours. The link is answered once: of its token only a hash is stored. An
 * earlier link for the same person ends. Throws `invalid_request` for a name that is taken or no e-mail address,
 * `forbidden` for a caller who is no longer an owner, and what `requireOwnPassword` throws.
 */
export async function invite(
  context: AdminContext,
  admin: Admin,
  body: InviteBody,
  ip: string,
): Promise<{ invitation: Invitation; link: string }> {
  const { db, clock } = context;
  const { role } = body;
  const username = normaliseUsername(body.username);
  if (!isEmailAddress(username)) throw fieldError('username', 'Please enter an e-mail address.');
  const { seen } = await requireOwnPassword(context, admin, { passwords: [body.password], field: 'password', ip });
  if (await findAdminBy(db, { username }))
    throw fieldError('username', 'There is an administrator with this name already.');
  const token = randomBytes(32).toString('base64url');
  const invitation = await inTransaction(db, 'invite administrator', async (trx) => {
    const now = clock.now();
    const { adminId } = admin;
    const own = await lockOwn(trx, admin, seen);
    if (own.role !== 'owner') throw new AppError('forbidden');
    const replaced = await withdrawOpenOf(trx, username, now);
    const times = { created_at: now, expires_at: new Date(now.getTime() + dayMs) };
    const row = { invitation_id: randomUUID(), username, role, invited_by: adminId, ...times };
    if (!(await insertInvitation(trx, { ...row, token_hash: hashOf(token) })))
      throw new AppError('conflict', { message: 'Another owner has just invited this person.' });
    const made = toInvitation({ ...row, invited_by: own.username });
    const entry = { adminId, address: ip };
    for (const subjectId of replaced)
      await writeAudit(trx, now, { ...entry, action: 'admin.invitation_withdrawn', subjectId });
    const details = { role, expiresAt: made.expiresAt };
    await writeAudit(trx, now, { ...entry, action: 'admin.invited', subjectId: row.invitation_id, details });
    return made;
  });
  return { invitation, link: linkOf(context.publicOrigin(), token) };
}

/** Repeated it answers the same. Throws `not_found`, and `conflict` for an invitation that was accepted. */
export async function withdrawInvitation(
  { db, clock }: Pick<AdminContext, 'db' | 'clock'>,
  caller: AdminCaller,
  invitationId: string,
): Promise<void> {
  await inTransaction(db, 'withdraw invitation', async (trx) => {
    const now = clock.now();
    const found = await lockInvitation(trx, { invitationId });
    if (!found) throw new AppError('not_found', { message: 'This invitation is gone.' });
    if (found.accepted_at)
      throw new AppError('conflict', {
        message: 'This invitation was accepted just now. Disable the account instead.',
      });
    if (found.withdrawn_at) return;
    await updateInvitation(trx, invitationId, { withdrawn_at: now });
    await writeAudit(trx, now, { ...caller, action: 'admin.invitation_withdrawn', subjectId: invitationId });
  });
}
