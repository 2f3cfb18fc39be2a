import { listSessions, readShopSettings } from '@app/contracts/accounts/settings.endpoints';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';

/** Settings of shop and account. An expired subscription closes none of them. */
export const settingsQuery = (handle: string) =>
  dataQuery([...queryKeys.account, 'settings', handle], readShopSettings, { params: { handle } });

export const sessionsQuery = () => dataQuery([...queryKeys.account, 'sessions'], listSessions);
