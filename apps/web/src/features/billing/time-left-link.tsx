import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSubscription } from './use-subscription.ts';

export const statusNames: Record<Subscription['status'], string> = {
  trial: 'Free trial',
  paid: 'Premium',
  expired: 'Expired',
};

export function TimeLeftLink() {
  const { now } = useSubscription();
  if (!now) return null;
  const { status, graceEndsAt } = now.subscription;
  const isOver = now.left.isOver || Boolean(graceEndsAt);
  return (
    <Link
      className={`button button-text font-semibold ${isOver ? 'text-danger' : ''}`}
      to={paths.subscription}
      discover="none"
    >
      {status === 'expired' ? 'Plan expired' : graceEndsAt ? 'Please renew' : now.left.text}
    </Link>
  );
}
