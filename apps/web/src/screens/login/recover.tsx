import { passwordRefused } from '@app/contracts/accounts/password-rules';
import { completeRecovery, sendRecoveryCode } from '@app/contracts/accounts/phone-codes.endpoints';
import { useState } from 'react';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import { NewPasswordFields } from '#web/features/accounts/password/new-password-fields.tsx';
import { type PasswordPair, passwordErrors } from '#web/features/accounts/password/password-strength.ts';
import { ContinueWithTikTok, Or } from '#web/features/accounts/tiktok/continue-with-tiktok.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { ClaimHandle } from './claim-handle.tsx';
import { loginNumberHint, type PhoneWay, type SignedIn } from './signed-in.ts';
import type { useSigninDraft } from './signin-draft.ts';

export type RecoverWay = 'bio' | 'phone';

interface RecoverProps {
  /** Chosen by the seller or by the link that led here: then no other way stands beside it. */
  chosenWay: RecoverWay | null;
  onWay: (way: RecoverWay | null) => void;
  handle: string;
  sendsCodes: boolean;
  asksTikTok: boolean;
  returnPath: string | null;
  drafts: ReturnType<typeof useSigninDraft>;
  onSignedIn: (signedIn: SignedIn, words: string) => Promise<void>;
}

/** The quickest way first: a code by SMS, TikTok, a code in the TikTok bio. */
export function Recover(props: RecoverProps) {
  const { chosenWay, onWay, handle, sendsCodes, asksTikTok, returnPath, drafts, onSignedIn } = props;
  const { draft, update } = drafts;
  const [openedHere, setOpenedHere] = useState(false);
  // A link to another handle starts over, until a code was requested here.
  const claim = handle === '' || openedHere || draft.claim?.handle === handle ? draft.claim : null;
  // A code for the bio that runs is gone on with.
  const byPhone = chosenWay ? chosenWay === 'phone' : sendsCodes && draft.claim === null;
  // Once a code was sent, there is one thing to do.
  const isBegun = byPhone ? draft.recovery.codeSent !== null : claim !== null;
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {byPhone ? 'We send you a code, and you choose a new password.' : 'Your TikTok bio shows us that it is you.'}
      </p>
      {byPhone ? (
        <RecoverByPhone
          draft={draft.recovery}
          onDraft={(change) => update({ recovery: { ...draft.recovery, ...change } })}
          onSignedIn={(signedIn) => onSignedIn(signedIn, 'Successfully signed in!')}
        />
      ) : (
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
      )}
      {!isBegun &&
        (asksTikTok || sendsCodes) &&
        (chosenWay ? (
          <Button variant="text" className="justify-self-start px-0" onClick={() => onWay(null)}>
            All ways to get back
          </Button>
        ) : (
          <>
            <Or>or</Or>
            {sendsCodes && !byPhone && <Button onClick={() => onWay('phone')}>Use a code by SMS</Button>}
            {asksTikTok && <ContinueWithTikTok intent="signin" returnPath={returnPath} variant="quiet" />}
            {byPhone && <Button onClick={() => onWay('bio')}>Use a code in my TikTok bio</Button>}
          </>
        ))}
      <WhatChanges byPhone={byPhone} />
    </div>
  );
}

/** Not before the eyes of a seller who only forgot a password; there for the one who asks. */
function WhatChanges({ byPhone }: { byPhone: boolean }) {
  return (
    <details className="text-sm text-muted">
      <summary className="min-h-11 cursor-pointer content-center">What changes in my shop?</summary>
      <ul className="list-disc pl-6">
        <li>Your products and statistics stay.</li>
        <li>You are signed in here. Other phones sign in again.</li>
        <li>For 7 days your shop says that its contact may be new.</li>
        {!byPhone && (
          <li>
            Is it the first time that this TikTok proves the shop? Then please add your WhatsApp number, prices and
            titles of your own again: we cannot know who typed them.
          </li>
        )}
      </ul>
    </details>
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
