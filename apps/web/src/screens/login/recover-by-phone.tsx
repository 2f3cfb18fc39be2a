import { passwordRefused } from '@app/contracts/password-rules';
import { useState } from 'react';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { useAttempts } from '#web/features/forms/attempts.ts';
import { fieldErrorOf } from '#web/lib/requests/api-error.ts';
import { completeRecovery, type SignedIn, sendRecoveryCode } from './signin.api.ts';

interface RecoverByPhoneProps {
  draft: PhoneDraft;
  onDraft: (draft: PhoneDraft) => void;
  onRecovered: (signedIn: SignedIn) => Promise<void>;
}

/** A forgotten password by the number that was proven before. Only for who has one. */
export function RecoverByPhone({ draft, onDraft, onRecovered }: RecoverByPhoneProps) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const [errors, setErrors] = useState<Partial<PasswordPair>>({});
  const attempts = useAttempts();
  const { password } = passwords;
  return (
    <PhoneCode
      hint="The number that you signed up with, or proved in your settings."
      draft={draft}
      onDraft={onDraft}
      send={sendRecoveryCode}
      isReady={() => {
        const wrong = passwordErrors(passwords, passwordRefused);
        setErrors(wrong);
        return Object.keys(wrong).length === 0;
      }}
      isShown={(error) => {
        const words = fieldErrorOf(error, 'password');
        if (words) setErrors({ password: words });
        return words !== undefined;
      }}
      verify={async (phoneNumber, code) => {
        const { data } = await attempts.run(`${phoneNumber} ${code} ${password}`, (key) =>
          completeRecovery({ phoneNumber, code, password }, key),
        );
        await onRecovered(data);
      }}
      codeExtras={
        <NewPasswordFields
          label="New password"
          value={passwords}
          errors={errors}
          onChange={(value) => {
            setErrors({});
            setPasswords(value);
          }}
        />
      }
      submitLabel="Set password and sign in"
    />
  );
}
