import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const listAdministrators: AdminEndpoint<typeof calls.listAdministrators> = {
  method: 'GET',
  path: '/api/v1/admin/admins',
  auth: { admin: 'owner' },
};

export const changeAdministrator: AdminEndpoint<typeof calls.changeAdministrator> = {
  method: 'PATCH',
  path: '/api/v1/admin/admins/:adminId',
  auth: { admin: 'owner' },
};

export const endAdministratorSessions: AdminEndpoint<typeof calls.endAdministratorSessions> = {
  method: 'POST',
  path: '/api/v1/admin/admins/:adminId/sessions/end',
  auth: { admin: 'owner' },
};

export const removeTheirSecondFactor: AdminEndpoint<typeof calls.removeTheirSecondFactor> = {
  method: 'POST',
  path: '/api/v1/admin/admins/:adminId/second-factor/removal',
  auth: { admin: 'owner' },
};

export const readSettings: AdminEndpoint<typeof calls.readSettings> = {
  method: 'GET',
  path: '/api/v1/admin/settings',
  auth: { admin: 'viewer' },
};

export const changeSettings: AdminEndpoint<typeof calls.changeSettings> = {
  method: 'PATCH',
  path: '/api/v1/admin/settings',
  auth: { admin: 'owner' },
};

export const switchSource: AdminEndpoint<typeof calls.switchSource> = {
  method: 'PUT',
  path: '/api/v1/admin/settings/sources/:source',
  auth: { admin: 'owner' },
};
