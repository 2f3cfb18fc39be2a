import type { AdminUserListItem, AdminUserQuery } from '@app/contracts/admin/users.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { readSellerCounts } from '#server/admin/figures/counters.queries.ts';
import { isoOf } from './user-detail.ts';
import { readUserSearch } from './user-search.ts';
import { readPage, refreshStatuses, type UserFilter, type UserRow } from './users.queries.ts';

export function filterOf(query: AdminUserQuery): UserFilter {
  const { subscriptionStatus = 'all', search, sortBy = 'createdAt', sortOrder = 'desc' } = query;
  return {
    status: subscriptionStatus === 'all' ? null : subscriptionStatus,
    search: readUserSearch(search),
    sortBy,
    sortOrder,
  };
}

export async function listUsers(context: AdminContext, query: AdminUserQuery) {
  const { page = 1, limit = 20 } = query;
  const filter = filterOf(query);
  const now = context.clock.now();
  await refreshStatuses(context.db, now);
  const offset = (page - 1) * limit;
  const [rows, counted] = await Promise.all([
    readPage(context.db, filter, { offset, limit }, now),
    countUsers(context, filter),
  ]);
  // The total may be older than the rows.
  const total = rows.length > 0 ? Math.max(counted, offset + rows.length) : counted;
  const totalPages = Math.ceil(total / limit);
  const pagination = { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
  return { users: rows.map(toListItem), pagination };
}

/** Without a search exact, else up to 30 s old. */
export async function countUsers(
  { db, userTotals }: Pick<AdminContext, 'db' | 'userTotals'>,
  filter: UserFilter,
): Promise<number> {
  const { search, status } = filter;
  if (search === null) return (await readSellerCounts(db))[status ?? 'all'];
  if (search.patterns.length === 0) return 0;
  return (await userTotals.fetch(`${status ?? ''} ${search.patterns.join(' ')}`, { context: filter })) ?? 0;
}

const toListItem = (row: UserRow): AdminUserListItem => ({
  ...row,
  trialExpiresAt: isoOf(row.trialExpiresAt),
  paidUntil: isoOf(row.paidUntil),
  freeUntil: isoOf(row.freeUntil),
  lastImportAt: isoOf(row.lastImportAt),
  createdAt: row.createdAt.toISOString(),
  suspendedAt: isoOf(row.suspendedAt),
  detachedAt: isoOf(row.detachedAt),
});
