import { checkWallet, listPayments, readPayment, readSubscription } from '@app/contracts/billing/billing.endpoints';
import type { Subscription, WalletBody } from '@app/contracts/billing/billing.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/requests/call.ts';
import { dataQuery } from '#web/lib/requests/data-query.ts';
import { cacheTimes, queryClient, queryKeys, retryUnlessUnauthorized } from '#web/lib/requests/query-client.ts';

/** Every screen of a seller shows a pending payment. */
const pendingPollMs = 10_000;

/** Fresh for 2 minutes, kept for 5, retried 3 times except on a 401. Polled only while a payment is pending. */
export const subscriptionQuery = () =>
  queryOptions({
    queryKey: queryKeys.subscription,
    queryFn: async ({ signal }) => {
      const { data } = await call(readSubscription, { signal, retries: 0 });
      // TanStack Query refuses undefined; the guard says 'No subscription data'.
      return data ?? null;
    },
    retry: retryUnlessUnauthorized,
    refetchInterval: (query) => (query.state.data?.payment?.status === 'pending' ? pendingPollMs : false),
    ...cacheTimes.subscription,
  });

export const paymentsQuery = () => dataQuery([...queryKeys.subscription, 'payments'], listPayments);

/** The seller watches the page: news must show within 5 seconds, also without a socket. */
const followedPollMs = 4000;

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

/** A tap waits for this answer; the network would say the same a moment later. */
const walletCheckTimeoutMs = 5000;

/** Whether the number has a wallet. Each question counts towards a limit. */
export const walletQuery = (wallet: WalletBody) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'wallet', wallet],
    queryFn: async ({ signal }) =>
      (await call(checkWallet, { body: wallet, signal, retries: 0, timeoutMs: walletCheckTimeoutMs })).data,
    ...cacheTimes.product,
  });

export function cacheSubscription(subscription: Subscription): void {
  queryClient().setQueryData(queryKeys.subscription, subscription);
  queryClient().invalidateQueries({ queryKey: paymentsQuery().queryKey });
}

export function refetchPlan(): void {
  queryClient().invalidateQueries({ queryKey: queryKeys.subscription });
}
