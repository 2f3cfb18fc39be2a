import type { AdminPaymentQuery } from '@app/contracts/admin/actions.schemas';
import { listAdminPayments } from '@app/contracts/admin/payments/payments.endpoints';
import { adminQuery } from './session/admin-query.ts';
import { adminQueryKey } from './session/admin-session.ts';

export const paymentsKey = [adminQueryKey, 'payments'] as const;

/** Payments of all sellers, started last first, refetched every minute while the screen is open. */
export const adminPaymentsQuery = (query: AdminPaymentQuery) => ({
  ...adminQuery(['payments', query], listAdminPayments, { query }),
  refetchInterval: 60_000,
});
