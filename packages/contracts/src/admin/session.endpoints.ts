import type { AdminEndpoint, Endpoint } from '@app/contracts/endpoint';
import type { calls } from './session.schemas.ts';

export const logIn: Endpoint<typeof calls.logIn> = {
  method: 'POST',
  path: '/api/v1/admin/login',
  auth: 'open',
  answer: 'literal',
};

export const refreshAdminSession: AdminEndpoint<typeof calls.refreshAdminSession> = {
  method: 'POST',
  path: '/api/v1/admin/refresh',
  auth: { admin: 'cookie' },
  answer: 'literal',
};

export const logOut: AdminEndpoint<typeof calls.logOut> = {
  method: 'POST',
  path: '/api/v1/admin/logout',
  auth: { admin: 'cookie' },
};

export const readAdminMe: AdminEndpoint<typeof calls.readAdminMe> = {
  method: 'GET',
  path: '/api/v1/admin/me',
  auth: { admin: 'any' },
};

export const changeAdminPassword: AdminEndpoint<typeof calls.changeAdminPassword> = {
  method: 'POST',
  path: '/api/v1/admin/me/password',
  auth: { admin: 'any' },
};

export const beginSecondFactor: AdminEndpoint<typeof calls.beginSecondFactor> = {
  method: 'POST',
  path: '/api/v1/admin/me/second-factor',
  auth: { admin: 'any' },
  idempotent: true,
};

export const confirmSecondFactor: AdminEndpoint<typeof calls.confirmSecondFactor> = {
  method: 'POST',
  path: '/api/v1/admin/me/second-factor/confirm',
  auth: { admin: 'any' },
  idempotent: true,
};

export const removeSecondFactor: AdminEndpoint<typeof calls.removeSecondFactor> = {
  method: 'POST',
  path: '/api/v1/admin/me/second-factor/removal',
  auth: { admin: 'any' },
  idempotent: true,
};

export const listAdminSessions: AdminEndpoint<typeof calls.listAdminSessions> = {
  method: 'GET',
  path: '/api/v1/admin/me/sessions',
  auth: { admin: 'any' },
};

export const endAdminSession: AdminEndpoint<typeof calls.endAdminSession> = {
  method: 'POST',
  path: '/api/v1/admin/me/sessions/:sessionId/end',
  auth: { admin: 'any' },
  idempotent: true,
};

export const endOtherAdminSessions: AdminEndpoint<typeof calls.endOtherAdminSessions> = {
  method: 'POST',
  path: '/api/v1/admin/me/sessions/end-others',
  auth: { admin: 'any' },
  idempotent: true,
};
