import { useNavigate } from 'react-router';
import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { ConfirmHandle } from '#web/features/accounts/ownership/confirm-handle.tsx';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { noTrialWords } from '#web/features/billing/no-trial.messages.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { ShopLink } from './shop-link.tsx';
import { whatsappNotSaved } from './steps/whatsapp-step.tsx';

interface ShopReadyProps {
  user: ShopOwner;
  shopLink: string;
  trialDays: number;
  asksTikTok: boolean;
  /** The number of the step before could not be saved. */
  numberFailed: boolean;
  onAddNumber: () => void;
}

export function ShopReady({ user, shopLink, trialDays, asksTikTok, numberFailed, onAddNumber }: ShopReadyProps) {
  const navigate = useNavigate();
  const path = paths.shop(user.handle);
  // A new shop without a running trial: this TikTok has used it before.
  const hasTrial = user.subscriptionStatus === 'trial' || trialDays === 0;
  const choosePlan = () => {
    const state: SubscriptionVisit = {
      returnTo: path,
      reason: 'new_account',
      message: hasTrial
        ? `Welcome! You have a ${trialDays}-day free trial. Choose your plan to continue.`
        : noTrialWords({ hadTrialBefore: true }),
      shopLink,
      fromSignup: true,
    };
    navigate(paths.subscription, { state });
  };
  return (
    <div className="grid gap-6">
      <ShopLink handle={user.handle} link={shopLink} />
      <p className="trial-note">
        {hasTrial ? (
          <>
            <b>{trialDays}-day free trial.</b> Everything is included. We do not ask for payment details.
          </>
        ) : (
          noTrialWords({ hadTrialBefore: true })
        )}
      </p>
      <div className="grid gap-2">
        {!user.handleCheck && (
          <a className="button button-brand" href={path} target="_blank" rel="noopener">
            Visit Shop
          </a>
        )}
        <Button onClick={choosePlan}>Choose Plan</Button>
      </div>
      {numberFailed && (
        <div className="panel grid gap-3">
          <p className="font-semibold">{whatsappNotSaved}</p>
          <Button onClick={onAddNumber}>Add it now</Button>
        </div>
      )}
      {!user.handleCheck && <BioLink user={user} />}
      <section className="panel grid gap-2" aria-labelledby="your-videos">
        <h2 id="your-videos" className="text-lg leading-tight font-bold">
          Your videos
        </h2>
        <p className="text-muted">
          Videos with #TRACK in the caption become products automatically. We see your newest 10 videos. Paste the links
          of older ones.
        </p>
        <ButtonLink to={paths.dashboard}>Paste links in my dashboard</ButtonLink>
      </section>
      <ConfirmHandle handle={user.handle} asksTikTok={asksTikTok} />
      <ButtonLink variant="brand" to={withQuery(paths.signupSuccess, { handle: user.handle, shopLink: path })}>
        Finish
      </ButtonLink>
    </div>
  );
}
