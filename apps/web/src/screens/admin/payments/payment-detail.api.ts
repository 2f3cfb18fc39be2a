import type { AdminPaymentDetail } from '@app/contracts/admin-payments.schemas';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

const path = (reference: string) => `/admin/payments/${encodeURIComponent(reference)}`;

/** A payment with its wallet and what its provider has answered. Each reading is on the audit log, so none is repeated. */
export const paymentDetailQuery = (reference: string) =>
  queryOptions({
    queryKey: [adminQueryKey, 'payment', reference],
    queryFn: async ({ signal }) => (await callAdmin<AdminPaymentDetail>(path(reference), { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Makes the service ask the provider now; the answer is the payment after it. */
export const askProvider = (reference: string) =>
  callAdmin<AdminPaymentDetail>(`${path(reference)}/check`, { method: 'POST' });
