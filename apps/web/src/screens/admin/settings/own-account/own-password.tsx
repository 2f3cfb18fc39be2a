import { passwordRefused } from '@app/contracts/password-rules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PasswordField } from '#web/ui/seller/text-field.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';
import { changeOwnPassword, ownSessionsQuery } from './own-account.api.ts';

/** A new password for the own account. Closed until somebody wants it, because it is long. */
export function OwnPassword() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection title="Password" lead="When you change it, you are signed out everywhere else.">
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </SettingsSection>
  );
}

type Errors = Partial<PasswordPair> & { current?: string };

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { username } = useAdmin();
  const queries = useQueryClient();
  const attempts = useAttempts();
  const [current, setCurrent] = useState('');
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong: Errors = passwordErrors(passwords, passwordRefused, { username });
    if (current === '') wrong.current = 'Please enter your current password.';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const body = { currentPassword: current, newPassword: passwords.password };
      const { message } = await attempts.run(JSON.stringify(body), (key) => changeOwnPassword(body, key));
      showSuccess(message);
      queries.invalidateQueries({ queryKey: ownSessionsQuery().queryKey });
      onDone();
    } catch (error) {
      const found = errorsOf(error);
      if (found) setErrors(found);
      else showError(error, 'Failed to change the password. Please try again.');
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={save} noValidate>
      {/* For password managers: whose password it is. */}
      <input className="sr-only" tabIndex={-1} aria-hidden="true" readOnly autoComplete="username" value={username} />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        maxLength={200}
        value={current}
        error={errors.current}
        onChange={(event) => {
          setCurrent(event.target.value);
          setErrors({});
        }}
      />
      <NewPasswordFields
        owner={{ username }}
        label="New password"
        value={passwords}
        errors={errors}
        onChange={(value) => {
          setPasswords(value);
          setErrors({});
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="brand" pending={pending}>
          Save password
        </Button>
        <Button variant="text" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function errorsOf(error: unknown): Errors | null {
  const ofNew = fieldErrorOf(error, 'newPassword');
  if (ofNew) return { password: ofNew };
  const words = fieldOrFormError(error, 'currentPassword');
  return words ? { current: words } : null;
}
