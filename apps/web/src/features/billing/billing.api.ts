import type { Payment, Subscription } from '@app/contracts/billing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#web/lib/requests/api-client.ts';
import { cacheTimes, queryKeys, retryUnlessUnauthorized } from '#web/lib/requests/query-client.ts';

/** While money is on its way the seller watches this page. */
const pendingPollMs = 10_000;

/**
 * The signed-in seller's status: fresh for 2 minutes, kept for 5, tried up to 3 times more except on a 401. Asked again
 * and again only while a payment waits and the page is looked at.
 */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscription,
    queryFn: async ({ signal }) => {
      const { data } = await callApi<Subscription | undefined>('/auth/subscription-status', { signal, retries: 0 });
      // TanStack Query knows no undefined; the guard says 'No subscription data'.
      return data ?? null;
    },
    retry: retryUnlessUnauthorized,
    refetchInterval: (query) => (query.state.data?.payment?.status === 'pending' ? pendingPollMs : false),
    ...cacheTimes.subscription,
  });

export const paymentsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.subscription, 'payments'],
    queryFn: async ({ signal }) =>
      (await callApi<{ payments: Payment[] }>('/billing/payments', { signal })).data.payments,
    refetchInterval: (query) =>
      query.state.data?.some((payment) => payment.status === 'pending') ? pendingPollMs : false,
  });

/** Pays for a month, or goes on with the payment that waits. The same key for every attempt of one wish. */
export const subscribe = (idempotencyKey: string) =>
  callApi<Subscription>('/auth/subscribe', { method: 'POST', idempotencyKey });

/** "I have paid": the transaction ID of a payment that waits, or another one. */
export const giveReceipt = (paymentId: string, receipt: string) =>
  callApi<Subscription>(`/billing/payments/${encodeURIComponent(paymentId)}/receipt`, {
    method: 'PUT',
    body: { receipt },
  });

/** The answer takes the cached status's place; shop and products depend on it and are read anew. */
export function cacheSubscription(client: QueryClient, subscription: Subscription): void {
  client.setQueryData(queryKeys.subscription, subscription);
  client.invalidateQueries({ queryKey: paymentsQuery().queryKey });
  client.invalidateQueries({ queryKey: queryKeys.shop });
  client.invalidateQueries({ queryKey: queryKeys.products });
}
