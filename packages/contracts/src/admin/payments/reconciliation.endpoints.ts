import { forSupport, forSupportOnce } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './reconciliation.schemas.ts';

export const readReconciliationOverview = endpoint<typeof calls.readReconciliationOverview>(
  'GET /api/v1/admin/payments/reconciliation',
  forSupport,
);
export const readReconciliation = endpoint<typeof calls.readReconciliation>(
  'GET /api/v1/admin/payments/reconciliation/:provider/:day',
  forSupport,
);
export const markDifference = endpoint<typeof calls.markDifference>(
  'POST /api/v1/admin/payments/reconciliation/:provider/:day/differences/:key',
  forSupportOnce,
);
export const reconcile = endpoint<typeof calls.reconcile>('POST /api/v1/admin/payments/reconciliation', forSupport);
