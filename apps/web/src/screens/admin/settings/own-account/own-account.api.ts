import { listAdminSessions, readAdminMe } from '@app/contracts/admin/session.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

export const ownAccountQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'me'],
    queryFn: async ({ signal }) => (await callAdmin(readAdminMe, { signal })).data,
  });

export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'sessions'],
    queryFn: async ({ signal }) => (await callAdmin(listAdminSessions, { signal })).data.sessions,
  });
