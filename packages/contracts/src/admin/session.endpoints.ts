import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './session.schemas.ts';

export const logIn = endpoint<typeof calls.logIn>('POST /api/v1/admin/login', { auth: 'open', answer: 'literal' });
export const refreshAdminSession = endpoint<typeof calls.refreshAdminSession>('POST /api/v1/admin/refresh', {
  auth: { admin: 'cookie' },
  answer: 'literal',
});
export const logOut = endpoint<typeof calls.logOut>('POST /api/v1/admin/logout', { auth: { admin: 'cookie' } });
export const readAdminMe = endpoint<typeof calls.readAdminMe>('GET /api/v1/admin/me', { auth: { admin: 'any' } });
export const changeAdminPassword = endpoint<typeof calls.changeAdminPassword>('POST /api/v1/admin/me/password', {
  auth: { admin: 'any' },
});
export const beginSecondFactor = endpoint<typeof calls.beginSecondFactor>('POST /api/v1/admin/me/second-factor', {
  auth: { admin: 'any' },
  idempotent: true,
});
export const confirmSecondFactor = endpoint<typeof calls.confirmSecondFactor>(
  'POST /api/v1/admin/me/second-factor/confirm',
  { auth: { admin: 'any' }, idempotent: true },
);
export const removeSecondFactor = endpoint<typeof calls.removeSecondFactor>(
  'POST /api/v1/admin/me/second-factor/removal',
  { auth: { admin: 'any' }, idempotent: true },
);
export const listAdminSessions = endpoint<typeof calls.listAdminSessions>('GET /api/v1/admin/me/sessions', {
  auth: { admin: 'any' },
});
export const endAdminSession = endpoint<typeof calls.endAdminSession>('POST /api/v1/admin/me/sessions/:sessionId/end', {
  auth: { admin: 'any' },
  idempotent: true,
});
export const endOtherAdminSessions = endpoint<typeof calls.endOtherAdminSessions>(
  'POST /api/v1/admin/me/sessions/end-others',
  { auth: { admin: 'any' }, idempotent: true },
);
