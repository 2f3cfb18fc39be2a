import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './analytics.schemas.ts';

export const readAnalytics = endpoint<typeof calls.readAnalytics>('GET /api/v1/shop/:handle/analytics', {
  auth: 'owner',
});
export const exportAnalytics = endpoint<typeof calls.exportAnalytics>('GET /api/v1/shop/:handle/analytics/export', {
  auth: 'owner',
  answer: 'file',
});
