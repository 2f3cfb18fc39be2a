import { forSupport, forSupportOnce, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './actions.schemas.ts';

export const startRecovery = endpoint<typeof calls.startRecovery>(
  'POST /api/v1/admin/users/:userId/recovery',
  forSupportOnce,
);
export const endUserSessions = endpoint<typeof calls.endUserSessions>(
  'POST /api/v1/admin/users/:userId/sessions/end',
  forSupportOnce,
);
export const correctNumber = endpoint<typeof calls.correctNumber>('PUT /api/v1/admin/users/:userId/number', forSupport);
export const resendSignUpCode = endpoint<typeof calls.resendSignUpCode>(
  'POST /api/v1/admin/users/:userId/sign-up-code',
  forSupportOnce,
);
export const listDeletedSuspensions = endpoint<typeof calls.listDeletedSuspensions>(
  'GET /api/v1/admin/deleted-suspensions',
  forViewer,
);
export const liftSuspension = endpoint<typeof calls.liftSuspension>(
  'POST /api/v1/admin/deleted-suspensions/:userId/lifting',
  forSupportOnce,
);
export const suspendUser = endpoint<typeof calls.suspendUser>(
  'POST /api/v1/admin/users/:userId/suspension',
  forSupportOnce,
);
export const restoreUser = endpoint<typeof calls.restoreUser>(
  'POST /api/v1/admin/users/:userId/restoration',
  forSupportOnce,
);
export const grantDays = endpoint<typeof calls.grantDays>(
  'POST /api/v1/admin/users/:userId/complimentary',
  forSupportOnce,
);
export const endPlan = endpoint<typeof calls.endPlan>(
  'POST /api/v1/admin/users/:userId/complimentary/end',
  forSupportOnce,
);
export const startImport = endpoint<typeof calls.startImport>(
  'POST /api/v1/admin/users/:userId/import',
  forSupportOnce,
);
