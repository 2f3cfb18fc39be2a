import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import {
  type ApiCall,
  addressOf,
  aStockedSeller,
  type Belongings,
  describedCalls,
  needsSeller,
  type StockedSeller,
  validBodies,
} from './api-calls.testing.ts';
import { rowsOf } from './seller-rows.testing.ts';
import { openTestService, type TestService } from './service.testing.ts';

let service: TestService;
let intruder: StockedSeller;
let victim: StockedSeller;
let calls: ApiCall[];
let aPhoto: Buffer;
let before: Awaited<ReturnType<typeof rowsOf>>;

beforeAll(async () => {
  service = await openTestService();
  aPhoto = await aJpeg({ width: 64, height: 64 });
  intruder = await aStockedSeller(service, 'nosy.duka');
  victim = await aStockedSeller(service, 'quiet.duka');
  calls = await describedCalls(service);
  before = await rowsOf(service, victim);
});
afterAll(() => service.close());

/** What an address can name, and a body of the same call can name. */
type Named = keyof Belongings;
const named: Named[] = [
  'handle',
  'productId',
  'saleId',
  'sessionId',
  'claimId',
  'photoId',
  'paymentId',
  'reference',
  'code',
  'secret',
  'mark',
  'reviewId',
];

const pathNames = ({ path }: ApiCall): Named[] => named.filter((name) => path.includes(`{${name}}`));

/** Every way to name some of the intruder's own and at least one of the victim's. */
function mixtures(names: Named[]): Belongings[] {
  const all = Array.from({ length: 2 ** names.length - 1 }, (_, index) => index + 1);
  return all.map((bits) => {
    const taken = names.filter((_, index) => bits & (1 << index)).map((name) => [name, victim[name]]);
    return { ...pick(intruder), ...Object.fromEntries(taken) };
  });
}

const pick = (from: StockedSeller): Belongings =>
  Object.fromEntries(named.map((name) => [name, from[name]])) as unknown as Belongings;

/** Ids that do not exist, in place of the victim's. */
function madeUp(names: Named[], things: Belongings): Partial<Belongings> {
  const nobodys: Partial<Belongings> = {
    productId: 'p000000000000',
    saleId: randomUUID(),
    sessionId: randomUUID(),
    paymentId: randomUUID(),
    reference: 'DK-NNNNNN',
    reviewId: randomUUID(),
  };
  return Object.fromEntries(
    names.filter((name) => name !== 'handle' && things[name] === victim[name]).map((name) => [name, nobodys[name]]),
  );
}

async function callAsIntruder(call: ApiCall, things: Belongings, body?: unknown) {
  await service.db.deleteFrom('rate_limits').execute();
  const valid = validBodies(things, aPhoto)[call.name] ?? {};
  const sent = body ?? valid.body;
  // Which file is no thing that anyone has.
  return service.call(call.method, addressOf(call.path, { ...things, file: intruder.file }), {
    token: intruder.accessToken,
    ...(sent === undefined ? {} : { body: sent }),
    ...(valid.type ? { headers: { 'content-type': valid.type } } : {}),
  });
}

/** What only the victim may ever read. */
async function secretsOf(seller: StockedSeller): Promise<string[]> {
  const payments = await service.db
    .selectFrom('payments')
    .select(['payment_id', 'reference'])
    .where('shop_id', '=', seller.user.id)
    .execute();
  // One that brought its month, and one that waits for its money.
  expect(payments).toHaveLength(2);
  const ofPayments = payments.flatMap(({ payment_id, reference }) => [payment_id, reference]);
  return [seller.loginPhone, seller.saleId, seller.sessionId, seller.photoId, seller.claimId, ...ofPayments];
}

test('the dump that the following tests compare has everything that a seller has', () => {
  const tables = Object.keys(before);
  expect(tables).toEqual(
    expect.arrayContaining([
      'accounts',
      'import_states',
      'ownership_claims',
      'payment_ledger',
      'payments',
      'products',
      'refresh_tokens',
      'sales',
      'sessions',
      'shops',
      'subscriptions',
      'uploaded_photos',
    ]),
  );
});

test("no call that is a seller's own takes the shop, product, sale or session of another seller", async () => {
  const secrets = await secretsOf(victim);
  const tried: string[] = [];
  for (const call of calls) {
    const names = pathNames(call);
    if (names.length === 0 || !needsSeller(call)) continue;
    for (const things of mixtures(names)) {
      const answer = await callAsIntruder(call, things);
      const label = `${call.name} as ${addressOf(call.path, things)}`;
      // In the caller's shop a missing thing counts as deleted already; that it exists elsewhere must not show.
      const nowhere = await callAsIntruder(call, { ...things, ...madeUp(names, things) });
      if (things.handle === victim.handle) expect(answer.status, label).toBe(403);
      else if (nowhere.status === 404 || call.method !== 'DELETE') expect(answer.status, label).toBe(404);
      else expect([answer.status, nowhere.status], label).toEqual([200, 200]);
      const hidden = secrets.filter((secret) => !names.some((name) => things[name] === secret));
      for (const secret of hidden) expect(answer.text, label).not.toContain(secret);
      tried.push(call.name);
    }
  }
  // The test is made from the description: were that empty, it would prove nothing.
  expect(new Set(tried).size).toBeGreaterThan(15);
  expect(await rowsOf(service, victim)).toEqual(before);
});

test('every call with a thing in its address is for one seller alone or known to be open', () => {
  const open = calls.filter((call) => pathNames(call).length > 0 && !needsSeller(call)).map(({ name }) => name);
  expect(open).toEqual([
    'DELETE /orders/{code}/customer',
    'DELETE /orders/{code}/marks/{mark}',
    'DELETE /orders/{code}/review',
    'GET /orders/{code}',
    'GET /orders/{code}/review',
    'GET /shop/{handle}',
    'GET /shop/{handle}/facts',
    'GET /shop/{handle}/products',
    'GET /shop/{handle}/products/{productId}',
    'GET /shop/{handle}/reviews',
    'POST /auth/ownership/claims/{claimId}/complete',
    'POST /orders/{code}/marks',
    'POST /orders/{code}/review',
    'POST /orders/{code}/sent',
    'POST /shop/{handle}/click',
    'POST /shop/{handle}/orders',
    'POST /shop/{handle}/reports',
    'POST /shop/{handle}/view',
    'PUT /orders/{code}',
    'PUT /orders/{code}/review',
  ]);
});

/** Others answer 200. */
const statusForStrangers: Record<string, number> = {
  // Who has the claim's number still has no bio.
  'POST /auth/ownership/claims/{claimId}/complete': 409,
  // An order's address shows it; all else needs its secret, in a header.
  'DELETE /orders/{code}/customer': 401,
  'DELETE /orders/{code}/marks/{mark}': 403,
  'DELETE /orders/{code}/review': 401,
  'GET /orders/{code}/review': 401,
  'POST /orders/{code}/review': 401,
  'PUT /orders/{code}/review': 401,
  'POST /orders/{code}/marks': 403,
  'PUT /orders/{code}': 401,
  'POST /shop/{handle}/orders': 201,
};

test('what is open tells another seller no more than a visitor, and changes nothing that is the owner’s', async () => {
  const secrets = await secretsOf(victim);
  for (const call of calls) {
    if (pathNames(call).length === 0 || needsSeller(call)) continue;
    const things = pick(victim);
    const seen = await callAsIntruder(call, things);
    expect(seen.status, call.name).toBe(statusForStrangers[call.name] ?? 200);
    for (const secret of secrets) expect(seen.text, call.name).not.toContain(secret);
    if (call.method !== 'GET') continue;
    const visitor = await service.call('GET', addressOf(call.path, things));
    const withoutTime = (text: string): string => text.replace(/"timestamp":"[^"]+"/, '');
    expect(withoutTime(seen.text), call.name).toBe(withoutTime(visitor.text));
  }
  // What a buyer may do: it is in no list yet.
  await service.db.deleteFrom('orders').where('state', '=', 'reserved').execute();
  expect(await rowsOf(service, victim)).toEqual(before);
});

test("bodies that name another seller's photo, product, picture or token are refused", async () => {
  const own = pick(intruder);
  const mine = { ...own, photoId: victim.photoId };
  const byName = (name: string): ApiCall => {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`${name} is gone`);
    return call;
  };
  const create = byName('POST /shop/{handle}/products');
  expect((await callAsIntruder(create, mine)).status).toBe(400);
  const both = { title: 'Pot', price: null, photoIds: [own.photoId, victim.photoId] };
  expect((await callAsIntruder(create, own, both)).status).toBe(400);
  const move = byName('POST /shop/{handle}/products/{productId}/move');
  expect((await callAsIntruder(move, own, { before: victim.productId })).status).toBeOneOf([400, 404]);
  const change = byName('PATCH /shop/{handle}/products/{productId}');
  const pictures = { pictures: [`/images/${'0'.repeat(32)}/640.jpg`] };
  expect((await callAsIntruder(change, own, pictures)).status).toBe(400);
  const click = byName('POST /shop/{handle}/click');
  const counted = await callAsIntruder(click, own, { target: 'whatsapp', videoId: victim.productId });
  expect(counted.status).toBeOneOf([200, 404]);
  await service.app.services.analytics.visits.flush();
  const importCsv = byName('POST /shop/{handle}/products/import');
  await callAsIntruder(importCsv, own, Buffer.from(`number,video_id,title\n1,${victim.productId},Mine now\n`));
  const links = byName('POST /ingestion/add-links');
  const urls = [`${service.tiktokOrigin}/@${victim.handle}/video/7300000000000000001`];
  const added = await callAsIntruder(links, own, { urls });
  expect(added.body.data.results).toMatchObject([{ ok: false }]);
  expect(await rowsOf(service, victim)).toEqual(before);
});

test("a seller's own reads, files and lists name nothing of another seller", async () => {
  const marks = [...(await secretsOf(victim)), victim.user.id, victim.productId, victim.handle];
  const read: string[] = [];
  for (const call of calls) {
    if (call.method !== 'GET' || !needsSeller(call)) continue;
    const answer = await callAsIntruder(call, pick(intruder));
    expect(answer.status, call.name).toBe(200);
    for (const mark of marks) expect(answer.text, call.name).not.toContain(mark);
    read.push(call.name);
  }
  expect(read.length).toBeGreaterThan(12);
});

test('one seller’s key for a repeated request does not open the answer of another', async () => {
  const subscribe = calls.find(({ name }) => name === 'POST /auth/subscribe');
  if (!subscribe) throw new Error('subscribing is gone');
  const headers = { 'idempotency-key': 'the-same-key-for-both' };
  const first = await service.call('POST', subscribe.path, { token: victim.accessToken, headers });
  const second = await service.call('POST', subscribe.path, { token: intruder.accessToken, headers });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.headers['idempotency-replayed']).toBeUndefined();
  expect(second.text).not.toBe(first.text);
  for (const secret of await secretsOfPayments(victim)) expect(second.text).not.toContain(secret);
});

async function secretsOfPayments({ user }: StockedSeller): Promise<string[]> {
  const rows = await service.db.selectFrom('payments').select('reference').where('shop_id', '=', user.id).execute();
  return rows.map(({ reference }) => reference);
}
