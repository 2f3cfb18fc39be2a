import type { OwnershipClaim, Tokens, User } from '@app/contracts/accounts.schemas';
import type { CodeDelivery } from '@app/contracts/phone-codes.schemas';
import { callApi } from '#web/lib/requests/api-client.ts';

/** What every way of signing in answers. */
export interface SignedIn extends Tokens {
  user: User;
}

export async function signInByPassword(body: { handle: string; password: string }): Promise<SignedIn> {
  return (await callApi<SignedIn>('/auth/password/signin', { method: 'POST', auth: 'none', body })).data;
}

export const sendSigninCode = (phoneNumber: string) => sendCode('/auth/signin', phoneNumber);
export const sendRecoveryCode = (phoneNumber: string) => sendCode('/auth/recovery/codes', phoneNumber);

async function sendCode(path: string, phoneNumber: string): Promise<CodeDelivery['codeDelivery']> {
  return (await callApi<CodeDelivery>(path, { method: 'POST', auth: 'none', body: { phoneNumber } })).data.codeDelivery;
}

/** Uses the code up: repeat it after a lost answer under the same key. */
export const verifySigninCode = (body: { phoneNumber: string; code: string }, idempotencyKey: string) =>
  callApi<SignedIn>('/auth/verify-signin', { method: 'POST', auth: 'none', body, idempotencyKey });

/** Sets the forgotten password; all sessions end. Uses the code up. */
export const completeRecovery = (
  body: { phoneNumber: string; code: string; password: string },
  idempotencyKey: string,
) => callApi<SignedIn>('/auth/recovery/complete', { method: 'POST', auth: 'none', body, idempotencyKey });

/** A code for the bio of a handle, for whoever can change that bio. */
export async function openClaim(handle: string): Promise<OwnershipClaim> {
  return (await callApi<OwnershipClaim>('/auth/ownership/claims', { method: 'POST', auth: 'none', body: { handle } }))
    .data;
}

/** Lets the server look at the bio now; when the code stands there, the handle's account gets the password. */
export const completeClaim = (claimId: string, password: string, idempotencyKey: string) =>
  callApi<SignedIn>(`/auth/ownership/claims/${encodeURIComponent(claimId)}/complete`, {
    method: 'POST',
    auth: 'none',
    body: { password },
    idempotencyKey,
  });
