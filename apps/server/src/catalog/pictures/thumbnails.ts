import { sql } from 'kysely';
import { toThumbnail } from '#server/catalog/products/product.wire.ts';
import { lockShop } from '#server/catalog/shop/shop-version.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** Marks a picture's AVIF files as made wherever it is used; answers the products whose pages change by it. */
export async function markAvif(trx: Trx, hash: string): Promise<{ shop_id: string; video_id: string }[]> {
  const users = await trx
    .selectFrom('product_pictures')
    .select('shop_id')
    .distinct()
    .where('hash', '=', hash)
    .execute();
  // In one order everywhere, because one picture may stand in several shops.
  for (const shopId of users.map((user) => user.shop_id).sort()) await lockShop(trx, shopId);
  const touched = await trx
    .updateTable('product_pictures')
    .set({ has_avif: true })
    .where('hash', '=', hash)
    .where('has_avif', '=', false)
    .returning(['shop_id', 'video_id'])
    .execute();
  for (const { shop_id, video_id } of touched) await refreshThumbnails(trx, shop_id, video_id);
  return touched;
}

/**
 * Makes a product's thumbnails anew from its copied pictures: in the owner's order, those that it does not name after
 * them.
 */
export async function refreshThumbnails(trx: Trx, shopId: string, videoId: string): Promise<void> {
  const pictures = await trx
    .selectFrom('product_pictures as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'i.shop_id').onRef('p.video_id', '=', 'i.video_id'),
    )
    .select(['i.hash', 'i.width', 'i.height', 'i.placeholder', 'i.thumbhash', 'i.has_avif'])
    .where('i.shop_id', '=', shopId)
    .where('i.video_id', '=', videoId)
    .where('i.hash', 'is not', null)
    .orderBy(sql`array_position(p.owner_picture_order, i.hash)`)
    .orderBy('i.position')
    .execute();
  const thumbnails = pictures.map((picture) =>
    toThumbnail({
      hash: picture.hash ?? '',
      width: picture.width ?? 0,
      height: picture.height ?? 0,
      placeholder: picture.placeholder ?? '',
      thumbhash: picture.thumbhash ?? '',
      has_avif: picture.has_avif,
    }),
  );
  await trx
    .updateTable('products')
    .set({ thumbnails: JSON.stringify(thumbnails), updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .execute();
}
