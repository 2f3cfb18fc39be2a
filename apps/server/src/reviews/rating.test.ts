import { afterAll, beforeAll, expect, test } from 'vitest';
import { findShop } from '#server/catalog/shop/shop.queries.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aReviewedShop } from './reviewed-shop.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('a shop’s rating counts each browser once, however many reviews it wrote', async () => {
  const shop = await aReviewedShop(service, 'reviews.once');
  const mark = shop.aMark();
  for (let count = 0; count < 3; count += 1) await shop.review(await shop.received(mark));
  for (let count = 0; count < 2; count += 1) await shop.review(await shop.received());
  expect((await findShop(service.db, 'reviews.once'))?.rating).toEqual({ average: 5, count: 3 });
  expect((await shop.reviews()).count).toBe(5);
});

test('three reviews of one browser make no average', async () => {
  const shop = await aReviewedShop(service, 'reviews.selfmade');
  const mark = shop.aMark();
  for (let count = 0; count < 4; count += 1) await shop.review(await shop.received(mark));
  expect(await shop.reviews()).toMatchObject({ average: null, count: 4, orders: 4, browsers: 1 });
});

test('of reviews that are written at once none is missing from the average that a shop’s page shows', async () => {
  const shop = await aReviewedShop(service, 'reviews.kept.count');
  const orders = await Promise.all(Array.from({ length: 6 }, () => shop.received()));
  await Promise.all(orders.map((order, index) => shop.review(order, { stars: 1 + (index % 5), good: [] })));
  const rating = async () => (await findShop(service.db, 'reviews.kept.count'))?.rating;
  expect(await rating()).toEqual({ average: 2.7, count: 6 });
  const [first] = orders;
  if (first) await shop.remove(first);
  expect(await rating()).toEqual({ average: 3, count: 5 });
});
