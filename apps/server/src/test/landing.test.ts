import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { readLanding } from '#server/web-pages.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

async function listSellers(status: string, first: number, last: number): Promise<void> {
  await sql`insert into seller_directory (user_id, created_at, follower_count, is_verified, status, handle, search_text)
    select gen_random_uuid(), now(), 0, false, ${status}, 'duka.' || n, 'duka.' || n
    from generate_series(${first}::int, ${last}::int) n`.execute(opened.database.db);
}

test('no number of sellers is claimed under 500, sign-ups that wait for their code not counted; from there on it is rounded down to a full hundred', async () => {
  const claims = { exampleShopHandle: null, readsWithAi: false };
  const claimed = async () => (await readLanding(opened.database.db, claims)).sellerCount;
  await listSellers('trial', 1, 499);
  await listSellers('pending', 1001, 1100);
  expect(await claimed()).toBeNull();
  await listSellers('expired', 500, 500);
  expect(await claimed()).toBe(500);
  await listSellers('paid', 501, 699);
  expect(await claimed()).toBe(600);
});
