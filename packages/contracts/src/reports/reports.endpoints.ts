import type { AdminEndpoint, Endpoint } from '@app/contracts/endpoint';
import type { calls } from './reports.schemas.ts';

export const fileReport: Endpoint<typeof calls.fileReport> = {
  method: 'POST',
  path: '/api/v1/shop/:handle/reports',
  auth: 'open',
};

export const listReports: AdminEndpoint<typeof calls.listReports> = {
  method: 'GET',
  path: '/api/v1/admin/reports',
  auth: { admin: 'viewer' },
};

export const changeReport: AdminEndpoint<typeof calls.changeReport> = {
  method: 'PATCH',
  path: '/api/v1/admin/reports/:reportId',
  auth: { admin: 'support' },
};
