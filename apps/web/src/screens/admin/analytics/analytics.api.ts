import { readAdminAnalytics, readApify, readPaymentAnalytics } from '@app/contracts/admin/figures.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import type { Days } from '#web/features/analytics/counters.ts';

const analyticsRefreshMs = 60_000;

export const analyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: [adminQueryKey, 'analytics', days],
    queryFn: async ({ signal }) => (await callAdmin(readAdminAnalytics, { query: { days }, signal })).data,
    refetchInterval: analyticsRefreshMs,
  });

export const paymentAnalyticsQuery = (days: Days) =>
  queryOptions({
    queryKey: [adminQueryKey, 'payment-analytics', days],
    queryFn: async ({ signal }) => (await callAdmin(readPaymentAnalytics, { query: { days }, signal })).data,
    refetchInterval: analyticsRefreshMs,
  });

export const apifyQuery = () =>
  queryOptions({
    queryKey: [adminQueryKey, 'apify'],
    queryFn: async ({ signal }) => (await callAdmin(readApify, { signal })).data,
    refetchInterval: analyticsRefreshMs,
  });
