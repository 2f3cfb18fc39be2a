import { readSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

export const adminSettingsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'settings'],
    queryFn: async ({ signal }) => (await callAdmin(readSettings, { signal })).data,
  });

/** Health and own account depend on the settings. */
export function cacheSettings(client: QueryClient, settings: AdminSettings): void {
  client.setQueryData(adminSettingsQuery().queryKey, settings);
  client.invalidateQueries({ queryKey: [adminQueryKey, 'health'] });
  client.invalidateQueries({ queryKey: [adminQueryKey, 'me'] });
}
