import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './actions.schemas.ts';

export const startRecovery: AdminEndpoint<typeof calls.startRecovery> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/recovery',
  auth: { admin: 'support' },
  idempotent: true,
};

export const endUserSessions: AdminEndpoint<typeof calls.endUserSessions> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/sessions/end',
  auth: { admin: 'support' },
  idempotent: true,
};

export const correctNumber: AdminEndpoint<typeof calls.correctNumber> = {
  method: 'PUT',
  path: '/api/v1/admin/users/:userId/number',
  auth: { admin: 'support' },
};

export const resendSignUpCode: AdminEndpoint<typeof calls.resendSignUpCode> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/sign-up-code',
  auth: { admin: 'support' },
  idempotent: true,
};

export const listDeletedSuspensions: AdminEndpoint<typeof calls.listDeletedSuspensions> = {
  method: 'GET',
  path: '/api/v1/admin/deleted-suspensions',
  auth: { admin: 'viewer' },
};

export const liftSuspension: AdminEndpoint<typeof calls.liftSuspension> = {
  method: 'POST',
  path: '/api/v1/admin/deleted-suspensions/:userId/lifting',
  auth: { admin: 'support' },
  idempotent: true,
};

export const suspendUser: AdminEndpoint<typeof calls.suspendUser> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/suspension',
  auth: { admin: 'support' },
  idempotent: true,
};

export const restoreUser: AdminEndpoint<typeof calls.restoreUser> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/restoration',
  auth: { admin: 'support' },
  idempotent: true,
};

export const grantDays: AdminEndpoint<typeof calls.grantDays> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/complimentary',
  auth: { admin: 'support' },
  idempotent: true,
};

export const endPlan: AdminEndpoint<typeof calls.endPlan> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/complimentary/end',
  auth: { admin: 'support' },
  idempotent: true,
};

export const startImport: AdminEndpoint<typeof calls.startImport> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/import',
  auth: { admin: 'support' },
  idempotent: true,
};
