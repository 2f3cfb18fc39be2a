import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createVisitCounter } from './visit-counter.ts';

let service: TestService;
let shop: TestShop;
let videoId: string;

const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  shop = await aShop(service.db);
  videoId = await aProduct(service.db, shop);
});

interface Visitor {
  ip?: string;
  agent?: string;
}

const post = (what: string, body: unknown, { ip = '10.0.0.1', agent = phone }: Visitor = {}) =>
  service.call<{ views: number }>('POST', `/shop/${shop.handle}/${what}`, {
    body,
    ip,
    headers: { 'user-agent': agent },
  });
const view = (body: unknown = {}, visitor?: Visitor) => post('view', body, visitor);
const flush = () => service.app.services.analytics.visits.flush();
const totals = async () => {
  await flush();
  const rows = await service.db
    .selectFrom('total_counts')
    .select(['video_id', 'kind', 'count'])
    .where('shop_id', '=', shop.shopId)
    .orderBy('kind')
    .orderBy('video_id')
    .execute();
  return rows.map((row) => [row.kind, row.video_id, row.count]);
};

test('a view of the shop is counted and answered with the views so far', async () => {
  expect(await view()).toMatchObject({ status: 200, body: { success: true, data: { views: 1 } } });
  expect((await view({}, { ip: '10.0.0.2' })).body.data.views).toBe(2);
  await flush();
  const answer = await service.call<{ views: number }>('GET', `/shop/${shop.handle}`);
  expect(answer.body.data.views).toBe(2);
});

test('a call without a body is a view of the shop', async () => {
  const answer = await service.call<{ views: number }>('POST', `/shop/${shop.handle}/view`, {
    headers: { 'user-agent': phone },
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { views: 1 } } });
});

test('the same visitor on the same page counts once in 30 minutes, on another page and after that time again', async () => {
  for (let again = 0; again < 3; again += 1) await view();
  await view({ videoId });
  await flush();
  service.clock.advance(29 * 60_000);
  await view();
  expect(await totals()).toEqual([
    ['view', '', 1],
    ['view', videoId, 1],
  ]);
  service.clock.advance(60_000);
  expect((await view()).body.data.views).toBe(2);
  expect(await totals()).toContainEqual(['view', '', 2]);
});

test('a visit just before midnight and one just after it are the same visit', async () => {
  const midnightMs = Date.parse(`${dayInKampala(service.clock.now())}T21:00:00Z`);
  service.clock.advance(midnightMs + 24 * 3600_000 - 5 * 60_000 - service.clock.now().getTime());
  await view();
  await flush();
  service.clock.advance(10 * 60_000);
  await view();
  expect(await totals()).toEqual([['view', '', 1]]);
});

test('another process that counted the visitor a moment ago is remembered through the database', async () => {
  await view();
  await flush();
  const { ingestion } = service.app.services;
  const config = { db: service.db, clock: service.clock, logger: ingestion.logger, ingestion };
  const visit = { handle: shop.handle, videoId: '', kind: 'view', address: '10.0.0.1', userAgent: phone } as const;
  const first = createVisitCounter({ ...config, secret: 'one secret' });
  const second = createVisitCounter({ ...config, secret: 'one secret' });
  await first.count(visit);
  await first.flush();
  await second.count(visit);
  await second.stop();
  await first.stop();
  expect(await totals()).toEqual([['view', '', 2]]);
});

test('taps on the chat and TikTok buttons are counted by product and target', async () => {
  expect(await post('click', { target: 'whatsapp' })).toMatchObject({ status: 200, body: { data: {} } });
  await post('click', { target: 'whatsapp', videoId });
  await post('click', { target: 'tiktok', videoId });
  expect(await totals()).toEqual([
    ['tiktok', videoId, 1],
    ['whatsapp', '', 1],
    ['whatsapp', videoId, 1],
  ]);
});

test('robots and programs without a name are answered and not counted', async () => {
  const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'facebookexternalhit/1.1', 'curl/8.5.0', ''];
  for (const agent of robots) expect((await view({}, { agent })).status).toBe(200);
  expect(await totals()).toEqual([]);
});

test('an invented video, or one of another shop, makes no counters', async () => {
  const other = await aShop(service.db);
  const theirs = await aProduct(service.db, other);
  await view({ videoId: '7999999999999999999' });
  await view({ videoId: theirs });
  await post('click', { target: 'whatsapp', videoId: theirs });
  expect(await totals()).toEqual([]);
  const visits = await service.db.selectFrom('recent_visits').selectAll().where('shop_id', '=', shop.shopId).execute();
  expect(visits).toEqual([]);
});

test('wrong input is refused, and an unknown shop is not found', async () => {
  for (const body of [{ videoId: "1' or 1=1" }, { videoId: 7 }, { target: 'whatsapp', more: 1 }, [], { videoId: '' }])
    expect(await view(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  for (const body of [{}, { target: 'sms' }, undefined]) expect((await post('click', body)).status).toBe(400);
  const nowhere = await service.call('POST', '/shop/no.such.shop/view', { body: {}, headers: { 'user-agent': phone } });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a program that names itself differently each time moves the counter only so far', async () => {
  for (let name = 0; name < 400; name += 1) await view({}, { ip: '10.0.0.9', agent: `${phone} ${name}` });
  expect(await totals()).toEqual([['view', '', 300]]);
  expect((await view({}, { ip: '10.0.0.10' })).body.data.views).toBe(301);
});

test('days begin at midnight in Kampala, within one batch too', async () => {
  expect(dayInKampala(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
  expect(dayInKampala(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  const toMidnight = 24 * 3600_000 - ((service.clock.now().getTime() + 3 * 3600_000) % (24 * 3600_000));
  service.clock.advance(toMidnight - 1000);
  await view({}, { ip: '10.0.0.20' });
  service.clock.advance(2000);
  await view({}, { ip: '10.0.0.21' });
  await flush();
  const rows = await service.db
    .selectFrom('daily_counts')
    .select(['count'])
    .where('shop_id', '=', shop.shopId)
    .orderBy('day')
    .execute();
  expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
  expect(await totals()).toEqual([['view', '', 2]]);
});

test("many visits are written in batches, and a shop deleted since takes no other shop's visits with it", async () => {
  const doomed = await aShop(service.db);
  const { visits } = service.app.services.analytics;
  const visit = (handle: string, at: number) =>
    visits.count({ handle, videoId: '', kind: 'view', address: `10.1.${at >> 8}.${at & 255}`, userAgent: phone });
  for (let at = 0; at < 2100; at += 1) await visit(shop.handle, at);
  await visit(doomed.handle, 1);
  await service.db.deleteFrom('accounts').where('account_id', '=', doomed.shopId).execute();
  expect(await totals()).toEqual([['view', '', 2100]]);
});

test('a visit makes the shop one that is looked at often', async () => {
  await view();
  await flush();
  const { last_visited_at } = await service.db
    .selectFrom('import_states')
    .select('last_visited_at')
    .where('shop_id', '=', shop.shopId)
    .executeTakeFirstOrThrow();
  expect(last_visited_at).toEqual(service.clock.now());
});

test('of a visitor nothing but a keyed hash is kept, and that for a day', async () => {
  await view({}, { ip: '203.0.113.77' });
  await flush();
  const rows = await service.db.selectFrom('recent_visits').selectAll().where('shop_id', '=', shop.shopId).execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
  expect(rows[0]?.visitor_hash).toHaveLength(16);
  await purgeExpired(service.db, new Date(service.clock.now().getTime() + 23 * 3600_000));
  const count = async () =>
    (await service.db.selectFrom('recent_visits').select('page').where('shop_id', '=', shop.shopId).execute()).length;
  expect(await count()).toBe(1);
  await purgeExpired(service.db, new Date(service.clock.now().getTime() + 25 * 3600_000));
  expect(await count()).toBe(0);
});
