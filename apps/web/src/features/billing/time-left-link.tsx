import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { type SubscriptionNow, useSubscription } from './use-subscription.ts';

export const statusNames: Record<Subscription['status'], string> = {
  trial: 'Free trial',
  paid: 'Premium',
  expired: 'Expired',
};

/** How long the plan still runs, and the way to it. */
export function TimeLeftLink() {
  const { now } = useSubscription();
  if (!now) return null;
  const { graceEndsAt, payment } = now.subscription;
  const isOver = (now.left.isOver && payment?.status !== 'pending') || Boolean(graceEndsAt);
  return (
    <Link
      className={`button button-text font-semibold ${isOver ? 'text-danger' : ''}`}
      to={paths.subscription}
      discover="none"
    >
      {wordsOf(now)}
    </Link>
  );
}

function wordsOf({ subscription, left }: SubscriptionNow): string {
  const { status, payment } = subscription;
  if (status === 'expired') return payment?.status === 'pending' ? 'Payment waits' : 'Plan expired';
  if (subscription.graceEndsAt) return 'Please renew';
  return subscription.status === 'trial' ? `Free: ${left.text}` : left.text;
}
