import type { AdminPaymentQuery } from '@app/contracts/admin/actions.schemas';
import { listAdminPayments } from '@app/contracts/admin/payments/payments.endpoints';
import { adminQuery } from './session/admin-query.ts';
import { adminQueryKey } from './session/admin-session.ts';

const refetchInterval = 60_000;

export const paymentsKey = [adminQueryKey, 'payments'] as const;

/** Payments of all sellers, newest first, refetched every minute while the screen is open. */
export const adminPaymentsQuery = ({
  state,
  search,
  before,
}: Pick<AdminPaymentQuery, 'state'> & { search: string; before: string | null }) => ({
  ...adminQuery(['payments', state, search, before], listAdminPayments, { query: { state, search, before } }),
  refetchInterval,
});

export const openPaymentCountQuery = () => ({
  ...adminQuery(['payments', 'open-count'], listAdminPayments, { query: { limit: 1 } }),
  refetchInterval,
});
