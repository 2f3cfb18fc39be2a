import { listAdministrators } from '@app/contracts/admin/settings.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

export const administratorsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'administrators'],
    queryFn: async ({ signal }) => (await callAdmin(listAdministrators, { signal })).data.administrators,
  });
