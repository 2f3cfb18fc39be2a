import { endpoint, forSeller, forSellerOnce } from '@app/contracts/endpoint';
import type { calls } from './billing.schemas.ts';

export const readSubscription = endpoint<typeof calls.readSubscription>(
  'GET /api/v1/auth/subscription-status',
  forSeller,
);
export const subscribe = endpoint<typeof calls.subscribe>('POST /api/v1/auth/subscribe', forSellerOnce);
export const checkWallet = endpoint<typeof calls.checkWallet>('POST /api/v1/billing/wallets/check', forSeller);
export const readPayment = endpoint<typeof calls.readPayment>('GET /api/v1/billing/payments/:reference', forSeller);
export const giveReceipt = endpoint<typeof calls.giveReceipt>(
  'PUT /api/v1/billing/payments/:paymentId/receipt',
  forSeller,
);
export const stopPayment = endpoint<typeof calls.stopPayment>(
  'POST /api/v1/billing/payments/:paymentId/stop',
  forSeller,
);
export const listPayments = endpoint<typeof calls.listPayments>('GET /api/v1/billing/payments', forSeller);

/** Providers of mobile money call back; some by POST, some by PUT. */
export const receivePaymentCallback = endpoint<typeof calls.receivePaymentCallback>(
  'POST /webhooks/payments/:provider/:secret',
  { auth: 'webhook', body: 'raw', answer: 'literal' },
);
export const receivePutPaymentCallback = endpoint<typeof calls.receivePutPaymentCallback>(
  'PUT /webhooks/payments/:provider/:secret',
  { auth: 'webhook', body: 'raw', answer: 'literal' },
);
