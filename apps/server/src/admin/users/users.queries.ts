import { AdminSubscriptionStatus, type AdminUserSort, type SortOrder } from '@app/contracts/admin/users.schemas';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { UserSearch } from './user-search.ts';

/** What is shown, in which order. */
export interface UserFilter {
  status: AdminSubscriptionStatus | null;
  search: UserSearch | null;
  sortBy: AdminUserSort;
  sortOrder: SortOrder;
}

const listed = [
  'user_id',
  'handle',
  'follower_count',
  'is_verified',
  'phone_number',
  'trial_ends_at',
  'created_at',
  'suspended_at',
  'detached_at',
] as const;

/** Without the stored status: a row shows the one of the moment. */
export type UserRow = Pick<Selectable<Tables['seller_directory']>, (typeof listed)[number]> & {
  status: AdminSubscriptionStatus;
  product_count: number;
};

/**
 * The columns that order the list, the last one without ties; each order has an index. Within one status the status
 * says nothing.
 */
export function sortColumns({ sortBy, status }: UserFilter): ('created_at' | 'handle' | 'status' | 'user_id')[] {
  if (sortBy === 'handle') return ['handle', 'user_id'];
  return sortBy === 'createdAt' || status !== null ? ['created_at', 'user_id'] : ['status', 'created_at', 'user_id'];
}

export function orderBy(filter: UserFilter, table: string): RawBuilder<unknown> {
  const direction = sql.raw(filter.sortOrder);
  return sql.join(sortColumns(filter).map((column) => sql`${sql.ref(`${table}.${column}`)} ${direction}`));
}

const statusesInOrder = AdminSubscriptionStatus.anyOf.map((status) => status.const).toSorted();
const placeOfStatus = sql.raw(
  `case f.status ${statusesInOrder.map((status, place) => `when '${status}' then ${place}`).join(' ')} end`,
);

/**
 * The same order for rows that are sorted and not walked: numbers compare faster than words, of which most are the
 * same.
 */
function orderOfMatches(filter: UserFilter): RawBuilder<unknown> {
  const direction = sql.raw(filter.sortOrder);
  const key = (column: string) => (column === 'status' ? placeOfStatus : sql.ref(`f.${column}`));
  return sql.join(sortColumns(filter).map((column) => sql`${key(column)} ${direction}`));
}

/** The status at `now`, by the dates: a row that somebody else is refreshing shows the right one already. */
export function statusAt(now: Date): RawBuilder<AdminSubscriptionStatus> {
  return sql`case d.status when 'pending' then d.status
    else seller_status(d.trial_ends_at, d.subscription_ends_at, d.complimentary_ends_at, ${now.toISOString()}::timestamptz) end`;
}

/** True for the rows of the filter. */
export function filterCondition(filter: UserFilter): RawBuilder<boolean> {
  const { status, search } = filter;
  const conditions = [
    ...(status === null ? [] : [sql<boolean>`d.status = ${status}`]),
    ...(search === null ? [] : [searchCondition(search, filter.sortBy)]),
  ];
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
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

/**
 * Is the beginning of the handle looked up in their order? One letter finds so many that in another order the walk is
 * better.
 */
const isByHandles = ({ handlePrefix }: UserSearch, sortBy: AdminUserSort): boolean =>
  handlePrefix !== null && (sortBy === 'handle' || handlePrefix.length > 1);

/** How many rows a search sorted by handle may find so that looking them all up and sorting them is the better way. */
const sortedByHandleAtMost = 40_000;
/** Looking a row up costs as much as walking past so many. */
const walkedPerLookup = 11;
/** So many rows of alike handles are found sooner in the order of their statuses than all of them are sorted. */
const walkedByStatusAtMost = 1000;

/**
 * The ids of one page. PostgreSQL chooses between walking the index of the order and the index for searches, by how
 * many rows it thinks to find. That goes wrong for what is rare, and where alike handles stand together: with
 * `searchFirst` all of them are looked up before they are sorted.
 */
export function pageIdsSql(filter: UserFilter, page: { offset: number; limit: number }, searchFirst: boolean) {
  const place = sql`offset ${page.offset} limit ${page.limit}`;
  if (!searchFirst)
    return sql`select d.user_id from seller_directory d where ${filterCondition(filter)} order by ${orderBy(filter, 'd')} ${place}`;
  return sql`select f.user_id from (select d.user_id, d.handle, d.created_at, d.status from seller_directory d
      where ${filterCondition({ ...filter, status: null })} offset 0) f
    where ${filter.status === null ? sql`true` : sql`f.status = ${filter.status}`} order by ${orderOfMatches(filter)} ${place}`;
}

export async function readPage(
  db: Db,
  filter: UserFilter,
  page: { offset: number; limit: number },
  now: Date,
): Promise<UserRow[]> {
  const { rows } = await (await pageSql(db, filter, page, now)).execute(db);
  return rows;
}

/** The rows of a page, in the way that is better for what is searched. */
export async function pageSql(
  db: Db,
  filter: UserFilter,
  page: { offset: number; limit: number },
  now: Date,
): Promise<RawBuilder<UserRow>> {
  const searchFirst = await isSearchFirstCheaper(db, filter, page.offset + page.limit);
  return sql<UserRow>`with page as (${pageIdsSql(filter, page, searchFirst)})
    select ${sql.join(listed.map((column) => sql.ref(`d.${column}`)))}, ${statusAt(now)} as status,
      (select count(*)::int from products p where p.shop_id = d.user_id and p.gone_at is null) as product_count
    from page join seller_directory d using (user_id) order by ${orderBy(filter, 'd')}`;
}

/** Decided on a hundredth of the table's pages; `needed` rows are found before the page is full. */
async function isSearchFirstCheaper(db: Db, filter: UserFilter, needed: number): Promise<boolean> {
  const { search, sortBy } = filter;
  if (search === null || search.patterns.length === 0) return false;
  if (isByHandles(search, sortBy)) return sortColumns(filter)[0] === 'status' && needed > walkedByStatusAtMost;
  if (search.handlePrefix !== null) return false;
  const { rows } = await sql<{
    matches: number;
    all: number;
  }>`select (count(*) filter (where ${searchCondition(search, sortBy)}))::int as matches,
    count(*)::int as all from seller_directory d tablesample system (1)`.execute(db);
  const { matches = 0, all = 0 } = rows[0] ?? {};
  const expected = matches * 100;
  if (sortBy === 'handle') return expected <= sortedByHandleAtMost;
  const walked = matches === 0 ? all * 100 : (needed * all) / matches;
  return expected * walkedPerLookup <= walked;
}

export async function countMatches(db: Db, filter: UserFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from seller_directory d
    where ${filterCondition({ ...filter, sortBy: 'createdAt' })}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many rows a search finds, by status and patterns, up to 30 s old. */
export type UserTotals = LRUCache<string, number, UserFilter>;

const totalsKeptMs = 30_000;

/** Of many who ask for the same at once, one asks the database. */
export function createUserTotals({ db, clock }: { db: Db; clock: Clock }): UserTotals {
  return new LRUCache({
    max: 500,
    ttl: totalsKeptMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (_key, _old, { context }) => countMatches(db, context),
  });
}

const refreshedAtOnce = 1000;

/**
 * Gives every seller whose status has ended by itself the one of `now`, and takes away sign-ups that have lapsed.
 * Whoever reads the list does this first, so no late job shows a wrong status; the job does it each minute, so that
 * readers find nothing to do. Two at once share the work and wait for nobody.
 */
export async function refreshStatuses(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (;;) {
    const rows = await refreshSome(db, now.toISOString());
    changed += rows;
    if (rows < refreshedAtOnce) return changed;
  }
}

async function refreshSome(db: Db, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as materialized (
      select user_id, status = 'pending' as lapsed from seller_directory where status_until <= ${now}::timestamptz
      order by status_until limit ${refreshedAtOnce} for update skip locked
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
