import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './accounts.schemas.ts';

export const validateHandle: Endpoint<typeof calls.validateHandle> = {
  method: 'POST',
  path: '/api/v1/auth/validate-handle',
  auth: 'open',
};

export const signUp: Endpoint<typeof calls.signUp> = {
  method: 'POST',
  path: '/api/v1/auth/password/signup',
  auth: 'open',
  idempotent: true,
};

export const signIn: Endpoint<typeof calls.signIn> = {
  method: 'POST',
  path: '/api/v1/auth/password/signin',
  auth: 'open',
};

export const refreshSession: Endpoint<typeof calls.refreshSession> = {
  method: 'POST',
  path: '/api/v1/auth/refresh',
  auth: 'open',
};

export const signOut: Endpoint<typeof calls.signOut> = {
  method: 'POST',
  path: '/api/v1/auth/signout',
  auth: 'session',
};

export const readMe: Endpoint<typeof calls.readMe> = { method: 'GET', path: '/api/v1/auth/me', auth: 'session' };

export const readProfile: Endpoint<typeof calls.readProfile> = {
  method: 'GET',
  path: '/api/v1/auth/profile',
  auth: 'session',
};

export const updateContact: Endpoint<typeof calls.updateContact> = {
  method: 'PUT',
  path: '/api/v1/auth/me',
  auth: 'session',
};

export const correctHandle: Endpoint<typeof calls.correctHandle> = {
  method: 'PUT',
  path: '/api/v1/auth/handle',
  auth: 'session',
};

export const readOwnership: Endpoint<typeof calls.readOwnership> = {
  method: 'GET',
  path: '/api/v1/auth/ownership',
  auth: 'session',
};

export const checkOwnership: Endpoint<typeof calls.checkOwnership> = {
  method: 'POST',
  path: '/api/v1/auth/ownership/check',
  auth: 'session',
};

export const openClaim: Endpoint<typeof calls.openClaim> = {
  method: 'POST',
  path: '/api/v1/auth/ownership/claims',
  auth: 'open',
  idempotent: true,
};

export const completeClaim: Endpoint<typeof calls.completeClaim> = {
  method: 'POST',
  path: '/api/v1/auth/ownership/claims/:claimId/complete',
  auth: 'open',
  idempotent: true,
};
