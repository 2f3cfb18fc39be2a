import type { Picture } from '@app/contracts/catalog/catalog.schemas';
import { sql } from 'kysely';
import { lockShop } from '#server/catalog/shop-version.ts';
import type { Trx } from '#server/platform/database/transaction.ts';

/** A picture as it is kept with its product. */
export interface StoredPicture extends Picture {
  thumbhash: string;
}

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

/** Makes a product's thumbnails again, and those of its post's products whose owner chose pictures. */
export async function refreshThumbnails(trx: Trx, shopId: string, videoId: string): Promise<void> {
  const { rows: choosers } = await sql<{ video_id: string }>`
    select o.video_id from products p join products o on o.shop_id = p.shop_id and o.post_id = p.post_id
    where p.shop_id = ${shopId} and p.video_id = ${videoId} and o.video_id <> ${videoId}
      and o.owner_picture_order is not null`.execute(trx);
  for (const id of [videoId, ...choosers.map((chooser) => chooser.video_id)]) await makeThumbnails(trx, shopId, id);
}

async function makeThumbnails(trx: Trx, shopId: string, videoId: string): Promise<void> {
  const { rows: pictures } = await sql<StoredPicture>`
    with own as (
      select i.*, p.owner_picture_order, p.post_id
      from products p join product_pictures i on i.shop_id = p.shop_id and i.video_id = p.video_id
      where p.shop_id = ${shopId} and p.video_id = ${videoId} and i.hash is not null),
    others as (
      select distinct on (i.hash) i.*, p.owner_picture_order, p.post_id
      from products p
      join products o on o.shop_id = p.shop_id and o.post_id = p.post_id
      join product_pictures i on i.shop_id = o.shop_id and i.video_id = o.video_id
      where p.shop_id = ${shopId} and p.video_id = ${videoId} and i.hash = any(p.owner_picture_order)
        and i.hash not in (select hash from own)
      order by i.hash)
    select hash as key, width, height, placeholder, thumbhash, has_avif as avif from (select * from own union all select * from others) shown
    order by array_position(owner_picture_order, hash), position`.execute(trx);
  const keys = pictures.map(({ key }) => key);
  await trx
    .updateTable('products')
    .set({
      thumbnails: JSON.stringify(pictures),
      // A key is its picture's content: with the same ones no page looks different, and open pages are sent nothing.
      updated_at: sql<Date>`case when jsonb_path_query_array(thumbnails, '$[*].key') = ${JSON.stringify(keys)}::jsonb
        then updated_at else now() end`,
    })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .execute();
}
