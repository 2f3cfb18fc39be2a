import { passwordRefused } from '@app/contracts/password-rules';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';

interface PasswordStepProps {
  handle: string;
  /** In memory only; kept while the wizard is open, so that going back loses nothing. */
  passwords: PasswordPair;
  onChange: (passwords: PasswordPair) => void;
  /** Makes the account; throws what the call throws. */
  onSubmit: (password: string) => Promise<void>;
  /** The handle got a shop meanwhile, or TikTok no longer knows it. */
  onHandleRefused: (error: ApiError) => void;
}

const handleCodes = new Set(['handle_taken', 'handle_not_on_tiktok']);

export function PasswordStep({ handle, passwords, onChange, onSubmit, onHandleRefused }: PasswordStepProps) {
  const [errors, setErrors] = useState<Partial<PasswordPair>>({});
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong = passwordErrors(passwords, passwordRefused, { handle });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      await onSubmit(passwords.password);
    } catch (error) {
      const words = fieldErrorOf(error, 'password');
      if (words) setErrors({ password: words });
      else if (error instanceof ApiError && error.code !== null && handleCodes.has(error.code)) onHandleRefused(error);
      else showError(error, 'Failed to create account');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {/* For password managers: whose password it is. */}
      <input className="sr-only" tabIndex={-1} aria-hidden="true" readOnly autoComplete="username" value={handle} />
      <NewPasswordFields
        owner={{ handle }}
        value={passwords}
        errors={errors}
        onChange={(value) => {
          setErrors({});
          onChange(value);
        }}
      />
      <Button type="submit" variant="brand" pending={pending}>
        {pending ? 'Opening your shop…' : 'Continue'}
      </Button>
    </form>
  );
}
