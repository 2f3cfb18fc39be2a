import { type FormEvent, useState } from 'react';
import { codeRefused } from '#web/features/accounts/codes/code-form.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { QrPicture, useQrCode } from '#web/ui/seller/qr-code.tsx';
import { PasswordField, TextField } from '#web/ui/seller/text-field.tsx';
import { showError } from '#web/ui/seller/toasts.tsx';
import { beginSecondFactor, confirmSecondFactor } from './own-account.api.ts';

/** In memory only, and for this one set-up. */
interface Secret {
  secret: string;
  otpauthUrl: string;
}

interface SetupProps {
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/** Password, then the secret for the app, then its first code: only then does it count. */
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
  const attempts = useAttempts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const prove = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (password === '') return setError('Please enter your password');
    setPending(true);
    try {
      onProven(await attempts.run(password, (key) => beginSecondFactor(password, key)));
    } catch (failure) {
      setError(fieldOrFormError(failure, 'password'));
      if (fieldOrFormError(failure, 'password') === null) showError(failure, 'Failed to begin. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={prove} noValidate>
      {/* For password managers: whose password it is. */}
      <input className="sr-only" tabIndex={-1} aria-hidden="true" readOnly autoComplete="username" value={username} />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(null);
        }}
      />
      <FormButtons label="Continue" pending={pending} onCancel={onCancel} />
    </form>
  );
}

function FirstCode({ secret, onCancel, onDone }: SetupProps & { secret: Secret }) {
  const qr = useQrCode(secret.otpauthUrl);
  const attempts = useAttempts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const digits = code.replace(/\D/g, '');
    if (digits.length !== 6) return setError(codeRefused);
    setPending(true);
    try {
      await attempts.run(digits, (key) => confirmSecondFactor(digits, key));
      await onDone();
    } catch (failure) {
      setError(fieldOrFormError(failure, 'code'));
      if (fieldOrFormError(failure, 'code') === null) showError(failure, 'Failed to verify code');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={confirm} noValidate>
      <p>
        Scan the code with an authenticator app, Google Authenticator or Aegis for example, or type the key into it.
      </p>
      <QrPicture code={qr} alt="QR code for your authenticator app" />
      <CopyField
        label="Key to type"
        value={secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        done="Key copied"
        failed="Failed to copy the key"
      />
      <CodeField
        label="Code from the app"
        code={code}
        error={error}
        onChange={(typed) => {
          setCode(typed);
          setError(null);
        }}
      />
      <FormButtons label="Turn on" pending={pending} onCancel={onCancel} />
    </form>
  );
}

interface CodeFieldProps {
  label: string;
  code: string;
  error: string | null;
  onChange: (code: string) => void;
}

/** Six digits of the authenticator app; never kept. */
export function CodeField({ label, code, error, onChange }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      className="text-lg tracking-widest"
      value={code}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
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
