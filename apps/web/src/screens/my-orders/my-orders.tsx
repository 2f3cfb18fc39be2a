import { useMemo, useSyncExternalStore } from 'react';
import { FindShop } from '#web/features/catalog/find-shop.tsx';
import { followOrders, parseOrders, readOrdersText, type StoredOrder } from '#web/features/my-orders/stored-orders.ts';
import { noindex } from '#web/features/sharing/share-head.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { canStore } from '#web/lib/browser/without-storage.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';
import { MyOrder } from './my-order.tsx';
import { SavedPart } from './saved/saved-part.tsx';
import { useStages } from './use-stages.ts';

/** What the page shows stands in the browser. */
export const handle = { loadsAtOnce: true };

export const meta = () => [{ title: 'My orders and saved products' }, noindex];

export default function MyOrdersScreen() {
  const text = useSyncExternalStore<string | null>(followOrders, readOrdersText, () => null);
  const orders = useMemo(() => (text === null ? null : parseOrders(text)), [text]);
  const { near, onClickCapture } = useFocusNear<HTMLHeadingElement>();
  const orderList = (
    <section className="needs-script grid grid-cols-1 gap-2">
      <h2 className="text-lg leading-tight font-bold">Orders</h2>
      <OrderList orders={orders} />
    </section>
  );
  const hasNone = orders?.length === 0;
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="wrap flex-1 py-4" onClickCapture={onClickCapture}>
        <div className="mx-auto grid grid-cols-1 gap-4 md:max-w-md">
          <div>
            <h1 ref={near} tabIndex={-1} className="text-xl leading-tight font-bold">
              My orders and saved products
            </h1>
            <p className="needs-script text-muted">The list is on this phone, in this browser only.</p>
          </div>
          <noscript>
            <p className="mb-4">
              Your orders are safe. This browser cannot list them, because it is set to run no scripts. Open WhatsApp
              and your chat with the seller: the last line of your message leads to your order.
            </p>
            <FindShop />
          </noscript>
          {!hasNone && orderList}
          <SavedPart />
          {hasNone && orderList}
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

/** Null before the browser is known. */
function OrderList({ orders }: { orders: StoredOrder[] | null }) {
  const stages = useStages(orders ?? []);
  // The second half of a double tap on "Remove" is not meant for the order that has moved up.
  const isSettled = useSettled(String(orders?.map(({ code }) => code)));
  if (orders === null) return <p className="needs-script text-muted">Opening your orders …</p>;
  if (orders.length === 0)
    return (
      <>
        <p>
          {canStore()
            ? 'There are none yet. Open a shop, tap "Add" on what you like, and send your order on WhatsApp.'
            : 'This browser keeps no orders. The link in your message on WhatsApp leads to each of them.'}
        </p>
        <FindShop />
      </>
    );
  return (
    <ul className="grid gap-2" style={isSettled ? undefined : { pointerEvents: 'none' }}>
      {orders.map((order) => (
        <MyOrder key={order.code} order={order} stage={stages.get(order.code)} />
      ))}
    </ul>
  );
}
