import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '#web/lib/browser/use-now.ts';
import { queryClient, queryKeys } from '#web/lib/requests/query-client.ts';
import { subscriptionQuery } from './billing.api.ts';
import { endOf, type TimeLeft, timeLeft } from './time-left.ts';

const tickMs = 15_000;

export interface SubscriptionNow {
  subscription: Subscription;
  left: TimeLeft;
}

/** The subscription and its time left, on the server's clock: the phone's may be wrong. */
export function useSubscription() {
  const query = useQuery(subscriptionQuery());
  const nowMs = useNow(tickMs);
  const { data, dataUpdatedAt } = query;
  // The last tick may be older than the answer.
  const sinceAnswerMs = Math.max(0, nowMs - dataUpdatedAt);
  const left = data ? timeLeft(endOf(data), Date.parse(data.serverTime) + sinceAnswerMs) : null;
  const hasRunOut = left?.isOver === true && data?.status !== 'expired';
  useEffect(() => {
    // Only the server decides that it is over.
    if (hasRunOut) queryClient().invalidateQueries({ queryKey: queryKeys.subscription, exact: true });
  }, [hasRunOut]);
  const now: SubscriptionNow | null = data && left ? { subscription: data, left } : null;
  return { now, error: query.error, isPending: query.isPending, refetch: query.refetch };
}
