import { readReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { paymentsKey } from '#web/features/admin/payments.api.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

export const booksQuery = () =>
  queryOptions({
    queryKey: [...paymentsKey, 'books'],
    queryFn: async ({ signal }) => (await callAdmin(readReconciliationOverview, { signal })).data,
  });
