import { sql } from 'kysely';
import { refreshThumbnails } from '#server/catalog/catalog.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

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

/** After so many failed tries in all, a picture is left alone until the seller changes it. */
const maxAttempts = 30;

/** What is copied of a product's pictures: the source path by position. */
export async function listCopiedPaths(db: Db | Trx, shopId: string, videoId: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('product_pictures')
    .select(['position', 'copied_path'])
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('copied_path', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.position, row.copied_path ?? '']));
}

/** Shown products of a shop with pictures that still have to be copied and for which it is worth trying. */
export async function listUncopiedProducts(db: Db, shopId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('product_pictures as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'i.shop_id').onRef('p.video_id', '=', 'i.video_id'),
    )
    .select('i.video_id')
    .distinct()
    .where('i.shop_id', '=', shopId)
    .where(sql<boolean>`i.copied_path is distinct from i.source_path`)
    .where('i.attempts', '<', maxAttempts)
    .where('p.gone_at', 'is', null)
    // What the owner uploaded cannot be read from TikTok again.
    .where('p.kind', '<>', 'manual')
    .limit(limit)
    .execute();
  return rows.map((row) => row.video_id);
}

/**
 * Notes where a product's pictures come from; true when that changed. A copy stays in place until the new picture is
 * copied. An answer without pictures, or with only the cover of a series, is no reason to drop those that the shop has.
 */
export async function replacePictures(
  trx: Trx,
  shopId: string,
  post: { videoId: string; pictures: { sourcePath: string }[]; picturesComplete: boolean },
): Promise<boolean> {
  const wanted = post.pictures.map((picture) => picture.sourcePath);
  const known = await trx
    .selectFrom('product_pictures')
    .select('source_path')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .orderBy('position')
    .execute();
  if (wanted.length === 0 || (known.length > 0 && !post.picturesComplete)) return false;
  if (wanted.length === known.length && wanted.every((path, at) => path === known[at]?.source_path)) return false;
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
  if (known.length > wanted.length) await refreshThumbnails(trx, shopId, post.videoId);
  return true;
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

/** Notes that a copy failed and why, for the next try and for the owner. Not `retry`: no further try can help. */
export async function noteFailedCopy(
  trx: Trx,
  shopId: string,
  videoId: string,
  { position, reason, retry }: { position: number; reason: string; retry: boolean },
): Promise<void> {
  await trx
    .updateTable('product_pictures')
    .set((eb) => ({
      failed_reason: reason,
      attempts: retry ? eb('attempts', '+', 1) : eb.lit(maxAttempts),
      updated_at: sql<Date>`now()`,
    }))
    .where('shop_id', '=', shopId)
    .where('video_id', '=', videoId)
    .where('position', '=', position)
    .execute();
}
