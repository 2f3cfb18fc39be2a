import {
  AdminSubscriptionStatus,
  type AdminUserListItem,
  type AdminUserSort,
  type SortOrder,
} from '@app/contracts/admin/users.schemas';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { UserSearch } from './user-search.ts';

export interface UserFilter {
  status: AdminSubscriptionStatus | null;
  search: UserSearch | null;
  sortBy: AdminUserSort;
  sortOrder: SortOrder;
}

type DateField = 'trialExpiresAt' | 'paidUntil' | 'freeUntil' | 'lastImportAt' | 'suspendedAt' | 'detachedAt';
export type UserRow = Omit<AdminUserListItem, DateField | 'createdAt'> &
  Record<DateField, Date | null> & { createdAt: Date };

/** The columns that order the list, the last one without ties; each order has an index. */
export function sortColumns({ sortBy, status }: UserFilter): ('created_at' | 'handle' | 'status' | 'user_id')[] {
  if (sortBy === 'handle') return ['handle', 'user_id'];
  return sortBy === 'createdAt' || status !== null ? ['created_at', 'user_id'] : ['status', 'created_at', 'user_id'];
}

export function orderBy(filter: UserFilter): RawBuilder<unknown> {
  const direction = sql.raw(filter.sortOrder);
  return sql.join(sortColumns(filter).map((column) => sql`${sql.ref(`d.${column}`)} ${direction}`));
}

const statusesInOrder = AdminSubscriptionStatus.anyOf.map((status) => status.const).toSorted();
const rankOfStatus = sql.raw(
  `case f.status ${statusesInOrder.map((status, rank) => `when '${status}' then ${rank}`).join(' ')} end`,
);

/** The same order for rows that are sorted, not read from an index: numbers compare faster than equal words. */
function orderOfMatches(filter: UserFilter): RawBuilder<unknown> {
  const direction = sql.raw(filter.sortOrder);
  const key = (column: string) => (column === 'status' ? rankOfStatus : sql.ref(`f.${column}`));
  return sql.join(sortColumns(filter).map((column) => sql`${key(column)} ${direction}`));
}

/** The status at `now`, by the dates: the stored one may not be refreshed yet. */
export function statusAt(now: Date): RawBuilder<AdminSubscriptionStatus> {
  return sql`case d.status when 'pending' then d.status
    else seller_status(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now.toISOString()}::timestamptz) end`;
}

export function filterCondition(filter: UserFilter): RawBuilder<boolean> {
  const { status, search } = filter;
  const ofStatus = status === null ? sql<boolean>`true` : sql<boolean>`d.status = ${status}`;
  return search === null ? ofStatus : sql`${ofStatus} and ${searchCondition(search, filter.sortBy)}`;
}

function searchCondition(search: UserSearch, sortBy: AdminUserSort): RawBuilder<boolean> {
  const { patterns, handlePrefix } = search;
  // Nothing that a handle is made of comes after `~`.
  if (isByHandles(search, sortBy)) return sql`d.handle >= ${handlePrefix} and d.handle < ${`${handlePrefix}~`}`;
  if (patterns.length === 0) return sql`false`;
  return sql`(${sql.join(
    patterns.map((pattern) => sql`d.search_text like ${pattern}`),
    sql` or `,
  )})`;
}

/** Whether the beginning of a handle is found by their index. One letter matches too many for it in another order. */
const isByHandles = ({ handlePrefix }: UserSearch, sortBy: AdminUserSort): boolean =>
  handlePrefix !== null && (sortBy === 'handle' || handlePrefix.length > 1);

/** Up to so many matches, sorted by handle, looking all up and sorting them is faster. */
const maxSortedByHandle = 40_000;
/** A lookup costs as much as scanning so many rows of the order's index. */
const scannedPerLookup = 11;
/** Up to so many rows of alike handles, scanning by status is faster than sorting. */
const maxScannedByStatus = 1000;

/**
 * The ids of one page. PostgreSQL chooses between the index of the order and the one for searches by its estimate, which
 * is wrong for rare and for alike handles: with `searchFirst` all matches are looked up before they are sorted.
 */
export function pageIdsSql(filter: UserFilter, page: Page, searchFirst: boolean) {
  const range = sql`offset ${page.offset} limit ${page.limit}`;
  if (!searchFirst)
    return sql`select d.user_id from seller_directory d where ${filterCondition(filter)} order by ${orderBy(filter)} ${range}`;
  return sql`select f.user_id from (select d.user_id, d.handle, d.created_at, d.status from seller_directory d
      where ${filterCondition({ ...filter, status: null })} offset 0) f
    where ${filter.status === null ? sql`true` : sql`f.status = ${filter.status}`} order by ${orderOfMatches(filter)} ${range}`;
}

interface Page {
  offset: number;
  limit: number;
}

export async function readPage(db: Db, filter: UserFilter, page: Page, now: Date): Promise<UserRow[]> {
  return (await (await pageSql(db, filter, page, now)).execute(db)).rows;
}

export async function pageSql(db: Db, filter: UserFilter, page: Page, now: Date): Promise<RawBuilder<UserRow>> {
  const searchFirst = await isSearchFirstCheaper(db, filter, page.offset + page.limit);
  return sql<UserRow>`with page as (${pageIdsSql(filter, page, searchFirst)})
    select d.user_id as "userId", d.handle, d.follower_count as "followerCount", d.is_verified as "isVerified",
      d.phone_number as "phoneNumber", ${statusAt(now)} as "subscriptionStatus", d.trial_ends_at as "trialExpiresAt",
      d.created_at as "createdAt", d.suspended_at as "suspendedAt", d.detached_at as "detachedAt",
      d.subscription_ends_at as "paidUntil", d.complimentary_ends_at as "freeUntil",
      coalesce(s.owner_display_name, s.display_name) as "displayName", i.last_finished_at as "lastImportAt",
      i.last_outcome is not distinct from 'error' as "lastImportFailed",
      (select count(*)::int from products p where p.shop_id = d.user_id and p.gone_at is null) as "productCount"
    from page join seller_directory d using (user_id) left join shops s on s.shop_id = d.user_id
      left join import_states i on i.shop_id = d.user_id order by ${orderBy(filter)}`;
}

/** Estimated from a hundredth of the table; `needed` rows are found before the page is full. */
async function isSearchFirstCheaper(db: Db, filter: UserFilter, needed: number): Promise<boolean> {
  const { search, sortBy } = filter;
  if (search === null || search.patterns.length === 0) return false;
  if (isByHandles(search, sortBy)) return sortColumns(filter)[0] === 'status' && needed > maxScannedByStatus;
  if (search.handlePrefix !== null) return false;
  const { rows } = await sql<{
    matches: number;
    all: number;
  }>`select (count(*) filter (where ${searchCondition(search, sortBy)}))::int as matches,
    count(*)::int as all from seller_directory d tablesample system (1)`.execute(db);
  const { matches = 0, all = 0 } = rows[0] ?? {};
  const expected = matches * 100;
  if (sortBy === 'handle') return expected <= maxSortedByHandle;
  const scanned = matches === 0 ? all * 100 : (needed * all) / matches;
  return expected * scannedPerLookup <= scanned;
}

export async function countMatches(db: Db, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from seller_directory d
    where ${filterCondition({ ...filter, sortBy: 'createdAt' })}`.execute(db);
  return rows[0]?.count ?? 0;
}

const totalsKeptMs = 30_000;

/** How many rows a search finds, by status and patterns, up to 30 s old. Equal questions at once ask the database once. */
export function createUserTotals({ db, clock }: { db: Db; clock: Clock }) {
  return new LRUCache<string, number, UserFilter>({
    max: 500,
    ttl: totalsKeptMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (_key, _old, { context }) => countMatches(db, context),
  });
}

const refreshBatchSize = 1000;

/**
 * Updates statuses that have ended by their dates and deletes lapsed sign-ups. Every reader of the list does this first,
 * so no late job shows a wrong status; the job does it each minute, so that readers find little to do. Two at once share
 * the rows and do not wait.
 */
export async function refreshStatuses(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (;;) {
    const rows = await refreshSome(db, now.toISOString());
    changed += rows;
    if (rows < refreshBatchSize) return changed;
  }
}

async function refreshSome(db: Db, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select user_id, status = 'pending' as lapsed from seller_directory where status_until <= ${now}::timestamptz
      order by status_until limit ${refreshBatchSize} for update skip locked
    ), lapsed as (
      delete from seller_directory d using due where d.user_id = due.user_id and due.lapsed
    ), changed as (
      update seller_directory d set
        status = seller_status(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now}::timestamptz),
        status_until = seller_status_until(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now}::timestamptz)
      from due where d.user_id = due.user_id and not due.lapsed
    )
    select count(*)::int as count from due`.execute(db);
  return rows[0]?.count ?? 0;
}
