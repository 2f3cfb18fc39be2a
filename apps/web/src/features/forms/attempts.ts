import { useState } from 'react';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';

export interface Attempts {
  /** A lost answer is repeated with the same key while `of` is the same. An error that `isFinal` ends the attempt. */
  run<Result>(
    of: string,
    call: (idempotencyKey: string) => Promise<Result>,
    isFinal?: (error: unknown) => boolean,
  ): Promise<Result>;
}

export function createAttempts(): Attempts {
  // In memory only: the contents may be a code or a password.
  let kept: { of: string; key: string } | null = null;
  return {
    async run(of, call, isFinal = isRefusal) {
      const attempt = kept?.of === of ? kept : { of, key: newIdempotencyKey() };
      kept = attempt;
      try {
        const result = await call(attempt.key);
        kept = null;
        return result;
      } catch (error) {
        if (isFinal(error)) kept = null;
        throw error;
      }
    },
  };
}

export function useAttempts(): Attempts {
  return useState(createAttempts)[0];
}

/** The server's final refusal: not silence, not a server error, not "still in progress". */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.statusCode === null || error.code === 'conflict') return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}
