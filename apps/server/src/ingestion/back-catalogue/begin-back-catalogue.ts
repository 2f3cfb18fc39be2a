import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { readBackCatalogueJob } from '#server/ingestion/ingestion.jobs.ts';
import { allowsPaidSource, type ImportTarget } from '#server/ingestion/ingestion.queries.ts';
import { readSeenPosts } from '#server/ingestion/posts/seen-posts.queries.ts';
import { enqueueImport } from '#server/ingestion/schedule/ask-for-import.ts';
import { provenTurn } from '#server/ingestion/schedule/import-priority.ts';
import { shopsToImport } from '#server/ingestion/schedule/may-import.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { atTheNewest, findBackCatalogue, restartBackCatalogue } from './back-catalogues.queries.ts';

/** After this time without progress a reading has lost its job, and is queued again. */
export const lostAfterMs = 10 * 60_000;

/** The job of a list that begins again may still be at an old page, and ends without going on. */
const keptOutMs = 60_000;

/** A transaction may last 5 s, see `scheduleDue`. */
const batchSize = 50;

/**
 * A seller lets us read the whole list. A reading that had stopped without consent goes on; a finished one begins again
 * where the consent is a new one, or where the list had been bought. A look at the shop comes first and queues it, so
 * that the newest posts come first, and once.
 */
export async function beginBackCatalogue(
  { jobs, clock }: Pick<IngestionContext, 'jobs' | 'clock'>,
  trx: Trx,
  { shopId, isNew }: { shopId: string; isNew: boolean },
): Promise<void> {
  const now = clock.now();
  const before = await findBackCatalogue(trx, shopId);
  const own = before?.may_cost === false ? before : null;
  const goesOn = own?.trouble === 'not_connected';
  const isUnderWay = own?.due_at != null;
  if (own && (isUnderWay || !(isNew || goesOn))) return;
  const start = { ...atTheNewest, may_cost: false, started_at: now, due_at: now };
  const change = goesOn ? { trouble: null, failures_in_row: 0, due_at: now } : start;
  await trx
    .insertInto('back_catalogues')
    .values({ shop_id: shopId, ...start })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute();
  await enqueueImport(jobs, trx, shopId, provenTurn);
}

/**
 * The list of a seller who has not connected is bought once, where the operator pays for lists; called when a look went
 * well, so that the newest posts are there. On a day whose runs are spent it is left for a later look.
 */
export async function beginBoughtCatalogue(
  { db, apify, clock }: Pick<IngestionContext, 'db' | 'apify' | 'clock'>,
  target: ImportTarget,
): Promise<void> {
  if (!apify || target.is_connected || !allowsPaidSource(target)) return;
  if ((await findBackCatalogue(db, target.shop_id)) || (await apify.listsLeftToday()) === 0) return;
  const now = clock.now();
  await db
    .insertInto('back_catalogues')
    .values({ shop_id: target.shop_id, ...atTheNewest, may_cost: true, started_at: now, due_at: now })
    // Its seller has just connected: that list costs nothing.
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .execute();
}

/** A list of newest posts with so many may have others before them. */
const fullWindow = 10;

/**
 * Where a look knows none of the newest posts, those before them may be unknown, too, as after a pause: a connected
 * seller's list tells. Called before the posts are imported, so that a look which stops does not hide the gap.
 */
export async function closeGap(
  { db, clock }: Pick<IngestionContext, 'db' | 'clock'>,
  { shop_id: shopId, is_connected: isConnected }: ImportTarget,
  newest: TikTokPost[],
): Promise<void> {
  const ids = newest.filter((post) => post.pinned !== true).map(({ id }) => id);
  if (!isConnected || ids.length < fullWindow || (await readSeenPosts(db, shopId, ids)).size > 0) return;
  await restartBackCatalogue(db, shopId, clock.now());
}

/** The shop's posts come from another TikTok account from now on. */
export async function endBackCatalogue(trx: Trx, shopId: string): Promise<void> {
  await trx.deleteFrom('back_catalogues').where('shop_id', '=', shopId).execute();
}

/** Queues the readings that are due, of all shops or of one. Those under way are due only when their job was lost. */
export async function enqueueDueBackCatalogues(
  { db, jobs, clock }: Pick<IngestionContext, 'db' | 'jobs' | 'clock'>,
  { shopId, signal }: { shopId?: string; signal?: AbortSignal } = {},
): Promise<void> {
  for (let count = batchSize; count === batchSize && !signal?.aborted; ) {
    count = await inTransaction(db, { local: 'ingestion.enqueue-back-catalogues' }, async (trx) => {
      const now = clock.now();
      const due = await shopsToImport(trx, now)
        .innerJoin('back_catalogues', 'back_catalogues.shop_id', 'import_states.shop_id')
        .select('back_catalogues.shop_id')
        .where('due_at', '<=', now)
        .$if(shopId !== undefined, (query) => query.where('back_catalogues.shop_id', '=', shopId as string))
        .orderBy('due_at')
        .limit(batchSize)
        .forUpdate('back_catalogues')
        .skipLocked()
        .execute();
      for (const { shop_id } of due) {
        const isAdded = await jobs.enqueue(trx, readBackCatalogueJob, { shopId: shop_id }, { key: shop_id });
        const waitMs = isAdded ? lostAfterMs : keptOutMs;
        await trx
          .updateTable('back_catalogues')
          .set({ due_at: new Date(now.getTime() + waitMs) })
          .where('shop_id', '=', shop_id)
          .execute();
      }
      return due.length;
    });
  }
}
