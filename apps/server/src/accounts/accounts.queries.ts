import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** What a sign-in and a change of the number are checked against. */
export interface Credentials {
  accountId: string;
  handle: string;
  passwordHash: string | null;
  whatsappNumber: string | null;
  /** Null until the first entry. */
  whatsappChangedAt: Date | null;
  /** The proven number. */
  loginPhone: string | null;
}

/** Everything that `User` is made of. */
export interface UserRow {
  account_id: string;
  /** Null while the shop is detached: then the two `detached_…` are set. */
  handle: string | null;
  detached_handle: string | null;
  detached_at: Date | null;
  proven_tiktok_id: string | null;
  display_name: string | null;
  photo_hash: string | null;
  follower_count: number;
  is_verified: boolean;
  whatsapp_number: string | null;
  confirmed_at: Date | null;
  created_at: Date;
  trial_ends_at: Date;
  subscription_ends_at: Date | null;
  complimentary_ends_at: Date | null;
  login_phone: string | null;
  contact_new_until: Date | null;
  deletion_due_at: Date | null;
  suspended_at: Date | null;
  suspended_message: string | null;
  handle_check: string | null;
}

/** The shop of a handle, if somebody has it; a renamed shop still has its former one. */
export async function findShopByHandle(
  db: Db,
  handle: string,
): Promise<{ displayName: string | null; photoHash: string | null } | null> {
  const row = await db
    .selectFrom('shops')
    .select(['display_name', 'photo_hash'])
    .where((eb) =>
      eb.or([
        eb('handle', '=', handle),
        eb('shop_id', '=', eb.selectFrom('former_handles').select('shop_id').where('handle', '=', handle)),
      ]),
    )
    .executeTakeFirst();
  return row ? { displayName: row.display_name, photoHash: row.photo_hash } : null;
}

export async function findUser(db: Db | Trx, accountId: string): Promise<UserRow | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .innerJoin('subscriptions', 'subscriptions.shop_id', 'accounts.account_id')
    .select([
      'accounts.account_id',
      'accounts.whatsapp_number',
      'accounts.confirmed_at',
      'accounts.created_at',
      'shops.handle',
      'shops.detached_handle',
      'shops.detached_at',
      'accounts.proven_tiktok_id',
      'shops.suspended_at',
      'shops.suspended_message',
      'shops.handle_check',
      'accounts.login_phone',
      'accounts.contact_new_until',
      'accounts.deletion_due_at',
      (eb) => eb.fn.coalesce('shops.owner_display_name', 'shops.display_name').as('display_name'),
      'shops.photo_hash',
      'shops.follower_count',
      'shops.is_verified',
      'subscriptions.trial_ends_at',
      'subscriptions.subscription_ends_at',
      'subscriptions.complimentary_ends_at',
    ])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findCredentials(
  db: Db,
  by: { handle: string } | { accountId: string },
): Promise<Credentials | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select([
      'accounts.account_id',
      sql<string>`coalesce(shops.handle, shops.detached_handle)`.as('handle'),
      'accounts.password_hash',
      'accounts.whatsapp_number',
      'accounts.whatsapp_changed_at',
      'accounts.login_phone',
    ])
    .where((eb) => ('handle' in by ? eb('shops.handle', '=', by.handle) : eb('accounts.account_id', '=', by.accountId)))
    .executeTakeFirst();
  if (!row) return null;
  return {
    accountId: row.account_id,
    handle: row.handle,
    passwordHash: row.password_hash,
    whatsappNumber: row.whatsapp_number,
    whatsappChangedAt: row.whatsapp_changed_at,
    loginPhone: row.login_phone,
  };
}
