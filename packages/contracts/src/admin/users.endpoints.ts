import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './users.schemas.ts';

export const listUsers: AdminEndpoint<typeof calls.listUsers> = {
  method: 'GET',
  path: '/api/v1/admin/users',
  auth: { admin: 'viewer' },
  answer: 'literal',
};

export const readUser: AdminEndpoint<typeof calls.readUser> = {
  method: 'GET',
  path: '/api/v1/admin/users/:userId',
  auth: { admin: 'viewer' },
};

export const exportUsers: AdminEndpoint<typeof calls.exportUsers> = {
  method: 'GET',
  path: '/api/v1/admin/users/export',
  auth: { admin: 'support' },
  answer: 'file',
};
