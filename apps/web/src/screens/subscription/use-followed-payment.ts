import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { productsNamespace, ServerToClientEvents } from '@app/contracts/realtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentQuery, refetchPlan } from '#web/features/billing/billing.api.ts';
import { openSocket } from '#web/lib/requests/socket.ts';
import { readAccessToken } from '#web/lib/session/access-token.ts';

export function useFollowedPayment(payment: Payment | null, handle: string | null): void {
  // A request that was stopped may be approved all the same. The socket tells.
  const isFollowed =
    payment !== null && (payment.status === 'pending' || payment.status === 'unknown' || isStopped(payment));
  const { data } = useQuery({ ...paymentQuery(payment?.reference ?? ''), enabled: isFollowed });
  const hasChanged =
    isFollowed &&
    data?.reference === payment.reference &&
    (data.status !== payment.status || data.redirectUrl !== payment.redirectUrl);
  useEffect(() => {
    if (hasChanged) refetchPlan();
  }, [hasChanged]);
  useEffect(() => {
    if (isFollowed && handle) return followPayments(handle, refetchPlan);
  }, [isFollowed, handle]);
}

const isStopped = ({ status, stoppedAt }: Payment): boolean => status === 'failed' && stoppedAt !== null;

// See live-socket.ts.
const namespace: typeof productsNamespace = '/products';

const heard: ReadonlySet<string> = new Set<keyof ServerToClientEvents>(['subscribed', 'payment_changed']);

/** The page also polls, so a lost socket is no trouble. */
const reopenAfterMs = 10_000;

/** Calls back when a payment of this owner changes, and when the socket opens: earlier news was missed. */
export function followPayments(
  handle: string,
  onChanged: () => void,
  origin = location.origin,
  readToken = readAccessToken,
): () => void {
  let socket: ReturnType<typeof openSocket> | null = null;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const reopen = () => {
    reopening = setTimeout(open, reopenAfterMs);
  };
  const open = async () => {
    const token = await readToken().catch(() => null);
    if (stopped) return;
    if (token === null) return reopen();
    socket = openSocket(
      origin,
      namespace,
      {
        onOpen: () => socket?.send('subscribe_to_seller', { seller_handle: handle }),
        onEvent: (name) => heard.has(name) && onChanged(),
        onClose: (isFinal) => !isFinal && reopen(),
      },
      token,
    );
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(reopening);
    socket?.send('unsubscribe');
    socket?.close();
  };
}
