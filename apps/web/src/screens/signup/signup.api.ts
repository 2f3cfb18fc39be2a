import type { Tokens, User } from '@app/contracts/accounts.schemas';
import type { CodeDelivery } from '@app/contracts/phone-codes.schemas';
import { isRefusal } from '#web/features/forms/attempts.ts';
import { callApi, newIdempotencyKey } from '#web/lib/requests/api-client.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';

/** What TikTok, and we, say of a handle. `photoUrl` is on our own host. */
export interface FoundHandle {
  exists: boolean;
  registered: boolean;
  private: boolean;
  displayName: string | null;
  photoUrl: string | null;
}

export interface SignedUp extends Tokens {
  user: User;
}

export async function validateHandle(handle: string, signal: AbortSignal): Promise<FoundHandle> {
  return (
    await callApi<FoundHandle>('/auth/validate-handle', { method: 'POST', auth: 'none', body: { handle }, signal })
  ).data;
}

/** Keeps the key of an attempt until it is answered. */
export interface PendingKey {
  read(): string | null;
  keep(key: string | null): void;
}

/** Makes the account and signs in. */
export const signUpByPassword = (body: { handle: string; password: string }, pending: PendingKey) =>
  once<SignedUp>('/auth/password/signup', body, pending);

/** Sends a code to the phone. Nothing is reserved until it comes back. */
export async function sendSignupCode(body: {
  handle: string;
  phoneNumber: string;
}): Promise<CodeDelivery['codeDelivery']> {
  return (await callApi<CodeDelivery>('/auth/signup', { method: 'POST', auth: 'none', body })).data.codeDelivery;
}

/** Makes the account of the handle with the number that the code proves, and signs in. */
export const verifySignupCode = (body: { handle: string; phoneNumber: string; code: string }, pending: PendingKey) =>
  once<SignedUp>('/auth/verify-signup', body, pending);

/**
 * A POST that makes something, once: an attempt whose answer was lost is repeated under its own key and gets the same
 * answer. Throws what the request helper throws.
 */
async function once<Data>(path: string, body: object, pending: PendingKey): Promise<Data> {
  const earlier = pending.read();
  try {
    return await attempt(path, body, earlier ?? newIdempotencyKey(), pending);
  } catch (error) {
    // The earlier attempt was made with other contents: this one is a new action.
    const isOther = error instanceof ApiError && error.code === 'idempotency_key_reused' && earlier !== null;
    if (!isOther) throw error;
    return attempt(path, body, newIdempotencyKey(), pending);
  }
}

async function attempt<Data>(path: string, body: object, idempotencyKey: string, pending: PendingKey): Promise<Data> {
  pending.keep(idempotencyKey);
  try {
    const { data } = await callApi<Data>(path, { method: 'POST', auth: 'none', body, idempotencyKey });
    pending.keep(null);
    return data;
  } catch (error) {
    // Without an answer, or while an earlier attempt is at work, the account may have been made.
    if (isRefusal(error)) pending.keep(null);
    throw error;
  }
}

/** The handle got a shop meanwhile, or TikTok no longer knows it. */
export const isHandleRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'handle_taken' || error.code === 'handle_not_on_tiktok');
