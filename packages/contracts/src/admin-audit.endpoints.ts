import type { calls } from './admin-audit.schemas.ts';
import type { AdminEndpoint } from './endpoint.ts';

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
