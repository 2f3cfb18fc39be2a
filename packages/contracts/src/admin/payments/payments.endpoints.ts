import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './payments.schemas.ts';

export const listAdminPayments = endpoint<typeof calls.listAdminPayments>('GET /api/v1/admin/payments', {
  auth: { admin: 'viewer' },
});
export const readAdminPayment = endpoint<typeof calls.readAdminPayment>('GET /api/v1/admin/payments/:reference', {
  auth: { admin: 'support' },
});
export const checkAdminPayment = endpoint<typeof calls.checkAdminPayment>(
  'POST /api/v1/admin/payments/:reference/check',
  { auth: { admin: 'support' } },
);
export const confirmPayment = endpoint<typeof calls.confirmPayment>(
  'POST /api/v1/admin/payments/:reference/confirmation',
  { auth: { admin: 'support' }, idempotent: true },
);
export const refusePayment = endpoint<typeof calls.refusePayment>('POST /api/v1/admin/payments/:reference/refusal', {
  auth: { admin: 'support' },
  idempotent: true,
});
export const takeBackPayment = endpoint<typeof calls.takeBackPayment>(
  'POST /api/v1/admin/payments/:reference/taking-back',
  { auth: { admin: 'support' }, idempotent: true },
);
export const recordPayment = endpoint<typeof calls.recordPayment>('POST /api/v1/admin/users/:userId/payments', {
  auth: { admin: 'support' },
  idempotent: true,
});
