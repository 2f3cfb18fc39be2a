import { sql } from 'kysely';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { importIntervalMs } from '#server/ingestion/schedule/import-interval.ts';
import { shopsToImport } from '#server/ingestion/schedule/may-import.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { ensureMinPriority } from '#server/platform/jobs/waiting-jobs.ts';
import { isConnected } from '#server/tiktok/tiktok.service.ts';

/** A transaction may last 5 s and a slow embedded database takes up to 20 ms for each job. */
const batchSize = 50;

/**
 * Enqueues the import of every shop in trial or paid whose time has come, in batches. The next time is set in the same
 * transaction, so a slow queue is not filled twice. Answers how many were enqueued.
 */
export async function scheduleDue(ingestion: IngestionContext, signal: AbortSignal): Promise<number> {
  let enqueued = 0;
  for (;;) {
    const count = await scheduleBatch(ingestion);
    enqueued += count;
    if (count < batchSize || signal.aborted) return enqueued;
  }
}

function scheduleBatch(ingestion: IngestionContext): Promise<number> {
  const now = ingestion.clock.now();
  return inTransaction(ingestion.db, { local: 'ingestion.schedule-due' }, async (trx) => {
    const due = await shopsToImport(trx, now)
      .select(['import_states.shop_id', 'last_post_at', 'last_visited_at', 'accounts.created_at'])
      .select(isConnected('accounts.account_id').as('is_connected'))
      .where('next_import_at', '<=', now)
      .orderBy('next_import_at')
      .limit(batchSize)
      .forUpdate('import_states')
      .skipLocked()
      .execute();
    for (const shop of due) {
      const waitMs = importIntervalMs(shop, now, ingestion.sync.intervalMinutes, Math.random());
      const queued = await ingestion.jobs.enqueue(trx, importShopJob, { shopId: shop.shop_id }, { key: shop.shop_id });
      // A request of a busy network may wait behind scheduled ones; its own shops are due as others are.
      if (!queued) await ensureMinPriority(trx, importShopJob, shop.shop_id, 0);
      await trx
        .updateTable('import_states')
        .set({ next_import_at: new Date(now.getTime() + waitMs) })
        .where('shop_id', '=', shop.shop_id)
        .execute();
    }
    return due.length;
  });
}

/** A shop that had paused is looked at within a minute; called in the transaction that lets it go on. */
export async function resumeImport(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('import_states')
    .set({ next_import_at: now })
    .where('shop_id', '=', shopId)
    .where('next_import_at', '>', now)
    .execute();
}

/** A visited shop is looked at more often; called with each batch of counted visits. */
export async function noteVisited(trx: Trx, shopIds: string[], now: Date, intervalMinutes: number): Promise<void> {
  const soon = new Date(now.getTime() + intervalMinutes * 60_000);
  await trx
    .updateTable('import_states')
    .set({
      last_visited_at: now,
      next_import_at: sql<Date>`least(next_import_at, ${soon.toISOString()}::timestamptz)`,
    })
    // In one order, so that two processes that count visits of the same shops do not wait for each other in a circle.
    .where('shop_id', 'in', (eb) =>
      eb
        .selectFrom('import_states')
        .select('shop_id')
        .where('shop_id', 'in', shopIds)
        .where('stopped_reason', 'is', null)
        .where('failures_in_row', '=', 0)
        .orderBy('shop_id')
        .forUpdate(),
    )
    .execute();
}
