import { checkWallet, listPayments, readPayment, readSubscription } from '@app/contracts/billing.endpoints';
import type { Subscription, WalletBody } from '@app/contracts/billing.schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { cacheTimes, queryKeys, retryUnlessUnauthorized } from '#web/lib/requests/query-client.ts';

/** Every screen of a seller tells of a payment that waits. */
const pendingPollMs = 10_000;

/**
 * The signed-in seller's status: fresh for 2 minutes, kept for 5, tried up to 3 times more except on a 401. Asked again
 * and again only while a payment waits and the page is looked at.
 */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscription,
    queryFn: async ({ signal }) => {
      const { data } = await call(readSubscription, { signal, retries: 0 });
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
    queryFn: async ({ signal }) => (await call(listPayments, { signal })).data.payments,
  });

/** The seller watches the page: they see what the server knows within 5 seconds, also without a socket. */
const followedPollMs = 4000;

/** One payment as it stands, asked again until it has come to an end. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: [...paymentsQuery().queryKey, reference],
    queryFn: async ({ signal }) => (await call(readPayment, { params: { reference }, signal })).data,
    staleTime: 0,
    refetchInterval: (query) => {
      const status = query.state.data?.status ?? 'pending';
      return status === 'pending' || status === 'unknown' ? followedPollMs : false;
    },
  });

/** A tap waits for this answer, and the network tells the same a moment later. */
const walletCheckTimeoutMs = 5000;

/** What the network says of a number; each question counts towards a limit. */
export const walletQuery = (wallet: WalletBody) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'wallet', wallet],
    queryFn: async ({ signal }) =>
      (await call(checkWallet, { body: wallet, signal, retries: 0, timeoutMs: walletCheckTimeoutMs })).data,
    ...cacheTimes.product,
  });

/** The answer replaces the cached status. */
export function cacheSubscription(client: QueryClient, subscription: Subscription): void {
  client.setQueryData(queryKeys.subscription, subscription);
  client.invalidateQueries({ queryKey: paymentsQuery().queryKey });
}

/** A payment has changed: plan and payments are fetched again. */
export function refetchPlan(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.subscription });
}

/** A plan that is paid again imports again: the caches of shop and products are fetched again. */
export function refetchShopAndProducts(client: QueryClient): void {
  client.invalidateQueries({ queryKey: queryKeys.shop });
  client.invalidateQueries({ queryKey: queryKeys.products });
}
