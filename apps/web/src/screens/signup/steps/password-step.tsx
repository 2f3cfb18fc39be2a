import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import type { ApiError } from '#web/lib/requests/api-error.ts';
import { isHandleRefusal } from '#web/screens/signup/signup.api.ts';
import { Button } from '#web/ui/seller/button.tsx';

interface PasswordStepProps {
  handle: string;
  /** In memory only; kept while the wizard is open. */
  passwords: PasswordPair;
  onChange: (passwords: PasswordPair) => void;
  onSubmit: (password: string) => Promise<void>;
  /** The handle has got a shop, or TikTok no longer knows it. */
  onHandleRefused: (error: ApiError) => void;
}

export function PasswordStep({ handle, passwords, onChange, onSubmit, onHandleRefused }: PasswordStepProps) {
  const form = useSubmit<keyof PasswordPair>({
    send: async () => {
      requireValid(passwordErrors(passwords, passwordRefused, { handle }));
      try {
        await onSubmit(passwords.password);
      } catch (error) {
        if (!isHandleRefusal(error)) throw error;
        onHandleRefused(error);
      }
    },
    errorsOf: (failure) => fieldErrors(failure, ['password']),
    failed: 'Failed to create account',
  });
  return (
    <form className="grid gap-4" onSubmit={form.submit} noValidate>
      <UsernameForManagers value={handle} />
      <NewPasswordFields owner={{ handle }} value={passwords} errors={form.errors} onChange={form.edit(onChange)} />
      <Button type="submit" variant="brand" pending={form.pending}>
        {form.pending ? 'Opening your shop…' : 'Continue'}
      </Button>
    </form>
  );
}
