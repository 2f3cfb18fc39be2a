import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner, breakWrites, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

interface Sale {
  saleId: string;
  sold: number;
}
const sales = () => service.db.selectFrom('sales').select(['video_id', 'price_ugx', 'sold_at']).execute();

test('"Sold one" counts a piece at the price of that moment, and Undo takes it back', async () => {
  const seller = await anOwner(service, 'sold.one');
  const videoId = await aProduct(service.db, seller.shop, { priceUgx: 50_000 });
  const sell = () => seller.call<Sale>('POST', `/products/${videoId}/sales`);
  expect((await sell()).body.data.sold).toBe(1);
  await seller.change(videoId, { price: 40_000 });
  const second = (await sell()).body.data;
  expect(second.sold).toBe(2);
  expect((await seller.list()).data[0]).toMatchObject({ sold: 2 });
  expect(await sales()).toEqual([
    { video_id: videoId, price_ugx: 50_000, sold_at: service.clock.now() },
    { video_id: videoId, price_ugx: 40_000, sold_at: service.clock.now() },
  ]);
  for (let again = 0; again < 2; again += 1)
    expect((await seller.call<Sale>('DELETE', `/products/${videoId}/sales/${second.saleId}`)).body.data).toEqual({
      saleId: second.saleId,
      sold: 1,
    });
  expect((await seller.list()).data[0]).toMatchObject({ sold: 1 });
});

test('a repeated tap with a lost answer is one sale', async () => {
  const seller = await anOwner(service, 'sold.twice');
  const videoId = await aProduct(service.db, seller.shop);
  const tap = () =>
    service.call<Sale>('POST', `/shop/sold.twice/products/${videoId}/sales`, {
      token: seller.token,
      headers: { 'idempotency-key': 'one-tap-of-a-thumb' },
    });
  const first = await tap();
  expect((await tap()).body.data).toEqual(first.body.data);
  expect((await seller.list()).data[0]?.sold).toBe(1);
});

test('a tap whose process died before its answer was kept is one sale, also when it is repeated minutes later', async () => {
  const seller = await anOwner(service, 'sold.late');
  const videoId = await aProduct(service.db, seller.shop);
  const path = `/shop/sold.late/products/${videoId}/sales`;
  const tap = () => service.call<Sale>('POST', path, { token: seller.token, key: 'one-tap-of-another-thumb' });
  const first = await tap();
  await loseAnswers(service, 'sales');
  expect((await tap()).body.data).toEqual(first.body.data);
  expect((await seller.list()).data[0]?.sold).toBe(1);
});

test("another seller's sale cannot be taken back", async () => {
  const seller = await anOwner(service, 'sold.mine');
  const videoId = await aProduct(service.db, seller.shop);
  const { saleId } = (await seller.call<Sale>('POST', `/products/${videoId}/sales`)).body.data;
  const other = await anOwner(service, 'sold.other');
  const theirs = await aProduct(service.db, other.shop);
  const path = `/shop/sold.mine/products/${videoId}/sales/${saleId}`;
  expect((await service.call('DELETE', path, { token: other.token })).status).toBe(403);
  expect((await other.call('DELETE', `/products/${theirs}/sales/${saleId}`)).body.data).toMatchObject({ sold: 0 });
  expect((await seller.list()).data[0]?.sold).toBe(1);
});

test('a sale that breaks midway is none', async () => {
  const seller = await anOwner(service, 'sold.broken');
  const videoId = await aProduct(service.db, seller.shop);
  const { saleId } = (await seller.call<Sale>('POST', `/products/${videoId}/sales`)).body.data;
  const mendInserts = await breakWrites(service, 'insert', 'sales');
  expect((await seller.call('POST', `/products/${videoId}/sales`)).status).toBe(500);
  await mendInserts();
  const mend = await breakWrites(service, 'delete', 'sales');
  expect((await seller.call('DELETE', `/products/${videoId}/sales/${saleId}`)).status).toBe(500);
  await mend();
  expect((await seller.list()).data[0]?.sold).toBe(1);
});
