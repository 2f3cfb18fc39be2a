import { endpoint, forOwner } from '@app/contracts/endpoint';
import type { calls } from './analytics.schemas.ts';

export const readAnalytics = endpoint<typeof calls.readAnalytics>('GET /api/v1/shop/:handle/analytics', forOwner);
export const exportAnalytics = endpoint<typeof calls.exportAnalytics>('GET /api/v1/shop/:handle/analytics/export', {
  auth: 'owner',
  answer: 'file',
});
