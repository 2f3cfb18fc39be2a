import type { ShopFacts, Zone } from '@app/contracts/catalog/facts.schemas';
import type { OpeningHours } from '@app/contracts/catalog/opening-hours';
import { sql } from 'kysely';
import { findAnyShop, isOpenShop, type ShopRow } from '#server/catalog/shop/shop.queries.ts';
import { chatAllowed } from '#server/catalog/shop/shop.wire.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

type StatedFacts = Omit<ShopFacts, 'phone'>;

const nothingStated: StatedFacts = {
  zones: [],
  freeOverUgx: null,
  place: null,
  landmark: null,
  payOnDelivery: null,
  returns: null,
  legalName: null,
  registration: null,
  mobileMoney: null,
  moneyNewUntil: null,
  hours: null,
  closedUntil: null,
  announcement: null,
};

/** Throws `not_found` for a shop that is closed, unless its owner asks. */
export async function readFacts(
  db: Db,
  handle: string,
  accountId: string | null,
): Promise<{ shopId: string; facts: ShopFacts }> {
  const shop = await findAnyShop(db, handle);
  if (!shop || !(isOpenShop(shop) || shop.shop_id === accountId)) throw new AppError('not_found');
  return { shopId: shop.shop_id, facts: await factsOf(db, shop) };
}

/** With the number that its pages show. */
export async function factsOf(db: Db, shop: ShopRow): Promise<ShopFacts> {
  const phone = chatAllowed(shop) ? shop.whatsapp_number : null;
  return { ...(await findFacts(db, shop.shop_id)), phone };
}

/** What the shop states; all of it null when it has stated nothing. */
export async function findFacts(db: Db | Trx, shopId: string): Promise<StatedFacts> {
  const row = await db
    .selectFrom('shop_facts')
    .selectAll()
    .select([
      sql<string | null>`closed_until::text`.as('closed_until_day'),
      sql<boolean>`coalesce(announcement_ends_at > now(), false)`.as('is_announced'),
    ])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!row) return nothingStated;
  return {
    zones: row.zones as unknown as Zone[],
    freeOverUgx: row.free_over_ugx,
    place: row.place,
    landmark: row.landmark,
    payOnDelivery: row.pay_on_delivery,
    returns: row.returns,
    legalName: row.legal_name,
    registration: row.registration,
    mobileMoney: row.money_name === null ? null : { name: row.money_name, code: row.money_code },
    moneyNewUntil: row.money_new_until?.toISOString() ?? null,
    hours: row.hours as unknown as OpeningHours | null,
    closedUntil: row.closed_until_day,
    announcement:
      row.is_announced && row.announcement && row.announcement_ends_at
        ? { text: row.announcement, endsAt: row.announcement_ends_at.toISOString() }
        : null,
  };
}

/** A new holder states facts of their own. */
export async function forgetFacts(trx: Trx, shopId: string): Promise<void> {
  await trx.deleteFrom('shop_facts').where('shop_id', '=', shopId).execute();
}
