import type { Selectable, Updateable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

const credentials = [
  'admin_id',
  'username',
  'password_hash',
  'role',
  'totp_secret',
  'totp_enabled_at',
  'totp_last_step',
  'disabled_at',
] as const;

export type AdminCredentials = Pick<Selectable<Tables['admins']>, (typeof credentials)[number]>;

export async function findAdminBy(
  db: Db | Trx,
  by: { username: string } | { adminId: string },
): Promise<AdminCredentials | null> {
  const row = await db
    .selectFrom('admins')
    .select(credentials)
    .where((eb) => ('username' in by ? eb('username', '=', by.username) : eb('admin_id', '=', by.adminId)))
    .executeTakeFirst();
  return row ?? null;
}

/** Locked until the transaction ends. */
export async function lockAdmin(trx: Trx, adminId: string): Promise<AdminCredentials | null> {
  const query = trx.selectFrom('admins').select(credentials).where('admin_id', '=', adminId);
  return (await query.forUpdate().executeTakeFirst()) ?? null;
}

export async function updateAdmin(trx: Trx, adminId: string, change: Updateable<Tables['admins']>): Promise<void> {
  await trx.updateTable('admins').set(change).where('admin_id', '=', adminId).execute();
}

export const noSecondFactor = { totp_secret: null, totp_enabled_at: null, totp_last_step: null } as const;

const described = [
  'admin_id',
  'username',
  'role',
  'totp_enabled_at',
  'created_at',
  'last_login_at',
  'disabled_at',
] as const;

export type AdministratorRow = Pick<Selectable<Tables['admins']>, (typeof described)[number]> & {
  session_count: number;
};

/** All administrators, or one; the oldest first. `session_count` counts open sessions used since `usedAfter`. */
export async function listAdministrators(
  db: Db | Trx,
  { usedAfter, adminId }: { usedAfter: Date; adminId?: string },
): Promise<AdministratorRow[]> {
  const rows = await db
    .selectFrom('admins')
    .select(described)
    .select((eb) =>
      eb
        .selectFrom('admin_sessions')
        .select((count) => count.fn.countAll().as('count'))
        .whereRef('admin_sessions.account_id', '=', 'admins.admin_id')
        .where('revoked_at', 'is', null)
        .where('last_used_at', '>', usedAfter)
        .as('session_count'),
    )
    .$if(adminId !== undefined, (query) => query.where('admin_id', '=', adminId ?? ''))
    .orderBy('created_at')
    .orderBy('admin_id')
    .execute();
  return rows.map((row) => ({ ...row, session_count: Number(row.session_count) }));
}
