import type {
  ReconcileBody,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin-reconciliation.schemas';
import { queryOptions } from '@tanstack/react-query';
import { paymentsKey } from '#web/features/admin/payments.api.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';

const path = '/admin/payments/reconciliation';

/** What was compared last with each provider, and which days are open. */
export const booksQuery = () =>
  queryOptions({
    queryKey: [...paymentsKey, 'books'],
    queryFn: async ({ signal }) => (await callAdmin<ReconciliationOverview>(path, { signal })).data,
  });

/** Compares a day; changes no payment. */
export const reconcile = async (body: ReconcileBody) =>
  (await callAdmin<Reconciliation>(path, { method: 'POST', body })).data;

/** What the last comparison of a day found. */
export const readCompared = async ({ provider, day }: { provider: string; day: string }) =>
  (await callAdmin<Reconciliation>(`${path}/${provider}/${day}`)).data;
