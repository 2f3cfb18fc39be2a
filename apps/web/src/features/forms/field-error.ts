import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

export type FieldErrors<Field extends string> = { [Name in Field]?: string | null | undefined };

/** The server's errors of these fields; if there are none, the form's error beside `otherwise`. */
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

/** The words of a failure of this action; null for the network or the server, which is a message of its own. */
function formError(failure: unknown): string | null {
  if (!(failure instanceof ApiError) || failure.code === null) return null;
  // Nothing in this form is wrong.
  if (failure.code === 'internal' || failure.code === 'unauthenticated' || failure.code === 'session_ended')
    return null;
  return wordsFor(failure);
}
