import { type Auth, endpoint, forAnyone, type Options } from '@app/contracts/endpoint';
import type { calls } from './orders.schemas.ts';

/** The browser that ordered, or the shop's owner. */
const bySecretOrSession: Options<Auth> = { auth: 'optional' };
const bySecret: Options<Auth> = { auth: 'order' };

/** Repeated with the same `Idempotency-Key` it is the same order, with the contents of the last call. */
export const createOrder = endpoint<typeof calls.createOrder>('POST /api/v1/shop/:handle/orders', bySecretOrSession);
export const changeOrder = endpoint<typeof calls.changeOrder>('PUT /api/v1/orders/:code', bySecret);
/** By itself, because a page that closes sends it without an answer. */
export const noteOrderSentPath = '/api/v1/orders/:code/sent';
export const noteOrderSent = endpoint<typeof calls.noteOrderSent>(`POST ${noteOrderSentPath}`, forAnyone);
export const readOrder = endpoint<typeof calls.readOrder>('GET /api/v1/orders/:code', bySecretOrSession);
export const markOrder = endpoint<typeof calls.markOrder>('POST /api/v1/orders/:code/marks', bySecretOrSession);
export const undoOrderMark = endpoint<typeof calls.undoOrderMark>(
  'DELETE /api/v1/orders/:code/marks/:mark',
  bySecretOrSession,
);
export const eraseCustomer = endpoint<typeof calls.eraseCustomer>('DELETE /api/v1/orders/:code/customer', bySecret);
