import { useMutation } from '@tanstack/react-query';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { showError } from '#web/ui/seller/toasts.tsx';
import { type Attempts, useAttempts } from './attempts.ts';
import { type FieldErrors, hasErrors } from './field-error.ts';

interface SubmitOptions<Field extends string> {
  send: (attempt: Attempts['run']) => unknown;
  /** Errors by field. Without any, the failure is a message. */
  errorsOf?: (failure: unknown) => FieldErrors<Field>;
  failed?: string;
}

export interface Submit<Field extends string> {
  /** For `onSubmit`, or a button without a form. Ignored while a submission is running. */
  submit: (event?: SyntheticEvent) => void;
  pending: boolean;
  errors: FieldErrors<Field>;
  failure: unknown;
  clear: () => void;
  /** Wraps the setter of an input, which then removes the errors, too. */
  edit: <Value>(set: (value: Value) => void) => (value: Value) => void;
  /** For a form that focuses its first invalid field. */
  formRef: RefObject<HTMLFormElement | null>;
}

export function useSubmit<Field extends string = never>(options: SubmitOptions<Field>): Submit<Field> {
  const { send, errorsOf = noErrors, failed } = options;
  const attempts = useAttempts();
  const formRef = useRef<HTMLFormElement>(null);
  // A ref, because a second Enter may come before the next rendering.
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
  const clear = () => {
    if (error) reset();
  };
  return {
    submit: (event) => {
      event?.preventDefault();
      // React passes events of a dialog on to the form around it.
      event?.stopPropagation();
      if (isRunning.current) return;
      isRunning.current = true;
      mutate();
    },
    pending: isPending,
    errors: error ? errorsIn(error, errorsOf) : {},
    failure: error,
    clear,
    edit: (set) => (value) => {
      clear();
      set(value);
    },
    formRef,
  };
}

export function requireValid(errors: FieldErrors<string>): void {
  if (hasErrors(errors)) throw new Invalid(errors);
}

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
