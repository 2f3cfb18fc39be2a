import { passwordRefused } from '@app/contracts/accounts/password-rules';
import type { OpenedInvitation } from '@app/contracts/admin/invitations/invitations.schemas';
import { useState } from 'react';
import { CodeField, codeDigits, codeError } from '#web/features/accounts/codes/code-field.tsx';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { UsernameForManagers } from '#web/features/accounts/password/username-for-managers.tsx';
import { AuthenticatorKey } from '#web/features/admin/authenticator-key.tsx';
import { dayAndTime } from '#web/features/admin/format.ts';
import { roleNames, youMay } from '#web/features/admin/session/roles.ts';
import { acceptInvitation } from '#web/features/admin/session/sign-in-out.ts';
import { Username } from '#web/features/admin/session/username.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';

interface AcceptFormProps {
  token: string;
  invitation: OpenedInvitation;
  onAccepted: () => void;
  /** It is over, or its second factor cannot be read any more. */
  onRefused: () => void;
}

/** Password and second factor in one step: there is no account before both are there. */
export function AcceptForm({ token, invitation, onAccepted, onRefused }: AcceptFormProps) {
  const { username, role, expiresAt, secret, otpauthUrl, sealedSecret } = invitation;
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [code, setCode] = useState('');
  const owner = { username };
  const { submit, pending, errors, edit, formRef } = useSubmit<keyof PasswordPair | 'code'>({
    send: async () => {
      requireValid({ ...passwordErrors(passwords, passwordRefused, owner), code: codeError(code) });
      try {
        await acceptInvitation({ token, password: passwords.password, sealedSecret, code: codeDigits(code) });
      } catch (failure) {
        const refusal = failure instanceof ApiError ? failure.code : null;
        if (refusal === 'invitation_over' || refusal === 'conflict') onRefused();
        if (refusal === 'invitation_over') return;
        throw failure;
      }
      onAccepted();
    },
    errorsOf: (failure) => fieldErrors(failure, ['password', 'code']),
    failed: 'Failed to accept. Please try again.',
  });
  return (
    <form ref={formRef} className="panel grid gap-5" onSubmit={submit} noValidate>
      <p className="wrap-anywhere">
        You are invited as <b>{roleNames[role]}</b>, with the name <Username of={username} />. {youMay[role]} The link
        works once, until {dayAndTime(expiresAt)}.
      </p>
      <UsernameForManagers value={username} />
      <h2 className="font-bold">1. Choose a password</h2>
      <NewPasswordFields owner={owner} value={passwords} errors={errors} onChange={edit(setPasswords)} />
      <h2 className="font-bold">2. Add this account to your authenticator app</h2>
      <AuthenticatorKey secret={secret} otpauthUrl={otpauthUrl} />
      <CodeField label="Code from the app" value={code} error={errors.code} onType={edit(setCode)} />
      <SubmitButton pending={pending}>{pending ? 'Accepting...' : 'Accept and sign in'}</SubmitButton>
    </form>
  );
}
