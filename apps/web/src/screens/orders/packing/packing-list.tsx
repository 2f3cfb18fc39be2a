import type { Order } from '@app/contracts/orders/orders.schemas';
import type { OrderListState } from '@app/contracts/orders/owner-orders.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { orderPagesQuery } from '#web/features/orders/own-orders.api.ts';
import { hasMark } from '#web/features/orders/send-mark.ts';
import { withParams } from '#web/lib/address/address.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { dayAndTime } from '#web/lib/formatting/day-and-time.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { isOpen } from '#web/screens/orders/marks/with-mark.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';

interface PackingListProps {
  handle: string;
  /** The list that orders were chosen from. */
  query: { state?: OrderListState; search?: string };
  /** Codes; null: all open orders that were not sent yet. */
  chosen: ReadonlySet<string> | null;
}

/** What goes into which bag, to print or to tick off on the phone. */
export function PackingList({ handle, query, chosen }: PackingListProps) {
  const pages = useInfiniteQuery(orderPagesQuery(handle, chosen ? query : { state: 'open' }));
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = pages;
  // A list with orders left out would be wrong. The chosen ones are on loaded pages.
  const isComplete = data !== undefined && (chosen !== null || !hasNextPage);
  useEffect(() => {
    if (data && !isComplete && !isFetching && !error) fetchNextPage();
  }, [data, isComplete, isFetching, error, fetchNextPage]);
  if (error && !isComplete) return <ErrorState error={error} words="Failed to load your orders" onRetry={refetch} />;
  if (!isComplete) return <Skeletons label="Loading your orders" looks={['h-75']} className="grid grid-cols-1 gap-3" />;
  const all = data.pages.flatMap((page) => page.orders);
  const orders = all.filter((order) => (chosen ? chosen.has(order.code) && isOpen(order) : isToPack(order)));
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="no-print flex flex-wrap gap-2">
        <AddressLink className="button button-quiet" change={(now) => withParams(now, { view: null })} toTop>
          <ArrowLeft size={18} aria-hidden="true" />
          Back to orders
        </AddressLink>
        {orders.length > 0 && (
          <Button variant="brand" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        )}
      </div>
      {orders.length === 0 ? (
        <EmptyState title="Nothing to pack" text="There is no open order that you have not sent yet." />
      ) : (
        <section className="packing" aria-label="Packing list">
          <h2 className="text-lg leading-tight font-bold">Packing list: {counted(orders.length, 'order')}</h2>
          {orders.map((order) => (
            <OrderToPack key={order.code} order={order} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The buyer's word alone that it came does not pack it. */
const isToPack = (order: Order) => isOpen(order) && !hasMark(order, 'sent');

function OrderToPack({ order }: { order: Order }) {
  const { number, askedAt, lines, buyer } = order;
  return (
    <article className="packing-order" aria-label={`Order ${number}`}>
      <h3 className="font-bold wrap-anywhere">
        {number}
        {buyer?.name && ` · ${buyer.name}`}
      </h3>
      {askedAt && <p className="text-sm text-muted">{dayAndTime(askedAt)}</p>}
      <ul>
        {lines.map(({ videoId, size, quantity, number: product, title }, index) => (
          <li key={`${videoId} ${size}`}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input type="checkbox" className="size-5 flex-none" />
              <span className="min-w-0 wrap-anywhere">
                <b>
                  {quantity} x No. {product}
                  {size && `, ${size}`}
                </b>{' '}
                {title} {buyer?.notes[index] && <span className="block text-sm">Note: {buyer.notes[index]}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </article>
  );
}
