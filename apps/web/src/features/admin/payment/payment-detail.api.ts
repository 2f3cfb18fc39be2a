import { readAdminPayment } from '@app/contracts/admin/payments/payments.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';

/** Each reading is on the audit log, so none is repeated while it is shown. */
export const paymentDetailQuery = (reference: string) => ({
  ...adminQuery(['payment', reference], readAdminPayment, { params: { reference } }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
