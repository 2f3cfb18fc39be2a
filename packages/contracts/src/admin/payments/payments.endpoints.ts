import type { AdminEndpoint } from '@app/contracts/endpoint';
import type { calls } from './payments.schemas.ts';

export const listAdminPayments: AdminEndpoint<typeof calls.listAdminPayments> = {
  method: 'GET',
  path: '/api/v1/admin/payments',
  auth: { admin: 'viewer' },
};

export const readAdminPayment: AdminEndpoint<typeof calls.readAdminPayment> = {
  method: 'GET',
  path: '/api/v1/admin/payments/:reference',
  auth: { admin: 'support' },
};

export const checkAdminPayment: AdminEndpoint<typeof calls.checkAdminPayment> = {
  method: 'POST',
  path: '/api/v1/admin/payments/:reference/check',
  auth: { admin: 'support' },
};

export const confirmPayment: AdminEndpoint<typeof calls.confirmPayment> = {
  method: 'POST',
  path: '/api/v1/admin/payments/:reference/confirmation',
  auth: { admin: 'support' },
  idempotent: true,
};

export const refusePayment: AdminEndpoint<typeof calls.refusePayment> = {
  method: 'POST',
  path: '/api/v1/admin/payments/:reference/refusal',
  auth: { admin: 'support' },
  idempotent: true,
};

export const takeBackPayment: AdminEndpoint<typeof calls.takeBackPayment> = {
  method: 'POST',
  path: '/api/v1/admin/payments/:reference/taking-back',
  auth: { admin: 'support' },
  idempotent: true,
};

export const recordPayment: AdminEndpoint<typeof calls.recordPayment> = {
  method: 'POST',
  path: '/api/v1/admin/users/:userId/payments',
  auth: { admin: 'support' },
  idempotent: true,
};
