import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { ApifyRun } from './apify-api.ts';

/** What a run was bought for. */
export type Need = 'newest' | 'back_catalogue';

/** A run that was paid for, or is about to be. Times in ms since 1970. */
export interface Purchase {
  purchaseId: string;
  startedAtMs: number;
  /** Null until Apify has answered. */
  run: { runId: string; datasetId: string } | null;
  /** Null while it goes on. */
  outcome: string | null;
  /** Null until its posts were read. */
  posts: number | null;
}

const columns = ['purchase_id', 'started_at', 'run_id', 'dataset_id', 'outcome', 'posts'] as const;

type PurchaseRow = Pick<Selectable<Tables['apify_runs']>, (typeof columns)[number]>;

const purchaseOf = ({ run_id: runId, dataset_id: datasetId, ...row }: PurchaseRow): Purchase => ({
  purchaseId: row.purchase_id,
  startedAtMs: row.started_at.getTime(),
  run: runId !== null && datasetId !== null ? { runId, datasetId } : null,
  outcome: row.outcome,
  posts: row.posts,
});

/** Purchases of a shop since then and those that go on, latest first, without refused ones, which cost nothing. */
export async function readPurchases(db: Db, of: { shopId: string; need: Need; since: Date }): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('apify_runs')
    .select(columns)
    .where('shop_id', '=', of.shopId)
    .where('need', '=', of.need)
    .where((eb) => eb.or([eb('started_at', '>', of.since), eb('outcome', 'is', null)]))
    .where((eb) => eb.or([eb('run_id', 'is not', null), eb('outcome', 'is', null), eb('outcome', '=', 'lost')]))
    .orderBy('started_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(purchaseOf);
}

export async function readPurchase(db: Db, shopId: string, purchaseId: string): Promise<Purchase | null> {
  const query = db.selectFrom('apify_runs').select(columns).where('purchase_id', '=', purchaseId);
  const row = await query.where('shop_id', '=', shopId).executeTakeFirst();
  return row ? purchaseOf(row) : null;
}

/** Written before Apify is asked. Null: another process buys the same at this moment. */
export async function beginPurchase(db: Db, of: { shopId: string; need: Need; now: Date }): Promise<Purchase | null> {
  const row = await db
    .insertInto('apify_runs')
    .values({ purchase_id: randomUUID(), shop_id: of.shopId, need: of.need, started_at: of.now })
    .onConflict((conflict) => conflict.columns(['shop_id', 'need']).where('ended_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? purchaseOf(row) : null;
}

export async function noteRun(db: Db, purchaseId: string, { runId, datasetId }: ApifyRun): Promise<void> {
  const names = { run_id: runId, dataset_id: datasetId };
  await db.updateTable('apify_runs').set(names).where('purchase_id', '=', purchaseId).execute();
}

/** How a run ended, once; `costMicroUsd` where Apify says. */
export async function noteEnd(
  db: Db,
  purchaseId: string,
  end: { outcome: string; detail?: string; costMicroUsd?: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('apify_runs')
    .set({
      ended_at: end.now,
      outcome: end.outcome,
      detail: end.detail ?? null,
      ...(end.costMicroUsd == null ? {} : { cost_micro_usd: end.costMicroUsd }),
    })
    .where('purchase_id', '=', purchaseId)
    .where('ended_at', 'is', null)
    .execute();
}

/** What was found in a run that had ended well; `outcome` where that was no posts but a reason. */
export async function noteRead(
  db: Db,
  purchaseId: string,
  read: { posts?: number; outcome?: string; detail?: string },
): Promise<void> {
  await db.updateTable('apify_runs').set(read).where('purchase_id', '=', purchaseId).execute();
}

/** Runs that have not ended here, as far as anyone wrote down. */
export async function readLeftOpen(db: Db, startedBefore: Date): Promise<Purchase[]> {
  const query = db.selectFrom('apify_runs').select(columns).where('ended_at', 'is', null);
  const rows = await query.where('started_at', '<', startedBefore).orderBy('started_at').limit(100).execute();
  return rows.map(purchaseOf);
}
