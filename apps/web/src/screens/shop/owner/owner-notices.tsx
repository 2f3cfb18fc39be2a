import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { isWelcomed, keepWelcomed, tellWelcomed } from '#web/features/accounts/welcomed.ts';
import { noTrialWords } from '#web/features/billing/subscription.messages.ts';
import { TrialEnding } from '#web/features/billing/trial-ending.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { WelcomeDialog } from './welcome.tsx';

/** The windows that open by themselves, one at a time: the welcome, once per account, then the trial's end. */
export function OwnerNotices({ returnTo }: { returnTo: string }) {
  const user = useUser();
  return user && <Notices user={user} returnTo={returnTo} />;
}

function Notices({ user, returnTo }: { user: User; returnTo: string }) {
  const { now } = useSubscription();
  useEffect(() => {
    tellWelcomed(user);
  }, [user]);
  if (!now) return null;
  const { status, subscriptionEndDate, hadTrialBefore } = now.subscription;
  if (status === 'expired')
    return subscriptionEndDate === null && <TrialExpired returnTo={returnTo} hadTrialBefore={hadTrialBefore} />;
  return <Welcome user={user} subscription={now.subscription} />;
}

/** For a seller who has not seen the end of a sign-up (`screens/signup/reward`) on any device. */
function Welcome({ user, subscription }: { user: User; subscription: Subscription }) {
  const [isGreeted, setIsGreeted] = useState(() => isWelcomed(user));
  if (isGreeted) return <TrialEnding />;
  const onGreeted = () => {
    setIsGreeted(true);
    keepWelcomed(user);
  };
  return <WelcomeDialog subscription={subscription} onClose={onGreeted} />;
}

/** Said once per page load. */
let isSaid = false;

function TrialExpired({ returnTo, hadTrialBefore }: { returnTo: string; hadTrialBefore: boolean }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(!isSaid);
  useEffect(() => {
    isSaid = true;
  }, []);
  const words = noTrialWords({ hadTrialBefore });
  const close = () => setOpen(false);
  const subscribe = () => {
    const state: SubscriptionVisit = { returnTo, reason: 'trial_expired', message: words };
    navigate(paths.subscription, { state });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={hadTrialBefore ? 'No free trial' : 'Trial Expired'}
      description={`${hadTrialBefore ? `${words} ` : ''}Your shop stays open for buyers. New videos wait until you subscribe.`}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button variant="brand" onClick={subscribe}>
            Subscribe Now
          </Button>
        </>
      }
    />
  );
}
