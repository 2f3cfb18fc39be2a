import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './audit.schemas.ts';

export const readAudit: AdminEndpoint<typeof calls.readAudit> = {
  method: 'GET',
  path: '/api/v1/admin/audit',
  auth: { admin: 'owner' },
};

export const exportAudit: AdminEndpoint<typeof calls.exportAudit> = {
  method: 'GET',
  path: '/api/v1/admin/audit/export',
  auth: { admin: 'owner' },
  answer: 'file',
};

export const verifyAudit: AdminEndpoint<typeof calls.verifyAudit> = {
  method: 'GET',
  path: '/api/v1/admin/audit/verification',
  auth: { admin: 'owner' },
};
