import { endpoint, forAnyoneOnce, forSeller, forSellerOnce } from '@app/contracts/endpoint';
import type { calls } from './phone-codes.schemas.ts';

export const sendSignUpCode = endpoint<typeof calls.sendSignUpCode>('POST /api/v1/auth/signup', forAnyoneOnce);
export const verifySignUp = endpoint<typeof calls.verifySignUp>('POST /api/v1/auth/verify-signup', forAnyoneOnce);
export const sendSignInCode = endpoint<typeof calls.sendSignInCode>('POST /api/v1/auth/signin', forAnyoneOnce);
export const verifySignIn = endpoint<typeof calls.verifySignIn>('POST /api/v1/auth/verify-signin', forAnyoneOnce);
export const sendRecoveryCode = endpoint<typeof calls.sendRecoveryCode>(
  'POST /api/v1/auth/recovery/codes',
  forAnyoneOnce,
);
export const completeRecovery = endpoint<typeof calls.completeRecovery>(
  'POST /api/v1/auth/recovery/complete',
  forAnyoneOnce,
);
export const sendLoginPhoneCode = endpoint<typeof calls.sendLoginPhoneCode>(
  'POST /api/v1/auth/me/login-phone-codes',
  forSellerOnce,
);
export const changeLoginPhone = endpoint<typeof calls.changeLoginPhone>('PUT /api/v1/auth/me/login-phone', forSeller);
export const sendOwnerCode = endpoint<typeof calls.sendOwnerCode>('POST /api/v1/auth/me/contact-codes', forSellerOnce);
