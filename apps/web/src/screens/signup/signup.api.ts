import type { SignupAnswer, ValidateHandleAnswer } from '@app/contracts/accounts/accounts.schemas';
import type { Static } from 'typebox';
import { isRefusal } from '#web/features/forms/attempts.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';

/** `photoUrl` is on our own host. */
export type FoundHandle = Static<typeof ValidateHandleAnswer>['data'];
export type SignedUp = Static<typeof SignupAnswer>['data'];

export interface PendingKey {
  read(): string | null;
  keep(key: string | null): void;
}

/** Makes one POST once: after a lost answer it is repeated with the same key and gets the same answer. */
export async function once<Data>(
  send: (idempotencyKey: string) => Promise<{ data: Data }>,
  pending: PendingKey,
): Promise<Data> {
  const earlier = pending.read();
  try {
    return await attempt(send, earlier ?? newIdempotencyKey(), pending);
  } catch (error) {
    // The earlier attempt had other contents: this is a new action.
    const isOther = error instanceof ApiError && error.code === 'idempotency_key_reused' && earlier !== null;
    if (!isOther) throw error;
    return attempt(send, newIdempotencyKey(), pending);
  }
}

async function attempt<Data>(
  send: (idempotencyKey: string) => Promise<{ data: Data }>,
  idempotencyKey: string,
  pending: PendingKey,
): Promise<Data> {
  pending.keep(idempotencyKey);
  try {
    const { data } = await send(idempotencyKey);
    pending.keep(null);
    return data;
  } catch (error) {
    // Without an answer, or while an earlier attempt is running, the account may exist.
    if (isRefusal(error)) pending.keep(null);
    throw error;
  }
}

export const isHandleRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'handle_taken' || error.code === 'handle_not_on_tiktok');
