import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';

/** Said once until the page is loaded anew. */
let isSaid = false;

/** The owner's upgrade window when the trial is over; `returnTo` is where /subscription leads back to. */
export function TrialExpired({ returnTo }: { returnTo: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(!isSaid);
  useEffect(() => {
    isSaid = true;
  }, []);
  const close = () => setOpen(false);
  const subscribe = () => {
    const state: SubscriptionVisit = {
      returnTo,
      reason: 'trial_expired',
      message: 'Your free trial has expired. Please subscribe to continue.',
    };
    navigate(paths.subscription, { state });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title="Trial Expired"
      description="Your shop stays open for buyers. New videos wait until you subscribe."
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
