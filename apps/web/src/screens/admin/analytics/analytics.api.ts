import { readAdminAnalytics, readApify, readPaymentAnalytics } from '@app/contracts/admin/figures.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import type { Days } from '#web/features/analytics/counters.ts';

const often = { refetchInterval: 60_000 };

export const analyticsQuery = (days: Days) => ({
  ...adminQuery(['analytics', days], readAdminAnalytics, { query: { days } }),
  ...often,
});

export const paymentAnalyticsQuery = (days: Days) => ({
  ...adminQuery(['payment-analytics', days], readPaymentAnalytics, { query: { days } }),
  ...often,
});

export const apifyQuery = () => ({ ...adminQuery(['apify'], readApify), ...often });
