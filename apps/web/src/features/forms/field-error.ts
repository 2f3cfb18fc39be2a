import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

/**
 * The words of a failure that belong beside the form: what the server says of one of `fields`, or with a code that is about this action. Null
 * for what is about the network or the server itself: that is a message of its own.
 */
export function fieldOrFormError(error: unknown, ...fields: string[]): string | null {
  for (const field of fields) {
    const words = fieldErrorOf(error, field);
    if (words) return words;
  }
  if (!(error instanceof ApiError) || error.code === null) return null;
  // The session is over, or the server is broken: nothing in this form is wrong.
  if (error.code === 'internal' || error.code === 'unauthenticated' || error.code === 'session_ended') return null;
  return wordsFor(error);
}
