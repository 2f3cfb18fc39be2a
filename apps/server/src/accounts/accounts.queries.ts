import { sql, type Updateable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { KnownDevices } from '#server/platform/sessions/known-devices.ts';

/** Everything that `User` is made of. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The shop of a handle, or null; a renamed shop still has its former one. */
export async function findShopByHandle(db: Db | Trx, handle: string) {
  const row = await db
    .selectFrom('shops')
    .innerJoin('accounts', 'account_id', 'shop_id')
    .select((eb) => [
      'display_name as displayName',
      'photo_hash as photoHash',
      eb
        .and([eb('suspended_at', 'is', null), eb('handle_check', 'is', null), eb('deletion_due_at', 'is', null)])
        .as('isOpen'),
    ])
    .where((eb) =>
      eb.or([
        eb('handle', '=', handle),
        eb('shop_id', '=', eb.selectFrom('former_handles').select('shop_id').where('handle', '=', handle)),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** `handle` is null while the shop is detached: then the two `detached_…` are set. */
export async function findUser(db: Db | Trx, accountId: string) {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .innerJoin('subscriptions', 'subscriptions.shop_id', 'accounts.account_id')
    .select([
      'accounts.account_id',
      'accounts.whatsapp_number',
      'accounts.confirmed_at',
      'accounts.created_at',
      'accounts.welcomed_at',
      'shops.handle',
      'shops.detached_handle',
      'shops.detached_at',
      'accounts.proven_tiktok_id',
      'shops.tiktok_user_id',
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

/** The account that is signed in. Throws `session_ended` when it is gone. */
export async function requireUser(db: Db | Trx, accountId: string): Promise<UserRow> {
  const row = await findUser(db, accountId);
  if (!row) throw new AppError('session_ended');
  return row;
}

/** What a sign-in and a change of the number are checked against; `whatsappChangedAt` is null until the first entry. */
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

export async function findCredentials(db: Db, by: { handle: string } | { accountId: string }) {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select([
      'accounts.account_id as accountId',
      sql<string>`coalesce(shops.handle, shops.detached_handle)`.as('handle'),
      'accounts.password_hash as passwordHash',
      'accounts.whatsapp_number as whatsappNumber',
      'accounts.whatsapp_changed_at as whatsappChangedAt',
      'accounts.login_phone as loginPhone',
    ])
    .where((eb) => ('handle' in by ? eb('shops.handle', '=', by.handle) : eb('accounts.account_id', '=', by.accountId)))
    .executeTakeFirst();
  return row ?? null;
}

/** The credentials of the account that is signed in. Throws `session_ended` when it is gone. */
export async function requireCredentials(db: Db, { accountId }: { accountId: string }): Promise<Credentials> {
  const account = await findCredentials(db, { accountId });
  if (!account) throw new AppError('session_ended');
  return account;
}

export async function updateAccount(
  trx: Trx,
  accountId: string,
  change: Updateable<Tables['accounts']>,
): Promise<void> {
  await trx.updateTable('accounts').set(change).where('account_id', '=', accountId).execute();
}

/** The session that the browser with this cookie once opened, for any account; null for a cookie of no account. */
export async function findKnownDevice(
  { db, knownDevices }: { db: Db; knownDevices: KnownDevices },
  cookie: string | null,
): Promise<string | null> {
  const named = knownDevices.namedBy(cookie);
  if (named.length === 0) return null;
  const owners = await db
    .selectFrom('accounts')
    .select(['account_id as accountId', 'password_hash as passwordHash'])
    .where('account_id', 'in', named)
    .execute();
  for (const owner of owners) {
    const device = knownDevices.find(cookie, owner);
    if (device !== null) return device;
  }
  return null;
}

/** The account that this TikTok id has proven, whatever its handle. */
export async function findAccountByProvenId(
  db: Db | Trx,
  tiktokUserId: string,
): Promise<{ accountId: string; handle: string | null } | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('shops', 'shops.shop_id', 'accounts.account_id')
    .select(['account_id as accountId', 'handle'])
    .where('proven_tiktok_id', '=', tiktokUserId)
    .executeTakeFirst();
  return row ?? null;
}
