import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { showError } from '#web/ui/seller/toasts.tsx';
import { type Attempts, useAttempts } from './attempts.ts';
import { type FieldErrors, hasErrors } from './field-error.ts';

interface SubmitOptions<Field extends string> {
  /**
   * Checks what was typed (`requireValid`), sends it, and does what follows. `attempt` is for a call that uses
   * something up, see `Attempts`. It is kept in no cache: the contents may be a password.
   */
  send: (attempt: Attempts['run']) => unknown;
  /** What a failure says of single fields. Nothing of any field: it is a message of its own. */
  errorsOf?: (failure: unknown) => FieldErrors<Field>;
  /** The words of that message, where the server has none. */
  failed?: string;
}

export interface Submit<Field extends string> {
  /**
   * For a form's `onSubmit`, and for a button without a form. A second one while the first is under way sends nothing.
   */
  submit: (event?: SyntheticEvent) => void;
  pending: boolean;
  /** Of the last try. */
  errors: FieldErrors<Field>;
  /** Why the last try failed; null when it did not. */
  failure: unknown;
  /** Takes the errors away, because something was typed. */
  clear: () => void;
  /** For a form that brings its first wrong field to the reader. */
  formRef: RefObject<HTMLFormElement | null>;
}

/** One thing that a person sends: at work, wrong, or failed. What was typed is the form's own and stays. */
export function useSubmit<Field extends string = never>(options: SubmitOptions<Field>): Submit<Field> {
  const { send, errorsOf = noErrors, failed } = options;
  const attempts = useAttempts();
  const formRef = useRef<HTMLFormElement>(null);
  // At once: `isPending` comes with the next rendering, and a second Enter may come before it.
  const isRunning = useRef(false);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async () => send(attempts.run),
    onError: (failure) => {
      if (!hasErrors(errorsIn(failure, errorsOf))) showError(failure, failed);
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  useEffect(() => {
    if (error) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return {
    submit: (event) => {
      event?.preventDefault();
      // React hands events of a window on to the page's own form around it.
      event?.stopPropagation();
      if (isRunning.current) return;
      isRunning.current = true;
      mutate();
    },
    pending: isPending,
    errors: error ? errorsIn(error, errorsOf) : {},
    failure: error,
    clear: () => {
      if (error) reset();
    },
    formRef,
  };
}

/** Stops a `send` before anything is sent, when there are words for any of the fields. */
export function requireValid(errors: FieldErrors<string>): void {
  if (hasErrors(errors)) throw new Invalid(errors);
}

/** What was typed cannot be sent, by field. */
export class Invalid extends Error {
  readonly errors: FieldErrors<string>;

  constructor(errors: FieldErrors<string>) {
    super('What was typed cannot be sent');
    this.errors = errors;
  }
}

function errorsIn<Field extends string>(
  failure: unknown,
  errorsOf: (failure: unknown) => FieldErrors<Field>,
): FieldErrors<Field> {
  return failure instanceof Invalid ? (failure.errors as FieldErrors<Field>) : errorsOf(failure);
}

const noErrors = () => ({});
