import type { User } from '@app/contracts/accounts.schemas';
import type { PaidMonths, Subscription } from '@app/contracts/billing.schemas';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { monthWords } from '#web/features/billing/mobile-money.messages.ts';
import { askedNetworks, isTimeToRenew } from '#web/features/billing/wanted-payment.ts';
import { dayWords } from '#web/lib/formatting/days-left.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { PlanCard } from '#web/screens/subscription/plan-card.tsx';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { PayForm } from './pay-form.tsx';

interface ChoosePlanProps {
  subscription: Subscription;
  user: Pick<User, 'loginPhoneNumber' | 'phoneNumber'>;
  visit: SubscriptionVisit & { returnTo: string };
}

/** The plan with the buttons that fit its status. */
export function ChoosePlan({ subscription, user, visit }: ChoosePlanProps) {
  const { status, priceUgx, readsWithAi, trialDays, canPay, graceEndsAt, nextPeriodStartsAt } = subscription;
  const isNew = visit.reason === 'new_account' && status === 'trial';
  const mayBegin = !standsInTheWay(subscription);
  return (
    <PlanCard priceUgx={priceUgx} readsWithAi={readsWithAi}>
      {status === 'paid' && (
        <p className="font-semibold">
          {graceEndsAt
            ? `Pay by ${formatDay(graceEndsAt)}, and Premium goes on from ${formatDay(nextPeriodStartsAt)}.`
            : 'Premium Active. You can pay for the next month at any time. You lose no days.'}
        </p>
      )}
      {isNew && <ButtonLink to={visit.returnTo}>Continue with Free Trial ({dayWords(trialDays)})</ButtonLink>}
      {mayBegin && canPay && (
        <PayForm subscription={subscription} user={user} words={(months) => payWords(subscription, isNew, months)} />
      )}
      {mayBegin && !canPay && <CannotPay />}
    </PlanCard>
  );
}

/** Does the pending payment block another one? Unused instructions do not block a prompt. */
function standsInTheWay({ payment, waysToPay }: Subscription): boolean {
  if (payment?.status !== 'pending') return false;
  const isOnlyInstructions = payment.provider === 'manual' && payment.receipt === null;
  return !isOnlyInstructions || askedNetworks({ waysToPay }).length === 0;
}

/** The service has no merchant: a button could only fail. */
function CannotPay() {
  return (
    <div className="grid gap-3">
      <p role="status">
        <b>You cannot pay here yet.</b> Your shop stays open for buyers. Write to our support. They will tell you how to
        pay.
      </p>
      <ButtonLink variant="brand" to={paths.support}>
        Go to Support
      </ButtonLink>
    </div>
  );
}

function payWords(subscription: Subscription, isNew: boolean, months: PaidMonths): string {
  const { status, payment } = subscription;
  if (payment?.status === 'failed') return 'Try again';
  if (payment?.status === 'unknown') return 'Pay again';
  if (isTimeToRenew(subscription)) return 'Renew Now';
  if (status === 'paid') return months === 1 ? 'Add another month' : `Add ${monthWords(months)}`;
  return isNew ? 'Subscribe Now & Save' : 'Subscribe Now';
}
