import type { Order } from '@app/contracts/orders/orders.schemas';
import type { FoldedOrders, OrderListState, OrderList as OrderPages } from '@app/contracts/orders/owner-orders.schemas';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { orderPagesQuery } from '#web/features/orders/own-orders.api.ts';
import { ownersMessages } from '#web/features/orders/owner/owner-order.messages.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { untapped, useSettled } from '#web/lib/browser/use-settled.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { isOpen } from '#web/screens/orders/marks/with-mark.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { groupByDay } from './days.ts';
import { ExampleOrder } from './example-order.tsx';
import { OrderCard } from './order-card.tsx';
import { type Choice, withChosen } from './order-choice.ts';

interface OrderListProps {
  handle: string;
  query: { state?: OrderListState; search?: string; like?: string };
  /** For one message or list of several orders; null behind a folded row. */
  choice: Choice | null;
}

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<OrderPages>>,
  'data' | 'error' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'
>;

const minuteMs = 60_000;

/** Orders by day, newest first, with what may be done with each. */
export function OrderList({ handle, query, choice }: OrderListProps) {
  const pages = useInfiniteQuery(orderPagesQuery(handle, query));
  const { data, error, refetch, hasNextPage, isFetchNextPageError } = pages;
  const more = useMore(pages);
  const nowMs = useNow(minuteMs);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const folded = data?.pages[0]?.folded ?? [];
  // "n chosen" goes with its own tap.
  const { near, onClickCapture } = useFocusNear<HTMLHeadingElement>();
  const isSettled = useSettled(orders.map(({ code }) => code).join());
  if (!data) {
    if (error) return <ErrorState error={error} words="Failed to load your orders" onRetry={refetch} />;
    return <Skeletons label="Loading your orders" looks={['h-75', 'h-75']} className="grid grid-cols-1 gap-3" />;
  }
  return (
    <div className={`grid grid-cols-1 gap-3 ${untapped(isSettled)}`}>
      {orders.length > 0 && choice && <ChosenBar orders={orders} onClickCapture={onClickCapture} {...choice} />}
      {/* What was loaded stays; a fetch in the background that failed is said. */}
      {error && !isFetchNextPageError && (
        <p className="text-sm font-semibold text-danger" role="alert">
          {wordsFor(error, 'Failed to load your orders')}{' '}
          <Button variant="text" onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      )}
      {folded.map((row) => (
        <FoldedRow key={row.like} handle={handle} row={row} />
      ))}
      {orders.length === 0 && folded.length === 0 && <NoOrders query={query} hasAny={data.pages[0]?.hasAny} />}
      {!query.like && orders.some(({ state }) => state === 'asked') && (
        <p className="text-sm text-muted">{ownersMessages.noMessage}</p>
      )}
      {groupByDay(orders, nowMs).map(({ day, title, orders: ofDay }, index) => (
        <OrdersOfDay
          key={day}
          ref={index === 0 ? near : undefined}
          title={title}
          orders={ofDay}
          handle={handle}
          choice={choice}
        />
      ))}
      {hasNextPage && (
        <Button className="mx-auto flex" pending={more.isComing} onClick={more.fetch}>
          More
        </Button>
      )}
      {isFetchNextPageError && (
        <p className="text-center text-sm font-semibold text-danger" role="alert">
          {wordsFor(error, 'Failed to load your orders')}
        </p>
      )}
    </div>
  );
}

/** A page more. It waits for what is fetched again because of news, and comes after news that ended it: neither is lost. */
function useMore({ data, error, hasNextPage, isFetching, fetchNextPage }: Pages) {
  const [wanted, setWanted] = useState(0);
  const count = data?.pages.length ?? 0;
  const isMissing = hasNextPage && count > 0 && count < wanted;
  useEffect(() => {
    if (isMissing && !isFetching && !error) fetchNextPage();
  }, [isMissing, isFetching, error, fetchNextPage]);
  return {
    isComing: isMissing && isFetching,
    fetch() {
      setWanted(count + 1);
      // Also after something failed.
      if (!isFetching) fetchNextPage();
    },
  };
}

interface OrdersOfDayProps {
  /** Of the heading. */
  ref: Ref<HTMLHeadingElement> | undefined;
  title: string;
  orders: Order[];
  handle: string;
  choice: Choice | null;
}

function OrdersOfDay({ ref, title, orders, handle, choice }: OrdersOfDayProps) {
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={title}>
      <h2 ref={ref} tabIndex={-1} className="text-sm font-semibold text-muted">
        {title}
      </h2>
      <ul className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {orders.map((order) => (
          <li key={order.code} className="panel order-card">
            <OrderCard
              handle={handle}
              order={order}
              isChosen={choice?.chosen.has(order.code) ?? false}
              isChoosing={choice !== null && choice.chosen.size > 0}
              onChoose={
                choice && isOpen(order)
                  ? (isChosen) => choice.onChoose(withChosen(choice.chosen, order.code, isChosen))
                  : null
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Many orders that one phone may have made: one row, which a tap opens. */
function FoldedRow({ handle, row }: { handle: string; row: FoldedOrders }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button className="justify-between" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Several orders like this ({row.count})
        <ChevronDown size={18} className={isOpen ? 'rotate-180' : ''} aria-hidden="true" />
      </Button>
      {isOpen && (
        <div className="border-l-2 border-line pl-2">
          <OrderList handle={handle} query={{ like: row.like }} choice={null} />
        </div>
      )}
    </div>
  );
}

const nothing: Record<OrderListState, { title: string; text: string }> = {
  open: {
    title: 'No open orders',
    text: 'When a buyer puts your products into the basket and opens WhatsApp, the order appears here by itself.',
  },
  new: { title: 'No new orders', text: 'A new order appears here by itself.' },
  confirmed: { title: 'Nothing to pack', text: 'Orders that you confirmed and have not sent yet stand here.' },
  sent: { title: 'Nothing is on its way', text: 'Orders that you sent stand here until they are received.' },
  done: { title: 'No finished orders yet', text: 'Orders that were received stand here.' },
  cancelled: { title: 'No cancelled orders', text: 'Orders that you or the buyer cancelled stand here.' },
  lapsed: {
    title: 'No lapsed orders',
    text: 'An order that you do not confirm within 3 days comes here. You can still confirm it for 30 days.',
  },
};

const noneYet = 'A question about one product comes only to your WhatsApp.';

interface NoOrdersProps extends Pick<OrderListProps, 'query'> {
  hasAny: boolean | undefined;
}

function NoOrders({ query: { state = 'open', search, like }, hasAny }: NoOrdersProps) {
  const hasNumber = Boolean(useUser()?.phoneNumber);
  if (hasAny === false)
    return (
      <>
        <EmptyState title="No orders yet" text={`${nothing.open.text}${hasNumber ? ` ${noneYet}` : ''}`}>
          <HelpLink on="orders" />
        </EmptyState>
        <ExampleOrder />
      </>
    );
  if (like) return <p className="text-muted">They are gone, or you have marked them.</p>;
  if (search)
    return (
      <EmptyState title="No such order" text="Search with an order’s number, or a whole word of a buyer’s name." />
    );
  return <EmptyState {...nothing[state]} />;
}
