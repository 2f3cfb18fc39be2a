import type { Subscription } from '@app/contracts/billing';
import { useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
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
  const { status, priceUgx, trialDays, payment } = subscription;
  const isNew = visit.reason === 'new_account' && status === 'trial';
  const isWaiting = payment?.status === 'pending';
  return (
    <PlanCard priceUgx={priceUgx}>
      {status === 'paid' && (
        <p className="font-semibold">Premium Active. You can pay for the next month at any time; no day is lost.</p>
      )}
      <div className="grid gap-2">
        {isNew && (
          <ButtonLink to={visit.returnTo}>
            Continue with Free Trial ({trialDays} {trialDays === 1 ? 'day' : 'days'})
          </ButtonLink>
        )}
        {!isWaiting && (
          <Button variant={status === 'paid' ? 'quiet' : 'brand'} pending={pending} onClick={pay}>
            {payWords(status, isNew)}
          </Button>
        )}
      </div>
    </PlanCard>
  );
}

function payWords(status: Subscription['status'], isNew: boolean): string {
  if (status === 'paid') return 'Add another month';
  if (status === 'expired') return 'Renew Now';
  return isNew ? 'Subscribe Now & Save' : 'Subscribe Now';
}
