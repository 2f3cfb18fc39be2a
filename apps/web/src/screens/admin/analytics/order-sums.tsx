import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';

const stages = [
  ['asked', 'Orders opened in WhatsApp'],
  ['confirmed', 'Confirmed by sellers'],
  ['received', 'Received'],
  ['proven', 'Proven by code or buyer'],
] as const;

const reviewStates = [
  ['written', 'Reviews written'],
  ['answered', 'Reviews answered'],
  ['reported', 'Reviews reported'],
  ['hidden', 'Reviews hidden'],
] as const;

/** Orders of all shops by the day on which they were asked, and how far they came since, and their reviews. */
export function OrderSums({ data, isFirstPeriod }: { data: AdminAnalytics; isFirstPeriod: boolean }) {
  const { orders, previousOrders, reviews, previousReviews } = data;
  const before = (count: number) => !isFirstPeriod && <span className="text-muted"> (before: {grouped(count)})</span>;
  return (
    <Section title="Orders and reviews" look="mb-2 font-semibold" className="panel grid grid-cols-1">
      <dl className="detail-list">
        {stages.map(([stage, words]) => (
          <div key={stage}>
            <dt>{words}</dt>
            <dd>
              {grouped(orders[stage])}
              {before(previousOrders[stage])}
            </dd>
          </div>
        ))}
        <div>
          <dt>Value of those received</dt>
          <dd>{formatPrice(orders.receivedUgx)}</dd>
        </div>
        {reviewStates.map(([state, words]) => (
          <div key={state}>
            <dt>{words}</dt>
            <dd>
              {grouped(reviews[state])}
              {before(previousReviews[state])}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
