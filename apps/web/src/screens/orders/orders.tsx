import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { ShopLink } from '#web/features/accounts/share/shop-link.tsx';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { hasOrdersQuery, newOrdersQuery } from '#web/features/orders/own-orders.api.ts';
import { withParams } from '#web/lib/address/address.ts';
import { AddressChips } from '#web/lib/address/address-chips.tsx';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { OrderList } from './list/order-list.tsx';
import { readListState, stateNames } from './list/orders-address.ts';
import { SearchForm } from './list/search-form.tsx';
import { PackingLink, readPackingView } from './packing/packing-link.tsx';
import { PackingList } from './packing/packing-list.tsx';

export const meta = () => [{ title: 'Orders' }];

export default function OrdersScreen() {
  return (
    <SellerScreen title="Orders" subscription="any" skeleton={<OrdersSkeleton />} tool={<Tool />}>
      {(user) => (
        <>
          <div className="no-print">
            <RenewalBanner user={user} />
          </div>
          <OwnOrders user={user} />
        </>
      )}
    </SellerScreen>
  );
}

function Tool() {
  const user = useUser();
  const { data: hasOrders } = useQuery(hasOrdersQuery(user?.shopHandle ?? ''), queryClient());
  return hasOrders !== false && <PackingLink />;
}

function OwnOrders({ user }: { user: ShopOwner }) {
  const handle = user.shopHandle;
  const [params] = useSearchParams();
  const state = readListState(params);
  // Never in the address or in a storage of the browser: it may be a buyer's name.
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState<{ list: string; codes: ReadonlySet<string> }>(noChoice);
  const { data: newCount } = useQuery({ ...newOrdersQuery(handle), enabled: false });
  const { data: hasOrders } = useQuery(hasOrdersQuery(handle));
  const isFirst = hasOrders === false;
  const query = search ? { search } : { state };
  // Orders of another list are not in sight, so they are chosen no more.
  const list = JSON.stringify(query);
  const chosen = choice.list === list ? choice.codes : noChoice.codes;
  const { near, onClickCapture } = useFocusNear<HTMLElement>();
  const view = readPackingView(params);
  useViewChange(view);
  // The page was loaded again, and all orders are not the chosen ones.
  if (view === 'chosen' && chosen.size === 0)
    return <Navigate to={{ search: withParams(params, { view: null }) }} replace />;
  if (view) return <PackingList handle={handle} query={query} chosen={view === 'chosen' ? chosen : null} />;
  return (
    // The last order can be scrolled out from under a message with its Undo.
    <div className="grid grid-cols-1 gap-2 pb-20">
      <AddNumber handle={handle} />
      {!isFirst && (
        <search ref={near} tabIndex={-1} className="grid grid-cols-1 gap-1" onClickCapture={onClickCapture}>
          <SearchForm search={search} onSearch={setSearch} />
          {search ? (
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="wrap-anywhere">Found for “{search}” at all stages</span>
              <Button variant="text" onClick={() => setSearch('')}>
                Show all orders
              </Button>
            </p>
          ) : (
            <AddressChips
              label="Stage"
              names={stateNames}
              chosen={state}
              changeTo={(name) => (now) => withParams(now, { state: name === 'open' ? null : name })}
              counts={{ new: newCount || undefined }}
              toTop
            />
          )}
        </search>
      )}
      <OrderList
        key={list}
        handle={handle}
        query={query}
        choice={{ chosen, onChoose: (codes) => setChoice({ list, codes }) }}
      />
      {isFirst && user.phoneNumber !== null && <ShopLink handle={user.handle} link={user.shopLink} />}
    </div>
  );
}

/** The path stays from the list to the packing list and back, and the link between them goes with its own tap. */
function useViewChange(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [view]);
}

const noChoice = { list: '', codes: new Set<string>() };

const OrdersSkeleton = () => (
  <Skeletons label="Loading your orders" looks={['h-11', 'h-11', 'h-75', 'h-75']} className="grid grid-cols-1 gap-3" />
);
