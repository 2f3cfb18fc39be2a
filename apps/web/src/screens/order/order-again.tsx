import type { Order } from '@app/contracts/orders/orders.schemas';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { paths } from '#web/paths.ts';
import { lead, orderAgain } from '#web/screens/order/buyer/basket-of-order.ts';

/** A lapsed one is asked for again, or changed. */
const states: Order['state'][] = ['sent', 'received', 'cancelled'];

/** Nothing else comes of such an order. */
export const isOver = ({ state, replacedBy }: Pick<Order, 'state' | 'replacedBy'>): boolean =>
  state === 'cancelled' && replacedBy === null;

/** Puts the same lines into the basket, at the prices of now. */
export function OrderAgain({ order }: { order: Order }) {
  const { shop, state } = order;
  const isHydrated = useIsHydrated();
  if (!shop.handle || !states.includes(state) || !isHydrated) return null;
  const { handle } = shop;
  // The same goods are not there to be ordered.
  const isSoldOut = order.cancelReason === 'out_of_stock';
  return (
    <>
      {isSoldOut && (
        <a className="button button-brand" href={paths.shop(handle)}>
          See the shop
        </a>
      )}
      <a
        className={`button ${isOver(order) && !isSoldOut ? 'button-brand' : 'button-quiet'}`}
        href={paths.order(handle)}
        rel="nofollow"
        onClick={(event) => lead(event, orderAgain(handle, order))}
      >
        Order again
      </a>
    </>
  );
}
