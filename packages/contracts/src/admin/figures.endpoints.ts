import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './figures.schemas.ts';

export const readStats = endpoint<typeof calls.readStats>('GET /api/v1/admin/stats', { auth: { admin: 'viewer' } });
export const readAdminAnalytics = endpoint<typeof calls.readAdminAnalytics>('GET /api/v1/admin/analytics', {
  auth: { admin: 'viewer' },
});
export const readPaymentAnalytics = endpoint<typeof calls.readPaymentAnalytics>(
  'GET /api/v1/admin/analytics/payments',
  { auth: { admin: 'viewer' } },
);
export const readApify = endpoint<typeof calls.readApify>('GET /api/v1/admin/apify', { auth: { admin: 'viewer' } });
export const readAdminHealth = endpoint<typeof calls.readAdminHealth>('GET /api/v1/admin/health', {
  auth: { admin: 'viewer' },
});
