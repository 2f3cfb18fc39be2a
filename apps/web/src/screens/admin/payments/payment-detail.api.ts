import { readAdminPayment } from '@app/contracts/admin/payments/payments.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** A payment with its wallet and what its provider has answered. Each reading is on the audit log, so none is repeated. */
export const paymentDetailQuery = (reference: string) =>
  queryOptions({
    queryKey: [adminQueryKey, 'payment', reference],
    queryFn: async ({ signal }) => (await callAdmin(readAdminPayment, { params: { reference }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
