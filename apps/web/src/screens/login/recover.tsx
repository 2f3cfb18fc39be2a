import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { completeRecovery, sendRecoveryCode } from '@app/contracts/accounts/phone-codes.endpoints';
import { useState } from 'react';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { ClaimHandle } from './claim-handle.tsx';
import { loginNumberHint, type PhoneWay, type SignedIn } from './signed-in.ts';
import type { useSigninDraft } from './signin-draft.ts';

type RecoverWay = 'bio' | 'phone';

interface RecoverProps {
  way: RecoverWay;
  onWay: (way: RecoverWay) => void;
  handle: string;
  sendsCodes: boolean;
  drafts: ReturnType<typeof useSigninDraft>;
  onSignedIn: (signedIn: SignedIn, words: string) => Promise<void>;
}

export function Recover({ way, onWay, handle, sendsCodes, drafts, onSignedIn }: RecoverProps) {
  const { draft, update } = drafts;
  const [openedHere, setOpenedHere] = useState(false);
  // A link to another handle starts over, until a code was requested here.
  const claim = handle === '' || openedHere || draft.claim?.handle === handle ? draft.claim : null;
  const byBio = (
    <div className="grid gap-4">
      <ClaimHandle
        key={handle}
        firstHandle={handle}
        claim={claim}
        onClaim={(opened) => {
          setOpenedHere(true);
          update({ claim: opened });
        }}
        onProven={onSignedIn}
      />
      <Consequences also="If this TikTok account never proved the shop before, we remove its phone numbers and everything typed in. Somebody else may have put them there." />
    </div>
  );
  if (!sendsCodes) return byBio;
  const byPhone = (
    <div className="grid gap-4">
      <RecoverByPhone
        draft={draft.recovery}
        onDraft={(change) => update({ recovery: { ...draft.recovery, ...change } })}
        onSignedIn={(signedIn) => onSignedIn(signedIn, 'Successfully signed in!')}
      />
      <Consequences />
    </div>
  );
  return (
    <Tabs
      label="How to prove it"
      value={way}
      onChange={(id) => onWay(id === 'phone' ? 'phone' : 'bio')}
      tabs={[
        { id: 'bio', label: 'TikTok bio', content: byBio },
        { id: 'phone', label: 'Phone number', content: byPhone },
      ]}
    />
  );
}

function Consequences({ also }: { also?: string }) {
  return (
    <div className="text-sm text-muted">
      <p className="font-semibold">What happens next</p>
      <ul className="list-disc pl-6">
        <li>You are signed in here, and every other phone is signed out.</li>
        {also && <li>{also}</li>}
        <li>Products and statistics stay. For 7 days the shop tells buyers that its contact may be new.</li>
      </ul>
    </div>
  );
}

function RecoverByPhone({ draft, onDraft, onSignedIn }: PhoneWay) {
  const [passwords, setPasswords] = useState<PasswordPair>({ password: '', confirmation: '' });
  const { password } = passwords;
  return (
    <PhoneCode
      hint={loginNumberHint}
      draft={draft}
      onDraft={onDraft}
      send={async (phoneNumber) => (await call(sendRecoveryCode, { body: { phoneNumber } })).data.codeDelivery}
      verify={async (phoneNumber, code, attempt) => {
        const { data } = await attempt(`${phoneNumber} ${code} ${password}`, (idempotencyKey) =>
          call(completeRecovery, { body: { phoneNumber, code, password }, idempotencyKey }),
        );
        await onSignedIn(data);
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
