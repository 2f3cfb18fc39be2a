import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './phone-codes.schemas.ts';

export const sendSignUpCode: Endpoint<typeof calls.sendSignUpCode> = {
  method: 'POST',
  path: '/api/v1/auth/signup',
  auth: 'open',
  idempotent: true,
};

export const verifySignUp: Endpoint<typeof calls.verifySignUp> = {
  method: 'POST',
  path: '/api/v1/auth/verify-signup',
  auth: 'open',
  idempotent: true,
};

export const sendSignInCode: Endpoint<typeof calls.sendSignInCode> = {
  method: 'POST',
  path: '/api/v1/auth/signin',
  auth: 'open',
  idempotent: true,
};

export const verifySignIn: Endpoint<typeof calls.verifySignIn> = {
  method: 'POST',
  path: '/api/v1/auth/verify-signin',
  auth: 'open',
  idempotent: true,
};

export const sendRecoveryCode: Endpoint<typeof calls.sendRecoveryCode> = {
  method: 'POST',
  path: '/api/v1/auth/recovery/codes',
  auth: 'open',
  idempotent: true,
};

export const completeRecovery: Endpoint<typeof calls.completeRecovery> = {
  method: 'POST',
  path: '/api/v1/auth/recovery/complete',
  auth: 'open',
  idempotent: true,
};

export const sendLoginPhoneCode: Endpoint<typeof calls.sendLoginPhoneCode> = {
  method: 'POST',
  path: '/api/v1/auth/me/login-phone-codes',
  auth: 'session',
  idempotent: true,
};

export const changeLoginPhone: Endpoint<typeof calls.changeLoginPhone> = {
  method: 'PUT',
  path: '/api/v1/auth/me/login-phone',
  auth: 'session',
};

export const sendOwnerCode: Endpoint<typeof calls.sendOwnerCode> = {
  method: 'POST',
  path: '/api/v1/auth/me/contact-codes',
  auth: 'session',
  idempotent: true,
};
