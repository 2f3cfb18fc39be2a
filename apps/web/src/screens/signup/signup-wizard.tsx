import type { User } from '@app/contracts/accounts/accounts.schemas';
import { useState } from 'react';
import { hasAddress, ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { signOut } from '#web/lib/session/session.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { OpenAccount } from './open-account.tsx';
import { SetUpShop } from './set-up-shop.tsx';
import { useSignup } from './use-signup.ts';

interface SignupWizardProps {
  trialDays: number;
  publicOrigin: string;
  sendsCodes: boolean;
  asksTikTok: boolean;
}

export function SignupWizard({ trialDays, publicOrigin, sendsCodes, asksTikTok }: SignupWizardProps) {
  const signup = useSignup();
  const { user, step } = signup;
  const [signedInBefore, setSignedInBefore] = useState(user !== null && step <= 2);
  const [firstStep] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== firstStep && !moved) setMoved(true);

  if (user && (signedInBefore || !hasAddress(user)))
    return <AlreadySignedIn user={user} onSignedOut={() => setSignedInBefore(false)} />;
  if (user === null || step === 1 || step === 2)
    return (
      <OpenAccount
        signup={signup}
        step={step === 2 ? 2 : 1}
        moved={moved}
        sendsCodes={sendsCodes}
        asksTikTok={asksTikTok}
      />
    );
  return (
    <SetUpShop
      signup={signup}
      user={user}
      step={step}
      moved={moved}
      trialDays={trialDays}
      publicOrigin={publicOrigin}
      asksTikTok={asksTikTok}
    />
  );
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
