import type { ReconcileBody, Reconciliation } from '@app/contracts/admin-reconciliation';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

/** Compares a day; changes nothing. */
export const reconcile = async (body: ReconcileBody) =>
  (await callAdmin<Reconciliation>('/admin/payments/reconciliation', { method: 'POST', body })).data;
