import { type RawBuilder, sql } from 'kysely';
import type { ExtractedProduct } from '#server/captions/captions.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** A post with #TRACK as the import hands it over; pictures by their address without its signature. */
export interface ImportedPost {
  videoId: string;
  kind: 'video' | 'photo';
  postedAt: Date;
  read: ExtractedProduct;
  pictures: { sourcePath: string }[];
  addedBy: 'track' | 'link';
}

export type StoredAs = 'created' | 'updated' | 'unchanged';

/**
 * Writes what the import read of one post. A known video updates the imported columns only, so nothing that the owner wrote is touched; a new one
 * gets the shop's next number. Everybody hears of it when the transaction commits.
 */
export async function storeImportedPost(trx: Trx, shopId: string, post: ImportedPost): Promise<StoredAs> {
  const known = await trx
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .forUpdate()
    .executeTakeFirst();
  const values = importedValues(post.read);
  if (!known) {
    await createProduct(trx, shopId, post, values);
    await replacePictures(trx, shopId, post);
    await announce(trx, { type: 'product_created', shopId, videoId: post.videoId });
    return 'created';
  }
  const picturesChanged = await replacePictures(trx, shopId, post);
  const same =
    known.gone_at === null &&
    Object.entries(values).every(([column, value]) => equal(known[column as keyof typeof known], value));
  if (same && !picturesChanged) return 'unchanged';
  await trx
    .updateTable('products')
    .set({ ...values, gone_at: null, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .execute();
  return 'updated';
}

function importedValues(read: ExtractedProduct) {
  return {
    imported_title: read.title,
    imported_price_ugx: read.priceUgx,
    imported_old_price_ugx: read.oldPriceUgx,
    imported_tags: read.tags,
    imported_sizes: read.sizes,
    imported_availability: read.availability,
    title_unsure: read.certainty.title === 'unsure',
    price_unsure: read.certainty.price === 'unsure',
  };
}

function equal(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

async function createProduct(
  trx: Trx,
  shopId: string,
  post: ImportedPost,
  values: ReturnType<typeof importedValues>,
): Promise<void> {
  const { number } = await trx
    .updateTable('shops')
    .set((eb) => ({ next_number: eb('next_number', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning(sql<number>`next_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('products')
    .values({
      shop_id: shopId,
      video_id: post.videoId,
      number,
      kind: post.kind,
      added_by: post.addedBy,
      posted_at: post.postedAt,
      position: post.postedAt.getTime(),
      ...values,
    })
    .execute();
}

/**
 * Notes where the pictures come from; true when that changed. A copy stays in place until the new picture is copied, and an answer without
 * pictures is no reason to drop those that the shop has.
 */
async function replacePictures(trx: Trx, shopId: string, post: ImportedPost): Promise<boolean> {
  const wanted = post.pictures.map((picture) => picture.sourcePath);
  const ofProduct = trx
    .selectFrom('product_pictures')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId);
  const known = await ofProduct.select('source_path').orderBy('position').execute();
  if (
    wanted.length === 0 ||
    equal(
      wanted,
      known.map((picture) => picture.source_path),
    )
  )
    return false;
  await trx
    .deleteFrom('product_pictures')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .where('position', '>=', wanted.length)
    .execute();
  const rows = wanted.map((source_path, position) => ({
    shop_id: shopId,
    video_id: post.videoId,
    position,
    source_path,
  }));
  await trx
    .insertInto('product_pictures')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'video_id', 'position'])
        .doUpdateSet((eb) => ({ source_path: eb.ref('excluded.source_path'), attempts: 0, failed_reason: null })),
    )
    .execute();
  return true;
}

/** Takes a product off the shop because its seller took #TRACK off the post; true when it was shown. The row stays: the tag may come back. */
export async function takeAwayUntagged(trx: Trx, shopId: string, videoId: string): Promise<boolean> {
  return setGone(trx, shopId, videoId, sql<Date>`now()`, true);
}

/** Takes a product off the shop because its post is gone; true when it was shown. The row stays, with all that the owner wrote. */
export async function hideGone(trx: Trx, shopId: string, videoId: string, now: Date): Promise<boolean> {
  return setGone(trx, shopId, videoId, now, false);
}

async function setGone(
  trx: Trx,
  shopId: string,
  videoId: string,
  goneAt: Date | RawBuilder<Date>,
  onlyTracked: boolean,
): Promise<boolean> {
  const row = await trx
    .updateTable('products')
    .set({ gone_at: goneAt, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('gone_at', 'is', null)
    .$if(onlyTracked, (query) => query.where('added_by', '=', 'track'))
    .returning('video_id')
    .executeTakeFirst();
  return row !== undefined;
}
