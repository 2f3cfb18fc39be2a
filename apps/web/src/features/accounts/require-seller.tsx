import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { subscriptionQuery } from '#web/features/billing/billing.api.ts';
import { checkFailedWords, planEndedWords } from '#web/features/billing/subscription.messages.ts';
import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Redirect } from '#web/ui/seller/states.tsx';
import { loginPath, type SubscriptionVisit } from './return-path.ts';

interface RequireSellerProps {
  /** `any` admits a seller with an expired subscription: settings, the subscription itself. */
  subscription?: 'required' | 'any';
  /** Shown until the session is known; has the final size. The server sends exactly this. */
  skeleton: ReactNode;
  children: (user: User) => ReactNode;
}

/** A protected screen: leads to /login without a session, to /subscription when that has expired. */
export function RequireSeller({ subscription = 'required', skeleton, children }: RequireSellerProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const returnTo = pathname + search + hash;
  if (session.status === 'unknown') return skeleton;
  // Offline the home page cannot load, and the router would end in the browser's error page.
  if (session.status === 'signed-out' && session.end === 'asked' && !navigator.onLine) return <SignedOut />;
  if (session.status === 'signed-out') {
    const to = session.end === 'asked' ? paths.home : loginPath(returnTo);
    return <Redirect to={to} skeleton={skeleton} />;
  }
  if (subscription === 'any') return children(session.user);
  return (
    <RequireSubscription skeleton={skeleton} returnTo={returnTo}>
      {() => children(session.user)}
    </RequireSubscription>
  );
}

function RequireSubscription(props: { skeleton: ReactNode; returnTo: string; children: () => ReactNode }) {
  const { data, error, isPending } = useQuery(subscriptionQuery());
  useEffect(() => {
    if (data) writeStored(storageKeys.subscriptionChecked, data.status === 'expired' ? null : 'true');
  }, [data]);
  // A new state object would start another navigation and cancel the one in progress.
  const visit = useMemo(() => data?.status === 'expired' && visitOf(data, props.returnTo), [data, props.returnTo]);
  if (visit) return <Redirect to={paths.subscription} state={visit} skeleton={props.skeleton} />;
  // Checked before in this session, so a slow or failed check does not block the screen.
  if (data || readStored(storageKeys.subscriptionChecked)) return props.children();
  if (isPending) return props.skeleton;
  return <CheckFailed error={error} />;
}

function visitOf(subscription: Subscription, returnTo: string): SubscriptionVisit {
  const wasPaid = subscription.subscriptionEndDate !== null;
  return {
    returnTo,
    reason: wasPaid ? 'subscription_expired' : 'trial_expired',
    message: planEndedWords(subscription),
  };
}

function CheckFailed({ error }: { error: unknown }) {
  return (
    <DeadEnd title="Subscription Check Failed" text={<span role="alert">{checkFailedWords(error)}</span>}>
      <Button variant="brand" onClick={() => location.reload()}>
        Retry
      </Button>
    </DeadEnd>
  );
}

function SignedOut() {
  return (
    <DeadEnd title="You are signed out" text="You are no longer signed in on this phone.">
      <a className="button button-quiet" href={paths.home}>
        Return to Home
      </a>
    </DeadEnd>
  );
}

function DeadEnd({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="wrap grid flex-1 place-content-center gap-4 py-16 text-center">
      <h1 className="text-xl leading-tight font-bold">{title}</h1>
      <p className="text-muted">{text}</p>
      <p>{children}</p>
    </main>
  );
}
