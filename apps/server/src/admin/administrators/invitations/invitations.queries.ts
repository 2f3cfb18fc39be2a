import type { Insertable, Selectable } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

export type InvitationRow = Selectable<Tables['admin_invitations']>;

/** Neither accepted nor withdrawn, the newest first, with the name of who invited. */
export async function listOpenInvitations(db: Db) {
  return db
    .selectFrom('admin_invitations as i')
    .leftJoin('admins as a', 'a.admin_id', 'i.invited_by')
    .select(['i.invitation_id', 'i.username', 'i.role', 'i.created_at', 'i.expires_at', 'a.username as invited_by'])
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.invitation_id')
    .execute();
}

/** False when another owner has just invited the same person. */
export async function insertInvitation(trx: Trx, row: Insertable<Tables['admin_invitations']>): Promise<boolean> {
  const inserted = await trx
    .insertInto('admin_invitations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('invitation_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A person has one link at a time. */
export async function withdrawOpenOf(trx: Trx, username: string, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('admin_invitations')
    .set({ withdrawn_at: now })
    .where('username', '=', username)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('invitation_id')
    .execute();
  return rows.map((row) => row.invitation_id);
}

export async function findInvitationByToken(db: Db, tokenHash: Buffer): Promise<InvitationRow | null> {
  const query = db.selectFrom('admin_invitations').selectAll().where('token_hash', '=', tokenHash);
  return (await query.executeTakeFirst()) ?? null;
}

/** Locked until the transaction ends: of two who accept at once, the second finds it accepted. */
export async function lockInvitation(
  trx: Trx,
  by: { tokenHash: Buffer } | { invitationId: string },
): Promise<InvitationRow | null> {
  const query = trx
    .selectFrom('admin_invitations')
    .selectAll()
    .where((eb) =>
      'tokenHash' in by ? eb('token_hash', '=', by.tokenHash) : eb('invitation_id', '=', by.invitationId),
    );
  return (await query.forUpdate().executeTakeFirst()) ?? null;
}

export async function updateInvitation(
  trx: Trx,
  invitationId: string,
  change: { accepted_at: Date } | { withdrawn_at: Date },
): Promise<void> {
  await trx.updateTable('admin_invitations').set(change).where('invitation_id', '=', invitationId).execute();
}

/** How long an old link still says what became of it. */
export const invitationsKeptMs = 30 * dayMs;
