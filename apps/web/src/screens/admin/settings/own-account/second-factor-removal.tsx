import { removeSecondFactor } from '@app/contracts/admin/session.endpoints';
import { useState } from 'react';
import { CodeField, codeDigits, codeError } from '#web/features/accounts/codes/code-field.tsx';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { FormButtons } from './second-factor-setup.tsx';

/** Needs password and code: neither a stolen password nor an unlocked laptop is enough. */
export function SecondFactorRemoval({ onCancel, onDone }: { onCancel: () => void; onDone: () => Promise<void> }) {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const { submit, pending, errors, edit } = useSubmit({
    send: async (attempt) => {
      requireValid({
        password: typed.password === '' ? 'Please enter your password' : null,
        code: codeError(typed.code),
      });
      const body = { password: typed.password, code: codeDigits(typed.code) };
      await attempt(JSON.stringify(body), (idempotencyKey) => callAdmin(removeSecondFactor, { body, idempotencyKey }));
      await onDone();
    },
    errorsOf: (failure) => fieldErrors(failure, ['code', 'password'], 'password'),
    failed: 'Failed to remove the second factor. Please try again.',
  });
  const change = edit((changed: Partial<typeof typed>) => setTyped({ ...typed, ...changed }));
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <p className="text-muted">
        New phone? Remove it here, then set it up again. Lost your phone? Ask an owner to remove it.
      </p>
      <CurrentPasswordField
        value={typed.password}
        error={errors.password}
        onType={(password) => change({ password })}
      />
      <CodeField label="Code from the app" value={typed.code} error={errors.code} onType={(code) => change({ code })} />
      <FormButtons label="Remove the second factor" pending={pending} onCancel={onCancel} danger />
    </form>
  );
}
