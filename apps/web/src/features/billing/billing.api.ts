import type { Payment, SubscribeBody, Subscription, WalletAnswer, WalletBody } from '@app/contracts/billing';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
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

/** Somebody holds the phone on which it is approved. */
const promptPollMs = 4000;
/** The network answers hours later, if it does. */
const unansweredPollMs = 30_000;

/** One payment as it stands, asked again until it has come to an end. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: [...paymentsQuery().queryKey, reference],
    queryFn: async ({ signal }) =>
      (await callApi<Payment>(`/billing/payments/${encodeURIComponent(reference)}`, { signal })).data,
    staleTime: 0,
    refetchInterval: (query) => {
      const status = query.state.data?.status ?? 'pending';
      if (status === 'unknown') return unansweredPollMs;
      return status === 'pending' ? promptPollMs : false;
    },
  });

/** A tap waits for this answer, and the network tells the same a moment later. */
const walletCheckTimeoutMs = 5000;

/** What the network says of a number; each question counts towards a limit. */
export const walletQuery = (wallet: WalletBody) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'wallet', wallet],
    queryFn: async ({ signal }) => {
      const options = {
        method: 'POST',
        body: wallet,
        signal,
        retries: 0,
        timeoutMs: walletCheckTimeoutMs,
      } as const;
      return (await callApi<Static<typeof WalletAnswer>['data']>('/billing/wallets/check', options)).data;
    },
    ...cacheTimes.product,
  });

/** Pays for some months, or goes on with the payment that waits. The same key for every attempt of one wish. */
export const subscribe = (body: SubscribeBody, idempotencyKey: string) =>
  callApi<Subscription>('/auth/subscribe', { method: 'POST', body, idempotencyKey });

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
  readPlansEffectsAnew(client);
}

/** A payment is not what it was: plan and payments are read anew, and what depends on them. */
export function readPlanAnew(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.subscription });
  readPlansEffectsAnew(client);
}

function readPlansEffectsAnew(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.shop });
  client.invalidateQueries({ queryKey: queryKeys.products });
}
