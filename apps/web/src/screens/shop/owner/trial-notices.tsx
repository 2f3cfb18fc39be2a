import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { showWarning } from '#web/ui/seller/toasts.tsx';

/** Said once until the page is loaded anew: a warning at every step is not read. */
const said = { toast: false, ending: false, expired: false };

/**
 * Tells the owner that the trial ends: a toast on its last day, a window in its last hour, another one when it is over.
 * `returnTo` is where /subscription leads back to. Shows nothing to those who pay.
 */
export function TrialNotices({ returnTo }: { returnTo: string }) {
  const { now } = useSubscription();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'ending' | 'expired' | null>(null);
  const wasTrial = now?.subscription.status === 'expired' && now.subscription.subscriptionEndDate === null;
  const trial = now?.subscription.status === 'trial' ? now.left : null;
  const text = trial?.isLastDay ? trial.text : null;
  const isWarning = trial?.isWarning === true;
  useEffect(() => {
    if (wasTrial && !said.expired) {
      said.expired = true;
      setOpen('expired');
    } else if (isWarning && !said.ending) {
      said.ending = true;
      setOpen('ending');
    }
    if (text && !said.toast) {
      said.toast = true;
      showWarning(`Trial ending soon: ${text}`);
    }
  }, [wasTrial, isWarning, text]);

  const subscribe = () => {
    const state: SubscriptionVisit = wasTrial
      ? { returnTo, reason: 'trial_expired', message: 'Your free trial has expired. Please subscribe to continue.' }
      : { returnTo };
    setOpen(null);
    navigate(paths.subscription, { state });
  };
  const expired = open === 'expired';
  return (
    <Dialog
      open={open !== null}
      onOpenChange={() => setOpen(null)}
      title={expired ? 'Trial Expired' : 'Trial Ending Soon'}
      description={
        expired
          ? 'Your shop stays open for buyers. New videos wait until you subscribe.'
          : `Your free trial expires in ${trial?.span ?? ''}.`
      }
      actions={
        <>
          <Button onClick={() => setOpen(null)}>{expired ? 'Close' : 'Remind Later'}</Button>
          <Button variant="brand" onClick={subscribe}>
            Subscribe Now
          </Button>
        </>
      }
    />
  );
}
