import type { ReactNode } from 'react';
import { endOf } from '#web/features/billing/time-left.ts';
import { statusNames } from '#web/features/billing/time-left-link.tsx';
import type { SubscriptionNow } from '#web/features/billing/use-subscription.ts';
import { formatDay } from '#web/lib/formatting/format.ts';

export function StatusPanel({ now, children }: { now: SubscriptionNow; children?: ReactNode }) {
  const { status } = now.subscription;
  return (
    <section className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-1" aria-label="Current status">
      <div>
        <p className="text-sm text-muted">Current status</p>
        <p className="text-lg leading-tight font-bold">{statusNames[status]}</p>
      </div>
      {status === 'expired' ? (
        <p className="max-w-md text-muted">Your shop stays open for buyers. New videos wait until you pay.</p>
      ) : (
        <Until now={now} />
      )}
      {children && <div className="mt-2 basis-full">{children}</div>}
    </section>
  );
}

function Until({ now: { subscription, left } }: { now: SubscriptionNow }) {
  const { subscriptionEndDate, graceEndsAt } = subscription;
  const endsAt = endOf(subscription);
  if (graceEndsAt && subscriptionEndDate)
    return (
      <p className="max-w-md">
        <b className="text-danger">Please renew.</b> Paid until {formatDay(subscriptionEndDate)}. We keep importing your
        videos until {formatDay(graceEndsAt)}.
      </p>
    );
  return (
    <p className={left.isWarning ? 'text-right font-semibold text-danger' : 'text-right'}>
      <b className="block text-lg leading-tight">{left.text}</b>
      {endsAt && <span className="text-sm text-muted">until {formatDay(endsAt)}</span>}
    </p>
  );
}
