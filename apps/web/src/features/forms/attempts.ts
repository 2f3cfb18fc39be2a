import { useState } from 'react';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { newIdempotencyKey } from '#web/lib/requests/call.ts';

export interface Attempts {
  /**
   * Makes a call that uses something up, a code for example. The same contents (`of`) after a lost answer go out under
   * the same key, and get the answer that was lost; after a refusal, or with other contents, it is a new action.
   */
  run<Result>(of: string, call: (idempotencyKey: string) => Promise<Result>): Promise<Result>;
}

export function createAttempts(): Attempts {
  // In memory only: the contents may be a code or a password.
  let kept: { of: string; key: string } | null = null;
  return {
    async run(of, call) {
      const attempt = kept?.of === of ? kept : { of, key: newIdempotencyKey() };
      kept = attempt;
      try {
        const result = await call(attempt.key);
        kept = null;
        return result;
      } catch (error) {
        if (isRefusal(error)) kept = null;
        throw error;
      }
    },
  };
}

/** The attempts of one form. */
export function useAttempts(): Attempts {
  return useState(createAttempts)[0];
}

/** The server has said no for good: not silence, not its own trouble, not "I am still at it". */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.statusCode === null || error.code === 'conflict') return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}
