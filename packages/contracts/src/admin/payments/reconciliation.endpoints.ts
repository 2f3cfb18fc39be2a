import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './reconciliation.schemas.ts';

export const readReconciliationOverview: AdminEndpoint<typeof calls.readReconciliationOverview> = {
  method: 'GET',
  path: '/api/v1/admin/payments/reconciliation',
  auth: { admin: 'support' },
};

export const readReconciliation: AdminEndpoint<typeof calls.readReconciliation> = {
  method: 'GET',
  path: '/api/v1/admin/payments/reconciliation/:provider/:day',
  auth: { admin: 'support' },
};

export const reconcile: AdminEndpoint<typeof calls.reconcile> = {
  method: 'POST',
  path: '/api/v1/admin/payments/reconciliation',
  auth: { admin: 'support' },
};
