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

/** What the shop of a handle shows at sign-up, when somebody types a handle that is taken; a renamed shop still has its former one. */
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

/** Notes a sign-in; false when the password was changed since it was checked. */
export async function noteSignin(trx: Trx, accountId: string, passwordHash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({ last_login_at: now })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes the number if it is still the one that was read; false when somebody else was faster. `newUntil`: until when buyers are told that it is
 * new; null leaves that as it is.
 */
export async function replaceWhatsappNumber(
  trx: Trx,
  accountId: string,
  numbers: { from: string | null; to: string | null; newUntil: Date | null },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({
      whatsapp_number: numbers.to,
      whatsapp_changed_at: now,
      ...(numbers.newUntil === null ? {} : { contact_new_until: numbers.newUntil }),
    })
    .where('account_id', '=', accountId)
    .where('whatsapp_number', 'is not distinct from', numbers.from)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The proof of a handle: the code that must stand in the bio, and since when it is proven. */
export async function findOwnership(
  db: Db | Trx,
  accountId: string,
): Promise<{ handle: string | null; code: string; confirmedAt: Date | null } | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select(['shops.handle', 'accounts.bio_code', 'accounts.confirmed_at'])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { handle: row.handle, code: row.bio_code, confirmedAt: row.confirmed_at } : null;
}

/**
 * Notes which TikTok id proved the account. The date is set once; false when it was set before, and when another account has been proven by this id.
 */
export async function markConfirmed(
  trx: Trx,
  accountId: string,
  { tiktokUserId, now }: { tiktokUserId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('accounts')
    .set({ confirmed_at: now, proven_tiktok_id: tiktokUserId })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('accounts as other')
            .select('other.account_id')
            .where('other.proven_tiktok_id', '=', tiktokUserId)
            .where('other.account_id', '<>', accountId),
        ),
      ),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Has another account been proven by this TikTok id? */
export async function isProvenElsewhere(db: Db, accountId: string, tiktokUserId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('proven_tiktok_id', '=', tiktokUserId)
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The handle must be proven again, with another code. */
export async function withdrawConfirmation(trx: Trx, accountId: string, bioCode: string): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ confirmed_at: null, bio_code: bioCode })
    .where('account_id', '=', accountId)
    .execute();
}
