import { useSyncExternalStore } from 'react';
import { paths } from '#web/paths.ts';
import { hasOrders } from './has-orders.ts';

const never = () => () => {};

/** Only in a browser that has ordered; the HTML has no such link. */
export const MyOrdersLink = ({ className = 'button' }: { className?: string }) =>
  useSyncExternalStore(never, hasOrders, () => false) && (
    <a className={className} href={paths.myOrders}>
      My orders
    </a>
  );
