import type { User } from '@app/contracts/accounts/accounts.schemas';
import { type ComponentProps, useState } from 'react';
import { Navigate } from 'react-router';
import { hasAddress, newShopPath, ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { signOut } from '#web/lib/session/session.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { OpenAccount } from './open-account.tsx';
import { useSignup } from './use-signup.ts';

/** Until the account is there; `OpenedShop` goes on. */
export function SignupWizard(site: Pick<ComponentProps<typeof OpenAccount>, 'sendsCodes' | 'asksTikTok' | 'terms'>) {
  const signup = useSignup();
  const { user, step } = signup;
  const [signedInBefore, setSignedInBefore] = useState(user !== null);
  const [firstStep] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== firstStep && !moved) setMoved(true);

  if (user && (signedInBefore || !hasAddress(user))) {
    if (signup.isUnfinished && hasAddress(user)) return <Navigate to={newShopPath(user)} replace />;
    return <AlreadySignedIn user={user} onSignedOut={() => setSignedInBefore(false)} />;
  }
  return <OpenAccount {...site} signup={signup} step={step} moved={moved} />;
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
