import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './analytics.schemas.ts';

export const readAnalytics: Endpoint<typeof calls.readAnalytics> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/analytics',
  auth: 'owner',
};

export const exportAnalytics: Endpoint<typeof calls.exportAnalytics> = {
  method: 'GET',
  path: '/api/v1/shop/:handle/analytics/export',
  auth: 'owner',
  answer: 'file',
};
