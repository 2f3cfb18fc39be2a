import { readReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';

/** Read again with the payments. */
export const booksQuery = () => adminQuery(['payments', 'books'], readReconciliationOverview);
