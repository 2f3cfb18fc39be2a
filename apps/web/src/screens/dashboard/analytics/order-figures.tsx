import type { Analytics, OrderedPost, OrderFigures } from '@app/contracts/analytics/analytics.schemas';
import { CounterTable } from '#web/features/analytics/counter-table.tsx';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';
import { Section } from '#web/ui/seller/section.tsx';

const stages = [
  ['asked', 'Opened in WhatsApp'],
  ['confirmed', 'You confirmed'],
  ['received', 'Received'],
  ['proven', 'Proven by code or buyer'],
] as const;

/** How far the orders of the period came, and what they are worth; nothing before the first one. */
export function OrdersOfPeriod({ data: { orders, previousOrders } }: { data: Analytics }) {
  if (orders.asked + previousOrders.asked === 0) return null;
  return (
    <Section title="Orders" className="panel grid grid-cols-1 content-start gap-4">
      <ol className="grid grid-cols-1 gap-4">
        {stages.map(([stage, words]) => (
          <li key={stage} className="grid grid-cols-1 gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span>{words}</span>
              <b className="flex-none">{orders[stage].toLocaleString('en-US')}</b>
            </span>
            <span className="figure-bar">
              {orders[stage] > 0 && <span style={{ width: `${(orders[stage] / Math.max(1, orders.asked)) * 100}%` }} />}
            </span>
            <span className="text-sm text-muted">{formatPrice(orders[`${stage}Ugx`])}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{counted(previousOrders.asked, 'order')} in as many days before.</p>
    </Section>
  );
}

/** What posts of several products brought together; nothing before the first order of one. */
export function OrdersByPost({ data: { byPost } }: { data: Analytics }) {
  if (byPost.length === 0) return null;
  return (
    <Section title="Orders by post" look="mb-2 font-semibold" className="grid grid-cols-1">
      <CounterTable
        caption="Orders by post, of posts with several products"
        columns={[
          {
            head: 'Post',
            cell: ({ number, title, cards }) => (
              <>
                <span className="text-muted">No. {number} </span>
                {`${title} and ${cards - 1} more`}
              </>
            ),
          },
          ...stages.map(([stage, words]) => ({
            head: words,
            cell: ({ orders }: OrderedPost) =>
              orderWords({ asked: orders[stage], askedUgx: orders[`${stage}Ugx`] }) || '0',
          })),
        ]}
        rows={byPost}
        keyOf={(row) => row.postId}
      />
    </Section>
  );
}

/** `3 orders, UGX 255,000`; an empty text without any. */
export const orderWords = ({ asked, askedUgx }: Pick<OrderFigures, 'asked' | 'askedUgx'>): string =>
  asked === 0 ? '' : `${counted(asked, 'order')}${askedUgx > 0 ? `, ${formatPrice(askedUgx)}` : ''}`;
