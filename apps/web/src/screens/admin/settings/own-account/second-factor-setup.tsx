import { beginSecondFactor, confirmSecondFactor } from '@app/contracts/admin/session.endpoints';
import { useState } from 'react';
import { CodeField, codeDigits, codeError } from '#web/features/accounts/codes/code-field.tsx';
import { CurrentPasswordField } from '#web/features/accounts/password/current-password-field.tsx';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { AuthenticatorKey } from '#web/features/admin/authenticator-key.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { Button } from '#web/ui/seller/button.tsx';

/** Kept in memory only. */
interface Secret {
  secret: string;
  otpauthUrl: string;
}

interface SetupProps {
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/** Password, then the app's secret, then its first code. */
export function SecondFactorSetup({ onCancel, onDone }: SetupProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  return secret ? (
    <FirstCode secret={secret} onCancel={onCancel} onDone={onDone} />
  ) : (
    <ProvePassword onCancel={onCancel} onProven={setSecret} />
  );
}

function ProvePassword({ onCancel, onProven }: { onCancel: () => void; onProven: (secret: Secret) => void }) {
  const { username } = useAdmin();
  const [password, setPassword] = useState('');
  const { submit, pending, errors, edit } = useSubmit({
    send: async (attempt) => {
      requireValid({ password: password === '' ? 'Please enter your password' : null });
      const begin = (idempotencyKey: string) => callAdmin(beginSecondFactor, { body: { password }, idempotencyKey });
      onProven((await attempt(password, begin)).data);
    },
    errorsOf: (failure) => fieldErrors(failure, ['password'], 'password'),
    failed: 'Failed to begin. Please try again.',
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <UsernameForManagers value={username} />
      <CurrentPasswordField value={password} error={errors.password} onType={edit(setPassword)} />
      <FormButtons label="Continue" pending={pending} onCancel={onCancel} />
    </form>
  );
}

function FirstCode({ secret, onCancel, onDone }: SetupProps & { secret: Secret }) {
  const [code, setCode] = useState('');
  const { submit, pending, errors, edit } = useSubmit({
    send: async (attempt) => {
      requireValid({ code: codeError(code) });
      const digits = codeDigits(code);
      await attempt(digits, (idempotencyKey) =>
        callAdmin(confirmSecondFactor, { body: { code: digits }, idempotencyKey }),
      );
      await onDone();
    },
    errorsOf: (failure) => fieldErrors(failure, ['code'], 'code'),
    failed: 'Failed to verify code',
  });
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <AuthenticatorKey {...secret} />
      <CodeField label="Code from the app" value={code} error={errors.code} onType={edit(setCode)} />
      <FormButtons label="Turn on" pending={pending} onCancel={onCancel} />
    </form>
  );
}

interface FormButtonsProps {
  label: string;
  pending: boolean;
  onCancel: () => void;
  danger?: boolean;
}

export function FormButtons({ label, pending, onCancel, danger = false }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant={danger ? 'danger' : 'brand'} pending={pending}>
        {label}
      </Button>
      <Button variant="text" disabled={pending} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
