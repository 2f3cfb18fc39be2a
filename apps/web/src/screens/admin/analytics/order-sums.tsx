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

/** Orders of all shops by the day on which they were asked, and how far they came since. */
export function OrderSums({ data: { orders, previousOrders } }: { data: AdminAnalytics }) {
  return (
    <Section title="Orders" look="mb-2 font-semibold" className="panel grid grid-cols-1">
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
      </dl>
    </Section>
  );
}
