import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { isConnected } from '#server/tiktok/tiktok.service.ts';
import { findObstacle, type ImportObstacle } from './schedule/may-import.ts';

/** A shop as its import needs it. `handle_check` is not null while TikTok has not shown the handle. */
export type ImportTarget = NonNullable<Awaited<ReturnType<typeof findImportTarget>>>;

/** Whether paid sources may be asked: the owner has shown who they are, or has paid. A stranger's trial must not cost. */
export function allowsPaidSource(target: Pick<ImportTarget, 'confirmed_at' | 'subscription_ends_at'>): boolean {
  return target.confirmed_at !== null || target.subscription_ends_at !== null;
}

/** Null, too, for a shop without an address: there is no handle to read. */
export async function findImportTarget(db: Db, shopId: string) {
  const row = await db
    .selectFrom('shops as s')
    .innerJoin('accounts as a', 'a.account_id', 's.shop_id')
    .innerJoin('subscriptions as b', 'b.shop_id', 's.shop_id')
    .innerJoin('import_states as i', 'i.shop_id', 's.shop_id')
    .select(['s.shop_id', 's.handle', 's.tiktok_user_id', 's.handle_check'])
    .select(['s.photo_source_path', 's.suspended_message'])
    .leftJoin('tiktok_connections as c', 'c.account_id', 's.shop_id')
    .select(['a.confirmed_at', 'a.deletion_due_at', 'a.created_at', isConnected('a.account_id').as('is_connected')])
    .select(['a.proven_tiktok_id', 'c.open_id'])
    .select(['b.trial_ends_at', 'b.subscription_ends_at', 'b.complimentary_ends_at'])
    .select(['i.last_post_at', 'i.last_visited_at', 'i.profile_read_at', 'i.failures_in_row', 'i.stopped_reason'])
    .where('s.shop_id', '=', shopId)
    .where('s.handle', 'is not', null)
    .$narrowType<{ handle: string }>()
    .executeTakeFirst();
  return row ?? null;
}

/** The shop if it may be imported now; `order` as in `findObstacle`. */
export async function findOpenTarget(
  { db, clock }: { db: Db; clock: Clock },
  shopId: string,
  order?: readonly ImportObstacle[],
): Promise<ImportTarget | null> {
  const target = await findImportTarget(db, shopId);
  return target && !findObstacle(target, clock.now(), order) ? target : null;
}

/** Whose posts are asked for, with the consent that the account's own TikTok user gave. */
export function creatorRefOf(target: ImportTarget) {
  const { shop_id: shopId, handle, open_id: openId, proven_tiktok_id: tiktokUserId } = target;
  const isGiven = target.is_connected && openId !== null && tiktokUserId !== null;
  return { handle, shopId, consent: isGiven ? { openId, tiktokUserId } : null };
}

/** `was_connected`: the seller has allowed to read by TikTok's own consent, which may have ended. */
export type ImportState = NonNullable<Awaited<ReturnType<typeof readImportState>>>;

export async function readImportState(db: Db | Trx, shopId: string, lock: 'lock' | 'look') {
  const query = db
    .selectFrom('import_states')
    .innerJoin('accounts', 'accounts.account_id', 'import_states.shop_id')
    .innerJoin('shops', 'shops.shop_id', 'import_states.shop_id')
    .leftJoin('subscriptions', 'subscriptions.shop_id', 'import_states.shop_id')
    .selectAll('import_states')
    .select(['accounts.deletion_due_at', 'shops.suspended_message', 'shops.handle'])
    .select(['trial_ends_at', 'subscription_ends_at', 'complimentary_ends_at'])
    .leftJoin('tiktok_connections', 'tiktok_connections.account_id', 'import_states.shop_id')
    .select(sql<boolean>`tiktok_connections.account_id is not null`.as('was_connected'))
    .where('import_states.shop_id', '=', shopId);
  const row = await (lock === 'lock' ? query.forUpdate('import_states') : query).executeTakeFirst();
  return row ?? null;
}

/** Durations in seconds of the latest looks that reached TikTok: a refused one is over at once. */
export async function readRecentDurations(db: Db | Trx): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from finished_at - started_at)::float8 as seconds
    from (select * from import_runs order by finished_at desc limit 100) latest
    where outcome = 'success' limit 30`.execute(db);
  return rows.map((row) => row.seconds);
}

const runsKeptMs = 30 * dayMs;

/** All but what a shop's imports brought last: where nothing has happened since, its timeline still says how it stands. */
export async function purgeRuns(db: Db, now: Date): Promise<void> {
  await sql`delete from import_runs r where finished_at < ${new Date(now.getTime() - runsKeptMs).toISOString()}::timestamptz
    and not (is_news and not exists (select from import_runs later
      where later.shop_id = r.shop_id and later.is_news and later.finished_at > r.finished_at))`.execute(db);
}

/** How a run ended. `window`: how many posts were seen, with or without #TRACK. */
export interface RunResult {
  outcome: 'success' | 'error';
  reason: string | null;
  source: string | null;
  window: number;
  found: number;
  created: number;
  updated: number;
  lastPostAt: Date | null;
  stoppedReason: string | null;
}

export async function recordRun(
  trx: Trx,
  shopId: string,
  run: RunResult & { startedAt: Date; finishedAt: Date; nextImportAt: Date },
): Promise<void> {
  // Before the state, which says how the last one ended.
  await trx
    .insertInto('import_runs')
    .values({
      shop_id: shopId,
      run_id: randomUUID(),
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      outcome: run.outcome,
      reason: run.reason,
      source: run.source,
      found: run.found,
      created: run.created,
      is_news: sql<boolean>`${run.created}::int > 0 or not exists (select from import_states where shop_id = ${shopId}
        and last_outcome = ${run.outcome} and last_reason is not distinct from ${run.reason}::text)`,
    })
    .execute();
  const withoutPrice = await trx
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('price_ugx', 'is', null)
    .where('owner_price_set', '=', false)
    .where('hidden', '=', false)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  const success = run.outcome === 'success';
  await trx
    .updateTable('import_states')
    .set((eb) => ({
      last_finished_at: run.finishedAt,
      last_outcome: run.outcome,
      last_reason: run.reason,
      next_import_at: run.nextImportAt,
      failures_in_row: success ? 0 : eb('failures_in_row', '+', 1),
      stopped_reason: run.stoppedReason,
      ...(success
        ? {
            last_succeeded_at: run.finishedAt,
            last_window: run.window,
            last_found: run.found,
            last_created: run.created,
            last_updated: run.updated,
            last_without_price: Number(withoutPrice.count),
            last_post_at: run.lastPostAt ?? eb.ref('last_post_at'),
          }
        : {}),
    }))
    .where('shop_id', '=', shopId)
    .execute();
}

/** Written down once a day: a source that shows the account with its posts is asked far more often. */
export async function noteProfileRead(db: Db | Trx, shopId: string, now: Date): Promise<void> {
  await db
    .updateTable('import_states')
    .set({ profile_read_at: now })
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.or([eb('profile_read_at', 'is', null), eb('profile_read_at', '<=', new Date(now.getTime() - dayMs))]),
    )
    .execute();
}

export async function markStarted(db: Db, shopId: string, startedAt: Date): Promise<void> {
  await db.updateTable('import_states').set({ last_started_at: startedAt }).where('shop_id', '=', shopId).execute();
}

/** Why importing stops when another account has the handle: nothing is read until the owner proves one. */
export const anotherAccount = 'another_account';

/** Takes back the stop because of another account; the next look is due at once, and past failures no longer count. */
export async function resumeStoppedImport(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('import_states')
    .set({ stopped_reason: null, last_outcome: null, last_reason: null, failures_in_row: 0, next_import_at: now })
    .where('shop_id', '=', shopId)
    .where('stopped_reason', '=', anotherAccount)
    .execute();
}
