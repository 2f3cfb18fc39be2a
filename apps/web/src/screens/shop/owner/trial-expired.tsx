import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { noTrialWords } from '#web/features/billing/no-trial.messages.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

/** Said once per page load. */
let isSaid = false;

export function TrialExpired({ returnTo, hadTrialBefore }: { returnTo: string; hadTrialBefore: boolean }) {
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
