import type { AdminPayment } from '@app/contracts/admin-users';
import { queryOptions } from '@tanstack/react-query';
import { paymentsKey } from '#web/features/admin/actions/action-dialog.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { withQuery } from '#web/paths.ts';
import type { PaymentQuery } from './payment-query.ts';

const refreshMs = 60_000;

interface PaymentPage {
  payments: AdminPayment[];
  nextBefore: string | null;
}

/** Payments of all sellers, 50 at a time, newest first. Read anew every minute while somebody looks. */
export const adminPaymentsQuery = ({ state, search, before }: PaymentQuery) =>
  queryOptions({
    queryKey: [...paymentsKey, state, search, before],
    queryFn: async ({ signal }) => {
      const path = withQuery('/admin/payments', { state, search, before });
      return (await callAdmin<PaymentPage>(path, { signal })).data;
    },
    refetchInterval: refreshMs,
  });
