import { passwordRefused } from '@app/contracts/password-rules';
import { completeRecovery, sendRecoveryCode } from '@app/contracts/phone-codes.endpoints';
import { useState } from 'react';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { call } from '#web/lib/requests/call.ts';
import type { SignedIn } from './signed-in.ts';

interface RecoverByPhoneProps {
  draft: PhoneDraft;
  onDraft: (change: Partial<PhoneDraft>) => void;
  onRecovered: (signedIn: SignedIn) => Promise<void>;
}

/** Recovery by the proven number. */
export function RecoverByPhone({ draft, onDraft, onRecovered }: RecoverByPhoneProps) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const { password } = passwords;
  return (
    <PhoneCode
      hint="Your login number: the one you signed up with, or added in your settings."
      draft={draft}
      onDraft={onDraft}
      send={async (phoneNumber) => (await call(sendRecoveryCode, { body: { phoneNumber } })).data.codeDelivery}
      verify={async (phoneNumber, code, attempt) => {
        const { data } = await attempt(`${phoneNumber} ${code} ${password}`, (idempotencyKey) =>
          call(completeRecovery, { body: { phoneNumber, code, password }, idempotencyKey }),
        );
        await onRecovered(data);
      }}
      belowCode={{
        check: () => passwordErrors(passwords, passwordRefused),
        errorsOf: (failure) => fieldErrors(failure, ['password']),
        fields: ({ errors, edit }) => (
          <NewPasswordFields label="New password" value={passwords} errors={errors} onChange={edit(setPasswords)} />
        ),
      }}
      submitLabel="Set password and sign in"
    />
  );
}
