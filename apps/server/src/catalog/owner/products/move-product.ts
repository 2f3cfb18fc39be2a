import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { afterChange } from './change-product.ts';
import { type OwnerProductRow, requireOwnerProduct } from './owner-products.queries.ts';
import { readOwnProduct } from './read-own-products.ts';

/** Between neighbours without room: a second in a number that is the posting date's milliseconds. */
const gap = 1000;

/** Moves a product in front of one that is pinned alike, or to the end. Throws `not_found`, `invalid_request`. */
export async function moveProduct(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  beforeId: string | null,
): Promise<OwnerProduct> {
  await requireRunning(catalog, shop);
  return inTransaction(catalog.db, 'catalog.move-product', async (trx) => {
    await lockShop(trx, shop.shopId);
    const moved = await requireOwnerProduct(trx, shop.shopId, videoId);
    if (beforeId !== videoId) {
      const position =
        beforeId === null ? await lastPlace(trx, shop, moved) : await placeBefore(trx, shop, moved, beforeId);
      await setPosition(trx, shop, videoId, position);
      await afterChange(catalog, trx, shop, [videoId]);
    }
    return readOwnProduct(catalog, shop, videoId, trx);
  });
}

interface Neighbour {
  video_id: string;
  position: number;
}

async function lastPlace(trx: Trx, shop: OwnShop, moved: OwnerProductRow): Promise<number> {
  const last = await others(trx, shop, moved).orderBy('position').orderBy('video_id').executeTakeFirst();
  return last ? last.position - gap : moved.position;
}

async function placeBefore(trx: Trx, shop: OwnShop, moved: OwnerProductRow, beforeId: string): Promise<number> {
  const target = await others(trx, shop, moved).where('video_id', '=', beforeId).executeTakeFirst();
  if (!target)
    throw fieldError(
      'before',
      moved.pinned
        ? 'A pinned product can only be moved among the pinned ones.'
        : 'An unpinned product can only be moved among the unpinned ones.',
    );
  const ahead = () =>
    others(trx, shop, moved)
      .where(sql<boolean>`(position, video_id) > (${target.position}::bigint, ${target.video_id}::text)`)
      .orderBy('position')
      .orderBy('video_id');
  const next = await ahead().executeTakeFirst();
  if (!next) return target.position + gap;
  const room = next.position - target.position;
  if (room >= 2) return target.position + Math.floor(room / 2);
  const place = target.position + gap;
  await makeRoom(trx, shop, place, await ahead().execute());
  return place;
}

/** Pushes up those that stand too low now, nearest first; it ends at the first one that stands high enough. */
async function makeRoom(trx: Trx, shop: OwnShop, from: number, ahead: Neighbour[]): Promise<void> {
  let taken = from;
  for (const neighbour of ahead) {
    if (neighbour.position > taken) return;
    taken += gap;
    await setPosition(trx, shop, neighbour.video_id, taken);
  }
}

/** All products of the shop that are pinned like this one, without it. */
function others(trx: Trx, { shopId }: OwnShop, moved: OwnerProductRow) {
  return trx
    .selectFrom('products')
    .select(['video_id', 'position'])
    .where('shop_id', '=', shopId)
    .where('pinned', '=', moved.pinned)
    .where('video_id', '<>', moved.video_id);
}

async function setPosition(trx: Trx, { shopId }: OwnShop, videoId: string, position: number): Promise<void> {
  await trx
    .updateTable('products')
    .set({ position, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .execute();
}
