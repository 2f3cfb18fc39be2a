import type { AdminUserExportQuery, AdminUserListItem, AdminUserQuery, Pagination } from '@app/contracts/admin-users';
import { LRUCache } from 'lru-cache';
import { tallyNames } from '#server/admin/figures/counter-names.ts';
import { readStanding } from '#server/admin/figures/counters.queries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { bringUpToDate } from './refresh-statuses.ts';
import { readUserSearch } from './user-search.ts';
import { countFound, readPage, type UserFilter, type UserRow } from './users.queries.ts';

const totalsKeptMs = 30_000;

/** The list of sellers, and how many of them there are. */
export interface UserList {
  read(query: AdminUserQuery): Promise<{ users: AdminUserListItem[]; pagination: Pagination }>;
  /** Without a search exact, else up to 30 s old. */
  total(filter: UserFilter): Promise<number>;
}

export function filterOf(query: AdminUserExportQuery): UserFilter {
  return {
    status: query.subscriptionStatus ?? null,
    search: readUserSearch(query.search),
    sortBy: query.sortBy ?? 'createdAt',
    sortOrder: query.sortOrder ?? 'desc',
  };
}

export function createUserList({ db, clock }: { db: Db; clock: Clock }): UserList {
  // Of many who ask for the same at once, one asks the database.
  const found = new LRUCache<string, number, UserFilter>({
    max: 500,
    ttl: totalsKeptMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (_key, _old, { context }) => countFound(db, context),
  });

  async function total(filter: UserFilter): Promise<number> {
    const { search, status } = filter;
    if (search === null) return readTotal(db, status);
    if (search.patterns.length === 0) return 0;
    return (await found.fetch(`${status ?? ''} ${search.patterns.join(' ')}`, { context: filter })) ?? 0;
  }

  return {
    total,
    async read(query) {
      const { page = 1, limit = 20 } = query;
      const filter = filterOf(query);
      const now = clock.now();
      await bringUpToDate(db, now);
      const offset = (page - 1) * limit;
      const [rows, counted] = await Promise.all([readPage(db, filter, { offset, limit }, now), total(filter)]);
      // Rows are of this moment, a total may be older.
      const all = rows.length > 0 ? Math.max(counted, offset + rows.length) : counted;
      const totalPages = Math.ceil(all / limit);
      const pagination = { page, limit, total: all, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
      return { users: rows.map(toListItem), pagination };
    },
  };
}

async function readTotal(db: Db, status: UserFilter['status']): Promise<number> {
  const standing = await readStanding(db);
  const counts = {
    trial: standing(tallyNames.sellersTrial),
    paid: standing(tallyNames.sellersPaid),
    active: standing(tallyNames.sellersActive),
    expired: standing(tallyNames.sellersExpired),
    pending: standing(tallyNames.sellersPending),
  };
  return status === null ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[status];
}

function toListItem(row: UserRow): AdminUserListItem {
  return {
    userId: row.user_id,
    handle: row.handle,
    followerCount: row.follower_count,
    isVerified: row.is_verified,
    phoneNumber: row.phone_number,
    subscriptionStatus: row.status,
    trialExpiresAt: row.trial_ends_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    detachedAt: row.detached_at?.toISOString() ?? null,
  };
}
