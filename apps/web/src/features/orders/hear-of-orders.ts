import type { OrderState } from '@app/contracts/orders/orders.schemas';
import type { ServerToClientEvents } from '@app/contracts/realtime';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { hearAsOwner } from '#web/lib/session/hear-as-owner.ts';
import { newOrdersQuery, refetchOrders } from './own-orders.api.ts';

type OrderEvent = Parameters<ServerToClientEvents['order']>[0];

/** The server tells of the seller’s own marks, too. Their answers have shown them, and a list that is fetched again loses the card. */
const ownMarkMs = 10_000;
const ownMarks = new Map<string, { at: number; answer: Promise<OrderState | null> }[]>();

const ownMarksOf = (code: string) => (ownMarks.get(code) ?? []).filter(({ at }) => Date.now() - at < ownMarkMs);

/** `answer` is the order’s state after a call of this page, or null if the call failed. */
export const noteOwnMark = (code: string, answer: Promise<OrderState | null>) =>
  void ownMarks.set(code, [...ownMarksOf(code), { at: Date.now(), answer }]);

/** What is told can be quicker than the answer. Each call is told of once: the next one of the same state is the buyer’s. */
async function isOwnMark({ code, state }: OrderEvent): Promise<boolean> {
  const own = ownMarksOf(code);
  const states = await Promise.all(own.map(({ answer }) => answer));
  const left = ownMarksOf(code);
  const told = own.find((one, index) => states[index] === state && left.includes(one));
  if (!told) return false;
  ownMarks.set(
    code,
    left.filter((one) => one !== told),
  );
  return true;
}

const gatherMs = 2000;

/**
 * Fetches at once, and once more for all that is told in the next 2 s or until that fetch has come. What runs is not
 * ended: a list comes also where an order changes all the time.
 */
function gatherRefetches(handle: string): () => Promise<void> {
  let isTold = false;
  let isRunning = false;
  return async () => {
    isTold = true;
    if (isRunning) return;
    isRunning = true;
    while (isTold) {
      // What runs may have been asked for before the change.
      isTold = queryClient().isFetching({ queryKey: [...queryKeys.orders, handle] }) > 0;
      const pause = new Promise((resolve) => setTimeout(resolve, gatherMs));
      await Promise.all([refetchOrders(handle, { cancelRefetch: false }), pause]);
    }
    isRunning = false;
  };
}

/**
 * Fetches what is shown of the orders again when one of them is asked or changed. After the socket was opened, the count
 * alone is asked for: on a slow line the list that has just come comes again only if an order came in between. After a
 * lost line the list comes again: where one order came as another one went, no count tells it.
 */
export function hearOfOrders(
  handle: string,
  ...connection: [origin?: string, readToken?: () => Promise<string | null>, delayMs?: number]
): () => void {
  const client = queryClient();
  const count = newOrdersQuery(handle);
  let isBehind = false;
  const catchUp = async () => {
    const before = client.getQueryData(count.queryKey);
    const now = await client.fetchQuery({ ...count, staleTime: 0 }).catch(() => before);
    if (now !== before) await refetchOrders(handle);
  };
  const fetchMissed = () => {
    // A weak line is lost often; what it missed waits until the page is looked at.
    if (!isBehind || document.hidden) return;
    isBehind = false;
    refetchOrders(handle);
  };
  const subscribed = (wasLost: boolean) => {
    if (!wasLost) return void catchUp();
    isBehind = true;
    fetchMissed();
  };
  const refetch = gatherRefetches(handle);
  const changed = async (event: OrderEvent) => {
    if (!(await isOwnMark(event))) await refetch();
  };
  document.addEventListener('visibilitychange', fetchMissed);
  const stop = hearAsOwner(
    handle,
    (name, payload, wasLost) => {
      if (name === 'subscribed') subscribed(wasLost);
      if (name === 'order') changed(payload as OrderEvent);
    },
    ...connection,
  );
  return () => {
    document.removeEventListener('visibilitychange', fetchMissed);
    stop();
  };
}
