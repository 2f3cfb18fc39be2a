import { listAdminSessions, readAdminMe } from '@app/contracts/admin/session.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** Who calls, and how their second factor stands. */
export const ownAccountQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'me'],
    queryFn: async ({ signal }) => (await callAdmin(readAdminMe, { signal })).data,
  });

/** Where the account is signed in. */
export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'sessions'],
    queryFn: async ({ signal }) => (await callAdmin(listAdminSessions, { signal })).data.sessions,
  });
