import type { User } from '@app/contracts/accounts';
import { safeReturnPath } from '@app/contracts/return-path';
import { pageReaderContext } from '@app/web/page-context';
import { useLocation, useNavigate } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { checkFailedWords } from '#web/features/billing/check.messages.ts';
import { OneTap, usualPayment } from '#web/features/billing/one-tap.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { withQuery } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import type { Route } from './+types/subscription.ts';
import { ApproveOnPhone } from './approve-on-phone.tsx';
import { ChoosePlan } from './pay/choose-plan.tsx';
import { PaymentByHand } from './payment-by-hand.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentNews } from './payment-news.tsx';
import { StatusPanel } from './status-panel.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { supportWhatsapp: context.get(pageReaderContext).supportWhatsapp };
}

export const meta = () => [{ title: 'Subscription' }];

export default function SubscriptionScreen({ loaderData: { supportWhatsapp } }: Route.ComponentProps) {
  const contents = (user: User) => <MySubscription user={user} supportWhatsapp={supportWhatsapp} />;
  return (
    <SellerScreen title="Subscription" subscription="any" detached={contents}>
      {contents}
    </SellerScreen>
  );
}

function MySubscription({ user, supportWhatsapp }: { user: User; supportWhatsapp: string | null }) {
  const navigate = useNavigate();
  const visit = useVisit(user);
  const { now, error, isPending, refetch } = useSubscription();
  useFollowedPayment(now?.subscription.payment ?? null, user.shopHandle);
  if (isPending) return <SkeletonScreen />;
  // What is known stays when asking again fails.
  if (!now) {
    const failure = new Error(checkFailedWords(error));
    return <ErrorState title="Subscription Check Failed" error={failure} onRetry={refetch} />;
  }
  const { payment, status } = now.subscription;
  const isExpired = status === 'expired';
  const usual = usualPayment(now.subscription, user);
  return (
    <div className="grid max-w-2xl gap-4">
      {!isExpired && (
        <p>
          <ButtonLink variant="text" to={visit.returnTo}>
            <Icon name="back" />
            Back
          </ButtonLink>
        </p>
      )}
      {visit.message && (status !== 'paid' || visit.reason === 'new_account') && (
        <p className="notice text-base" role="status">
          {visit.message}
        </p>
      )}
      <StatusPanel now={now}>
        {usual && payment?.status !== 'failed' && <OneTap usual={usual} onPaid={() => navigate(visit.returnTo)} />}
      </StatusPanel>
      {payment && <PaymentNews payment={payment} returnTo={visit.returnTo} />}
      {payment?.status === 'pending' &&
        (payment.wallet ? (
          <ApproveOnPhone payment={payment} />
        ) : (
          <PaymentByHand key={payment.paymentId} payment={payment} supportWhatsapp={supportWhatsapp} />
        ))}
      <ChoosePlan subscription={now.subscription} user={user} visit={visit} />
      <PaymentList />
    </div>
  );
}

type Visit = SubscriptionVisit & { returnTo: string };

/** Whoever led here says why, and where to go on; without it, the own shop. A place of another site is not taken. */
function useVisit(user: User): Visit {
  const state = (useLocation().state ?? {}) as SubscriptionVisit;
  return { ...state, returnTo: returnToOf(state, user) };
}

/** A new seller arrives in the own shop with a word of welcome. */
function returnToOf({ returnTo, reason }: SubscriptionVisit, user: User): string {
  const shop = ownShopPath(user);
  if (reason === 'new_account') return withQuery(shop, { from: 'subscription', new: 'true' });
  return safeReturnPath(returnTo ?? null) ?? shop;
}
