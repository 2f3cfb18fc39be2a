import * as calls from '@app/contracts/orders/orders.endpoints';
import { listOrders } from '@app/contracts/orders/owner-orders.endpoints';
import type { FastifyRequest } from 'fastify';
import { ownShopOf } from '#server/catalog/catalog.service.ts';
import { findSeller } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { type Guard, handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { sentActionKeyOf } from '#server/platform/http/idempotency/idempotency.ts';
import { markOrder, type OrderCaller, undoMark } from './marks/mark-order.ts';
import { findOrderSecret, orderSecretOf } from './order/secret-of-request.ts';
import type { OrdersContext } from './orders.context.ts';
import { noteOrderSent } from './place/ask-order.ts';
import { changeOrder, createOrder } from './place/reserve-order.ts';
import type { Sender } from './place/sender.ts';
import { listOwnOrders } from './read/list-orders.ts';
import { readOrder } from './read/read-order.ts';
import { eraseCustomer } from './upkeep/erase-customer.ts';

/** Orders: for the browsers that make them, and for the shop's owner. */
export function ordersRoutes(api: HttpServer, orders: OrdersContext): void {
  handle(api, calls.createOrder, async (request) => {
    const { params, body } = request;
    return answer('Order', await createOrder(orders, params.handle, body, senderOf(request), sentActionKeyOf(request)));
  });
  handle(api, calls.changeOrder, async (request) => {
    const { params, body } = request;
    return answer('Order', await changeOrder(orders, params.code, orderSecretOf(request), body, senderOf(request)));
  });
  handle(api, calls.noteOrderSent, async (request) => {
    await noteOrderSent(orders, request.params.code, request.body, senderOf(request));
    return answer('Thank you', {});
  });
  handle(api, calls.readOrder, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answer('Order', await readOrder(orders, request.params.code, callerOf(request)));
  });
  handle(api, calls.markOrder, async (request) => {
    const { code } = request.params;
    await markOrder(orders, code, request.body, callerOf(request), senderOf(request));
    return answer('Order', await readOrder(orders, code, callerOf(request)));
  });
  handle(api, calls.undoOrderMark, async (request) => {
    const { code, mark } = request.params;
    await undoMark(orders, code, { mark, at: request.query.at }, callerOf(request));
    return answer('Order', await readOrder(orders, code, callerOf(request)));
  });
  handle(api, calls.eraseCustomer, async (request) => {
    await eraseCustomer(orders, request.params.code, orderSecretOf(request));
    return answer('Your name, place, phone and notes are erased.', {});
  });
  handle(api, listOrders, async (request) => {
    const shop = await ownShopOf(orders.db, request);
    return answer('Orders', await listOwnOrders(orders, shop, request.query));
  });
}

/** A call with `auth: 'order'`: the browser has a secret, and a seller who is signed in is known. */
export const orderGuard =
  (noteSeller: Guard): Guard =>
  async (request) => {
    orderSecretOf(request);
    await noteSeller(request);
  };

const callerOf = (request: FastifyRequest): OrderCaller => ({
  accountId: findSeller(request)?.accountId ?? null,
  secret: findOrderSecret(request),
});

const senderOf = (request: FastifyRequest): Sender => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
  accountId: findSeller(request)?.accountId ?? null,
});
