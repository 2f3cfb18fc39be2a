import type {
  AdminSubscriptionStatus,
  AdminUserQuery,
  AdminUserSort,
  SortOrder,
} from '@app/contracts/admin/users.schemas';
import { maxUserSearchLength } from '@app/contracts/bounds';
import { wellFormed } from '@app/contracts/messages/message-text';
import { withParams } from '#web/lib/address/address.ts';

import { isStatus } from './user.messages.ts';

export interface UserListQuery {
  page: number;
  limit: number;
  sortBy: AdminUserSort;
  sortOrder: SortOrder;
  search: string | undefined;
  subscriptionStatus: AdminSubscriptionStatus | undefined;
}

/** Applied to the address as it is when the change is made. */
export type ChangeQuery = (query: UserListQuery) => UserListQuery;

export const pageSizes = [20, 50, 100] as const;

export const sortNames: Record<AdminUserSort, string> = {
  createdAt: 'Created',
  handle: 'Handle',
  subscriptionStatus: 'Subscription',
};

const maxPage = 100_000;

const defaults: UserListQuery = {
  page: 1,
  limit: 20,
  sortBy: 'createdAt',
  sortOrder: 'desc',
  search: undefined,
  subscriptionStatus: undefined,
};

/** An unusable parameter counts as the default. */
export function readUserListQuery(params: URLSearchParams): UserListQuery {
  const page = Number(params.get('page'));
  const limit = pageSizes.find((size) => String(size) === params.get('limit'));
  const sortBy = params.get('sortBy') ?? '';
  const order = params.get('sortOrder');
  const search = wellFormed((params.get('search') ?? '').slice(0, maxUserSearchLength)).trim();
  const status = params.get('subscriptionStatus') ?? '';
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : defaults.page,
    limit: limit ?? defaults.limit,
    sortBy: isSort(sortBy) ? sortBy : defaults.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaults.sortOrder,
    search: search || undefined,
    subscriptionStatus: isStatus(status) ? status : undefined,
  };
}

/** Defaults are left out; parameters of others, such as an open dialog's, stay. */
export function withUserListQuery(params: URLSearchParams, query: UserListQuery): string {
  const names = Object.keys(defaults) as (keyof UserListQuery)[];
  const changed = names.map((name) => [name, query[name] === defaults[name] ? null : String(query[name] ?? '')]);
  return withParams(params, Object.fromEntries(changed));
}

/** Another search, filter, order or size begins at page 1. */
export const changed =
  (change: Partial<UserListQuery>): ChangeQuery =>
  (query) => ({ ...query, page: 1, ...change });

export const sortedBy =
  (sortBy: AdminUserSort): ChangeQuery =>
  (query) =>
    changed({ sortBy, sortOrder: query.sortBy === sortBy && query.sortOrder === 'desc' ? 'asc' : 'desc' })(query);

export const listQueryOf = ({ page, limit, ...filter }: UserListQuery): AdminUserQuery => ({ page, limit, ...filter });

const isSort = (value: string): value is AdminUserSort => Object.hasOwn(sortNames, value);
