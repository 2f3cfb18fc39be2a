import type { Subscription } from '@app/contracts/billing.schemas';
import { formatDay } from '#web/lib/formatting/format.ts';

const whenWords = ['today', 'tomorrow', 'in 2 days', 'in 3 days'];

/** From three days before the end; null while there is nothing to renew. */
export function renewalWords(subscription: Subscription): { heading: string; text: string } | null {
  const { status, subscriptionEndDate, graceEndsAt, paidDaysLeft, lastPaid } = subscription;
  if (graceEndsAt && subscriptionEndDate)
    return {
      heading: 'Please renew your Premium',
      text: `Paid until ${formatDay(subscriptionEndDate)}. We keep importing your videos until ${formatDay(graceEndsAt)}.`,
    };
  if (status === 'paid' && paidDaysLeft != null && subscriptionEndDate)
    return {
      heading: `Your Premium ends ${whenWords[paidDaysLeft]}`,
      text: `Paid until ${formatDay(subscriptionEndDate)}. Renew now and you lose no days.`,
    };
  if (status === 'expired' && lastPaid)
    return {
      heading: 'Your Premium has ended',
      text: 'New videos wait until you renew. Your shop stays open for buyers.',
    };
  return null;
}
