import { forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './figures.schemas.ts';

export const readAttention = endpoint<typeof calls.readAttention>('GET /api/v1/admin/attention', forViewer);
export const readStats = endpoint<typeof calls.readStats>('GET /api/v1/admin/stats', forViewer);
export const readAdminAnalytics = endpoint<typeof calls.readAdminAnalytics>('GET /api/v1/admin/analytics', forViewer);
export const readPaymentAnalytics = endpoint<typeof calls.readPaymentAnalytics>(
  'GET /api/v1/admin/analytics/payments',
  forViewer,
);
export const readApify = endpoint<typeof calls.readApify>('GET /api/v1/admin/apify', forViewer);
export const readAdminHealth = endpoint<typeof calls.readAdminHealth>('GET /api/v1/admin/health', forViewer);
