import { randomBytes } from 'node:crypto';
import type { ShopFacts, UpdateFactsBody, Zone, ZoneInput } from '@app/contracts/catalog/facts.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import { findAnyShop, isOpenShop, type ShopRow } from '#server/catalog/shop/shop.queries.ts';
import { chatAllowed } from '#server/catalog/shop/shop.wire.ts';
import { bumpShop } from '#server/catalog/shop-version.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';
import { refusedIn } from '#server/platform/names/refused-words.ts';

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
};

/** Throws `not_found` for a shop that is closed, unless its owner asks. */
export async function readFacts({ db }: CatalogContext, handle: string, accountId: string | null): Promise<ShopFacts> {
  const shop = await findAnyShop(db, handle.toLowerCase());
  if (!shop || !(isOpenShop(shop) || shop.shop_id === accountId)) throw new AppError('not_found');
  return factsOf(db, shop);
}

/** With the number that its pages show. */
export async function factsOf(db: Db, shop: ShopRow): Promise<ShopFacts> {
  const phone = chatAllowed(shop) ? shop.whatsapp_number : null;
  return { ...(await findFacts(db, shop.shop_id)), phone };
}

/** What the shop states; all of it null when it has stated nothing. */
export async function findFacts(db: Db | Trx, shopId: string): Promise<StatedFacts> {
  const row = await db.selectFrom('shop_facts').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
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
  };
}

/** Throws `invalid_request` naming what can't be: a zone without a name or with that of another one, a claim. */
export async function updateFacts(
  { db }: CatalogContext,
  seller: Seller,
  { shopId }: OwnShop,
  body: UpdateFactsBody,
): Promise<void> {
  await inTransaction(db, 'state facts', async (trx) => {
    await lockLiveSession(trx, seller);
    // The account is locked, so two tabs that save at once write one after the other.
    await trx
      .insertInto('shop_facts')
      .values({ shop_id: shopId })
      .onConflict((row) => row.doNothing())
      .execute();
    const { zones: before } = await findFacts(trx, shopId);
    const zones = body.zones && toZones(body.zones, before);
    await trx
      .updateTable('shop_facts')
      .set({
        ...(zones && { zones: JSON.stringify(zones) }),
        ...(body.freeOverUgx !== undefined && { free_over_ugx: body.freeOverUgx }),
        ...(body.payOnDelivery !== undefined && { pay_on_delivery: body.payOnDelivery }),
        ...(body.place !== undefined && { place: cleanedName('place', body.place) }),
        ...(body.landmark !== undefined && { landmark: cleaned(body.landmark) }),
        ...(body.returns !== undefined && { returns: cleaned(body.returns) }),
        ...(body.legalName !== undefined && { legal_name: cleanedName('legalName', body.legalName) }),
        ...(body.registration !== undefined && { registration: cleaned(body.registration) }),
      })
      .where('shop_id', '=', shopId)
      .execute();
    await bumpShop(trx, shopId);
  });
}

const claimRefused = 'This must not say that the shop is verified or confirmed. Its pages show that when it is true.';

/** Null when nothing is left. */
const cleaned = (text: string | null): string | null => cleanName(text ?? '') || null;

/** Of what stands among our own words. Throws for what would pass for them. */
function cleanedName(field: string, text: string | null): string | null {
  const clean = cleaned(text);
  if (clean && refusedIn(clean)?.claimsTrust) throw fieldError(field, claimRefused);
  return clean;
}

/** A known id stays, so that what buyers chose stays, too. */
function toZones(typed: ZoneInput[], before: Zone[]): Zone[] {
  const names = new Set<string>();
  const ids = new Set<string>();
  return typed.map(({ id, name, feeUgx, ways }, index) => {
    const field = `zones.${index}.name`;
    const clean = cleanedName(field, name);
    if (!clean) throw fieldError(field, 'Please write where you deliver to.');
    if (names.has(clean.toLowerCase())) throw fieldError(field, 'This area is there twice.');
    names.add(clean.toLowerCase());
    const known = before.some((zone) => zone.id === id) && !ids.has(id ?? '') ? id : undefined;
    const zoneId = known ?? newZoneId();
    ids.add(zoneId);
    // Who comes for the goods pays no one to bring them, whatever stands beside it.
    const isPickUp = ways.every((way) => way === 'pick_up');
    return { id: zoneId, name: clean, feeUgx: isPickUp ? 0 : feeUgx, ways };
  });
}

const newZoneId = (): string => randomBytes(4).toString('hex');

/** A new holder states facts of their own. */
export async function forgetFacts(trx: Trx, shopId: string): Promise<void> {
  await trx.deleteFrom('shop_facts').where('shop_id', '=', shopId).execute();
}
