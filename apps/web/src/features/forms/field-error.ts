import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

/** What stands beside each field. */
export type FieldErrors<Field extends string> = { [Name in Field]?: string | null | undefined };

/**
 * What the server says of these fields, by their names on the wire; of none of them: the form's error beside
 * `otherwise`.
 */
export function fieldErrors<Field extends string>(
  failure: unknown,
  fields: readonly Field[],
  otherwise?: Field,
): FieldErrors<Field> {
  const errors: FieldErrors<string> = {};
  for (const field of fields) errors[field] = fieldErrorOf(failure, field);
  if (otherwise !== undefined && !hasErrors(errors)) errors[otherwise] = formError(failure);
  return errors as FieldErrors<Field>;
}

export const hasErrors = (errors: FieldErrors<string>) => Object.values(errors).some(Boolean);

/**
 * The words of a failure that is about this action; null for one of the network or the server itself: that is a message
 * of its own.
 */
function formError(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || failure.code === null) return null;
  // The session is over, or the server is broken: nothing in this form is wrong.
  if (failure.code === 'internal' || failure.code === 'unauthenticated' || failure.code === 'session_ended')
    return null;
  return wordsFor(failure);
}
