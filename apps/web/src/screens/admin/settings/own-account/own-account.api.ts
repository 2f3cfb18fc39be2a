import type { AdminMe, AdminSession } from '@app/contracts/admin-session.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** Who calls, and how their second factor stands. */
export const ownAccountQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'me'],
    queryFn: async ({ signal }) => (await callAdmin<AdminMe>('/admin/me', { signal })).data,
  });

/** All other sessions end. */
export const changeOwnPassword = (body: { currentPassword: string; newPassword: string }, idempotencyKey: string) =>
  callAdmin('/admin/me/password', { method: 'POST', body, idempotencyKey });

/** A new secret, told once; it counts from its first code on. */
export const beginSecondFactor = async (password: string, idempotencyKey: string) =>
  (
    await callAdmin<{ secret: string; otpauthUrl: string }>('/admin/me/second-factor', {
      method: 'POST',
      body: { password },
      idempotencyKey,
    })
  ).data;

/** All other sessions end: they were opened without it. */
export const confirmSecondFactor = (code: string, idempotencyKey: string) =>
  callAdmin('/admin/me/second-factor/confirm', { method: 'POST', body: { code }, idempotencyKey });

export const removeSecondFactor = (body: { password: string; code: string }, idempotencyKey: string) =>
  callAdmin('/admin/me/second-factor/removal', { method: 'POST', body, idempotencyKey });

/** Where the account is signed in. */
export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'sessions'],
    queryFn: async ({ signal }) =>
      (await callAdmin<{ sessions: AdminSession[] }>('/admin/me/sessions', { signal })).data.sessions,
  });

export const endOneOwnSession = (sessionId: string, body: object, idempotencyKey: string) =>
  callAdmin(`/admin/me/sessions/${encodeURIComponent(sessionId)}/end`, { method: 'POST', body, idempotencyKey });

export const endOtherOwnSessions = (body: object, idempotencyKey: string) =>
  callAdmin('/admin/me/sessions/end-others', { method: 'POST', body, idempotencyKey });
