import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { readLanding } from '#server/web-pages.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

async function openShops(count: number, first: number): Promise<void> {
  const { db } = opened.database;
  const shops = Array.from({ length: count }, (_, index) => ({
    shop_id: crypto.randomUUID(),
    handle: `duka.${first + index}`,
  }));
  const accounts = shops.map(({ shop_id }) => ({ account_id: shop_id, bio_code: 'ABC234' }));
  await db.insertInto('accounts').values(accounts).execute();
  await db.insertInto('shops').values(shops).execute();
}

test('no number of sellers is claimed under 500; from there on it is rounded down to a full hundred', async () => {
  const claims = { exampleShopHandle: null, readsWithAi: false };
  const claimed = async () => (await readLanding(opened.database.db, claims)).sellerCount;
  await openShops(499, 1);
  expect(await claimed()).toBeNull();
  await openShops(1, 500);
  expect(await claimed()).toBe(500);
  await openShops(199, 501);
  expect(await claimed()).toBe(600);
});
