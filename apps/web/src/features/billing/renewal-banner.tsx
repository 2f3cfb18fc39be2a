import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useLocation, useNavigate } from 'react-router';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { OneTap, usualPayment } from './one-tap.tsx';
import type { KnownNumbers } from './payment-choice.ts';
import { useSubscription } from './use-subscription.ts';

export function RenewalBanner({ user }: { user: KnownNumbers }) {
  const { now } = useSubscription();
  const words = now && renewalWords(now.subscription);
  if (!words) return null;
  return (
    <Section className="panel mb-6 grid gap-3" {...words}>
      <Renew subscription={now.subscription} user={user} />
    </Section>
  );
}

function Renew({ subscription, user }: { subscription: Subscription; user: KnownNumbers }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toPlan = { to: paths.subscription, state: { returnTo: pathname } };
  // The plan shows what becomes of the payment.
  const goToPlan = () => navigate(toPlan.to, { state: toPlan.state });
  if (subscription.payment?.status === 'pending')
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        Your payment is waiting.
        <ButtonLink {...toPlan}>See your payment</ButtonLink>
      </p>
    );
  const usual = usualPayment(subscription, user);
  if (!usual)
    return (
      <p>
        <ButtonLink variant="brand" {...toPlan}>
          Renew Now
        </ButtonLink>
      </p>
    );
  return (
    <OneTap usual={usual} onAsked={goToPlan}>
      <ButtonLink variant="text" {...toPlan}>
        Change number or months
      </ButtonLink>
    </OneTap>
  );
}

const whenWords = ['today', 'tomorrow', 'in 2 days', 'in 3 days'];

/** From three days before the end; null while there is nothing to renew. */
function renewalWords(subscription: Subscription): { title: string; lead: string } | null {
  const { status, subscriptionEndDate, graceEndsAt, paidDaysLeft, lastPaid } = subscription;
  if (graceEndsAt && subscriptionEndDate)
    return {
      title: 'Please renew your Premium',
      lead: `Paid until ${formatDay(subscriptionEndDate)}. We keep importing your videos until ${formatDay(graceEndsAt)}.`,
    };
  if (status === 'paid' && paidDaysLeft != null && subscriptionEndDate)
    return {
      title: `Your Premium ends ${whenWords[paidDaysLeft]}`,
      lead: `Paid until ${formatDay(subscriptionEndDate)}. Days you have left are kept.`,
    };
  if (status === 'expired' && lastPaid)
    return {
      title: 'Your Premium has ended',
      lead: 'New videos wait until you renew. Your shop stays open for buyers.',
    };
  return null;
}
