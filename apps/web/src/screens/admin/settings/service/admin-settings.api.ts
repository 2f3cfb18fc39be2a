import { readSettings } from '@app/contracts/admin/settings.endpoints';
import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';

export const adminSettingsQuery = () => adminQuery(['settings'], readSettings);

/** Health and own account depend on the settings. */
export function cacheSettings(settings: AdminSettings): void {
  queryClient().setQueryData(adminSettingsQuery().queryKey, settings);
  queryClient().invalidateQueries({ queryKey: [adminQueryKey, 'health'] });
  queryClient().invalidateQueries({ queryKey: [adminQueryKey, 'me'] });
}
