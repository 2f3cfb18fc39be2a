import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createPageWriter } from './page-writer.ts';

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

const writer = (userAgent = 'Chrome') => createPageWriter(service.app.services.admin, { ip: '10.0.0.1', userAgent });

const stored = () =>
  service.db
    .selectFrom('reports')
    .select(['video_id', 'reason', 'details'])
    .where('shop_id', '=', shop.shopId)
    .execute();

test('a form is a report, with the fields that a report has and no others', async () => {
  const videoId = await aProduct(service.db, shop);
  const typed = { reason: 'scam', details: 'first line\r\nsecond', videoId, state: 'resolved' };
  expect(await writer().fileReport(shop.handle, typed)).toEqual({ ok: true });
  expect(await stored()).toEqual([{ video_id: videoId, reason: 'scam', details: 'first line\nsecond' }]);
});

test('line ends count once, as the browser counts them', async () => {
  const details = `${'x'.repeat(249)}\r\n${'y'.repeat(250)}`;
  expect(await writer().fileReport(shop.handle, { reason: 'other', details })).toEqual({ ok: true });
});

test.each([
  [{}, 400, 'reason'],
  [{ reason: 'ugly' }, 400, 'reason'],
  [{ reason: 'scam', details: 'x'.repeat(501) }, 400, 'details'],
  [{ reason: 'scam', videoId: "' or 1=1" }, 404, null],
  [{ reason: 'scam', videoId: '7300000000000000001' }, 404, null],
])('%j is refused in words, beside its field', async (typed: Record<string, string>, status, field) => {
  const outcome = await writer().fileReport(shop.handle, typed);
  expect(outcome).toMatchObject({ ok: false, status, field });
  expect(outcome).toHaveProperty('message', expect.stringMatching(/^[A-Z].+\.$/));
  expect(await stored()).toEqual([]);
});

test('a shop that is not there is said, too', async () => {
  expect(await writer().fileReport('no.such.shop', { reason: 'scam' })).toMatchObject({ ok: false, status: 404 });
});
