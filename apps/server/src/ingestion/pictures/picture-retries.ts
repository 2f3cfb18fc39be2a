import { sql } from 'kysely';
import { lockShop } from '#server/catalog/catalog.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { fetchPicturesJob } from '#server/ingestion/ingestion.jobs.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';

/**
 * Who tries again when a picture could not be copied, and when it is given up:
 * 1. The queue reads its post again with fresh links after half a minute, and up to six times more (`fetchPicturesJob`).
 * 2. Each import starts that over for five posts, those without any picture first (`enqueueUncopied`).
 * 3. After so many failed tries in all, or when no try can help, it is left alone until the seller changes it.
 */
export const maxAttempts = 30;
const retryAfterMs = 30_000;
const postsPerImport = 5;

export async function enqueuePictures(
  { jobs, clock }: Pick<IngestionContext, 'jobs' | 'clock'>,
  trx: Trx,
  shopId: string,
  postId: string,
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + retryAfterMs);
  const key = `${shopId}:${postId}`;
  await jobs.enqueue(trx, fetchPicturesJob, { shopId, videoId: postId }, { key, startAfter });
}

/** Also for pictures whose job was lost with a process. */
export async function enqueueUncopied(ingestion: IngestionContext, shopId: string): Promise<void> {
  const postIds = await listUncopiedPosts(ingestion.db, shopId);
  if (postIds.length === 0) return;
  await inTransaction(ingestion.db, { local: 'ingestion.enqueue-uncopied' }, async (trx) => {
    await lockShop(trx, shopId);
    await noteTurns(trx, shopId, postIds);
    for (const postId of postIds) await enqueuePictures(ingestion, trx, shopId, postId);
  });
}

/** Posts of listed products with pictures to copy: first those without any, and of them those that have waited longest. */
export async function listUncopiedPosts(db: Db, shopId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_pictures as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'i.shop_id').onRef('p.video_id', '=', 'i.video_id'),
    )
    .select('p.post_id')
    .groupBy('p.post_id')
    .orderBy(sql`bool_or(i.copied_path is null)`, 'desc')
    .orderBy(sql`min(i.updated_at)`)
    .where('i.shop_id', '=', shopId)
    .where(sql<boolean>`i.copied_path is distinct from i.source_path`)
    .where('i.attempts', '<', maxAttempts)
    .where('p.gone_at', 'is', null)
    // What the owner uploaded cannot be read from TikTok again.
    .where('p.post_id', 'is not', null)
    .$narrowType<{ post_id: string }>()
    .limit(postsPerImport)
    .execute();
  return rows.map((row) => row.post_id);
}

/** These posts have their turn now, and others next: nothing else is noted of those whose pages refuse us. */
async function noteTurns(trx: Trx, shopId: string, postIds: string[]): Promise<void> {
  await trx
    .updateTable('product_pictures as i')
    .from('products as p')
    .set({ updated_at: sql<Date>`now()` })
    .whereRef('p.shop_id', '=', 'i.shop_id')
    .whereRef('p.video_id', '=', 'i.video_id')
    .where('i.shop_id', '=', shopId)
    .where('p.post_id', 'in', postIds)
    .execute();
}
