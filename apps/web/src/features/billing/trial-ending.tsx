import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tabStorage } from '#web/lib/browser/safe-storage.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog, isWindowOpen, useIsWindowOpen } from '#web/ui/seller/dialog.tsx';
import { showWarning } from '#web/ui/seller/toasts.tsx';
import { useSubscription } from './use-subscription.ts';

/** In this order; a step is never followed by an earlier one. */
const steps = ['last day', 'last hour', 'window'];

/** Warns of the trial's end: a message on the last day, a window in the last hour. Each once per trial and tab. */
export function TrialEnding() {
  const { now } = useSubscription();
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHidden = useIsHidden();
  const isOverWindow = useIsWindowOpen();
  const [isOpen, setOpen] = useState(false);
  const trial = now?.subscription.status === 'trial' ? now : null;
  const isLastHour = trial?.left.isWarning === true;
  const isTold = !isHidden && pathname !== paths.subscription && trial?.left.isLastDay;
  const step = isTold ? (isLastHour ? (isOverWindow ? 'last hour' : 'window') : 'last day') : null;
  const key = `dukalink.trialEnding.${user?.id}.${trial?.subscription.trialEndDate}`;
  const text = trial?.left.text;
  useEffect(() => {
    // A window that has just opened is seen by the next rendering.
    if (!step || (step === 'window' && isWindowOpen())) return;
    if (steps.indexOf(step) <= steps.indexOf(tabStorage.read(key) ?? '')) return;
    tabStorage.write(key, step);
    if (step === 'window') setOpen(true);
    else showWarning(`Trial ending soon: ${text}`);
  }, [step, key, text]);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={isOpen && isLastHour}
      onOpenChange={close}
      title="Trial Ending Soon"
      description={`Your free trial expires in ${trial?.left.span}.`}
      actions={
        <>
          <Button onClick={close}>Remind Later</Button>
          <Button
            variant="brand"
            onClick={() => navigate(paths.subscription, { state: { returnTo: pathname + search } })}
          >
            Subscribe Now
          </Button>
        </>
      }
    />
  );
}

const useIsHidden = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.hidden,
    () => false,
  );

function follow(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
