import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ShoppingBag } from 'lucide-react';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { counted } from '#web/lib/formatting/format.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { hearOfOrders } from './hear-of-orders.ts';
import { newOrdersQuery } from './own-orders.api.ts';

const maxShown = 99;

/** The orders' place in the navigation, with a live count of new ones. Null: the shop has no address, or is not known yet. */
export function OrdersPlace({ handle }: { handle: string | null }) {
  const count = useLiveCount(handle);
  return (
    <NavLink className="relative" to={paths.orders} end discover="none">
      <ShoppingBag size={20} aria-hidden="true" />
      Orders
      {count > 0 && (
        <span className="place-count">
          {count > maxShown ? `${maxShown}+` : count}
          <span className="sr-only"> new</span>
        </span>
      )}
    </NavLink>
  );
}

/** One line on the dashboard, only while there are any. */
export function NewOrdersLine({ handle }: { handle: string }) {
  const { data: count = 0 } = useQuery({ ...newOrdersQuery(handle), enabled: false });
  if (count === 0) return null;
  return (
    <Link className="button button-brand justify-between px-3" to={paths.orders} discover="none">
      {counted(count, 'new order')}
      <ChevronRight size={18} className="flex-none" aria-hidden="true" />
    </Link>
  );
}

function useLiveCount(handle: string | null): number {
  // The list of orders brings the count, so that there is one request.
  const isAtOrders = useLocation().pathname === paths.orders;
  const query = { ...newOrdersQuery(handle ?? ''), enabled: handle !== null && !isAtOrders };
  // The seller's own shop has the navigation outside of their providers.
  const { data } = useQuery(query, queryClient());
  const isKnown = data !== undefined;
  useEffect(() => {
    if (handle !== null && isKnown) return hearOfOrders(handle);
  }, [handle, isKnown]);
  return data ?? 0;
}
