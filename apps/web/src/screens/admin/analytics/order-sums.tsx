import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';

const stages = [
  ['asked', 'Opened in WhatsApp'],
  ['confirmed', 'Confirmed by sellers'],
  ['received', 'Received'],
  ['proven', 'Proven by code or buyer'],
] as const;

const reviewStates = [
  ['written', 'Reviews written'],
  ['answered', 'Answered by sellers'],
  ['reported', 'Reported'],
  ['hidden', 'Hidden by support'],
] as const;

/** Orders of all shops by the day on which they were asked, and how far they came since, and their reviews. */
export function OrderSums({ data }: { data: AdminAnalytics }) {
  const { orders, previousOrders, reviews, previousReviews } = data;
  return (
    <Section title="Orders and reviews" look="mb-2 font-semibold" className="panel grid grid-cols-1">
      <dl className="detail-list">
        {stages.map(([stage, words]) => (
          <div key={stage}>
            <dt>{words}</dt>
            <dd>
              {grouped(orders[stage])} <span className="text-muted">(before: {grouped(previousOrders[stage])})</span>
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
              {grouped(reviews[state])} <span className="text-muted">(before: {grouped(previousReviews[state])})</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
