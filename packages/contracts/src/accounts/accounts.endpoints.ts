import { endpoint, forAnyone, forAnyoneOnce, forSeller } from '@app/contracts/endpoint';
import type { calls } from './accounts.schemas.ts';

export const validateHandle = endpoint<typeof calls.validateHandle>('POST /api/v1/auth/validate-handle', forAnyone);
export const signUp = endpoint<typeof calls.signUp>('POST /api/v1/auth/password/signup', forAnyoneOnce);
export const signIn = endpoint<typeof calls.signIn>('POST /api/v1/auth/password/signin', forAnyone);
export const refreshSession = endpoint<typeof calls.refreshSession>('POST /api/v1/auth/refresh', forAnyone);
export const signOut = endpoint<typeof calls.signOut>('POST /api/v1/auth/signout', forSeller);
export const readMe = endpoint<typeof calls.readMe>('GET /api/v1/auth/me', forSeller);
export const readProfile = endpoint<typeof calls.readProfile>('GET /api/v1/auth/profile', forSeller);
export const updateContact = endpoint<typeof calls.updateContact>('PUT /api/v1/auth/me', forSeller);
export const noteWelcome = endpoint<typeof calls.noteWelcome>('POST /api/v1/auth/me/welcome', forSeller);
export const correctHandle = endpoint<typeof calls.correctHandle>('PUT /api/v1/auth/handle', forSeller);
export const readOwnership = endpoint<typeof calls.readOwnership>('GET /api/v1/auth/ownership', forSeller);
export const checkOwnership = endpoint<typeof calls.checkOwnership>('POST /api/v1/auth/ownership/check', forSeller);
export const openClaim = endpoint<typeof calls.openClaim>('POST /api/v1/auth/ownership/claims', forAnyoneOnce);
export const completeClaim = endpoint<typeof calls.completeClaim>(
  'POST /api/v1/auth/ownership/claims/:claimId/complete',
  forAnyoneOnce,
);
