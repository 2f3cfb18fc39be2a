import { readAdminAnalytics, readApify, readPaymentAnalytics } from '@app/contracts/admin/figures.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { Days } from '#web/features/analytics/counters.ts';

const analyticsRefreshMs = 60_000;

/** The figures over all shops of the last days, read anew every minute while somebody looks. */
export const analyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: [adminQueryKey, 'analytics', days],
    queryFn: async ({ signal }) => (await callAdmin(readAdminAnalytics, { query: { days }, signal })).data,
    refetchInterval: analyticsRefreshMs,
  });

/** How payments went by provider in the last days. */
export const paymentAnalyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: [adminQueryKey, 'payment-analytics', days],
    queryFn: async ({ signal }) => (await callAdmin(readPaymentAnalytics, { query: { days }, signal })).data,
    refetchInterval: analyticsRefreshMs,
  });

/** Runs of the paid source and what they cost. */
export const apifyQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'apify'],
    queryFn: async ({ signal }) => (await callAdmin(readApify, { signal })).data,
    refetchInterval: analyticsRefreshMs,
  });
