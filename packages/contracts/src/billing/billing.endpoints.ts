import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './billing.schemas.ts';

export const readSubscription: Endpoint<typeof calls.readSubscription> = {
  method: 'GET',
  path: '/api/v1/auth/subscription-status',
  auth: 'session',
};

export const subscribe: Endpoint<typeof calls.subscribe> = {
  method: 'POST',
  path: '/api/v1/auth/subscribe',
  auth: 'session',
  idempotent: true,
};

export const checkWallet: Endpoint<typeof calls.checkWallet> = {
  method: 'POST',
  path: '/api/v1/billing/wallets/check',
  auth: 'session',
};

export const readPayment: Endpoint<typeof calls.readPayment> = {
  method: 'GET',
  path: '/api/v1/billing/payments/:reference',
  auth: 'session',
};

export const giveReceipt: Endpoint<typeof calls.giveReceipt> = {
  method: 'PUT',
  path: '/api/v1/billing/payments/:paymentId/receipt',
  auth: 'session',
};

export const listPayments: Endpoint<typeof calls.listPayments> = {
  method: 'GET',
  path: '/api/v1/billing/payments',
  auth: 'session',
};

/** Providers of mobile money call back; some by POST, some by PUT. */
export const receivePaymentCallback: Endpoint<typeof calls.receivePaymentCallback> = {
  method: 'POST',
  path: '/webhooks/payments/:provider/:secret',
  auth: 'webhook',
  body: 'raw',
  answer: 'literal',
};
export const receivePutPaymentCallback: Endpoint<typeof calls.receivePutPaymentCallback> = {
  ...receivePaymentCallback,
  method: 'PUT',
};
