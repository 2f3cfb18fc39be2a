import { updateContact } from '@app/contracts/accounts/accounts.endpoints';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import { useState } from 'react';
import { hasAddress, ownShopPath, type ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { noPhone } from '#web/lib/formatting/phone-number.ts';
import { call } from '#web/lib/requests/call.ts';
import { signOut, updateUser } from '#web/lib/session/session.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { OpenAccount } from './open-account.tsx';
import { ShopReady } from './shop-ready.tsx';
import { StepFrame } from './steps/step-frame.tsx';
import { WhatsappStep } from './steps/whatsapp-step.tsx';
import { type Signup, useSignup } from './use-signup.ts';

/** What the service is set up to do. */
interface SignupSite {
  trialDays: number;
  publicOrigin: string;
  sendsCodes: boolean;
  asksTikTok: boolean;
}

export function SignupWizard(site: SignupSite) {
  const signup = useSignup();
  const { user, step } = signup;
  const [signedInBefore, setSignedInBefore] = useState(user !== null && step <= 2);
  const [firstStep] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== firstStep && !moved) setMoved(true);

  if (user && (signedInBefore || !hasAddress(user)))
    return <AlreadySignedIn user={user} onSignedOut={() => setSignedInBefore(false)} />;
  if (user === null || step === 1 || step === 2)
    return <OpenAccount {...site} signup={signup} step={step === 2 ? 2 : 1} moved={moved} />;
  return <SetUpShop {...site} signup={signup} user={user} step={step} moved={moved} />;
}

/** Asks first: a second account would replace the session. */
function AlreadySignedIn({ user, onSignedOut }: { user: User; onSignedOut: () => void }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      if (await signOut()) showSuccess('Signed out successfully');
      else showText('Error signing out, but you have been logged out locally');
      onSignedOut();
    },
  });
  return (
    <>
      <h1 className="text-xl leading-tight font-bold">You already have a shop</h1>
      <p className="mt-2 text-muted">You are signed in as @{user.handle ?? user.detachment?.handle}.</p>
      <div className="mt-6 grid gap-2">
        <ButtonLink variant="brand" to={ownShopPath(user)}>
          My Shop
        </ButtonLink>
        <Button pending={pending} onClick={submit}>
          Sign out and open another shop
        </Button>
      </div>
    </>
  );
}

interface SetUpShopProps extends SignupSite {
  signup: Signup;
  user: ShopOwner;
  step: 3 | 4;
  moved: boolean;
}

function SetUpShop({ signup, user, step, moved, trialDays, publicOrigin, asksTikTok }: SetUpShopProps) {
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
