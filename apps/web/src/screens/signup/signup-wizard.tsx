import { useState } from 'react';
import { hasAddress } from '#web/features/accounts/shop-owner.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { OpenAccount } from './open-account.tsx';
import { SetUpShop } from './set-up-shop.tsx';
import { useSignup } from './use-signup.ts';

interface SignupWizardProps {
  trialDays: number;
  publicOrigin: string;
  sendsCodes: boolean;
  asksTikTok: boolean;
}

/** Four steps from a handle to a shop. Only in the browser. */
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
