import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { noTrialWords } from '#web/features/billing/subscription.messages.ts';
import { TrialEnding } from '#web/features/billing/trial-ending.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { WelcomeDialog } from './welcome.tsx';

/** Stays after signing out. */
const shopVisitedKey = (handle: string) => `dukalink.shopVisited.${handle}`;

/** The windows that open by themselves, one at a time: the welcome, once per shop and browser, then the trial's end. */
export function OwnerNotices({ handle, returnTo }: { handle: string; returnTo: string }) {
  const { now } = useSubscription();
  const [isGreeted, setIsGreeted] = useState(() => readStored(shopVisitedKey(handle)) !== null);
  if (!now) return null;
  const { status, subscriptionEndDate, hadTrialBefore } = now.subscription;
  if (status === 'expired')
    return subscriptionEndDate === null && <TrialExpired returnTo={returnTo} hadTrialBefore={hadTrialBefore} />;
  if (isGreeted) return <TrialEnding />;
  const onGreeted = () => {
    writeStored(shopVisitedKey(handle), 'true');
    setIsGreeted(true);
  };
  return <WelcomeDialog subscription={now.subscription} onClose={onGreeted} />;
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
