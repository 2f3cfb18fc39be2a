import type { Administrator } from '@app/contracts/admin-session.schemas';
import type { ChangeAdministratorBody } from '@app/contracts/admin-settings.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** All administrators, for owners. */
export const administratorsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'administrators'],
    queryFn: async ({ signal }) =>
      (await callAdmin<{ administrators: Administrator[] }>('/admin/admins', { signal })).data.administrators,
  });

const pathOf = (adminId: string) => `/admin/admins/${encodeURIComponent(adminId)}`;

export const changeAdministrator = (adminId: string, body: ChangeAdministratorBody) =>
  callAdmin<Administrator>(pathOf(adminId), { method: 'PATCH', body });

export const endAdministratorSessions = (adminId: string, reason: string, idempotencyKey: string) =>
  callAdmin<Administrator>(`${pathOf(adminId)}/sessions/end`, { method: 'POST', body: { reason }, idempotencyKey });

export const removeTheirSecondFactor = (adminId: string, reason: string, idempotencyKey: string) =>
  callAdmin<Administrator>(`${pathOf(adminId)}/second-factor/removal`, {
    method: 'POST',
    body: { reason },
    idempotencyKey,
  });
