import type { AdminSettings, ChangeSettingsBody } from '@app/contracts/admin-settings.schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** What is set for all: price, trial, second factor, sources. */
export const adminSettingsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'settings'],
    queryFn: async ({ signal }) => (await callAdmin<AdminSettings>('/admin/settings', { signal })).data,
  });

export const changeSettings = async (body: ChangeSettingsBody) =>
  (await callAdmin<AdminSettings>('/admin/settings', { method: 'PATCH', body })).data;

export const switchSource = async (source: string, body: { enabled: boolean; reason: string }) =>
  (
    await callAdmin<AdminSettings>(`/admin/settings/sources/${encodeURIComponent(source)}`, {
      method: 'PUT',
      body,
    })
  ).data;

/** The answer takes the place of what was read before; health and the own account depend on it. */
export function cacheSettings(client: QueryClient, settings: AdminSettings): void {
  client.setQueryData(adminSettingsQuery().queryKey, settings);
  client.invalidateQueries({ queryKey: [adminQueryKey, 'health'] });
  client.invalidateQueries({ queryKey: [adminQueryKey, 'me'] });
}
