import type { Payment } from '@app/contracts/billing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paymentQuery, readPlanAnew } from '#web/features/billing/billing.api.ts';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { hearOfPayments } from './hear-of-payments.ts';

/** Its network has not said how it ended. */
export const isOpenPrompt = ({ status, wallet }: Payment): boolean =>
  wallet !== null && (status === 'pending' || status === 'unknown');

/**
 * Follows the payment that a seller waits for, over the socket of their shop and by asking, and says it when the money
 * is there. Whatever changes comes as the plan's own payment.
 */
export function useFollowedPayment(told: Payment | null, handle: string | null): void {
  const client = useQueryClient();
  const isFollowed = told !== null && isOpenPrompt(told);
  const { data } = useQuery({ ...paymentQuery(told?.reference ?? ''), enabled: isFollowed });
  const hasChanged =
    isFollowed &&
    data?.reference === told.reference &&
    (data.status !== told.status || data.redirectUrl !== told.redirectUrl);
  useEffect(() => {
    if (hasChanged) readPlanAnew(client);
  }, [hasChanged, client]);
  useEffect(() => {
    if (isFollowed && handle) return hearOfPayments(handle, () => readPlanAnew(client));
  }, [isFollowed, handle, client]);
  const before = useRef(told);
  useEffect(() => {
    const waited = before.current;
    before.current = told;
    if (told?.status === 'paid' && waited?.paymentId === told.paymentId && waited.status !== 'paid')
      showSuccess(told.message);
  }, [told]);
}
