import type { OwnerProduct, SplitProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { photoPaths } from '#server/catalog/pictures/photo-paths.ts';
import { refreshThumbnails } from '#server/catalog/pictures/thumbnails.ts';
import { createProduct } from '#server/catalog/products/create-product.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { requireNotSuspended } from '#server/catalog/shop/suspension.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import type { AnswerOnce } from '#server/platform/http/idempotency/idempotency.ts';
import { isPostShown } from './cards-of-post.ts';
import { afterChange } from './change-product.ts';
import { requireOwnerProduct } from './owner-products.queries.ts';
import { readOwnProduct } from './read-own-products.ts';
import { cleanTitle } from './typed-values.ts';

const maxShown = 12;
/** What an id can end with (`product-id.ts`). */
const highestSuffix = 9999;

/**
 * Makes one more product of a post. Throws `not_found`, `conflict`, `subscription_expired`, `shop_suspended`,
 * `invalid_request`.
 */
export async function splitProduct<Answer>(
  catalog: CatalogContext,
  shop: OwnShop,
  videoId: string,
  body: SplitProductBody,
  answerOnce: AnswerOnce<OwnerProduct, Answer>,
): Promise<Answer> {
  await requireRunning(catalog, shop);
  await requireNotSuspended(catalog.db, shop.shopId);
  const title = cleanTitle(body.title);
  return inTransaction(catalog.db, 'catalog.split-product', async (trx) => {
    await lockShop(trx, shop.shopId);
    const row = await requireOwnerProduct(trx, shop.shopId, videoId);
    const { post_id: postId, kind, added_by, posted_at, position } = row;
    if (postId === null) throw refused('This product is not from a TikTok video.');
    if (!(await isPostShown(trx, shop.shopId, postId))) throw refused('TikTok no longer shows this video.');
    if (row.post_products >= maxShown) throw refused(`One video can give ${maxShown} products at most.`);
    const suffix = await nextSuffix(trx, shop.shopId, postId);
    if (suffix > highestSuffix) throw refused('No more products can be split off this video.');
    const id = `${postId}-${suffix}`;
    await createProduct(trx, shop.shopId, {
      video_id: id,
      kind,
      added_by,
      posted_at,
      // Right after the one that it was split off.
      position: position - 1,
      split_off: true,
      owner_title: title,
      owner_price_set: true,
      owner_price_ugx: body.price ?? null,
    });
    await takePostPictures(trx, shop.shopId, postId, id);
    await refreshThumbnails(trx, shop.shopId, id);
    await afterChange(catalog, trx, shop, []);
    return answerOnce(trx, await readOwnProduct(catalog, shop, id, trx));
  });
}

const refused = (message: string) => new AppError('conflict', { message });

/** Cards of posts are never deleted one by one, so the highest suffix is the last one given. */
async function nextSuffix(trx: Trx, shopId: string, postId: string): Promise<number> {
  const { rows } = await sql<{ suffix: number }>`
    select max(coalesce(nullif(split_part(video_id, '-', 2), '')::int, 1)) + 1 as suffix
    from products where shop_id = ${shopId} and post_id = ${postId}`.execute(trx);
  return rows[0]?.suffix ?? highestSuffix + 1;
}

/** All that its other cards show of the post, copies included. */
async function takePostPictures(trx: Trx, shopId: string, postId: string, videoId: string): Promise<void> {
  await sql`
    insert into product_pictures (shop_id, video_id, position, source_path, copied_path, hash, width, height, placeholder,
      thumbhash, has_avif, failed_reason, attempts)
    select shop_id, ${videoId}, row_number() over (order by position, caption_place) - 1, source_path, copied_path, hash,
      width, height, placeholder, thumbhash, has_avif, failed_reason, attempts
    from (
      select distinct on (i.source_path) i.*, p.caption_place
      from products p join product_pictures i on i.shop_id = p.shop_id and i.video_id = p.video_id
      where p.shop_id = ${shopId} and p.post_id = ${postId} and i.source_path not like ${photoPaths}
      order by i.source_path, i.copied_path is null, i.position, p.caption_place) of_post`.execute(trx);
}
