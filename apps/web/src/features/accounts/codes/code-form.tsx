import { type ReactNode, useEffect, useState } from 'react';
import type { PasswordPair } from '#web/features/accounts/password/password-strength.ts';
import type { Attempts } from '#web/features/forms/attempts.ts';
import { type FieldErrors, fieldErrors, hasErrors } from '#web/features/forms/field-error.ts';
import { requireValid, type Submit, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { CodeField, codeDigits, codeError } from './code-field.tsx';
import type { CodeSent } from './phone-draft.ts';

const failed = 'Failed to verify code';

type PasswordField = keyof PasswordPair;

export interface PasswordsBelow {
  check?: () => FieldErrors<PasswordField>;
  errorsOf: (failure: unknown) => FieldErrors<PasswordField>;
  fields: (form: Pick<Submit<PasswordField>, 'errors' | 'edit'>) => ReactNode;
}

export function errorsWith<Field extends string>(below: PasswordsBelow | undefined, failure: unknown, field: Field) {
  const ofPasswords = below?.errorsOf(failure) ?? {};
  return hasErrors(ofPasswords) ? ofPasswords : fieldErrors(failure, [field], field);
}

interface CodeFormProps {
  sent: CodeSent;
  onVerify: (code: string, attempt: Attempts['run']) => Promise<unknown>;
  onResend: () => Promise<void>;
  onChangeNumber: () => void;
  below: PasswordsBelow | undefined;
  submitLabel: string | undefined;
}

export function CodeForm({ sent, onVerify, onResend, below, ...props }: CodeFormProps) {
  const [code, setCode] = useState('');
  const wait = useSecondsUntil(sent.resendAt);
  const resend = useSubmit({ send: onResend, failed: 'Failed to send verification code' });
  const form = useSubmit<'code' | PasswordField>({
    send: async (attempt) => {
      // A new code is on its way, so the typed one would only cost an attempt.
      if (resend.pending) return;
      requireValid({ code: codeError(code) });
      requireValid(below?.check?.() ?? {});
      await onVerify(codeDigits(code), attempt);
    },
    errorsOf: (failure) => errorsWith(below, failure, 'code'),
    failed,
  });
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <p>
        We sent a code to <b className="whitespace-nowrap">{sent.destination}</b>. It is valid for 5 minutes.
      </p>
      <CodeField
        value={code}
        // After a network failure the code may have been used.
        error={form.errors.code ?? (form.failure && !hasErrors(form.errors) ? failed : null)}
        onType={form.edit(setCode)}
      />
      {below?.fields(form)}
      <SubmitButton pending={form.pending}>{props.submitLabel ?? 'Continue'}</SubmitButton>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="text"
          disabled={wait > 0}
          pending={resend.pending}
          onClick={() => {
            form.clear();
            resend.submit();
          }}
        >
          {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
        </Button>
        <Button variant="text" onClick={props.onChangeNumber}>
          Change the number
        </Button>
      </div>
    </form>
  );
}

/** Whole seconds until `at` on this phone's clock. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
