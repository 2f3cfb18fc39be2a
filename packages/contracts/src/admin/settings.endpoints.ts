import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const listAdministrators = endpoint<typeof calls.listAdministrators>('GET /api/v1/admin/admins', {
  auth: { admin: 'owner' },
});
export const changeAdministrator = endpoint<typeof calls.changeAdministrator>('PATCH /api/v1/admin/admins/:adminId', {
  auth: { admin: 'owner' },
});
export const endAdministratorSessions = endpoint<typeof calls.endAdministratorSessions>(
  'POST /api/v1/admin/admins/:adminId/sessions/end',
  { auth: { admin: 'owner' } },
);
export const removeTheirSecondFactor = endpoint<typeof calls.removeTheirSecondFactor>(
  'POST /api/v1/admin/admins/:adminId/second-factor/removal',
  { auth: { admin: 'owner' } },
);
export const readSettings = endpoint<typeof calls.readSettings>('GET /api/v1/admin/settings', {
  auth: { admin: 'viewer' },
});
export const changeSettings = endpoint<typeof calls.changeSettings>('PATCH /api/v1/admin/settings', {
  auth: { admin: 'owner' },
});
export const switchSource = endpoint<typeof calls.switchSource>('PUT /api/v1/admin/settings/sources/:source', {
  auth: { admin: 'owner' },
});
