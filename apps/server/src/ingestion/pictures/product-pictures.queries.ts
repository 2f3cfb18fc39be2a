import { sql } from 'kysely';
import { photoPaths, refreshThumbnails } from '#server/catalog/catalog.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { maxAttempts } from './picture-retries.ts';

/** What copying brought. */
export interface CopiedPicture {
  sourcePath: string;
  /** A smaller one, shown first until the picture itself can be copied. */
  isPlaceholder?: true;
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  thumbhash: string;
}

/** A picture that could not be copied. `retry` is false when no further try can help. */
export interface FailedCopy {
  sourcePath: string;
  reason: string;
  retry: boolean;
  /** False where there was no link to try: that does not count against the picture. */
  isTry?: boolean;
}

/** The ids of a post's cards. */
const cardsOf = (shopId: string, postId: string) =>
  sql<string>`(select video_id from products where shop_id = ${shopId} and post_id = ${postId})`;

const picturesOf = (db: Db | Trx, shopId: string, postId: string) =>
  db
    .selectFrom('product_pictures')
    .where('shop_id', '=', shopId)
    .where('video_id', 'in', cardsOf(shopId, postId))
    .where('source_path', 'not like', photoPaths);

const updatePicturesOf = (trx: Trx, shopId: string, postId: string) =>
  trx.updateTable('product_pictures').where('shop_id', '=', shopId).where('video_id', 'in', cardsOf(shopId, postId));

/** Source paths of a post's pictures that are copied for one of its cards. */
export async function listCopiedPaths(db: Db | Trx, shopId: string, postId: string): Promise<Set<string>> {
  const rows = await picturesOf(db, shopId, postId).select('copied_path').execute();
  return new Set(rows.flatMap((row) => row.copied_path ?? []));
}

/**
 * Stores where a product's pictures come from; true when that changed. Copies stay until the new picture is copied. An
 * answer without pictures, or with only the cover of a series, drops none.
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
    .where('source_path', 'not like', photoPaths)
    .orderBy('position')
    .execute();
  if (wanted.length === 0 || (known.length > 0 && !post.picturesComplete)) return false;
  if (wanted.length === known.length && wanted.every((path, at) => path === known[at]?.source_path)) return false;
  await trx
    .deleteFrom('product_pictures')
    .where('shop_id', '=', shopId)
    .where('video_id', '=', post.videoId)
    .where('position', '>=', wanted.length)
    .where('source_path', 'not like', photoPaths)
    .execute();
  const ofProduct = { shop_id: shopId, video_id: post.videoId };
  const rows = wanted.map((source_path, position) => ({ ...ofProduct, position, source_path }));
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

/** Posts of listed products whose first picture was never copied, `first` before the others. */
export async function listPostsWithoutPicture(db: Db, shopId: string, first: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ post_id: string }>`
    select p.post_id from product_pictures i join products p on p.shop_id = i.shop_id and p.video_id = i.video_id
    where i.shop_id = ${shopId} and i.position = 0 and i.copied_path is null and i.attempts < ${maxAttempts}
      and p.gone_at is null and p.post_id is not null
    group by p.post_id order by p.post_id = ${first} desc limit ${limit}`.execute(db);
  return rows.map((row) => row.post_id);
}

/** Source paths of pictures of a post's cards that are not copied yet, or whose source has changed since. */
export async function listWantedPaths(db: Db | Trx, shopId: string, postId: string): Promise<string[]> {
  const rows = await picturesOf(db, shopId, postId)
    .select('source_path')
    .distinct()
    .where(sql<boolean>`copied_path is distinct from source_path`)
    .execute();
  return rows.map((row) => row.source_path);
}

/** How many cards of a post its caption names. */
export async function countNamed(db: Db, shopId: string, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.count<number>('caption_place').as('count'))
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All cards of a post show the same picture first, and it was never copied. */
export async function isCoverMissing(db: Db | Trx, shopId: string, postId: string): Promise<boolean> {
  const covers = picturesOf(db, shopId, postId).where('position', '=', 0);
  const rows = await covers.select(['source_path', 'copied_path']).distinct().execute();
  return rows.length === 1 && rows[0]?.copied_path === null;
}

/**
 * Stores copies for the cards of a post that show these pictures, unless the source has changed since; a card also takes
 * what another one has. Thumbnails are made again. False when nothing changed.
 */
export async function storeCopies(trx: Trx, shopId: string, postId: string, copies: CopiedPicture[]): Promise<boolean> {
  const changed = new Set<string>();
  for (const { sourcePath, isPlaceholder, ...copy } of copies) {
    const rows = await updatePicturesOf(trx, shopId, postId)
      .set({ ...copy, copied_path: sourcePath, has_avif: false, failed_reason: null, updated_at: sql<Date>`now()` })
      .where((eb) =>
        isPlaceholder
          ? eb.and([eb('position', '=', 0), eb('copied_path', 'is', null)])
          : eb('source_path', '=', sourcePath),
      )
      .returning('video_id')
      .execute();
    for (const row of rows) changed.add(row.video_id);
  }
  const { rows: taken } = await sql<{ video_id: string }>`
    update product_pictures t set hash = s.hash, width = s.width, height = s.height, placeholder = s.placeholder,
      thumbhash = s.thumbhash, copied_path = s.copied_path, has_avif = s.has_avif, failed_reason = null, updated_at = now()
    from product_pictures s
    where t.shop_id = ${shopId} and t.video_id in ${cardsOf(shopId, postId)} and t.copied_path is distinct from t.source_path
      and s.shop_id = ${shopId} and s.video_id in ${cardsOf(shopId, postId)} and s.copied_path = t.source_path
    returning t.video_id`.execute(trx);
  for (const row of taken) changed.add(row.video_id);
  for (const videoId of changed) await refreshThumbnails(trx, shopId, videoId);
  return changed.size > 0;
}

/** Notes that a copy failed and why, for the next try and for the owner. */
export async function noteFailedCopy(
  trx: Trx,
  shopId: string,
  postId: string,
  { sourcePath, reason, retry, isTry = true }: FailedCopy,
): Promise<void> {
  await updatePicturesOf(trx, shopId, postId)
    .set((eb) => ({
      failed_reason: reason,
      attempts: retry ? eb('attempts', '+', isTry ? 1 : 0) : eb.lit(maxAttempts),
      updated_at: sql<Date>`now()`,
    }))
    .where('source_path', '=', sourcePath)
    .execute();
}
