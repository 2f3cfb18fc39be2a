import { forAdminOwner, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './settings.schemas.ts';

export const listAdministrators = endpoint<typeof calls.listAdministrators>('GET /api/v1/admin/admins', forAdminOwner);
export const changeAdministrator = endpoint<typeof calls.changeAdministrator>(
  'PATCH /api/v1/admin/admins/:adminId',
  forAdminOwner,
);
export const endAdministratorSessions = endpoint<typeof calls.endAdministratorSessions>(
  'POST /api/v1/admin/admins/:adminId/sessions/end',
  forAdminOwner,
);
export const removeTheirSecondFactor = endpoint<typeof calls.removeTheirSecondFactor>(
  'POST /api/v1/admin/admins/:adminId/second-factor/removal',
  forAdminOwner,
);
export const readSettings = endpoint<typeof calls.readSettings>('GET /api/v1/admin/settings', forViewer);
export const changeSettings = endpoint<typeof calls.changeSettings>('PATCH /api/v1/admin/settings', forAdminOwner);
export const switchSource = endpoint<typeof calls.switchSource>(
  'PUT /api/v1/admin/settings/sources/:source',
  forAdminOwner,
);
