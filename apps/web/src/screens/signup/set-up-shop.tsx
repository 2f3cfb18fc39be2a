import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import { useState } from 'react';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { paths } from '#web/paths.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { ShopReady } from './shop-ready.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import { WhatsappStep } from './steps/whatsapp-step.tsx';
import type { Signup } from './use-signup.ts';

interface SetUpShopProps {
  signup: Signup;
  user: ShopOwner;
  step: 3 | 4;
  moved: boolean;
  trialDays: number;
  publicOrigin: string;
  asksTikTok: boolean;
}

export function SetUpShop({ signup, user, step, moved, trialDays, publicOrigin, asksTikTok }: SetUpShopProps) {
  const { draft, update } = signup;
  const [numberFailed, setNumberFailed] = useState(false);
  if (step === 4)
    return (
      <StepFrame
        step={4}
        moved={moved}
        title={user.handleCheck ? 'Your shop is nearly ready' : 'Your shop is ready!'}
        lead={
          user.handleCheck
            ? `TikTok has not answered yet. Buyers see your shop as soon as TikTok shows @${user.handle}. Your dashboard will tell you.`
            : 'This is your link. Put it in your TikTok bio and share it.'
        }
      >
        <ShopReady
          user={user}
          shopLink={`${publicOrigin}${paths.shop(user.handle)}`}
          trialDays={trialDays}
          asksTikTok={asksTikTok}
          numberFailed={numberFailed && user.phoneNumber === null}
          onAddNumber={() => update({ step: 3 })}
        />
      </StepFrame>
    );
  return (
    <StepFrame
      step={3}
      moved={moved}
      title="Where can buyers reach you?"
      lead="They tap one green button and write to you on WhatsApp."
    >
      <WhatsappStep
        value={draft.whatsapp}
        onChange={(whatsapp) => update({ whatsapp })}
        onSave={async (phoneNumber) => {
          updateUser((await call(updateContact, { body: { phoneNumber } })).data);
          setNumberFailed(false);
          showSuccess('WhatsApp number added successfully!');
          // The next sign-up in this tab may be another person's.
          update({ step: 4, whatsapp: noPhone });
        }}
        onSkip={(reason) => {
          setNumberFailed(reason === 'failed');
          update({ step: 4 });
        }}
      />
    </StepFrame>
  );
}
