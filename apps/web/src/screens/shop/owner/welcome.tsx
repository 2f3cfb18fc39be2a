import { useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, Link2, Sparkles, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';

/** Set once the owner has seen the welcome of this shop. Stays after signing out. */
const shopVisitedKey = (handle: string) => `dukalink.shopVisited.${handle}`;

const gains = [
  { icon: Sparkles, words: 'AI makes products from your TikTok videos with #TRACK, by itself' },
  { icon: ChartNoAxesColumn, words: 'An analytics dashboard: views, clicks and sales' },
  { icon: Link2, words: 'A shop link of your own for your bio' },
];

/**
 * Greets the owner once per shop and browser. Its button confirms the trial that runs already; nobody in an ended one
 * is greeted.
 */
export function WelcomeDialog({ handle }: { handle: string }) {
  const client = useQueryClient();
  const { now } = useSubscription();
  const [open, setOpen] = useState(false);
  const status = now?.subscription.status;
  useEffect(() => {
    if ((status === 'trial' || status === 'paid') && !readStored(shopVisitedKey(handle))) setOpen(true);
  }, [status, handle]);
  const close = () => {
    writeStored(shopVisitedKey(handle), 'true');
    setOpen(false);
  };
  const { submit, pending } = useSubmit({
    send: async () => {
      try {
        const fresh = await client.fetchQuery({ ...subscriptionQuery(), staleTime: 0 });
        if (fresh?.status !== 'trial') return close();
        writeStored(storageKeys.trialStarted, 'true');
        writeStored(storageKeys.trialStartDate, fresh.serverTime);
        showSuccess(`Free trial activated! Welcome to ${productName} UG 🎉`);
        close();
      } catch {
        showText('Failed to start trial. Please try again.');
      }
    },
  });
  if (!now) return null;
  const { priceUgx, trialDays } = now.subscription;

  const isTrial = status === 'trial';
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={`Welcome to ${productName} UG!`}
      description={
        isTrial
          ? `Your ${trialDays}-day free trial runs. After it ${formatPrice(priceUgx)} a month; no credit card, cancel anytime.`
          : 'Your plan is active.'
      }
      actions={
        <Button variant="brand" pending={pending} onClick={isTrial ? submit : close}>
          {isTrial ? 'Start my free trial' : 'Go to my shop'}
        </Button>
      }
    >
      <ul className="grid gap-3">
        {gains.map(({ icon: Icon, words }) => (
          <li key={words} className="flex gap-3">
            <Icon size={24} className="flex-none text-brand" aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/**
 * 'Welcome!' for whoever comes from choosing a plan right after the sign-up (`?from=subscription&new=true`); closing
 * takes it out of the address.
 */
export function WelcomeBanner() {
  const [params, setParams] = useSearchParams();
  if (params.get('from') !== 'subscription' || params.get('new') !== 'true') return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete('from');
        before.delete('new');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="wrap md:max-w-2xl">
      <p className="notice mt-2 items-center justify-between text-base" role="status">
        <span>
          <b>Welcome!</b> Your shop is open. Post with #TRACK and it fills itself.
        </span>
        <button type="button" className="button button-round flex-none" aria-label="Close" onClick={close}>
          <X size={20} aria-hidden="true" />
        </button>
      </p>
    </div>
  );
}
