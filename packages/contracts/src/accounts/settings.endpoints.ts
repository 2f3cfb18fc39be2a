import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const readShopSettings = endpoint<typeof calls.readShopSettings>('GET /api/v1/shop/:handle/settings', {
  auth: 'owner',
});
export const updateShopSettings = endpoint<typeof calls.updateShopSettings>('PUT /api/v1/shop/:handle/settings', {
  auth: 'owner',
});
export const listSessions = endpoint<typeof calls.listSessions>('GET /api/v1/auth/sessions', { auth: 'session' });
export const endSession = endpoint<typeof calls.endSession>('POST /api/v1/auth/sessions/:sessionId/end', {
  auth: 'session',
  idempotent: true,
});
export const endOtherSessions = endpoint<typeof calls.endOtherSessions>('POST /api/v1/auth/sessions/end-others', {
  auth: 'session',
  idempotent: true,
});
export const changePassword = endpoint<typeof calls.changePassword>('PUT /api/v1/auth/password', { auth: 'session' });
export const askForDeletion = endpoint<typeof calls.askForDeletion>('POST /api/v1/auth/me/deletion', {
  auth: 'session',
  idempotent: true,
});
export const takeDeletionBack = endpoint<typeof calls.takeDeletionBack>('DELETE /api/v1/auth/me/deletion', {
  auth: 'session',
});
export const exportOwnData = endpoint<typeof calls.exportOwnData>('GET /api/v1/auth/me/export', {
  auth: 'session',
  answer: 'file',
});
