import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { exportedTables, notExported } from './exported-tables.ts';

let service: TestService;
let seller: Awaited<ReturnType<TestService['signUp']>>;

beforeAll(async () => {
  service = await openTestService();
  seller = await service.signUp('data.owner');
});
afterAll(() => service.close());

type File = Record<string, Record<string, unknown>[]>;
const read = (token = seller.accessToken) => service.call<File>('GET', '/auth/me/export', { token });

test('every table that names an account or a shop is in the file, or left out for a reason', async () => {
  const { rows } = await sql<{ table_name: string }>`select distinct c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('account_id', 'shop_id')`.execute(service.db);
  const decided = [...exportedTables.map((table) => table.name), ...Object.keys(notExported)];
  expect(decided.sort()).toEqual(rows.map((row) => row.table_name).sort());
});

test('the file holds what is stored about the seller, and comes as a file', async () => {
  const shop = { shopId: seller.user.id, handle: 'data.owner' };
  const videoId = await aProduct(service.db, shop, { title: 'Gomesi "silk" 👗', priceUgx: 120_000 });
  const counted = { shop_id: shop.shopId, day: '2026-11-01', video_id: '', kind: 'view', count: 3 };
  await service.db.insertInto('daily_counts').values(counted).execute();
  const { status, headers, body } = await read();
  expect(status).toBe(200);
  const today = service.clock.now().toISOString().slice(0, 10);
  expect(headers['content-disposition']).toBe(`attachment; filename="dukalink-data.owner-${today}.json"`);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.success).toBe(true);
  const { data } = body;
  expect(Object.keys(data)).toEqual(['exportedAt', 'pictureAddress', ...exportedTables.map((table) => table.name)]);
  expect(data.shops?.[0]).toMatchObject({ handle: 'data.owner', shop_id: shop.shopId });
  expect(data.products?.[0]).toMatchObject({ video_id: videoId, title: 'Gomesi "silk" 👗', price_ugx: 120_000 });
  expect(data.daily_counts).toEqual([{ ...counted, shop_id: shop.shopId }]);
  expect(data.sessions).toHaveLength(1);
});

test('no secret is in it, and nothing of another seller', async () => {
  const other = await service.signUp('data.other');
  await aProduct(service.db, { shopId: other.user.id, handle: 'data.other' }, { title: 'Not yours' });
  const adminId = crypto.randomUUID();
  const entry = {
    shop_id: seller.user.id,
    payment_id: crypto.randomUUID(),
    entry: 'paid',
    provider: 'manual',
  } as const;
  await service.db
    .insertInto('payment_ledger')
    .values({ ...entry, reference: 'DK-7F3K9Q', amount_ugx: 10_000, actor: adminId, recorded_at: service.clock.now() })
    .execute();
  const { text } = await read();
  expect(text).toContain('DK-7F3K9Q');
  const secrets = await service.db
    .selectFrom('accounts')
    .select(['password_hash', 'bio_code'])
    .where('account_id', '=', seller.user.id)
    .executeTakeFirstOrThrow();
  for (const secret of [secrets.password_hash, secrets.bio_code, 'argon2', 'token_hash', '"password'])
    expect(text).not.toContain(String(secret));
  for (const foreign of [adminId, other.user.id, 'data.other', 'Not yours']) expect(text).not.toContain(foreign);
});

test('more rows than fit into a batch come whole and once', async () => {
  await sql`insert into seen_posts (shop_id, video_id, content_hash, has_track)
    select ${seller.user.id}, (7300000000000000000 + n)::text, 'x', true from generate_series(1, 1201) n`.execute(
    service.db,
  );
  await sql`insert into total_counts (shop_id, video_id, kind, count)
    select ${seller.user.id}, (7300000000000000000 + n)::text, k, 1 from generate_series(1, 400) n, unnest(array['view', 'tiktok']) k`.execute(
    service.db,
  );
  const { data } = (await read()).body;
  expect(new Set(data.seen_posts?.map((post) => post.video_id)).size).toBe(1201);
  expect(data.seen_posts).toHaveLength(1201);
  expect(data.total_counts).toHaveLength(800);
});

test('it is limited, because it reads everything', async () => {
  await service.db.deleteFrom('rate_limits').execute();
  let last = 0;
  for (let tries = 0; tries < 12; tries += 1) last = (await read()).status;
  expect(last).toBe(429);
});
