import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const readShopSettings: Endpoint<typeof calls.readShopSettings> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/settings',
  auth: 'owner',
};

export const updateShopSettings: Endpoint<typeof calls.updateShopSettings> = {
  method: 'PUT',
  path: '/api/v1/shop/:handle/settings',
  auth: 'owner',
};

export const listSessions: Endpoint<typeof calls.listSessions> = {
  method: 'GET',
  path: '/api/v1/auth/sessions',
  auth: 'session',
};

export const endSession: Endpoint<typeof calls.endSession> = {
  method: 'POST',
  path: '/api/v1/auth/sessions/:sessionId/end',
  auth: 'session',
  idempotent: true,
};

export const endOtherSessions: Endpoint<typeof calls.endOtherSessions> = {
  method: 'POST',
  path: '/api/v1/auth/sessions/end-others',
  auth: 'session',
  idempotent: true,
};

export const changePassword: Endpoint<typeof calls.changePassword> = {
  method: 'PUT',
  path: '/api/v1/auth/password',
  auth: 'session',
};

export const askForDeletion: Endpoint<typeof calls.askForDeletion> = {
  method: 'POST',
  path: '/api/v1/auth/me/deletion',
  auth: 'session',
  idempotent: true,
};

export const takeDeletionBack: Endpoint<typeof calls.takeDeletionBack> = {
  method: 'DELETE',
  path: '/api/v1/auth/me/deletion',
  auth: 'session',
};

export const exportOwnData: Endpoint<typeof calls.exportOwnData> = {
  method: 'GET',
  path: '/api/v1/auth/me/export',
  auth: 'session',
  answer: 'file',
};
