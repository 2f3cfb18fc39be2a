import type { AdminPaymentQuery } from '@app/contracts/admin/actions.schemas';
import { listAdminPayments } from '@app/contracts/admin/payments/payments.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from './session/admin-session.ts';
import { callAdmin } from './session/call-admin.ts';

const refreshMs = 60_000;

export const paymentsKey = [adminQueryKey, 'payments'] as const;

type PageQuery = { [Key in keyof AdminPaymentQuery]: AdminPaymentQuery[Key] | null };

const readPage = async (query: PageQuery, signal: AbortSignal) =>
  (await callAdmin(listAdminPayments, { query, signal })).data;

/** Payments of all sellers, newest first, refetched every minute while the screen is open. */
export const adminPaymentsQuery = ({
  state,
  search,
  before,
}: Pick<AdminPaymentQuery, 'state'> & { search: string; before: string | null }) =>
  queryOptions({
    queryKey: [...paymentsKey, state, search, before],
    queryFn: ({ signal }) => readPage({ state, search, before }, signal),
    refetchInterval: refreshMs,
  });

export const openPaymentCountQuery = () =>
  queryOptions({
    queryKey: [...paymentsKey, 'open-count'],
    queryFn: async ({ signal }) => (await readPage({ limit: 1 }, signal)).openCount,
    refetchInterval: refreshMs,
  });
