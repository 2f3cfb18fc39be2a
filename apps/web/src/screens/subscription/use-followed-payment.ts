import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { ServerToClientEvents } from '@app/contracts/realtime';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentQuery, refetchPlan } from '#web/features/billing/billing.api.ts';
import { readAccessToken } from '#web/lib/session/access-token.ts';
import { hearAsOwner } from '#web/lib/session/hear-as-owner.ts';

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

const heard: ReadonlySet<string> = new Set<keyof ServerToClientEvents>(['subscribed', 'payment_changed']);

/** Calls back when a payment of this owner changes, and when the socket opens: earlier news was missed. */
export function followPayments(
  handle: string,
  onChanged: () => void,
  origin = location.origin,
  readToken = readAccessToken,
): () => void {
  // The page also polls, so a lost socket is no trouble.
  return hearAsOwner(handle, (name) => heard.has(name) && onChanged(), origin, readToken);
}
