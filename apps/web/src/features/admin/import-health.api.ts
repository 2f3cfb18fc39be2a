import { readAdminHealth } from '@app/contracts/admin/figures.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from './session/admin-session.ts';
import { callAdmin } from './session/call-admin.ts';

const refreshMs = 30_000;

export const healthQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'health'],
    queryFn: async ({ signal }) => (await callAdmin(readAdminHealth, { signal })).data,
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  });
