import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { cacheSubscription, subscribe } from '#web/features/billing/billing.api.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { newIdempotencyKey } from '#web/lib/requests/api-client.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';

/**
 * Pays for the next month. One wish has one key, whatever happens to its answers, so a lost answer or a second tap
 * never pays twice; after a payment that was refused the next tap is a new wish. `onPaid` is called when the provider
 * says so, and only then.
 */
export function useSubscribe(onPaid: () => void): { pending: boolean; pay: () => void } {
  const client = useQueryClient();
  const key = useRef<string>(null);
  const { submit, pending } = useSubmit({
    send: async () => {
      key.current ??= newIdempotencyKey();
      try {
        const { data, message } = await subscribe(key.current);
        key.current = null;
        cacheSubscription(client, data);
        if (data.payment?.status === 'pending') return;
        showSuccess(message);
        onPaid();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'payment_failed') key.current = null;
        throw error;
      }
    },
    failed: 'Failed to activate subscription. Please try again.',
  });
  return { pending, pay: submit };
}
