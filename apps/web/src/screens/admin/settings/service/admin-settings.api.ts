import { readSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';

export const adminSettingsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'settings'],
    queryFn: async ({ signal }) => (await callAdmin(readSettings, { signal })).data,
  });

/** Health and own account depend on the settings. */
export function cacheSettings(settings: AdminSettings): void {
  queryClient().setQueryData(adminSettingsQuery().queryKey, settings);
  queryClient().invalidateQueries({ queryKey: [adminQueryKey, 'health'] });
  queryClient().invalidateQueries({ queryKey: [adminQueryKey, 'me'] });
}
