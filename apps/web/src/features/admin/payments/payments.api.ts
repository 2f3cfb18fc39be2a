import type { AdminPayment } from '@app/contracts/admin-users';
import { queryOptions } from '@tanstack/react-query';
import { paymentsKey } from '#web/features/admin/actions/use-after-action.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { PaymentShow } from './payment-query.ts';

const refreshMs = 60_000;

/** Payments of all sellers: those that wait for somebody, or those that are decided. Read anew every minute while somebody looks. */
export const adminPaymentsQuery = (state: PaymentShow) =>
  queryOptions({
    queryKey: [...paymentsKey, state],
    queryFn: async ({ signal }) =>
      (await callAdmin<{ payments: AdminPayment[] }>(`/admin/payments?state=${state}`, { signal })).data.payments,
    refetchInterval: refreshMs,
  });
