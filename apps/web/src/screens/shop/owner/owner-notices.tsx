import { useState } from 'react';
import { TrialEnding } from '#web/features/billing/trial-ending.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { TrialExpired } from './trial-expired.tsx';
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
