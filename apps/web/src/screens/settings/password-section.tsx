import type { ShopSettings } from '@app/contracts/account-settings';
import { passwordRefused } from '@app/contracts/password-rules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import {
  CodeProof,
  emptyProof,
  type ProofValue,
  proofBody,
  proofMissing,
} from '#web/features/accounts/settings/owner-proof.tsx';
import { changePassword } from '#web/features/accounts/settings/settings.api.ts';
import { SettingsSection } from '#web/features/accounts/settings/settings-section.tsx';
import { fieldOrFormError } from '#web/features/forms/field-error.ts';
import { ApiError, fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { queryKeys } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { PasswordField } from '#web/ui/seller/text-field.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';

interface PasswordSectionProps {
  handle: string;
  settings: ShopSettings;
}

/** A new password; the first one needs a code to the proven number. Closed until somebody wants it, because it is long. */
export function PasswordSection({ handle, settings }: PasswordSectionProps) {
  const [open, setOpen] = useState(false);
  const { hasPassword } = settings;
  return (
    <SettingsSection
      title="Password"
      lead={
        hasPassword
          ? 'When you change it, every other phone is signed out.'
          : 'You have no password yet: you sign in by a code. With a password you can sign in when an SMS does not come.'
      }
    >
      {open ? (
        <PasswordForm handle={handle} settings={settings} onDone={() => setOpen(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      )}
    </SettingsSection>
  );
}

interface Errors extends Partial<PasswordPair> {
  /** Of the current password, or of the code that stands in for it. */
  proof?: string;
}

function PasswordForm({ handle, settings, onDone }: PasswordSectionProps & { onDone: () => void }) {
  const queries = useQueryClient();
  const [proof, setProof] = useState(() => emptyProof(settings));
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wrong: Errors = passwordErrors(passwords, passwordRefused, { handle });
    const missing = proofMissing(proof);
    if (missing) wrong.proof = settings.hasPassword ? 'Please enter your current password.' : missing;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const { message } = await changePassword({ ...provenBy(proof), newPassword: passwords.password });
      showSuccess(message);
      queries.invalidateQueries({ queryKey: queryKeys.account });
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
      <input className="sr-only" tabIndex={-1} aria-hidden="true" readOnly autoComplete="username" value={handle} />
      {settings.hasPassword ? (
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          maxLength={200}
          value={proof.typed}
          error={errors.proof}
          hint={
            <Link className="inline-flex min-h-6 items-center underline" to={paths.claim(handle)} discover="none">
              Forgot your password?
            </Link>
          }
          onChange={(event) => {
            setProof({ ...proof, typed: event.target.value });
            setErrors({});
          }}
        />
      ) : (
        <CodeProof
          value={proof}
          error={errors.proof ?? null}
          onChange={(value) => {
            setProof(value);
            setErrors({});
          }}
        />
      )}
      <NewPasswordFields
        owner={{ handle }}
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

/** The part of the call's body. */
function provenBy(proof: ProofValue): { currentPassword: string } | { code: string } {
  const body = proofBody(proof);
  return 'password' in body ? { currentPassword: body.password } : body;
}

function errorsOf(error: unknown): Errors | null {
  const ofNew = fieldErrorOf(error, 'newPassword');
  if (ofNew) return { password: ofNew };
  if (error instanceof ApiError && error.code === 'conflict') return null;
  const words = fieldOrFormError(error, 'currentPassword', 'code');
  return words ? { proof: words } : null;
}
