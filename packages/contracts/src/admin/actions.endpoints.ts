import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './actions.schemas.ts';

export const startRecovery = endpoint<typeof calls.startRecovery>('POST /api/v1/admin/users/:userId/recovery', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const endUserSessions = endpoint<typeof calls.endUserSessions>('POST /api/v1/admin/users/:userId/sessions/end', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const correctNumber = endpoint<typeof calls.correctNumber>('PUT /api/v1/admin/users/:userId/number', {
  auth: { admin: 'support' },
});
export const resendSignUpCode = endpoint<typeof calls.resendSignUpCode>(
  'POST /api/v1/admin/users/:userId/sign-up-code',
  { auth: { admin: 'support' }, idempotent: true },
);
export const listDeletedSuspensions = endpoint<typeof calls.listDeletedSuspensions>(
  'GET /api/v1/admin/deleted-suspensions',
  { auth: { admin: 'viewer' } },
);
export const liftSuspension = endpoint<typeof calls.liftSuspension>(
  'POST /api/v1/admin/deleted-suspensions/:userId/lifting',
  { auth: { admin: 'support' }, idempotent: true },
);
export const suspendUser = endpoint<typeof calls.suspendUser>('POST /api/v1/admin/users/:userId/suspension', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const restoreUser = endpoint<typeof calls.restoreUser>('POST /api/v1/admin/users/:userId/restoration', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const grantDays = endpoint<typeof calls.grantDays>('POST /api/v1/admin/users/:userId/complimentary', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const endPlan = endpoint<typeof calls.endPlan>('POST /api/v1/admin/users/:userId/complimentary/end', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const startImport = endpoint<typeof calls.startImport>('POST /api/v1/admin/users/:userId/import', {
  auth: { admin: 'support' },
  idempotent: true,
});
