import type { Order } from '@app/contracts/orders/orders.schemas';
import { listOrders } from '@app/contracts/orders/owner-orders.endpoints';
import type { OrderList, OrderListQuery } from '@app/contracts/orders/owner-orders.schemas';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type RefetchOptions,
  skipToken,
} from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';

/** A seller comes back from WhatsApp every minute, which is when orders change. */
const freshMs = 20_000;

const lapsesAfterMs = 72 * 60 * 60_000;

/** How many orders are new: one small answer, for the navigation. The list of orders brings the count with it. */
export const newOrdersQuery = (handle: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, handle, 'new count'],
    queryFn: async ({ signal }) => (await fetchOrders(handle, { state: 'new', limit: 1 }, signal)).newCount,
    staleTime: freshMs,
  });

/** Whether the shop has any order: each list tells it, and nothing asks for it alone. */
export const hasOrdersQuery = (handle: string) =>
  queryOptions<boolean>({ queryKey: [...queryKeys.orders, handle, 'any'], queryFn: skipToken });

type OrderPagesQuery = Pick<OrderListQuery, 'state' | 'search' | 'like'>;

const pagesKey = (handle: string) => [...queryKeys.orders, handle, 'pages'];

export const orderPagesQuery = (handle: string, query: OrderPagesQuery) =>
  infiniteQueryOptions({
    queryKey: [...pagesKey(handle), query],
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchOrders(handle, pageParam ? { ...query, lastKey: pageParam } : query, signal);
      queryClient().setQueryData(newOrdersQuery(handle).queryKey, page.newCount);
      queryClient().setQueryData(hasOrdersQuery(handle).queryKey, page.hasAny);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.lastKey,
    staleTime: freshMs,
  });

/** What runs already is begun again, unless `cancelRefetch` is false. */
export const refetchOrders = (handle: string, options?: RefetchOptions) =>
  queryClient().invalidateQueries({ queryKey: [...queryKeys.orders, handle] }, options);

/** A list that was asked for before a mark was saved may come without it. */
export function refetchRunning(handle: string): void {
  if (queryClient().isFetching({ queryKey: pagesKey(handle) }) > 0) refetchOrders(handle);
}

/**
 * Asks how many are new after a mark that no list of counted orders shows: the order is a folded one, and others of its row
 * may count from now on, or a search found it.
 */
export function recountUnlisted(handle: string, code: string): void {
  const isListed = queryClient()
    .getQueriesData<InfiniteData<OrderList>>({ queryKey: pagesKey(handle) })
    .some(([queryKey, list]) => {
      const { like, search } = queryKey.at(-1) as OrderPagesQuery;
      return !like && !search && list?.pages.some(({ orders }) => orders.some((order) => order.code === code));
    });
  if (!isListed) void queryClient().prefetchQuery({ ...newOrdersQuery(handle), staleTime: 0 });
}

/**
 * Changes an order in all cached lists, before they are fetched again. It keeps its place there; a list that is out of
 * sight may have lacked it, and is fetched again when it is opened.
 */
export function changeShownOrder(handle: string, code: string, change: (order: Order) => Order): void {
  let left = 0;
  for (const [queryKey, before] of queryClient().getQueriesData<InfiniteData<OrderList>>({
    queryKey: pagesKey(handle),
  })) {
    if (!before) continue;
    // Those behind a folded row are not among the new ones.
    const isFolded = (queryKey.at(-1) as OrderPagesQuery).like !== undefined;
    const pages = before.pages.map((page) => ({
      ...page,
      orders: page.orders.map((order) => {
        if (order.code !== code) return order;
        const changed = change(order);
        if (!isFolded) left = Number(isNew(order)) - Number(isNew(changed));
        return changed;
      }),
    }));
    queryClient().setQueryData(queryKey, { ...before, pages });
  }
  queryClient().invalidateQueries({ queryKey: pagesKey(handle), type: 'inactive', refetchType: 'none' });
  if (left !== 0)
    queryClient().setQueryData(newOrdersQuery(handle).queryKey, (count) =>
      count === undefined ? count : Math.max(0, count - left),
    );
}

/** As the server counts: the buyer's word that it came moves an order nowhere, and without a mark it lapses all the same. */
function isNew({ state, askedAt, rights }: Order): boolean {
  if (state !== 'received') return state === 'asked';
  const isMarked = !rights.marks.includes('confirmed');
  return !isMarked && askedAt !== null && Date.now() - Date.parse(askedAt) < lapsesAfterMs;
}

async function fetchOrders(handle: string, query: OrderListQuery, signal: AbortSignal): Promise<OrderList> {
  return (await call(listOrders, { params: { handle }, query, signal })).data;
}
