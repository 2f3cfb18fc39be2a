import type { SubscribeBody } from '@app/contracts/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cacheSubscription, subscribe, walletQuery } from '#web/features/billing/billing.api.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { newIdempotencyKey } from '#web/lib/requests/api-client.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

/**
 * Pays for the next months. One wish has one key, whatever happens to its answers, so a lost answer or a second tap
 * never pays twice; after a payment that was refused, or with another number or other months, the next tap is a new
 * wish. `onPaid` is called when the provider says so, and only then.
 */
export function useSubscribe(onPaid: () => void) {
  const client = useQueryClient();
  const wish = useRef<{ of: string; key: string }>(null);
  const wanted = useRef<{ body: SubscribeBody; problem: string | null }>({ body: {}, problem: null });
  const hasNoWallet = async (phoneNumber: string) => {
    // Who cannot be asked now does not stand in the way: the network says the same a moment later.
    const wallet = await client.fetchQuery(walletQuery(phoneNumber)).catch(() => null);
    return wallet?.hasWallet === false;
  };
  const { submit, pending, errors, clear, formRef } = useSubmit<'phoneNumber'>({
    send: async () => {
      const { body, problem } = wanted.current;
      requireValid({ phoneNumber: problem });
      if (body.phoneNumber !== undefined && (await hasNoWallet(body.phoneNumber)))
        requireValid({ phoneNumber: 'This number has no mobile money wallet. Please choose another number.' });
      const of = JSON.stringify(body);
      if (wish.current?.of !== of) wish.current = { of, key: newIdempotencyKey() };
      try {
        const { data, message } = await subscribe(body, wish.current.key);
        wish.current = null;
        cacheSubscription(client, data);
        if (data.payment && data.payment.status !== 'paid') return;
        showSuccess(message);
        onPaid();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'payment_failed') wish.current = null;
        throw error;
      }
    },
    errorsOf: (failure) => fieldErrors(failure, ['phoneNumber']),
    failed: 'Failed to activate subscription. Please try again.',
  });
  /** `problem` is what is wrong with the number, if anything. */
  const pay = (body: SubscribeBody, problem: string | null = null) => {
    if (pending) return;
    wanted.current = { body, problem };
    submit();
  };
  return { pay, pending, error: errors.phoneNumber, clear, formRef };
}
