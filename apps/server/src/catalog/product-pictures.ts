import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { toThumbnail } from './catalog.wire.ts';

/** A picture that still has to be copied. */
export interface WantedPicture {
  position: number;
  source_path: string;
  attempts: number;
}

/** What copying brought. */
export interface CopiedPicture {
  position: number;
  sourcePath: string;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  thumbhash: string;
}

/** Pictures of a product that are not copied yet, or whose source has changed since. */
export async function listWantedPictures(db: Db | Trx, shopId: string, videoId: string): Promise<WantedPicture[]> {
  return db
    .selectFrom('product_pictures')
    .select(['position', 'source_path', 'attempts'])
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where(sql<boolean>`copied_path is distinct from source_path`)
    .orderBy('position')
    .execute();
}

/** Stores copies, unless the source changed meanwhile, and makes the product's thumbnails anew. */
export async function storeCopies(trx: Trx, shopId: string, videoId: string, copies: CopiedPicture[]): Promise<void> {
  for (const copy of copies) {
    await trx
      .updateTable('product_pictures')
      .set({
        hash: copy.hash,
        width: copy.width,
        height: copy.height,
        placeholder: copy.placeholder,
        thumbhash: copy.thumbhash,
        copied_path: copy.sourcePath,
        has_avif: false,
        failed_reason: null,
        updated_at: sql<Date>`now()`,
      })
      .where('shop_id', '=', shopId)
      .where('video_id', '=', videoId)
      .where('position', '=', copy.position)
      .where('source_path', '=', copy.sourcePath)
      .execute();
  }
  await refreshThumbnails(trx, shopId, videoId);
}

/** Notes that a copy failed and why, for the next try and for the owner. */
export async function noteFailedCopy(
  trx: Trx,
  shopId: string,
  videoId: string,
  position: number,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('product_pictures')
    .set((eb) => ({ failed_reason: reason, attempts: eb('attempts', '+', 1), updated_at: sql<Date>`now()` }))
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('position', '=', position)
    .execute();
}

/** Marks a picture's AVIF files as made wherever it is used; answers the products whose pages change by it. */
export async function markAvif(trx: Trx, hash: string): Promise<{ shop_id: string; video_id: string }[]> {
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

async function refreshThumbnails(trx: Trx, shopId: string, videoId: string): Promise<void> {
  const pictures = await trx
    .selectFrom('product_pictures')
    .select(['hash', 'width', 'height', 'placeholder', 'thumbhash', 'has_avif'])
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('hash', 'is not', null)
    .orderBy('position')
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
