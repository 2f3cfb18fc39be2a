import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { isConnected } from '#server/tiktok/tiktok.service.ts';
import type { ImportFacts } from './schedule/may-import.ts';

/** A shop as its import needs it. */
export interface ImportTarget extends ImportFacts {
  shop_id: string;
  handle: string;
  tiktok_user_id: string | null;
  /** Not null while TikTok has not shown the handle. */
  handle_check: string | null;
  photo_source_path: string | null;
  confirmed_at: Date | null;
  last_post_at: Date | null;
  last_visited_at: Date | null;
  profile_read_at: Date | null;
  created_at: Date;
  is_connected: boolean;
  /** The TikTok id that the account belongs to, and TikTok's name for the user who is connected. */
  proven_tiktok_id: string | null;
  open_id: string | null;
  failures_in_row: number;
}

/** Whether paid sources may be asked: a stranger's trial costs nobody anything, an owner has shown who they are, or has paid. */
export function allowsPaidSource(target: Pick<ImportTarget, 'confirmed_at' | 'subscription_ends_at'>): boolean {
  return target.confirmed_at !== null || target.subscription_ends_at !== null;
}

/** Null, too, for a shop without an address: there is no handle to read. */
export async function findImportTarget(db: Db, shopId: string): Promise<ImportTarget | null> {
  const row = await db
    .selectFrom('shops as s')
    .innerJoin('accounts as a', 'a.account_id', 's.shop_id')
    .innerJoin('subscriptions as b', 'b.shop_id', 's.shop_id')
    .innerJoin('import_states as i', 'i.shop_id', 's.shop_id')
    .select([
      's.shop_id',
      's.handle',
      's.tiktok_user_id',
      's.handle_check',
      's.photo_source_path',
      's.suspended_message',
    ])
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

/** Whose posts are asked for, with the consent that the account's own TikTok user gave. */
export function creatorRefOf(target: ImportTarget) {
  const { shop_id: shopId, handle, open_id: openId, proven_tiktok_id: tiktokUserId } = target;
  const isGiven = target.is_connected && openId !== null && tiktokUserId !== null;
  return { handle, shopId, consent: isGiven ? { openId, tiktokUserId } : null };
}

export interface ImportState extends ImportFacts {
  last_started_at: Date | null;
  last_finished_at: Date | null;
  last_succeeded_at: Date | null;
  last_outcome: string | null;
  last_reason: string | null;
  last_found: number | null;
  last_created: number | null;
  last_updated: number | null;
  last_without_price: number | null;
  last_window: number | null;
  next_import_at: Date;
  sync_requested_at: Date | null;
  sync_month: string | null;
  sync_count: number;
  /** The seller has allowed to read by TikTok's own consent, which may have ended. */
  was_connected: boolean;
}

export async function readImportState(
  db: Db | Trx,
  shopId: string,
  lock: 'lock' | 'look',
): Promise<ImportState | null> {
  const query = db
    .selectFrom('import_states')
    .innerJoin('accounts', 'accounts.account_id', 'import_states.shop_id')
    .innerJoin('shops', 'shops.shop_id', 'import_states.shop_id')
    .leftJoin('subscriptions', 'subscriptions.shop_id', 'import_states.shop_id')
    .selectAll('import_states')
    .select(['accounts.deletion_due_at', 'shops.suspended_message', 'shops.handle'])
    .select(['trial_ends_at', 'subscription_ends_at', 'complimentary_ends_at'])
    .select(
      sql<boolean>`exists (select from tiktok_connections as c where c.account_id = import_states.shop_id)`.as(
        'was_connected',
      ),
    )
    .where('import_states.shop_id', '=', shopId);
  const row = await (lock === 'lock' ? query.forUpdate('import_states') : query).executeTakeFirst();
  return row ?? null;
}

/** Durations in seconds of the latest looks that reached TikTok, for the estimate: a refused one is over at once. */
export async function readRecentDurations(db: Db | Trx): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from finished_at - started_at)::float8 as seconds
    from (select * from import_runs order by finished_at desc limit 100) latest
    where outcome = 'success' limit 30`.execute(db);
  return rows.map((row) => row.seconds);
}

export interface RunRecord {
  runId: string;
  startedAt: Date;
  finishedAt: Date;
  outcome: 'success' | 'error';
  reason: string | null;
  source: string | null;
  /** How many posts were seen, with or without #TRACK. */
  window: number;
  found: number;
  created: number;
  updated: number;
  lastPostAt: Date | null;
  nextImportAt: Date;
  stoppedReason: string | null;
}

/** Writes down how a run ended; a repeated write of the same run changes nothing more. */
export async function recordRun(trx: Trx, shopId: string, run: RunRecord): Promise<void> {
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
  await trx
    .insertInto('import_runs')
    .values({
      shop_id: shopId,
      run_id: run.runId,
      started_at: run.startedAt,
      finished_at: run.finishedAt,
      outcome: run.outcome,
      reason: run.reason,
      source: run.source,
      found: run.found,
      created: run.created,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'run_id']).doNothing())
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

/** Said when another account stands behind the handle: nothing is read until the owner has spoken. */
export const anotherAccount = 'another_account';

/**
 * Takes back the stop because of another account; the next look is due at once, and what the last one failed of no
 * longer counts.
 */
export async function resumeStoppedImport(trx: Trx, shopId: string, now: Date): Promise<void> {
  await trx
    .updateTable('import_states')
    .set({ stopped_reason: null, last_outcome: null, last_reason: null, failures_in_row: 0, next_import_at: now })
    .where('shop_id', '=', shopId)
    .where('stopped_reason', '=', anotherAccount)
    .execute();
}
