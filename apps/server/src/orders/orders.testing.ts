import { randomBytes, randomUUID } from 'node:crypto';
import type { Order, OrderBody, ReservedOrder } from '@app/contracts/orders/orders.schemas';
import type { OrderList } from '@app/contracts/orders/owner-orders.schemas';
import { aProduct, type TestShop } from '#server/catalog/catalog.testing.ts';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type TestService, testPassword } from '#server/test/service.testing.ts';
import type { Mark } from './order/marks.ts';
import { hashOrderSecret, newOrderCode } from './order/order-secrets.ts';

/** An order of one product that its seller has confirmed, with its secret. */
export async function anOrder(
  db: Db,
  { shopId }: Pick<TestShop, 'shopId'>,
  { videoId, at, orderId = randomUUID() }: { videoId: string; at: Date; orderId?: string },
): Promise<{ code: string; secret: string }> {
  const [code, secret] = [newOrderCode(), randomBytes(16).toString('base64url')];
  const line = { videoId, number: 1, title: 'Pot', size: null, quantity: 1, priceUgx: 10_000 };
  const mark: Mark = { mark: 'confirmed', side: 'owner', at: at.toISOString() };
  await db
    .insertInto('orders')
    .values({
      shop_id: shopId,
      order_id: orderId,
      code,
      number: `POT-${code.slice(0, 5)}`,
      secret_hash: hashOrderSecret(secret),
      created_at: at,
      asked_at: at,
      state: 'confirmed',
      lines: JSON.stringify([line]),
      total_ugx: 10_000,
      unpriced: 0,
      history: JSON.stringify([mark]),
    })
    .execute();
  return { code, secret };
}

/** A seller who is signed in and sells a dress with sizes, sandals, and a bag without a price; and what buyers call. */
export async function aShopForOrders(service: TestService, handle: string) {
  const owner = await anOwner(service, handle);
  await service.db
    .updateTable('accounts')
    .set({ whatsapp_number: '+256772123456', confirmed_at: service.clock.now() })
    .where('account_id', '=', owner.shop.shopId)
    .execute();
  const { db } = service;
  const dress = await aProduct(db, owner.shop, { title: 'Ankara dress', priceUgx: 85_000, sizes: ['M', 'L'] });
  const sandals = await aProduct(db, owner.shop, { title: 'Sandals', priceUgx: 45_000, sizes: ['39'] });
  const bag = await aProduct(db, owner.shop, { title: 'Handbag', priceUgx: null });
  const place = (body: OrderBody, options: { key?: string; ip?: string; token?: string } = {}) =>
    service.call<ReservedOrder>('POST', `/shop/${handle}/orders`, { body, ...options });
  const withSecret = (secret: string | null) => (secret === null ? {} : { headers: { 'x-order-secret': secret } });
  return {
    ...owner,
    dress,
    sandals,
    bag,
    place,
    /** Reserved, and opened in WhatsApp. */
    async ask(body: OrderBody = { items: [{ videoId: dress, size: 'L', quantity: 1 }] }, ip?: string) {
      const { body: answer } = await place(body, { key: randomBytes(16).toString('hex'), ...(ip && { ip }) });
      await this.sent(answer.data, undefined, ip);
      return answer.data;
    },
    change: (order: ReservedOrder, body: OrderBody, secret: string | null = order.secret, ip?: string) =>
      service.call<ReservedOrder>('PUT', `/orders/${order.code}`, { body, ...withSecret(secret), ...(ip && { ip }) }),
    sent: ({ code, secret }: Pick<ReservedOrder, 'code' | 'secret'>, order?: OrderBody, ip?: string) =>
      service.call('POST', `/orders/${code}/sent`, { body: { secret, ...(order && { order }) }, ...(ip && { ip }) }),
    read: ({ code }: { code: string }, who: { secret?: string; token?: string } = {}) =>
      service.call<Order>('GET', `/orders/${code}`, { ...withSecret(who.secret ?? null), token: who.token }),
    mark: (
      { code }: { code: string },
      body: Record<string, unknown>,
      who: { secret?: string; token?: string } = { token: owner.token },
    ) =>
      service.call<Order>('POST', `/orders/${code}/marks`, {
        body,
        ...withSecret(who.secret ?? null),
        token: who.token,
      }),
    undo: (
      { code }: { code: string },
      mark: string,
      { at, ...who }: { secret?: string; token?: string; at?: string } = { token: owner.token },
    ) =>
      service.call<Order>('DELETE', `/orders/${code}/marks/${mark}${at ? `?at=${encodeURIComponent(at)}` : ''}`, {
        ...withSecret(who.secret ?? null),
        token: who.token,
      }),
    erase: ({ code, secret }: Pick<ReservedOrder, 'code' | 'secret'>) =>
      service.call('DELETE', `/orders/${code}/customer`, withSecret(secret)),
    async orders(query = '', token = owner.token): Promise<OrderList> {
      return (await service.call<OrderList>('GET', `/shop/${handle}/owner/orders${query}`, { token })).body.data;
    },
    async numbers(query = '', token = owner.token): Promise<string[]> {
      return (await this.orders(query, token)).orders.map((order) => order.number);
    },
    /** For a clock that was moved beyond the life of the token. */
    async signIn(): Promise<string> {
      const body = { handle, password: testPassword };
      return (await service.call<{ accessToken: string }>('POST', '/auth/password/signin', { body })).body.data
        .accessToken;
    },
  };
}

export type ShopForOrders = Awaited<ReturnType<typeof aShopForOrders>>;
