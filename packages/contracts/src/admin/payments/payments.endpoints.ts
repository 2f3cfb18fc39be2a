import { forSupport, forSupportOnce, forViewer } from '@app/contracts/admin/who-may-call';
import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './payments.schemas.ts';

export const listAdminPayments = endpoint<typeof calls.listAdminPayments>('GET /api/v1/admin/payments', forViewer);
export const readAdminPayment = endpoint<typeof calls.readAdminPayment>(
  'GET /api/v1/admin/payments/:reference',
  forSupport,
);
export const checkAdminPayment = endpoint<typeof calls.checkAdminPayment>(
  'POST /api/v1/admin/payments/:reference/check',
  forSupport,
);
export const confirmPayment = endpoint<typeof calls.confirmPayment>(
  'POST /api/v1/admin/payments/:reference/confirmation',
  forSupportOnce,
);
export const refusePayment = endpoint<typeof calls.refusePayment>(
  'POST /api/v1/admin/payments/:reference/refusal',
  forSupportOnce,
);
export const takeBackPayment = endpoint<typeof calls.takeBackPayment>(
  'POST /api/v1/admin/payments/:reference/taking-back',
  forSupportOnce,
);
export const recordPayment = endpoint<typeof calls.recordPayment>(
  'POST /api/v1/admin/users/:userId/payments',
  forSupportOnce,
);
