import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { aSale } from '#server/analytics/analytics.testing.ts';
import { newPaymentReference } from '#server/billing/payments/payment-reference.ts';
import { confirmPayment, requirePaymentByReference } from '#server/billing/payments/settlement.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOrder } from '#server/orders/orders.testing.ts';
import { aReview } from '#server/reviews/reviews.testing.ts';
import { type TestService, testPassword } from './service.testing.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Operation {
  security?: Record<string, unknown>[];
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: 'path' | 'query' | 'header'; name: string }[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call as the description of the API says it. */
export interface ApiCall {
  method: Method;
  /** Without `/api/v1`; parameters as `{handle}`. */
  path: string;
  /** `METHOD path`. */
  name: string;
  operation: Operation;
}

/** Whose calls: everybody else's are those of buyers and sellers. */
type CallsOf = 'sellers' | 'administrators';

/** Every described call under `/api/v1`, by name; sign-out last, because it ends the session of its caller. */
export async function describedCalls(service: TestService, of: CallsOf = 'sellers'): Promise<ApiCall[]> {
  const { paths } = JSON.parse((await service.call('GET', '/api/docs/json')).text) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/') && path.startsWith('/api/v1/admin/') === (of === 'administrators'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([lower, operation]) => {
        const method = lower.toUpperCase() as Method;
        return { method, path: path.slice(7), name: `${method} ${path.slice(7)}`, operation };
      }),
    );
  const last = (call: ApiCall): number => Number(['/auth/signout', '/admin/logout'].includes(call.path));
  return calls.sort((left, right) => last(left) - last(right) || (left.name < right.name ? -1 : 1));
}

/**
 * Every route that Fastify has, as `METHOD path` with parameters as `{handle}`; without the HEAD that comes with each
 * GET.
 */
export function registeredRoutes(service: TestService): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  // The one list of what is really there; a route can be kept out of the description.
  for (const line of service.app.server.printRoutes({ commonPrefix: false }).split('\n')) {
    const entry = /^((?:[│ ] {3})*)[├└]── (.+?)(?: \((.+)\))?$/.exec(line);
    if (!entry) continue;
    const [, indent = '', part = '', methods = ''] = entry;
    const depth = indent.length / 4;
    parents.length = depth;
    parents[depth] = part;
    const path = parents.join('').replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', ').filter((one) => one !== '' && one !== 'HEAD'))
      routes.push(`${method} ${path}`);
  }
  return routes;
}

/** Sends the first part of a body, waits for `between`, then sends the rest. */
export function heldBody(body: unknown, between: () => Promise<unknown>): Readable {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return Readable.from(
    (async function* () {
      yield bytes.subarray(0, 1);
      await between();
      yield bytes.subarray(1);
    })(),
    { objectMode: false },
  );
}

/** True when the call is for signed-in sellers only. */
export function needsSeller({ operation }: ApiCall): boolean {
  return operation.security?.every((way) => 'seller' in way) ?? false;
}

/** What one seller has that a call can name. */
export interface Belongings {
  handle: string;
  productId: string;
  saleId: string;
  /** Of a payment that waits for its money. */
  paymentId: string;
  reference: string;
  sessionId: string;
  claimId: string;
  photoId: string;
  /** Of an order that its seller has confirmed, and its secret. */
  code: string;
  secret: string;
  mark: 'confirmed';
  /** Of a share kit. */
  file: 'square.jpg';
  reviewId: string;
}

export interface StockedSeller extends Belongings {
  user: User;
  accessToken: string;
  refreshToken: string;
  idToken: string;
  loginPhone: string;
}

let phones = 0;

/**
 * A seller with a proven number, a contact, a product by hand with a sale, a photo, a second session, a payment, an
 * order and a claim on the handle.
 */
export async function aStockedSeller(service: TestService, handle: string): Promise<StockedSeller> {
  const { user, accessToken, refreshToken, idToken } = await service.signUp(handle);
  phones += 1;
  const loginPhone = `+2567726${String(phones).padStart(5, '0')}`;
  await service.db
    .updateTable('accounts')
    .set({ login_phone: loginPhone, whatsapp_number: '+256700123456', whatsapp_changed_at: service.clock.now() })
    .where('account_id', '=', user.id)
    .execute();
  // Read once, so that buyers may chat and order.
  await service.db
    .updateTable('shops')
    .set({ tiktok_user_id: `69${String(phones).padStart(15, '0')}` })
    .where('shop_id', '=', user.id)
    .execute();
  const { data } = (await service.call<{ payment: Payment }>('POST', '/auth/subscribe', { token: accessToken })).body;
  const { billing } = service.app.services;
  await confirmPayment(billing, await requirePaymentByReference(billing, data.payment.reference), 'operator');
  const claim = await service.call<{ claimId: string }>('POST', '/auth/ownership/claims', { body: { handle } });
  const { claimId } = claim.body.data;
  const stock = await newStock(service, { shopId: user.id, handle });
  return { user, accessToken, refreshToken, idToken, loginPhone, handle, claimId, ...stock };
}

/** A new product by hand with a sale, a new photo, a new second session and a new payment that waits. */
export async function newStock(service: TestService, shop: { shopId: string; handle: string }) {
  const { db, clock } = service;
  const now = clock.now();
  const videoId = `p${randomBytes(6).toString('hex')}`;
  const productId = await aProduct(db, shop, { videoId, kind: 'manual', addedBy: 'hand', tags: ['pots'] });
  await aSale(db, shop, { videoId: productId, soldAt: now, priceUgx: 10_000 });
  const reference = newPaymentReference();
  const [photoId, sessionId, paymentId] = [randomUUID(), randomUUID(), randomUUID()];
  await db
    .insertInto('uploaded_photos')
    .values({
      shop_id: shop.shopId,
      photo_id: photoId,
      hash: randomBytes(16).toString('hex'),
      width: 640,
      height: 640,
      placeholder: '#808080',
      thumbhash: 'AAAA',
      uploaded_at: now,
    })
    .execute();
  await db.insertInto('sessions').values({ session_id: sessionId, account_id: shop.shopId }).execute();
  // One waits at a time.
  await db.deleteFrom('payments').where('shop_id', '=', shop.shopId).where('status', '=', 'pending').execute();
  await db
    .insertInto('payments')
    .values({
      shop_id: shop.shopId,
      payment_id: paymentId,
      idempotency_key: paymentId,
      provider: 'manual',
      status: 'pending',
      amount_ugx: 10_000,
      months: 1,
      reference,
      created_at: now,
      lapses_at: now,
    })
    .execute();
  const orderId = randomUUID();
  const order = await anOrder(db, shop, { videoId: productId, at: now, orderId });
  const reviewId = await aReview(db, shop, { orderId, at: now });
  const sale = db.selectFrom('sales').select('sale_id').where('video_id', '=', productId);
  return {
    productId,
    photoId,
    sessionId,
    paymentId,
    reference,
    ...order,
    mark: 'confirmed' as const,
    file: 'square.jpg' as const,
    reviewId,
    saleId: (await sale.executeTakeFirstOrThrow()).sale_id,
  };
}

/** The call's address with these things named in it. */
export function addressOf<Named extends object>(path: string, named: Named): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name as keyof Named]));
}

const aCsv = Buffer.from('number,title\r\n99999,Pot\r\n');

/** What a call is sent: a body that its schema takes, and of which type it is unless it is JSON. */
export interface ValidBody {
  body?: unknown;
  type?: string;
}

/**
 * A body for each call that takes one, good enough that only the caller decides. Codes are wrong ones: none
 * was sent.
 */
export function validBodies(named: Belongings, aPhoto: Buffer): Record<string, ValidBody> {
  const { handle, photoId, productId, secret } = named;
  const items = [{ videoId: productId, quantity: 1 }];
  const code = '123456';
  const bodies: Record<string, unknown> = {
    'POST /auth/validate-handle': { handle },
    'POST /auth/password/signup': { handle, password: testPassword },
    'POST /auth/password/signin': { handle, password: testPassword },
    'POST /auth/refresh': { refreshToken: 'x' },
    'POST /auth/ownership/claims': { handle },
    'POST /auth/ownership/claims/{claimId}/complete': { password: testPassword },
    'PUT /auth/password': { currentPassword: testPassword, newPassword: testPassword },
    'POST /auth/sessions/{sessionId}/end': { password: testPassword },
    'POST /auth/sessions/end-others': { password: testPassword },
    'POST /auth/me/deletion': { password: testPassword },
    'POST /auth/tiktok/link': { returnPath: '/settings' },
    'POST /auth/tiktok/session': { choice: 'link' },
    'PUT /shop/{handle}/facts': { zones: [{ name: 'Ntinda', feeUgx: 5000, ways: ['boda'] }] },
    'PUT /shop/{handle}/collections': {
      collections: [{ name: 'Christmas', kind: 'hand', tags: [], videoIds: [productId] }],
    },
    'PUT /shop/{handle}/banner': { hash: null },
    'PUT /shop/{handle}/settings': { displayName: null },
    'POST /auth/signup': { handle, phoneNumber: '0772500001' },
    'POST /auth/verify-signup': { handle, phoneNumber: '0772500001', code },
    'POST /auth/signin': { phoneNumber: '0772500002' },
    'POST /auth/verify-signin': { phoneNumber: '0772500003', code },
    'POST /auth/recovery/codes': { phoneNumber: '0772500004' },
    'POST /auth/recovery/complete': { phoneNumber: '0772500005', code, password: testPassword },
    'POST /auth/me/login-phone-codes': { phoneNumber: '0772500006', password: testPassword },
    'PUT /auth/me/login-phone': { phoneNumber: '0772500007', code },
    'PUT /auth/me': { phoneNumber: '+256700123457', password: testPassword },
    'PUT /auth/handle': { handle },
    'POST /auth/subscribe': {},
    'POST /billing/wallets/check': { phoneNumber: '0772500008' },
    'PUT /billing/payments/{paymentId}/receipt': { receipt: 'MP250102.AB' },
    'POST /shop/{handle}/view': {},
    'POST /shop/{handle}/click': { target: 'whatsapp' },
    'POST /shop/{handle}/orders': { items },
    'PUT /orders/{code}': { items },
    'POST /orders/{code}/sent': { secret, order: { items } },
    'POST /orders/{code}/review': { stars: 5, good: ['as_shown'] },
    'PUT /orders/{code}/review': { stars: 4, good: [], text: 'Good' },
    'POST /shop/{handle}/reviews/{reviewId}/answer': { answer: 'Thank you' },
    'POST /orders/{code}/marks': { mark: 'received' },
    'POST /shop/{handle}/reports': { reason: 'scam' },
    'POST /ingestion/add-links': { urls: ['x'] },
    'POST /captions/preview': { caption: 'Wig 85k #TRACK' },
    'PATCH /shop/{handle}/products/{productId}': { title: 'Big pot' },
    'POST /shop/{handle}/products/{productId}/move': { before: null },
    'POST /shop/{handle}/owner/products/still-there': { videoIds: [productId], isThere: true },
    'POST /shop/{handle}/products/{productId}/split': { title: 'Small pot' },
    'POST /shop/{handle}/products': { title: 'Pot', price: null, photoIds: [photoId] },
  };
  return {
    ...Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }])),
    'POST /shop/{handle}/photos': { body: aPhoto, type: 'image/jpeg' },
    'POST /shop/{handle}/banner': { body: aPhoto, type: 'image/jpeg' },
    'POST /shop/{handle}/products/import': { body: aCsv, type: 'text/csv' },
  };
}
