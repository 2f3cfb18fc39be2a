import { type FormEvent, useState } from 'react';
import { codeRefused } from '#web/features/accounts/codes/code-form.tsx';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { PasswordField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { removeSecondFactor } from './own-account.api.ts';
import { CodeField, FormButtons } from './second-factor-setup.tsx';

interface Errors {
  password?: string;
  code?: string;
}

/** Needs both, so that neither a stolen password nor an unlocked laptop is enough. */
export function SecondFactorRemoval({ onCancel, onDone }: { onCancel: () => void; onDone: () => Promise<void> }) {
  const attempts = useAttempts();
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed });
    setErrors({});
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const code = typed.code.replace(/\D/g, '');
    const wrong: Errors = {};
    if (typed.password === '') wrong.password = 'Please enter your password';
    if (code.length !== 6) wrong.code = codeRefused;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const body = { password: typed.password, code };
      await attempts.run(JSON.stringify(body), (key) => removeSecondFactor(body, key));
      await onDone();
    } catch (error) {
      const found = errorsOf(error);
      if (found) setErrors(found);
      else showError(error, 'Failed to remove the second factor. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={remove} noValidate>
      <p className="text-muted">
        For another phone: remove it here, then set it up again. Without your phone, ask an owner to remove it.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={typed.password}
        error={errors.password}
        onChange={(event) => change({ password: event.target.value })}
      />
      <CodeField
        label="Code from the app"
        code={typed.code}
        error={errors.code ?? null}
        onChange={(code) => change({ code })}
      />
      <FormButtons label="Remove the second factor" pending={pending} onCancel={onCancel} danger />
    </form>
  );
}

function errorsOf(error: unknown): Errors | null {
  const ofCode = fieldErrorOf(error, 'code');
  if (ofCode) return { code: ofCode };
  const words = fieldOrFormError(error, 'password');
  return words ? { password: words } : null;
}
