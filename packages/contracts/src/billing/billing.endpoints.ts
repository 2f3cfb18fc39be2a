import { endpoint } from '@app/contracts/endpoint';
import type { calls } from './billing.schemas.ts';

export const readSubscription = endpoint<typeof calls.readSubscription>('GET /api/v1/auth/subscription-status', {
  auth: 'session',
});
export const subscribe = endpoint<typeof calls.subscribe>('POST /api/v1/auth/subscribe', {
  auth: 'session',
  idempotent: true,
});
export const checkWallet = endpoint<typeof calls.checkWallet>('POST /api/v1/billing/wallets/check', {
  auth: 'session',
});
export const readPayment = endpoint<typeof calls.readPayment>('GET /api/v1/billing/payments/:reference', {
  auth: 'session',
});
export const giveReceipt = endpoint<typeof calls.giveReceipt>('PUT /api/v1/billing/payments/:paymentId/receipt', {
  auth: 'session',
});
export const listPayments = endpoint<typeof calls.listPayments>('GET /api/v1/billing/payments', { auth: 'session' });

/** Providers of mobile money call back; some by POST, some by PUT. */
export const receivePaymentCallback = endpoint<typeof calls.receivePaymentCallback>(
  'POST /webhooks/payments/:provider/:secret',
  { auth: 'webhook', body: 'raw', answer: 'literal' },
);
export const receivePutPaymentCallback = endpoint<typeof calls.receivePutPaymentCallback>(
  'PUT /webhooks/payments/:provider/:secret',
  { auth: 'webhook', body: 'raw', answer: 'literal' },
);
