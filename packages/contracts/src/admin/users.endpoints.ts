import { forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './users.schemas.ts';

export const listUsers = endpoint<typeof calls.listUsers>('GET /api/v1/admin/users', {
  auth: { admin: 'viewer' },
  answer: 'literal',
});
export const readUser = endpoint<typeof calls.readUser>('GET /api/v1/admin/users/:userId', forViewer);
export const exportUsers = endpoint<typeof calls.exportUsers>('GET /api/v1/admin/users/export', {
  auth: { admin: 'support' },
  answer: 'file',
});
