import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, Link2, Sparkles, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { storeTrialStart } from '#web/features/accounts/welcomed.ts';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { showText } from '#web/ui/seller/toasts.tsx';

const gains = (readsWithAi: boolean) => [
  {
    icon: Sparkles,
    words: readsWithAi
      ? 'AI makes products from your TikTok videos with #TRACK, by itself'
      : `${productName} reads your captions and makes products from your TikTok videos with #TRACK, by itself`,
  },
  { icon: ChartNoAxesColumn, words: 'An analytics dashboard: views, clicks and sales' },
  { icon: Link2, words: 'Your own shop link for your bio' },
];

export function WelcomeDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const client = useQueryClient();
  const { status, priceUgx, trialDays, readsWithAi } = subscription;
  const isTrial = status === 'trial';
  const { submit, pending } = useSubmit({
    send: async () => {
      try {
        const fresh = await client.fetchQuery({ ...subscriptionQuery(), staleTime: 0 });
        if (fresh?.status !== 'trial') return onClose();
        storeTrialStart(fresh.serverTime);
        onClose();
      } catch {
        showText('Failed to start trial. Please try again.');
      }
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Welcome to ${productName} UG!`}
      description={
        isTrial
          ? `Your ${trialDays}-day free trial has started. After that, ${formatPrice(priceUgx)} a month. No credit card, cancel anytime.`
          : 'Your plan is active.'
      }
      actions={
        <Button variant="brand" pending={pending} onClick={isTrial ? submit : onClose}>
          Go to my shop
        </Button>
      }
    >
      <ul className="grid gap-3">
        {gains(readsWithAi).map(({ icon: Icon, words }) => (
          <li key={words} className="flex gap-3">
            <Icon size={24} className="flex-none text-brand" aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      {/* Not as a message: it would cover what to do first. */}
      {isTrial && <p className="mt-3 font-semibold">Free trial activated! Welcome to {productName} UG 🎉</p>}
    </Dialog>
  );
}

/** 'Welcome!' after choosing a plan (`?from=subscription&new=true`); closing removes that from the address. */
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
    <p className="notice mb-0 items-center justify-between text-base" role="status">
      <span>
        <b>Welcome!</b> Your shop is open. Post with #TRACK and it fills itself.
      </span>
      <button type="button" className="button button-round flex-none" aria-label="Close" onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </p>
  );
}
