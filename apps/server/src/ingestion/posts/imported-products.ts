import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { askedCaption, type ReadProduct } from '#server/captions/captions.service.ts';
import { bumpShop, createProduct, lockShop } from '#server/catalog/catalog.service.ts';
import { replacePictures } from '#server/ingestion/pictures/product-pictures.queries.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/** A post with #TRACK as the import hands it over; pictures by their address without its signature. */
interface ImportedPost {
  videoId: string;
  kind: 'video' | 'photo';
  postedAt: Date;
  caption: string;
  read: ReadProduct;
  pictures: { sourcePath: string }[];
  /** False when the source shows only the cover of what may be a series of photos. */
  picturesComplete: boolean;
  addedBy: 'track' | 'link';
}

export type StoredAs = 'created' | 'updated' | 'unchanged';

/**
 * Writes what the import read of one post. A known video updates the imported columns only, so nothing that the owner
 * wrote is touched; a new one gets the shop's next number. Everybody hears of it when the transaction commits.
 */
export async function storeImportedPost(trx: Trx, shopId: string, post: ImportedPost): Promise<StoredAs> {
  await lockShop(trx, shopId);
  const known = await trx
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .forUpdate()
    .executeTakeFirst();
  const values = importedValues(post.read);
  // A question that ended is not asked again by the same words: a trigger keeps none of them then.
  const asked = values.title_unsure || values.price_unsure ? askedCaption(post.caption, post.read) : null;
  if (!known) {
    await createProduct(trx, shopId, {
      video_id: post.videoId,
      kind: post.kind,
      added_by: post.addedBy,
      posted_at: post.postedAt,
      position: post.postedAt.getTime(),
      caption_place: 1,
      ...values,
      asked_caption: asked && JSON.stringify(asked),
    });
    await replacePictures(trx, shopId, post);
    return 'created';
  }
  if (post.addedBy === 'link') await keepAsLink(trx, shopId, post.videoId);
  const picturesChanged = await replacePictures(trx, shopId, post);
  const same =
    known.gone_at === null &&
    Object.entries(values).every(([column, value]) => isDeepStrictEqual(known[column as keyof typeof known], value)) &&
    (known.asked_caption === null || isDeepStrictEqual(known.asked_caption, asked));
  if (same && !picturesChanged) return 'unchanged';
  await trx
    .updateTable('products')
    .set({
      ...values,
      asked_caption: asked && JSON.stringify(asked),
      gone_at: null,
      updated_at: sql<Date>`now()`,
    })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .execute();
  // A card that comes back is new to the pages that are open.
  if (known.gone_at !== null && !known.hidden)
    await announce(trx, { type: 'product_created', shopId, videoId: post.videoId });
  return 'updated';
}

function importedValues(read: ReadProduct) {
  return {
    imported_title: read.title,
    imported_price_ugx: read.priceUgx,
    imported_old_price_ugx: read.oldPriceUgx,
    imported_description: read.description ?? '',
    imported_tags: read.tags,
    imported_sizes: read.sizes,
    imported_availability: read.availability,
    guess_ugx: read.guessUgx,
    title_unsure: read.certainty.title === 'unsure',
    price_unsure: read.asks.includes('price'),
  };
}

/** A product whose link its owner pasted stays without #TRACK from then on. Visitors see no difference. */
export async function keepAsLink(trx: Trx, shopId: string, videoId: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ added_by: 'link' })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('added_by', '=', 'track')
    .execute();
}

/**
 * Takes a product off the shop, because its post is gone or (`onlyTracked`: not one that came by its link) has lost
 * #TRACK. The row stays with all that the owner wrote: the post or the tag may come back.
 */
export async function takeOffShop(
  trx: Trx,
  shopId: string,
  videoId: string,
  { now, onlyTracked }: { now: Date; onlyTracked: boolean },
): Promise<void> {
  await lockShop(trx, shopId);
  const row = await trx
    .updateTable('products')
    .set({ gone_at: now, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('gone_at', 'is', null)
    .$if(onlyTracked, (query) => query.where('added_by', '=', 'track'))
    .returning('hidden')
    .executeTakeFirst();
  if (row?.hidden === false) await bumpShop(trx, shopId);
}
