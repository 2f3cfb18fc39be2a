import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './figures.schemas.ts';

export const readStats: AdminEndpoint<typeof calls.readStats> = {
  method: 'GET',
  path: '/api/v1/admin/stats',
  auth: { admin: 'viewer' },
};

export const readAdminAnalytics: AdminEndpoint<typeof calls.readAdminAnalytics> = {
  method: 'GET',
  path: '/api/v1/admin/analytics',
  auth: { admin: 'viewer' },
};

export const readPaymentAnalytics: AdminEndpoint<typeof calls.readPaymentAnalytics> = {
  method: 'GET',
  path: '/api/v1/admin/analytics/payments',
  auth: { admin: 'viewer' },
};

export const readApify: AdminEndpoint<typeof calls.readApify> = {
  method: 'GET',
  path: '/api/v1/admin/apify',
  auth: { admin: 'viewer' },
};

export const readAdminHealth: AdminEndpoint<typeof calls.readAdminHealth> = {
  method: 'GET',
  path: '/api/v1/admin/health',
  auth: { admin: 'viewer' },
};
