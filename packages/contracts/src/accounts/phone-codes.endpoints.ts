import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './phone-codes.schemas.ts';

export const sendSignUpCode = endpoint<typeof calls.sendSignUpCode>('POST /api/v1/auth/signup', {
  auth: 'open',
  idempotent: true,
});
export const verifySignUp = endpoint<typeof calls.verifySignUp>('POST /api/v1/auth/verify-signup', {
  auth: 'open',
  idempotent: true,
});
export const sendSignInCode = endpoint<typeof calls.sendSignInCode>('POST /api/v1/auth/signin', {
  auth: 'open',
  idempotent: true,
});
export const verifySignIn = endpoint<typeof calls.verifySignIn>('POST /api/v1/auth/verify-signin', {
  auth: 'open',
  idempotent: true,
});
export const sendRecoveryCode = endpoint<typeof calls.sendRecoveryCode>('POST /api/v1/auth/recovery/codes', {
  auth: 'open',
  idempotent: true,
});
export const completeRecovery = endpoint<typeof calls.completeRecovery>('POST /api/v1/auth/recovery/complete', {
  auth: 'open',
  idempotent: true,
});
export const sendLoginPhoneCode = endpoint<typeof calls.sendLoginPhoneCode>('POST /api/v1/auth/me/login-phone-codes', {
  auth: 'session',
  idempotent: true,
});
export const changeLoginPhone = endpoint<typeof calls.changeLoginPhone>('PUT /api/v1/auth/me/login-phone', {
  auth: 'session',
});
export const sendOwnerCode = endpoint<typeof calls.sendOwnerCode>('POST /api/v1/auth/me/contact-codes', {
  auth: 'session',
  idempotent: true,
});
