import type { ServerToClientEvents } from '@app/contracts/realtime';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { hearAsOwner } from '#web/lib/session/hear-as-owner.ts';
import { newOrdersQuery, refetchOrders, shownStateOf } from './own-orders.api.ts';

type OrderEvent = Parameters<ServerToClientEvents['order']>[0];

/** The server tells of the seller’s marks, too; their answers have shown them already, unless the buyer was there after them. */
const ownMarkMs = 10_000;
const ownMarks = new Map<string, number>();

export const noteOwnMark = (code: string) => void ownMarks.set(code, Date.now());

const isOwnMark = (handle: string, { code, state }: OrderEvent) =>
  Date.now() - (ownMarks.get(code) ?? 0) < ownMarkMs && shownStateOf(handle, code) === state;

/**
 * Fetches what is shown of the orders again when one of them is asked or changed. After the socket was opened, the count
 * alone is asked for: on a slow line the list comes again only if an order came in between.
 */
export function hearOfOrders(
  handle: string,
  ...connection: [origin?: string, readToken?: () => Promise<string | null>]
) {
  const client = queryClient();
  const count = newOrdersQuery(handle);
  const catchUp = async () => {
    const before = client.getQueryData(count.queryKey);
    const now = await client.fetchQuery({ ...count, staleTime: 0 }).catch(() => before);
    if (now !== before) await refetchOrders(handle);
  };
  return hearAsOwner(
    handle,
    (name, payload) => {
      if (name === 'subscribed') catchUp();
      if (name === 'order' && !isOwnMark(handle, payload as OrderEvent)) refetchOrders(handle);
    },
    ...connection,
  );
}
