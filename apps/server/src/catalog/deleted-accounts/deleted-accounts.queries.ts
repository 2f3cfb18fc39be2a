import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** Keyed hashes of a TikTok account, one for each key that still counts; none of what is not known. */
export interface Hashes {
  handle: Uint8Array[];
  tiktokId: Uint8Array[];
}

export async function insertDeleted(trx: Trx, row: Insertable<Tables['deleted_accounts']>): Promise<void> {
  await trx.insertInto('deleted_accounts').values(row).execute();
}

const anyOf = (column: 'handle_hash' | 'tiktok_id_hash', hashes: Uint8Array[]) =>
  hashes.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(hashes)})`;

/** One of the same id; of the same handle, where one of the two ids is not known. */
const isSame = ({ handle, tiktokId }: Hashes) =>
  sql<boolean>`(${anyOf('tiktok_id_hash', tiktokId)}
    or (${anyOf('handle_hash', handle)} and (tiktok_id_hash is null or ${tiktokId.length === 0 ? sql`true` : sql`false`})))`;

/** Deleted accounts of the same TikTok account, and `others` that had its handle. */
export async function findAlike(trx: Db | Trx, hashes: Hashes) {
  const rows = await trx
    .selectFrom('deleted_accounts')
    .select([
      'suspended_at',
      'suspended_message',
      'trial_kept_until',
      sql<boolean>`coalesce(${isSame(hashes)}, false)`.as('is_same'),
    ])
    .where((eb) => eb.or([anyOf('tiktok_id_hash', hashes.tiktokId), anyOf('handle_hash', hashes.handle)]))
    .orderBy('suspended_at')
    .execute();
  return { same: rows.filter((row) => row.is_same), others: rows.filter((row) => !row.is_same) };
}

/** The account has had a trial of its own. */
export const hadTrial = sql<boolean>`coalesce(trial_ends_at > trial_started_at and not had_trial_before, false)`;

/** Shops that are still there, of a TikTok account: one that proved them, or, where nothing is proven, that was read. */
export async function findShopsOf(db: Db | Trx, tiktokUserId: string) {
  const shops = db
    .selectFrom('shops')
    .innerJoin('accounts', 'accounts.account_id', 'shops.shop_id')
    .leftJoin('subscriptions', 'subscriptions.shop_id', 'shops.shop_id')
    .select(['shops.shop_id', 'suspended_at', 'suspended_message', hadTrial.as('had_trial')]);
  const proven = shops.where('proven_tiktok_id', '=', tiktokUserId);
  const read = shops.where('proven_tiktok_id', 'is', null).where('tiktok_user_id', '=', tiktokUserId);
  return proven.unionAll(read).execute();
}

export async function liftAlike(trx: Trx, hashes: Hashes): Promise<void> {
  await trx
    .updateTable('deleted_accounts')
    .set({ suspended_at: null, suspended_message: null })
    .where(sql<SqlBool>`${isSame(hashes)}`)
    .execute();
}

const maxListed = 100;

/** The last deleted first; with hashes of a handle those of that handle. */
export async function findSuspended(db: Db, handle: Uint8Array[] | null) {
  return db
    .selectFrom('deleted_accounts')
    .select([
      'account_id as accountId',
      'deleted_at as deletedAt',
      sql<Date>`suspended_at`.as('since'),
      sql<string>`suspended_message`.as('message'),
    ])
    .where('suspended_at', 'is not', null)
    .$if(handle !== null, (query) => query.where(anyOf('handle_hash', handle ?? [])))
    .orderBy('deleted_at', 'desc')
    .orderBy('account_id')
    .limit(maxListed)
    .execute();
}

/** What no longer says anything: neither suspended nor a trial that still counts. */
export async function purgeDeletedAccounts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('deleted_accounts')
    .where('suspended_at', 'is', null)
    .where((eb) => eb.or([eb('trial_kept_until', 'is', null), eb('trial_kept_until', '<=', now)]))
    .execute();
}
