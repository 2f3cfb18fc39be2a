import { readAdminHealth } from '@app/contracts/admin/figures.endpoints';
import { adminQuery } from './session/admin-query.ts';

const refreshMs = 30_000;

export const healthQuery = () => ({
  ...adminQuery(['health'], readAdminHealth),
  staleTime: refreshMs,
  refetchInterval: refreshMs,
});
