import { CompiledQuery, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { isImageStored, removeImage } from '#server/platform/images/images.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { noteKitPictures } from './kit-pictures.ts';
import { photoPaths } from './photo-paths.ts';

const settledMs = 30 * 60_000;
const batchSize = 50;

/** Before their rows go; without `videoIds` all pictures of the shop. */
export async function notePictures(trx: Trx, shopId: string, now: Date, videoIds?: string[]): Promise<void> {
  const ofProducts = videoIds ? sql`and video_id = any(${videoIds}::text[])` : sql``;
  const ofShop = sql`
    union select photo_hash from shops where shop_id = ${shopId}
    union select preview_hash from shops where shop_id = ${shopId}
    union select banner_hash from shops where shop_id = ${shopId}
    union select hash from uploaded_photos where shop_id = ${shopId}`;
  const { rows } = await sql<{ hash: string | null }>`
    select hash from product_pictures where shop_id = ${shopId} ${ofProducts}
    union select preview_hash from products where shop_id = ${shopId} ${ofProducts}
    ${videoIds ? sql`` : ofShop}`.execute(trx);
  await noteUnusedPictures(trx, rows, now);
  await noteKitPictures(trx, shopId, now, videoIds);
}

/** Pictures whose last use may have ended with this transaction; `removeUnusedPictures` finds out. */
export async function noteUnusedPictures(trx: Trx, rows: { hash: string | null }[], now: Date): Promise<void> {
  const hashes = [...new Set(rows.flatMap(({ hash }) => hash ?? []))].sort();
  if (hashes.length === 0) return;
  await trx
    .insertInto('unused_pictures')
    .values(hashes.map((hash) => ({ hash, noted_at: now })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ noted_at: now, removed_at: null }))
    .execute();
}

/** Removes noted pictures that no shop uses. May break off and run twice: a row goes last. Answers how many. */
export async function removeUnusedPictures(db: Db, store: ImageStore, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const noted = await db
      .selectFrom('unused_pictures')
      .select('hash')
      .where('removed_at', 'is', null)
      // Those of a share kit are noted when they are drawn, with the day on which they go.
      .where('noted_at', '<=', now)
      .orderBy('hash')
      .limit(batchSize)
      .execute();
    for (const { hash } of noted) {
      if (await isUsed(db, hash)) {
        await db.deleteFrom('unused_pictures').where('hash', '=', hash).execute();
        continue;
      }
      await removeImage(hash, store);
      await db
        .updateTable('unused_pictures')
        .set({ removed_at: now })
        .where('hash', '=', hash)
        // A picture of a share kit that was drawn just now has a day of its own.
        .where('noted_at', '<=', now)
        .execute();
      removed += 1;
    }
    if (noted.length < batchSize) break;
  }
  await settleRemoved(db, store, now);
  return removed;
}

/** Where a picture's hash may stand; all of them are indexed. */
const uses = [
  ['product_pictures', 'hash'],
  ['products', 'preview_hash'],
  ['shops', 'photo_hash'],
  ['shops', 'preview_hash'],
  ['shops', 'banner_hash'],
  ['uploaded_photos', 'hash'],
] as const;

/** Is the picture of the hash `$1` used? `narrowed` joins what else must hold to `select 1 from TABLE u`. */
export const anyUse = (narrowed: (from: string) => string = (from) => from): string =>
  uses.map(([table, column]) => `exists (${narrowed(`select 1 from ${table} u`)} where u.${column} = $1)`).join(' or ');

async function isUsed(db: Db, hash: string): Promise<boolean> {
  const { rows } = await db.executeQuery<{ used: boolean }>(CompiledQuery.raw(`select ${anyUse()} as used`, [hash]));
  return rows[0]?.used ?? true;
}

/** An import may have used a picture during its removal: it copies it again. A seller's photo has to be sent again. */
async function settleRemoved(db: Db, store: ImageStore, now: Date): Promise<void> {
  const settled = await db
    .selectFrom('unused_pictures')
    .select('hash')
    .where('removed_at', '<', new Date(now.getTime() - settledMs))
    .orderBy('removed_at')
    .limit(1000)
    .execute();
  for (const { hash } of settled) {
    if ((await isUsed(db, hash)) && !(await isImageStored(hash, store))) {
      await db.deleteFrom('uploaded_photos').where('hash', '=', hash).execute();
      await db
        .updateTable('product_pictures')
        .set({ copied_path: null })
        .where('hash', '=', hash)
        .where('source_path', 'not like', photoPaths)
        .execute();
      await db.updateTable('shops').set({ photo_source_path: null }).where('photo_hash', '=', hash).execute();
      await db.updateTable('shops').set({ preview_hash: null }).where('preview_hash', '=', hash).execute();
      await db.updateTable('products').set({ preview_hash: null }).where('preview_hash', '=', hash).execute();
      await db.updateTable('shops').set({ banner_hash: null }).where('banner_hash', '=', hash).execute();
    }
    await db.deleteFrom('unused_pictures').where('hash', '=', hash).execute();
  }
}
