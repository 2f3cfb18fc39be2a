import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { isTimeToRenew, type KnownNumbers, mayBeginPayment, sameAgain } from '#web/features/billing/payment-choice.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { isTyping } from '#web/lib/browser/is-typing.ts';
import { dayWords } from '#web/lib/formatting/days-left.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { PayForm } from './pay-form.tsx';

interface ChoosePlanProps {
  subscription: Subscription;
  user: KnownNumbers;
  visit: SubscriptionVisit & { returnTo: string };
}

export function ChoosePlan({ subscription, user, visit }: ChoosePlanProps) {
  const { status, priceUgx, readsWithAi, trialDays, canPay, graceEndsAt, nextPeriodStartsAt } = subscription;
  const isNew = visit.reason === 'new_account' && status === 'trial';
  const mayBegin = mayBeginPayment(subscription);
  return (
    <PlanCard priceUgx={priceUgx} readsWithAi={readsWithAi}>
      {status === 'paid' && (
        <p className="font-semibold">
          {graceEndsAt
            ? `Pay by ${formatDay(graceEndsAt)}, and Premium goes on from ${formatDay(nextPeriodStartsAt)}.`
            : 'Premium Active. You can pay for the next month at any time. Days you have left are kept.'}
        </p>
      )}
      {isNew && <ButtonLink to={visit.returnTo}>Continue with Free Trial ({dayWords(trialDays)})</ButtonLink>}
      {mayBegin && canPay && (
        <Folded
          opener={status === 'paid' && !isTimeToRenew(subscription) ? 'Add more months' : null}
          result={resultWithButton(subscription)}
        >
          <PayForm
            subscription={subscription}
            user={user}
            words={(amountUgx) => payWords(subscription, isNew, amountUgx)}
          />
        </Folded>
      )}
      {mayBegin && !canPay && <CannotPay />}
    </PlanCard>
  );
}

/**
 * Who has paid is not asked to pay again, and what became of a payment has the button to go on with: it opens the form
 * where something else is to be chosen.
 */
function Folded({ opener, result, children }: { opener: string | null; result: string | null; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(!opener && !result);
  useEffect(() => {
    if (!box.current) return;
    // A form with something typed stays as it is when news of a payment comes.
    if (result && !isTyping()) box.current.open = false;
    if (!result && !opener) box.current.open = true;
  }, [result, opener]);
  return (
    <details ref={box} open={startsOpen} className={opener ? '' : '[&:not([open])]:hidden'}>
      <summary className="button button-quiet mb-4" hidden={!opener}>
        {opener}
      </summary>
      {children}
    </details>
  );
}

/** The newest payment, where what is said of it has the button to go on with; a change of its status is another one. */
function resultWithButton(subscription: Subscription): string | null {
  const { payment } = subscription;
  if (!payment || payment.status === 'paid') return null;
  const hasButton = payment.status === 'pending' || payment.stoppedAt !== null || sameAgain(subscription) !== null;
  return hasButton ? `${payment.paymentId} ${payment.status}` : null;
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

function payWords(subscription: Subscription, isNew: boolean, amountUgx: number): string {
  const { status } = subscription;
  if (isTimeToRenew(subscription)) return 'Renew Now';
  if (status === 'paid') return `Pay ${formatPrice(amountUgx)}`;
  return isNew ? 'Subscribe Now & Save' : 'Subscribe Now';
}

const features = (readsWithAi: boolean) => [
  'Videos with #TRACK become products automatically',
  `${readsWithAi ? 'AI' : productName} reads title, price, sizes and tags from your captions`,
  'Your own shop page, fast on every phone',
  'Buyers’ WhatsApp messages already name the product',
  'Statistics of your views, chats and sales',
];

interface PlanCardProps {
  priceUgx: number;
  readsWithAi: boolean;
  children: ReactNode;
}

function PlanCard({ priceUgx, readsWithAi, children }: PlanCardProps) {
  return (
    <section className="panel grid gap-4" aria-labelledby="plan">
      <div>
        <h2 id="plan" className="text-lg leading-tight font-bold">
          {productName} Premium
        </h2>
        <p className="mt-1 text-xl leading-tight font-bold">
          {formatPrice(priceUgx)} <span className="text-base font-medium text-muted">/month</span>
        </p>
        <p className="text-sm text-muted">Prepaid, 30 days. It does not renew by itself. No credit card.</p>
      </div>
      {children}
      <div>
        <h3 className="mb-2 font-semibold">What you get</h3>
        <ul className="grid gap-1">
          {features(readsWithAi).map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check size={20} className="mt-0.5 flex-none text-brand" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          <HelpLink on="paying" />
        </p>
      </div>
    </section>
  );
}
