import type { User } from '@app/contracts/accounts/accounts.schemas';
import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { pageReaderContext } from '@app/web/page-context';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SubscriptionVisit } from '#web/features/accounts/return-path.ts';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { ownShopPath } from '#web/features/accounts/shop-owner.ts';
import { awaitedPayment } from '#web/features/billing/awaited-payment.ts';
import { OneTap, usualPayment } from '#web/features/billing/one-tap.tsx';
import { checkFailedWords, noTrialWords } from '#web/features/billing/subscription.messages.ts';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { withQuery } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import type { Route } from './+types/subscription.ts';
import { ChoosePlan } from './pay/choose-plan.tsx';
import { ConfirmFirst } from './pay/confirm-first.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { StatusPanel } from './status-panel.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import { useReturnWhenPaid } from './use-return-when-paid.ts';

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
  const visit = useVisit(user);
  const { now, error, isPending, refetch } = useSubscription();
  useFollowedPayment(now?.subscription.payment ?? null, user.shopHandle);
  useReturnWhenPaid(now?.subscription.payment ?? null, visit.givenPath);
  if (isPending) return <SkeletonScreen />;
  // Keep showing the last data if a refetch fails.
  if (!now) {
    const failure = new Error(checkFailedWords(error));
    return <ErrorState title="Subscription Check Failed" error={failure} onRetry={refetch} />;
  }
  const { payment, status, hadTrialBefore, subscriptionEndDate } = now.subscription;
  const isExpired = status === 'expired';
  const isWithoutTrial = isExpired && hadTrialBefore && subscriptionEndDate === null;
  const notice = isWithoutTrial ? noTrialWords(now.subscription) : visit.message;
  const usual = usualPayment(now.subscription, user);
  return (
    <div className="grid max-w-2xl gap-4">
      {visit.givenPath && !isExpired && (
        <p>
          <ButtonLink variant="text" to={visit.returnTo}>
            <Icon name="back" />
            Back
          </ButtonLink>
        </p>
      )}
      {notice && (status !== 'paid' || visit.reason === 'new_account') && (
        <p className="notice text-base" role="status">
          {notice}
        </p>
      )}
      <PaymentStatus subscription={now.subscription} supportWhatsapp={supportWhatsapp} returnTo={visit.returnTo} />
      {!(isExpired && payment?.status === 'pending') && (
        <StatusPanel now={now}>{usual && payment?.status !== 'failed' && <OneTap usual={usual} />}</StatusPanel>
      )}
      <ChoosePlan subscription={now.subscription} user={user} visit={visit} />
      <ConfirmFirst user={user} subscription={now.subscription} />
      <PaymentList />
    </div>
  );
}

interface Visit extends SubscriptionVisit {
  returnTo: string;
  /** Given by a guard, banner or dialog; null if the seller came by themselves. */
  givenPath: string | null;
}

/** The history keeps the state over a reload, but not over a visit to a provider's page. */
function useVisit(user: User): Visit {
  const { state, search } = useLocation();
  const visit = (state ?? {}) as SubscriptionVisit;
  const [rememberedPath] = useState(() => {
    const reference = new URLSearchParams(search).get('payment');
    return reference === null ? null : (awaitedPayment(reference)?.returnPath ?? null);
  });
  const givenPath = givenPathOf(visit, user) ?? rememberedPath;
  return { ...visit, givenPath, returnTo: givenPath ?? ownShopPath(user) };
}

/** Paths of other sites are refused. A new seller is welcomed in the shop. */
function givenPathOf({ returnTo, reason }: SubscriptionVisit, user: User): string | null {
  if (reason === 'new_account') return withQuery(ownShopPath(user), { from: 'subscription', new: 'true' });
  return safeReturnPath(returnTo ?? null);
}
