import type { User } from '@app/contracts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing.schemas';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { OneTap, usualPayment } from './one-tap.tsx';
import { renewalWords } from './renewal.messages.ts';
import { useSubscription } from './use-subscription.ts';

type Numbers = Pick<User, 'loginPhoneNumber' | 'phoneNumber'>;

/** A reminder to renew, with one tap that charges the last wallet. */
export function RenewalBanner({ user }: { user: Numbers }) {
  const { now } = useSubscription();
  const words = now && renewalWords(now.subscription);
  if (!words) return null;
  return (
    <section className="panel mb-6 grid gap-3" aria-labelledby="renewal">
      <div>
        <h2 id="renewal" className="text-lg leading-tight font-bold">
          {words.heading}
        </h2>
        <p className="mt-1 text-muted">{words.text}</p>
      </div>
      <Renew subscription={now.subscription} user={user} />
    </section>
  );
}

function Renew({ subscription, user }: { subscription: Subscription; user: Numbers }) {
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
        Change
      </ButtonLink>
    </OneTap>
  );
}
