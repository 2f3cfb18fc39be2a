import { searchAll } from '@app/contracts/admin/search/search.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';

export const searchQuery = (query: string) => ({
  ...adminQuery(['search', query], searchAll, { query: { query } }),
  staleTime: 10_000,
  gcTime: 60_000,
});
