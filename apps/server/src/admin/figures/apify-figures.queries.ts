import type { ApifyFigures } from '@app/contracts/admin/apify.schemas';
import { sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import type { Db } from '#server/platform/database/transaction.ts';

type Period = ApifyFigures['today'];

/** A refused run cost nothing; one with an unknown end may have cost. */
const wasBought = sql<boolean>`(run_id is not null or outcome is null or outcome = 'lost')`;

async function readPeriod(db: Db, since: Date): Promise<Period> {
  const row = await db
    .selectFrom('apify_runs')
    .select((eb) => [
      eb.fn.countAll<number>().as('runs'),
      eb.fn.sum<number | null>('posts').as('posts'),
      eb.fn.sum<number | null>('cost_micro_usd').as('cost'),
      sql<number>`count(*) filter (where outcome is not null and cost_micro_usd is null)`.as('unpriced'),
    ])
    .where('started_at', '>=', since)
    .where(wasBought)
    .executeTakeFirstOrThrow();
  return {
    runs: Number(row.runs),
    posts: Number(row.posts ?? 0),
    costMicroUsd: Number(row.cost ?? 0),
    unpriced: Number(row.unpriced),
  };
}

const failuresShown = 5;

async function readFailures(db: Db, since: Date): Promise<ApifyFigures['failures']> {
  const rows = await db
    .selectFrom('apify_runs as r')
    .leftJoin('shops as s', 's.shop_id', 'r.shop_id')
    .select(['r.started_at', 's.handle', 'r.need', 'r.outcome', 'r.detail'])
    .where('r.started_at', '>=', since)
    .where('r.outcome', 'is not', null)
    .where('r.outcome', '!=', 'success')
    .orderBy('r.started_at', 'desc')
    .limit(failuresShown)
    .execute();
  return rows.map(({ started_at, handle, need, outcome, detail }) => ({
    startedAt: started_at.toISOString(),
    handle,
    need: need === 'newest' ? 'newest' : 'back_catalogue',
    outcome: outcome ?? '',
    detail,
  }));
}

/** Today and this month in UTC, as Apify and the day's cap count them; null where Apify is not set up. */
export async function readApifyFigures(context: AdminContext): Promise<ApifyFigures | null> {
  const { db, clock } = context;
  const { apify } = context.ingestion;
  if (apify === null) return null;
  const now = clock.now();
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return {
    dailyRuns: apify.dailyRuns,
    leftToday: await apify.leftToday(),
    buysBackCatalogue: apify.source.readPage !== undefined,
    today: await readPeriod(db, today),
    month: await readPeriod(db, month),
    failures: await readFailures(db, month),
  };
}
