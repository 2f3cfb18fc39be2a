import type { Payment } from '@app/contracts/billing/billing.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paymentQuery, refetchPlan } from '#web/features/billing/billing.api.ts';
import { hearOfPayments } from './hear-of-payments.ts';

export function useFollowedPayment(payment: Payment | null, handle: string | null): void {
  const client = useQueryClient();
  const isFollowed = payment?.status === 'pending' || payment?.status === 'unknown';
  const { data } = useQuery({ ...paymentQuery(payment?.reference ?? ''), enabled: isFollowed });
  const hasChanged =
    isFollowed &&
    data?.reference === payment.reference &&
    (data.status !== payment.status || data.redirectUrl !== payment.redirectUrl);
  useEffect(() => {
    if (hasChanged) refetchPlan(client);
  }, [hasChanged, client]);
  useEffect(() => {
    if (isFollowed && handle) return hearOfPayments(handle, () => refetchPlan(client));
  }, [isFollowed, handle, client]);
}
