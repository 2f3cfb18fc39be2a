import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './accounts.schemas.ts';

export const validateHandle = endpoint<typeof calls.validateHandle>('POST /api/v1/auth/validate-handle', {
  auth: 'open',
});
export const signUp = endpoint<typeof calls.signUp>('POST /api/v1/auth/password/signup', {
  auth: 'open',
  idempotent: true,
});
export const signIn = endpoint<typeof calls.signIn>('POST /api/v1/auth/password/signin', { auth: 'open' });
export const refreshSession = endpoint<typeof calls.refreshSession>('POST /api/v1/auth/refresh', { auth: 'open' });
export const signOut = endpoint<typeof calls.signOut>('POST /api/v1/auth/signout', { auth: 'session' });
export const readMe = endpoint<typeof calls.readMe>('GET /api/v1/auth/me', { auth: 'session' });
export const readProfile = endpoint<typeof calls.readProfile>('GET /api/v1/auth/profile', { auth: 'session' });
export const updateContact = endpoint<typeof calls.updateContact>('PUT /api/v1/auth/me', { auth: 'session' });
export const correctHandle = endpoint<typeof calls.correctHandle>('PUT /api/v1/auth/handle', { auth: 'session' });
export const readOwnership = endpoint<typeof calls.readOwnership>('GET /api/v1/auth/ownership', { auth: 'session' });
export const checkOwnership = endpoint<typeof calls.checkOwnership>('POST /api/v1/auth/ownership/check', {
  auth: 'session',
});
export const openClaim = endpoint<typeof calls.openClaim>('POST /api/v1/auth/ownership/claims', {
  auth: 'open',
  idempotent: true,
});
export const completeClaim = endpoint<typeof calls.completeClaim>(
  'POST /api/v1/auth/ownership/claims/:claimId/complete',
  { auth: 'open', idempotent: true },
);
