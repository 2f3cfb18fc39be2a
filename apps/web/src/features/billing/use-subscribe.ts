import type { SubscribeBody } from '@app/contracts/billing';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { newIdempotencyKey } from '#web/lib/requests/api-client.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { cacheSubscription, subscribe, subscriptionQuery, walletQuery } from './billing.api.ts';

/** Was the payment perhaps begun? No answer came, or an earlier attempt of the same tap has not ended. */
const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.isNetworkError || error.isTimeoutError || error.isServerError || error.code === 'conflict');

/** Does a payment wait for its PIN, whatever became of the answer? Then the page shows it. */
async function isWaiting(client: QueryClient): Promise<boolean> {
  const subscription = await client
    .fetchQuery({ ...subscriptionQuery(), staleTime: 0, retry: false })
    .catch(() => null);
  return subscription?.payment?.status === 'pending';
}

/** What is wrong with the wallet, if anything. */
export type Problems = { phoneNumber?: string | null; network?: string | null };

/**
 * Pays for the next months. One wish has one key, whatever happens to its answers, so a lost answer or a second tap
 * never pays twice; after a payment that was refused, or with another number or other months, the next tap is a new
 * wish. `onPaid` is called when the provider says so, and only then; `onAsked` when the payment is another one by now,
 * or waits.
 */
export function useSubscribe(onPaid: () => void, onAsked: () => void = () => {}) {
  const client = useQueryClient();
  const wish = useRef<{ of: string; key: string }>(null);
  const wanted = useRef<{ body: SubscribeBody; problems: Problems }>({ body: {}, problems: {} });
  const hasNoWallet = async ({ phoneNumber, network }: SubscribeBody) => {
    if (phoneNumber === undefined) return false;
    // Who cannot be asked now does not stand in the way: the network says the same a moment later.
    const wallet = await client.fetchQuery(walletQuery({ phoneNumber, ...(network && { network }) })).catch(() => null);
    return wallet?.hasWallet === false;
  };
  const { submit, pending, errors, clear, formRef } = useSubmit<'phoneNumber' | 'network'>({
    send: async () => {
      const { body, problems } = wanted.current;
      requireValid(problems);
      if (await hasNoWallet(body))
        requireValid({ phoneNumber: 'This number has no mobile money wallet. Please choose another number.' });
      const of = JSON.stringify(body);
      if (wish.current?.of !== of) wish.current = { of, key: newIdempotencyKey() };
      try {
        const { data, message } = await subscribe(body, wish.current.key);
        wish.current = null;
        cacheSubscription(client, data);
        if (data.payment && data.payment.status !== 'paid') return onAsked();
        showSuccess(message);
        onPaid();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'payment_failed') wish.current = null;
        if (!isAnswerLost(error) || !(await isWaiting(client))) throw error;
      }
    },
    errorsOf: (failure) => fieldErrors(failure, ['phoneNumber', 'network']),
    failed: 'Failed to activate subscription. Please try again.',
  });
  const pay = (body: SubscribeBody, problems: Problems = {}) => {
    if (pending) return;
    wanted.current = { body, problems };
    submit();
  };
  return { pay, pending, errors, clear, formRef };
}
