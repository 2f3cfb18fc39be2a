import type { SignupAnswer, ValidateHandleAnswer } from '@app/contracts/accounts.schemas';
import type { Endpoint } from '@app/contracts/endpoint';
import type { Static, TSchema } from 'typebox';
import { isRefusal } from '#web/features/forms/attempts.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call, newIdempotencyKey } from '#web/lib/requests/call.ts';

/** What TikTok, and we, say of a handle. `photoUrl` is on our own host. */
export type FoundHandle = Static<typeof ValidateHandleAnswer>['data'];
/** The new account, signed in. */
export type SignedUp = Static<typeof SignupAnswer>['data'];

/** Keeps the key of an attempt until it is answered. */
export interface PendingKey {
  read(): string | null;
  keep(key: string | null): void;
}

/**
 * A POST that makes something, once: an attempt whose answer was lost is repeated under its own key and gets the same
 * answer. Throws what the request helper throws.
 */
export async function callOnce<Schemas extends { body: TSchema; answer: typeof SignupAnswer }>(
  endpoint: Endpoint<Schemas>,
  body: Static<Schemas['body']>,
  pending: PendingKey,
): Promise<SignedUp> {
  const attempt = async (idempotencyKey: string): Promise<SignedUp> => {
    pending.keep(idempotencyKey);
    try {
      const { data } = await call(endpoint as Endpoint<{ body: TSchema; answer: typeof SignupAnswer }>, {
        body,
        idempotencyKey,
      });
      pending.keep(null);
      return data;
    } catch (error) {
      // Without an answer, or while an earlier attempt is at work, the account may have been made.
      if (isRefusal(error)) pending.keep(null);
      throw error;
    }
  };
  const earlier = pending.read();
  try {
    return await attempt(earlier ?? newIdempotencyKey());
  } catch (error) {
    // The earlier attempt was made with other contents: this one is a new action.
    const isOther = error instanceof ApiError && error.code === 'idempotency_key_reused' && earlier !== null;
    if (!isOther) throw error;
    return attempt(newIdempotencyKey());
  }
}

/** The handle got a shop meanwhile, or TikTok no longer knows it. */
export const isHandleRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'handle_taken' || error.code === 'handle_not_on_tiktok');
