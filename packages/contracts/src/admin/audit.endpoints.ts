import { forAdminOwner } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './audit.schemas.ts';

export const readAudit = endpoint<typeof calls.readAudit>('GET /api/v1/admin/audit', forAdminOwner);
export const exportAudit = endpoint<typeof calls.exportAudit>('GET /api/v1/admin/audit/export', {
  auth: { admin: 'owner' },
  answer: 'file',
});
export const verifyAudit = endpoint<typeof calls.verifyAudit>('GET /api/v1/admin/audit/verification', forAdminOwner);
