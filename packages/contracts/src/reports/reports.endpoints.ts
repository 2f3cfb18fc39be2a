import { forSupport, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint, forAnyone } from '@app/contracts/endpoint';
import type { calls } from './reports.schemas.ts';

export const fileReport = endpoint<typeof calls.fileReport>('POST /api/v1/shop/:handle/reports', forAnyone);
export const listReports = endpoint<typeof calls.listReports>('GET /api/v1/admin/reports', forViewer);
export const changeReport = endpoint<typeof calls.changeReport>('PATCH /api/v1/admin/reports/:reportId', forSupport);
