import { subscribe } from '@app/contracts/billing/billing.endpoints';
import type { Payment, SubscribeBody } from '@app/contracts/billing/billing.schemas';
import { useRef } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { awaitPayment } from './awaited-payment.ts';
import { cacheSubscription, subscriptionQuery, walletQuery } from './billing.api.ts';

/** May the payment have begun? The answer was lost, or an earlier attempt is still running. */
const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.isNetworkError || error.isTimeoutError || error.isServerError || error.code === 'conflict');

/** Only this ends an attempt: after any other error the next tap is the same payment. */
const isPaymentRefused = (error: unknown) => error instanceof ApiError && error.code === 'payment_failed';

const cachedPayment = (): Payment | null => queryClient().getQueryData(subscriptionQuery().queryKey)?.payment ?? null;

/** The payment whose answer was lost: pending, or even paid by now. `before` was known before the tap. */
async function findOpenedPayment(before: Payment | null): Promise<Payment | null> {
  const subscription = await queryClient()
    .fetchQuery({ ...subscriptionQuery(), staleTime: 0, retry: false })
    .catch(() => null);
  const payment = subscription?.payment ?? null;
  if (payment?.status === 'paid') return payment.reference === before?.reference ? null : payment;
  return payment?.status === 'pending' ? payment : null;
}

export type Problems = { phoneNumber?: string | null; network?: string | null };

/** Pays for the next months; this tab then waits for the payment. `onAsked` is called when the server has answered. */
export function useSubscribe(onAsked: () => void = () => {}) {
  const request = useRef<{ body: SubscribeBody; problems: Problems }>({ body: {}, problems: {} });
  const hasNoWallet = async ({ phoneNumber, network }: SubscribeBody) => {
    if (phoneNumber === undefined) return false;
    // A failed check does not block the payment: the network says the same a moment later.
    const wallet = await queryClient()
      .fetchQuery(walletQuery({ phoneNumber, ...(network && { network }) }))
      .catch(() => null);
    return wallet?.hasWallet === false;
  };
  const { submit, pending, errors, failure, edit, formRef } = useSubmit<'phoneNumber' | 'network'>({
    send: async (attempt) => {
      const { body, problems } = request.current;
      requireValid(problems);
      if (await hasNoWallet(body))
        requireValid({ phoneNumber: 'This number has no mobile money wallet. Please choose another number.' });
      const before = cachedPayment();
      const send = async (idempotencyKey: string) => {
        try {
          const { data } = await call(subscribe, { body, idempotencyKey });
          if (data.payment) awaitPayment(data.payment.reference);
          cacheSubscription(data);
          onAsked();
        } catch (error) {
          const opened = isAnswerLost(error) ? await findOpenedPayment(before) : null;
          if (!opened) throw error;
          awaitPayment(opened.reference);
        }
      };
      await attempt(JSON.stringify(body), send, isPaymentRefused);
    },
    errorsOf: (failure) => fieldErrors(failure, ['phoneNumber', 'network']),
    failed: 'Failed to activate subscription. Please try again.',
  });
  const pay = (body: SubscribeBody, problems: Problems = {}) => {
    if (pending) return;
    request.current = { body, problems };
    submit();
  };
  return { pay, pending, errors, failure, edit, formRef };
}
