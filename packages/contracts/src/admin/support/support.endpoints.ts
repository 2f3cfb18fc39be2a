import { forSupport, forSupportOnce, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './support.schemas.ts';

export const readTimeline = endpoint<typeof calls.readTimeline>('GET /api/v1/admin/users/:userId/timeline', forViewer);
export const addNote = endpoint<typeof calls.addNote>('POST /api/v1/admin/users/:userId/notes', forSupportOnce);
export const resolveReports = endpoint<typeof calls.resolveReports>(
  'POST /api/v1/admin/users/:userId/reports/resolution',
  forSupportOnce,
);
export const hideProduct = endpoint<typeof calls.hideProduct>(
  'PUT /api/v1/admin/reports/:reportId/product',
  forSupport,
);
export const hideReview = endpoint<typeof calls.hideReview>('PUT /api/v1/admin/reports/:reportId/review', forSupport);
