import type { Subscription } from '@app/contracts/billing';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { dayWords } from '#web/lib/formatting/days-left.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { PlanCard } from './plan-card.tsx';
import { useSubscribe } from './use-subscribe.ts';

interface ChoosePlanProps {
  subscription: Subscription;
  visit: SubscriptionVisit & { returnTo: string };
}

/**
 * The plan with the buttons that fit: a new account may go on with its trial, an ended one renews, a paid one may add a
 * month.
 */
export function ChoosePlan({ subscription, visit }: ChoosePlanProps) {
  const navigate = useNavigate();
  const { pending, pay } = useSubscribe(() => navigate(visit.returnTo));
  const { status, priceUgx, readsWithAi, trialDays, payment, canPay } = subscription;
  const isNew = visit.reason === 'new_account' && status === 'trial';
  const isWaiting = payment?.status === 'pending';
  return (
    <PlanCard priceUgx={priceUgx} readsWithAi={readsWithAi}>
      {status === 'paid' && (
        <p className="font-semibold">Premium Active. You can pay for the next month at any time. You lose no days.</p>
      )}
      <div className="grid gap-2">
        {isNew && <ButtonLink to={visit.returnTo}>Continue with Free Trial ({dayWords(trialDays)})</ButtonLink>}
        {!isWaiting && canPay && (
          <Button variant={status === 'paid' ? 'quiet' : 'brand'} pending={pending} onClick={pay}>
            {payWords(status, isNew)}
          </Button>
        )}
      </div>
      {!isWaiting && !canPay && <CannotPay />}
    </PlanCard>
  );
}

/** Where the service has no merchant to pay: a button could only fail. */
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

function payWords(status: Subscription['status'], isNew: boolean): string {
  if (status === 'paid') return 'Add another month';
  if (status === 'expired') return 'Renew Now';
  return isNew ? 'Subscribe Now & Save' : 'Subscribe Now';
}
