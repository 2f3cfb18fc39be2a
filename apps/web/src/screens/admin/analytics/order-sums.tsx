import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';

const stages = [
  ['asked', 'Orders opened in WhatsApp'],
  ['confirmed', 'Confirmed by sellers'],
  ['received', 'Received'],
  ['proven', 'Received, confirmed by the buyer'],
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
  const counts = [
    ...stages.map(([stage, words]) => ({ words, now: orders[stage], before: previousOrders[stage] })),
    ...reviewStates.map(([state, words]) => ({ words, now: reviews[state], before: previousReviews[state] })),
  ];
  const isNone = ({ now, before }: (typeof counts)[number]) => now === 0 && (isFirstPeriod || before === 0);
  return (
    <Section title="Orders and reviews" look="mb-2 font-semibold" className="panel grid grid-cols-1">
      <dl className="detail-list empty:hidden">
        {counts
          .filter((count) => !isNone(count))
          .map(({ words, now, before }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>
                {grouped(now)}
                {!isFirstPeriod && <span className="text-muted"> (before: {grouped(before)})</span>}
              </dd>
            </div>
          ))}
        {orders.receivedUgx > 0 && (
          <div>
            <dt>Value of those received</dt>
            <dd>{formatPrice(orders.receivedUgx)}</dd>
          </div>
        )}
      </dl>
      <NoneYet names={counts.filter(isNone).map(({ words }) => words)} />
    </Section>
  );
}

/** One line for all that is zero. */
function NoneYet({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return <p className="mt-2 text-sm text-muted">None in this period: {names.join(' · ')}.</p>;
}
