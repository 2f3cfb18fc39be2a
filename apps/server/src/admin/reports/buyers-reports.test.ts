import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { thanks } from './file-report.ts';

let service: TestService;
let shop: TestShop;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  await service.db.deleteFrom('rate_limits').execute();
  shop = await aShop(service.db);
});

const agent = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

const report = (body: unknown, { ip = '10.0.0.1', userAgent = agent, handle = shop.handle } = {}) =>
  service.call('POST', `/shop/${handle}/reports`, { body, ip, headers: { 'user-agent': userAgent } });

const stored = () =>
  service.db
    .selectFrom('reports')
    .select(['video_id', 'reason', 'details', 'state', 'created_at', 'changed_at'])
    .where('shop_id', '=', shop.shopId)
    .orderBy('created_at')
    .orderBy('report_id')
    .execute();

const counts = async () =>
  (
    await service.db
      .selectFrom('reports')
      .select('report_count')
      .where('shop_id', '=', shop.shopId)
      .orderBy('report_count')
      .execute()
  ).map((row) => row.report_count);

test('a buyer reports a shop in any spelling of its handle, and is thanked', async () => {
  const answer = await report({ reason: 'scam' }, { handle: shop.handle.toUpperCase() });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: thanks, data: {} } });
  expect(await stored()).toEqual([
    { video_id: null, reason: 'scam', details: null, state: 'new', created_at: service.clock.now(), changed_at: null },
  ]);
});

test('a buyer reports a product in own words, also one that was hidden a moment ago', async () => {
  const videoId = await aProduct(service.db, shop, { hidden: true });
  expect((await report({ reason: 'other', videoId, details: 'It never came' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ video_id: videoId, reason: 'other', details: 'It never came' }]);
});

test('a product of another shop, a shop that is not there and one that is closed are not reported', async () => {
  const other = await aShop(service.db);
  const videoId = await aProduct(service.db, other);
  expect(await report({ reason: 'scam', videoId })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await report({ reason: 'scam' }, { handle: 'unknown.here' })).toMatchObject({ status: 404 });
  await service.db
    .updateTable('accounts')
    .set({ deletion_due_at: service.clock.now() })
    .where('account_id', '=', shop.shopId)
    .execute();
  expect(await report({ reason: 'scam' })).toMatchObject({ status: 404 });
  expect(await stored()).toEqual([]);
});

test.each([
  {},
  { reason: 'ugly' },
  { reason: 'scam', details: 'x'.repeat(501) },
  { reason: 'scam', videoId: '1; drop table reports' },
  { reason: 'scam', state: 'resolved' },
  { reason: 'scam', shop_id: 'x' },
])('%j is refused', async (body) => {
  expect(await report(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(await stored()).toEqual([]);
});

test('the same visitor reporting the same thing twice, or twice at once, makes one report and reads the same', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => report({ reason: 'scam', details: 'once' })));
  answers.push(await report({ reason: 'scam', details: 'again' }));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(await stored()).toHaveLength(1);
});

test('another reason, another product, another visitor and another day are other reports', async () => {
  const videoId = await aProduct(service.db, shop);
  await report({ reason: 'scam' });
  await report({ reason: 'offensive' });
  await report({ reason: 'scam', videoId });
  await report({ reason: 'scam' }, { ip: '10.0.0.2' });
  await report({ reason: 'scam' }, { userAgent: 'Mozilla/5.0 (iPhone)' });
  expect(await stored()).toHaveLength(5);
  service.clock.advance(24 * 3600_000);
  await report({ reason: 'scam' });
  expect(await stored()).toHaveLength(6);
});

test('a day later nothing is left of who reported', async () => {
  await report({ reason: 'scam' });
  await purgeExpired(service.db, service.clock.now());
  expect(await service.db.selectFrom('recent_reports').selectAll().execute()).not.toEqual([]);
  service.clock.advance(24 * 3600_000);
  await purgeExpired(service.db, service.clock.now());
  expect(await service.db.selectFrom('recent_reports').selectAll().execute()).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test('nothing of the buyer is stored or logged: no address, no browser, no words in the log', async () => {
  await report({ reason: 'scam', details: 'my secret words' }, { ip: '10.77.66.55', userAgent: 'Telltale/1.0' });
  const [kept] = await service.db.selectFrom('recent_reports').selectAll().execute();
  const rows = await service.db.selectFrom('reports').selectAll().where('shop_id', '=', shop.shopId).execute();
  const everything = JSON.stringify([rows, kept && Buffer.from(kept.report_hash).toString('latin1')]);
  expect(everything).toContain('my secret words');
  expect(everything).not.toMatch(/10\.77\.66\.55|Telltale/);
  expect(service.logLines.join('')).not.toMatch(/my secret words|Telltale|10\.77\.66\.55/);
});

test('hostile words are kept as plain text without invisible signs', async () => {
  const details = '  <script>alert(1)</script>\u202e\u0000\u200b \r\n\r\n\r\n\r\nsecond \ud800 line 👩‍💻\t ';
  expect((await report({ reason: 'offensive', details })).status).toBe(200);
  expect((await stored())[0]?.details).toBe('<script>alert(1)</script>\n\nsecond \ufffd line 👩‍💻');
  expect((await report({ reason: 'scam', details: ' \u200b\n ' })).status).toBe(200);
  expect((await stored()).map(({ details: words }) => words)).toContain(null);
});

test('of one shop one address has a few reports of its own a day, and one that counts the rest; a repeated report counts nowhere', async () => {
  const asOther = (n: number) => report({ reason: 'scam' }, { userAgent: `Mozilla/5.0 phone ${n}` });
  for (let n = 0; n < 10; n += 1) expect((await asOther(n)).body.message).toBe(thanks);
  for (let n = 0; n < 10; n += 1) expect((await asOther(n)).status).toBe(200);
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 4]);
  const other = await aShop(service.db);
  expect((await report({ reason: 'scam' }, { handle: other.handle })).status).toBe(200);
});

test('one person with all addresses of a /48 fills no queue, and keeps no report out', async () => {
  const from = (n: number, handle?: string) =>
    report({ reason: 'scam', details: 'flood' }, { ip: `2a02:2f0:7:${n.toString(16)}::1`, ...(handle && { handle }) });
  const statuses = new Set<number>();
  for (let n = 0; n < 150; n += 1) statuses.add((await from(n)).status);
  expect(statuses).toEqual(new Set([200]));
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 144]);
  // A neighbour's report of another shop.
  const other = await aShop(service.db);
  expect((await from(999, other.handle)).status).toBe(200);
  const ofOther = service.db.selectFrom('reports').select('report_count').where('shop_id', '=', other.shopId);
  expect(await ofOther.execute()).toEqual([{ report_count: 1 }]);
  const honest = { reason: 'forbidden_goods', details: 'She sells pills' };
  expect((await report(honest, { ip: '10.4.4.4' })).status).toBe(200);
  expect(await stored()).toHaveLength(8);
  expect(await stored()).toContainEqual(expect.objectContaining(honest));
});

test('what comes after an administrator has settled the counting report is seen: it begins another one', async () => {
  const asOther = (n: number) => report({ reason: 'scam' }, { userAgent: `Mozilla/5.0 phone ${n}` });
  for (let n = 0; n < 8; n += 1) await asOther(n);
  await service.db.updateTable('reports').set({ state: 'dismissed' }).where('shop_id', '=', shop.shopId).execute();
  for (let n = 8; n < 11; n += 1) await asOther(n);
  const open = await service.db
    .selectFrom('reports')
    .select('report_count')
    .where('shop_id', '=', shop.shopId)
    .where('state', '=', 'new')
    .execute();
  expect(open).toEqual([{ report_count: 3 }]);
});

test('a stranger who floods from a shared address keeps no buyer at this address from reporting', async () => {
  const [flooded, other] = await Promise.all([aShop(service.db), aShop(service.db)]);
  const from = (n: number, handle: string, ip = '10.3.3.3') =>
    report({ reason: 'scam' }, { handle, ip, userAgent: `Mozilla/5.0 phone ${n}` });
  const statuses = new Set<number>();
  for (let n = 0; n < 150; n += 1) statuses.add((await from(n, flooded.handle)).status);
  for (let n = 0; n < 3; n += 1) statuses.add((await from(n, other.handle)).status);
  // The address has not used up what its /24 has.
  for (let n = 0; n < 2; n += 1) statuses.add((await from(n, other.handle, '10.3.3.4')).status);
  expect(statuses).toEqual(new Set([200]));
  const ofShop = async ({ shopId }: { shopId: string }) =>
    (
      await service.db
        .selectFrom('reports')
        .select('report_count')
        .where('shop_id', '=', shopId)
        .orderBy('report_count')
        .execute()
    ).map((row) => row.report_count);
  expect(await ofShop(flooded)).toEqual([1, 1, 1, 1, 1, 1, 144]);
  expect(await ofShop(other)).toEqual([1, 1, 3]);
});
