import type {
  AdminSubscriptionStatus,
  AdminUserQuery,
  AdminUserSort,
  SortOrder,
} from '@app/contracts/admin/users.schemas';
import { maxUserSearchLength } from '@app/contracts/bounds';
import { wellFormed } from '#web/lib/formatting/text.ts';
import { isStatus } from './user.messages.ts';

/** What the list shows; everything is there, and `undefined` is no filter. */
export interface UserListQuery {
  page: number;
  limit: number;
  sortBy: AdminUserSort;
  sortOrder: SortOrder;
  search: string | undefined;
  subscriptionStatus: AdminSubscriptionStatus | undefined;
}

/** What a control makes of the list that the address asks for by then. */
export type ChangeQuery = (query: UserListQuery) => UserListQuery;

export const pageSizes = [20, 50, 100] as const;

/** In the order of the buttons. */
export const sortNames: Record<AdminUserSort, string> = {
  createdAt: 'Created',
  handle: 'Handle',
  subscriptionStatus: 'Subscription',
};

const highestPage = 100_000;

const usual: UserListQuery = {
  page: 1,
  limit: 20,
  sortBy: 'createdAt',
  sortOrder: 'desc',
  search: undefined,
  subscriptionStatus: undefined,
};

/** What an address asks for. What can't be meant is the usual: an address never fails. */
export function readUserListQuery(params: URLSearchParams): UserListQuery {
  const page = Number(params.get('page'));
  const limit = pageSizes.find((size) => String(size) === params.get('limit'));
  const sortBy = params.get('sortBy') ?? '';
  const order = params.get('sortOrder');
  const search = wellFormed((params.get('search') ?? '').slice(0, maxUserSearchLength)).trim();
  const status = params.get('subscriptionStatus') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= highestPage ? page : usual.page,
    limit: limit ?? usual.limit,
    sortBy: isSort(sortBy) ? sortBy : usual.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : usual.sortOrder,
    search: search || undefined,
    subscriptionStatus: isStatus(status) ? status : undefined,
  };
}

/**
 * The address's parameters with another list in them. What is usual is left out; others, a window's for example, stay.
 */
export function withUserListQuery(params: URLSearchParams, query: UserListQuery): string {
  const next = new URLSearchParams(params);
  for (const name of Object.keys(usual) as (keyof UserListQuery)[]) {
    const value = query[name];
    if (value === undefined || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** The list after a change: another search, filter, order or size begins at page 1. */
export const changed =
  (change: Partial<UserListQuery>): ChangeQuery =>
  (query) => ({ ...query, page: 1, ...change });

/** The active column turns around, another one begins descending. */
export const sortedBy =
  (sortBy: AdminUserSort): ChangeQuery =>
  (query) =>
    changed({ sortBy, sortOrder: query.sortBy === sortBy && query.sortOrder === 'desc' ? 'asc' : 'desc' })(query);

/** What the server is asked for. */
export const listQueryOf = ({ page, limit, ...filter }: UserListQuery): AdminUserQuery => ({ page, limit, ...filter });

const isSort = (value: string): value is AdminUserSort => Object.hasOwn(sortNames, value);
