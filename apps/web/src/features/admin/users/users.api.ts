import { listDeletedSuspensions } from '@app/contracts/admin/actions.endpoints';
import { readStats } from '@app/contracts/admin/figures.endpoints';
import { listUsers, readUser } from '@app/contracts/admin/users.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { listQueryOf, type UserListQuery } from './user-list-query.ts';

const secondMs = 1000;

export const usersKey = [adminQueryKey, 'users'] as const;
export const userCountersKey = [adminQueryKey, 'stats'] as const;

export const usersQuery = (query: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => callAdmin(listUsers, { query: listQueryOf(query), signal }),
    staleTime: 30 * secondMs,
    refetchInterval: 60 * secondMs,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** Each reading is on the audit log, so it is never refetched by itself. */
export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: [adminQueryKey, 'user', userId],
    queryFn: async ({ signal }) => (await callAdmin(readUser, { params: { userId }, signal })).data ?? null,
    staleTime: 60 * secondMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const userCountersQuery = () => ({
  ...adminQuery(['stats'], readStats),
  staleTime: 60 * secondMs,
  refetchInterval: 30 * secondMs,
  refetchOnWindowFocus: true,
});

export const deletedSuspensionsKey = [adminQueryKey, 'deleted-suspensions'] as const;

export const deletedSuspensionsQuery = (handle: string) => ({
  ...adminQuery(['deleted-suspensions', handle], listDeletedSuspensions, { query: handle === '' ? {} : { handle } }),
  staleTime: 60 * secondMs,
});
