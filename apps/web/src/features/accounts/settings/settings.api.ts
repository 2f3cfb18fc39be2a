import { listSessions, readShopSettings } from '@app/contracts/accounts/settings.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** Settings of shop and account. An expired subscription closes none of them. */
export const settingsQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'settings', handle],
    queryFn: async ({ signal }) => (await call(readShopSettings, { params: { handle }, signal })).data,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.account, 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data.sessions,
  });
