import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import { useState } from 'react';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { useTabDraft } from '#web/lib/browser/use-tab-draft.ts';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { updateUser } from '#web/lib/session/session.ts';
import type { NewShop } from './reward/next-steps.tsx';
import { Reward } from './reward/reward.tsx';
import { emptyDraft, readDraft, signupDraftKey } from './signup-draft.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { WhatsappStep } from './steps/whatsapp-step.tsx';

/** The last two steps, whichever way the account was opened: the number for buyers, asked once, and the reward. */
export function OpenedShop({ user, shop }: { user: ShopOwner; shop: NewShop }) {
  const { draft, update } = useTabDraft(signupDraftKey, () => draftOf(user));
  // The root moves the focus to a new path's page; from step to step the heading gets it.
  const [moved, setMoved] = useState(false);
  const [numberFailed, setNumberFailed] = useState(false);
  const [wasWelcomed] = useState(user.welcomedAt !== null);
  const goTo = (step: 3 | 4) => {
    setMoved(true);
    update({ step });
  };
  const asks = draft.step === 3 || (draft.step !== 4 && !wasWelcomed);
  if (user.phoneNumber !== null || !asks)
    return <Reward {...shop} user={user} moved={moved} numberFailed={numberFailed} onAddNumber={() => goTo(3)} />;
  return (
    <StepFrame
      step={3}
      moved={moved}
      title="Where can buyers reach you?"
      lead="They tap one green button and write to you on WhatsApp."
    >
      <WhatsappStep
        value={draft.whatsapp}
        isProven={user.loginPhoneNumber !== null && draft.whatsapp.typed !== ''}
        onChange={(whatsapp) => update({ whatsapp })}
        onSave={async (phoneNumber) => {
          const { data } = await call(updateContact, { body: { phoneNumber } });
          // The next sign-up in this tab may be another person's.
          update({ whatsapp: noPhone });
          goTo(4);
          updateUser(data);
        }}
        onSkip={(reason) => {
          setNumberFailed(reason === 'failed');
          goTo(4);
        }}
      />
    </StepFrame>
  );
}

/** What this tab kept of another sign-up is not this one's. */
function draftOf({ handle }: ShopOwner) {
  const draft = readDraft();
  return draft.handle === handle ? draft : { ...emptyDraft, handle };
}
