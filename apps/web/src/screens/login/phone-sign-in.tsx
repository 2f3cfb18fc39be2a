import { sendSignInCode, verifySignIn } from '@app/contracts/phone-codes.endpoints';
import { PhoneCode } from '#web/features/accounts/codes/phone-code.tsx';
import type { PhoneDraft } from '#web/features/accounts/codes/phone-draft.ts';
import { call } from '#web/lib/requests/call.ts';
import type { SignedIn } from './signed-in.ts';

interface PhoneSignInProps {
  draft: PhoneDraft;
  onDraft: (change: Partial<PhoneDraft>) => void;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
}

/** By the number that was proven before. */
export function PhoneSignIn({ draft, onDraft, onSignedIn }: PhoneSignInProps) {
  return (
    <PhoneCode
      hint="Your login number: the one you signed up with, or added in your settings."
      draft={draft}
      onDraft={onDraft}
      send={async (phoneNumber) => (await call(sendSignInCode, { body: { phoneNumber } })).data.codeDelivery}
      verify={async (phoneNumber, code, attempt) => {
        const { data } = await attempt(`${phoneNumber} ${code}`, (idempotencyKey) =>
          call(verifySignIn, { body: { phoneNumber, code }, idempotencyKey }),
        );
        await onSignedIn(data);
      }}
      submitLabel="Sign In"
    />
  );
}
