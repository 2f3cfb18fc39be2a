import { type PasswordOwner, passwordRefused } from '@app/contracts/accounts/password-rules';
import { type ReactNode, useState } from 'react';
import type { Attempts } from '#web/features/forms/attempts.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, type Submit, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from './password-strength.ts';
import { UsernameForManagers } from './username-for-managers.tsx';

interface ChangePasswordFormProps {
  owner: PasswordOwner;
  proof: (error: string | null, edit: Submit<never>['edit']) => ReactNode;
  proofMissing: string | null;
  save: (newPassword: string, attempt: Attempts['run']) => Promise<{ message: string }>;
  onDone: () => void;
}

export function ChangePasswordForm({ owner, proof, proofMissing, save, onDone }: ChangePasswordFormProps) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const { submit, pending, errors, edit } = useSubmit<'newPassword' | 'confirmation' | 'currentPassword' | 'code'>({
    send: async (attempt) => {
      const { password, confirmation } = passwordErrors(passwords, passwordRefused, owner);
      requireValid({ newPassword: password, confirmation, currentPassword: proofMissing });
      const { message } = await save(passwords.password, attempt);
      showSuccess(message);
      onDone();
    },
    errorsOf: (failure) => {
      // An earlier attempt is still running: nothing in this form is wrong.
      if (failure instanceof ApiError && failure.code === 'conflict') return {};
      return fieldErrors(failure, ['newPassword', 'currentPassword', 'code'], 'currentPassword');
    },
    failed: 'Failed to change the password. Please try again.',
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <UsernameForManagers value={'handle' in owner ? owner.handle : owner.username} />
      {proof(errors.currentPassword ?? errors.code ?? null, edit)}
      <NewPasswordFields
        owner={owner}
        label="New password"
        value={passwords}
        errors={{ password: errors.newPassword, confirmation: errors.confirmation }}
        onChange={edit(setPasswords)}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton pending={pending}>Save password</SubmitButton>
        <Button variant="text" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
