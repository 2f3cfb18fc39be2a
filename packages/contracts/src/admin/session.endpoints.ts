import { forAdmin, forAdminOnce } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './session.schemas.ts';

export const logIn = endpoint<typeof calls.logIn>('POST /api/v1/admin/login', { auth: 'open', answer: 'literal' });
export const refreshAdminSession = endpoint<typeof calls.refreshAdminSession>('POST /api/v1/admin/refresh', {
  auth: { admin: 'cookie' },
  answer: 'literal',
});
export const logOut = endpoint<typeof calls.logOut>('POST /api/v1/admin/logout', { auth: { admin: 'cookie' } });
export const readAdminMe = endpoint<typeof calls.readAdminMe>('GET /api/v1/admin/me', forAdmin);
export const changeAdminPassword = endpoint<typeof calls.changeAdminPassword>(
  'POST /api/v1/admin/me/password',
  forAdmin,
);
export const beginSecondFactor = endpoint<typeof calls.beginSecondFactor>(
  'POST /api/v1/admin/me/second-factor',
  forAdminOnce,
);
export const confirmSecondFactor = endpoint<typeof calls.confirmSecondFactor>(
  'POST /api/v1/admin/me/second-factor/confirm',
  forAdminOnce,
);
export const removeSecondFactor = endpoint<typeof calls.removeSecondFactor>(
  'POST /api/v1/admin/me/second-factor/removal',
  forAdminOnce,
);
export const listAdminSessions = endpoint<typeof calls.listAdminSessions>('GET /api/v1/admin/me/sessions', forAdmin);
export const endAdminSession = endpoint<typeof calls.endAdminSession>(
  'POST /api/v1/admin/me/sessions/:sessionId/end',
  forAdminOnce,
);
export const endOtherAdminSessions = endpoint<typeof calls.endOtherAdminSessions>(
  'POST /api/v1/admin/me/sessions/end-others',
  forAdminOnce,
);
