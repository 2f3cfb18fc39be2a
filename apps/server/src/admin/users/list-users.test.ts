import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { countUsers, filterOf } from './list-users.ts';
import { createUserTotals, pageIdsSql } from './users.queries.ts';
import { aReader, aSeller, aSignup, type Reader } from './users.testing.ts';

let service: TestService;
let reader: Reader;
const handles: string[] = [];

beforeAll(async () => {
  service = await openTestService();
  reader = await aReader(service);
  const now = service.clock.now();
  // Each a day older than the last; the last five have no trial any more, and of them one has paid and one has a plan.
  for (let n = 0; n < 11; n += 1) {
    const handle = `seller.${'kbgaicjdfhe'[n]}`;
    handles.push(handle);
    await aSeller(service, {
      handle,
      createdAt: new Date(now.getTime() - (n + 1) * dayMs),
      ...(n === 8 ? { subscriptionEndsAt: new Date(now.getTime() + dayMs) } : {}),
      ...(n === 9 ? { complimentaryEndsAt: new Date(now.getTime() + dayMs) } : {}),
    });
  }
  await aSignup(service, 'waiting.one', '+256772000001');
});
afterAll(() => service.close());

test('without any wish the newest 20 come, as specified', async () => {
  const { users, pagination } = await reader.list();
  expect(users.map(({ handle }) => handle)).toEqual(['waiting.one', ...handles]);
  expect(pagination).toEqual({ page: 1, limit: 20, total: 12, totalPages: 1, hasNext: false, hasPrev: false });
});

test('pages follow each other without a gap or a repetition, in every order', async () => {
  for (const sortBy of ['createdAt', 'handle', 'subscriptionStatus'])
    for (const sortOrder of ['asc', 'desc'])
      for (const search of ['', 'seller']) {
        const seen: string[] = [];
        for (let page = 1; ; page += 1) {
          const { users, pagination } = await reader.list({ sortBy, sortOrder, search, limit: 5, page });
          seen.push(...users.map(({ handle }) => handle));
          expect(pagination).toMatchObject({ page, totalPages: 3, hasNext: page < 3, hasPrev: page > 1 });
          if (!pagination.hasNext) break;
        }
        expect(seen.toSorted()).toEqual([...handles, ...(search ? [] : ['waiting.one'])].toSorted());
        if (sortBy === 'handle')
          expect(seen).toEqual(sortOrder === 'asc' ? seen.toSorted() : seen.toSorted().toReversed());
      }
});

test('sorted by status, those of one status stand together, by date', async () => {
  const { users } = await reader.list({ sortBy: 'subscriptionStatus', sortOrder: 'asc' });
  const statuses = users.map(({ subscriptionStatus }) => subscriptionStatus);
  expect(statuses).toEqual(['active', ...Array(3).fill('expired'), 'paid', 'pending', ...Array(6).fill('trial')]);
  expect(users.slice(1, 4).map(({ handle }) => handle)).toEqual([10, 7, 6].map((n) => handles[n]));
});

test('what a search finds stands in the same order, whether the list is walked or the finds are sorted', async () => {
  const page = { offset: 0, limit: 9 };
  for (const sortBy of ['createdAt', 'handle', 'subscriptionStatus'] as const)
    for (const sortOrder of ['asc', 'desc'] as const)
      for (const search of ['seller', 'se', 'wa']) {
        const filter = filterOf({ sortBy, sortOrder, search });
        const [walked, sorted] = await Promise.all(
          [false, true].map((findFirst) => pageIdsSql(filter, page, findFirst).execute(service.db)),
        );
        expect(sorted?.rows).toEqual(walked?.rows);
        expect(sorted?.rows.length).toBe(search === 'wa' ? 1 : 9);
      }
});

test.each([
  ['trial', 6],
  ['paid', 1],
  ['active', 1],
  ['expired', 3],
  ['pending', 1],
])('the filter %s shows those and counts them', async (subscriptionStatus, count) => {
  const { users, pagination } = await reader.list({ subscriptionStatus });
  expect(users).toHaveLength(count);
  expect(new Set(users.map((user) => user.subscriptionStatus))).toEqual(new Set([subscriptionStatus]));
  expect(pagination.total).toBe(count);
  const searched = await reader.list({ subscriptionStatus, search: 'seller' });
  expect(searched.pagination.total).toBe(subscriptionStatus === 'pending' ? 0 : count);
});

test('the filter all shows and counts what no filter does', async () => {
  for (const search of ['', 'seller']) {
    const query = { search, sortBy: 'subscriptionStatus' };
    expect(await reader.list({ ...query, subscriptionStatus: 'all' })).toEqual(await reader.list(query));
  }
});

test('those who look alike in the order keep one place, whichever page is asked', async () => {
  await sql`insert into seller_directory (user_id, created_at, trial_ends_at, follower_count, is_verified, status, handle, search_text)
    select gen_random_uuid(), '2020-01-01', '2020-01-08', 0, false, 'expired', 'twin' || n, ':twin' || n from generate_series(1, 9) n`.execute(
    service.db,
  );
  const pages = await Promise.all(
    [1, 2, 3].map((page) => reader.handles({ search: 'twin', sortBy: 'createdAt', limit: 3, page })),
  );
  expect(new Set(pages.flat()).size).toBe(9);
});

test('a page after the last one is empty and says so', async () => {
  const { users, pagination } = await reader.list({ page: 900, search: 'seller' });
  expect(users).toEqual([]);
  expect(pagination).toMatchObject({ page: 900, total: 11, totalPages: 1, hasNext: false, hasPrev: true });
});

test('the total of a search is at most 30 seconds old, the rows are of now', async () => {
  const query = { search: 'fresh', limit: 2 };
  for (const handle of ['fresh.1', 'fresh.2', 'fresh.3']) await aSeller(service, { handle });
  expect((await reader.list(query)).pagination.total).toBe(3);
  await aSeller(service, { handle: 'fresh.4' });
  service.clock.advance(1000);
  expect((await reader.list({ ...query, limit: 3 })).pagination.total).toBe(3);
  // What is on the page is counted in any case.
  const shown = await reader.list({ ...query, limit: 4 });
  expect([shown.users.length, shown.pagination.total]).toEqual([4, 4]);
  service.clock.advance(30_000);
  expect((await reader.list(query)).pagination.total).toBe(4);
});

test('a row tells what is stored of its seller', async () => {
  const at = service.clock.now();
  const { shopId } = await aSeller(service, {
    handle: 'whole.row',
    createdAt: at,
    confirmedAt: at,
    whatsappNumber: '+256772000002',
    followerCount: 1234,
    isVerified: true,
  });
  const [paidUntil, freeUntil] = [new Date(at.getTime() - dayMs), new Date(at.getTime() - 2 * dayMs)];
  await service.db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: paidUntil, complimentary_ends_at: freeUntil })
    .where('shop_id', '=', shopId)
    .execute();
  await service.db.updateTable('shops').set({ display_name: 'Whole Row' }).where('shop_id', '=', shopId).execute();
  await service.db
    .insertInto('import_states')
    .values({ shop_id: shopId, last_finished_at: at, last_outcome: 'error', last_reason: 'blocked' })
    .onConflict((one) => one.column('shop_id').doUpdateSet({ last_finished_at: at, last_outcome: 'error' }))
    .execute();
  expect((await reader.list({ search: 'whole.row' })).users).toEqual([
    {
      userId: shopId,
      handle: 'whole.row',
      displayName: 'Whole Row',
      followerCount: 1234,
      isVerified: true,
      phoneNumber: '+256772000002',
      subscriptionStatus: 'trial',
      trialExpiresAt: new Date(at.getTime() + 7 * dayMs).toISOString(),
      paidUntil: paidUntil.toISOString(),
      freeUntil: freeUntil.toISOString(),
      lastImportAt: at.toISOString(),
      lastImportFailed: true,
      createdAt: at.toISOString(),
      productCount: 0,
      suspendedAt: null,
      detachedAt: null,
    },
  ]);
});

test('many who ask for the total of one search at once make the database count once', async () => {
  let queries = 0;
  const counted = service.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries += 1;
      return result;
    },
  });
  const list = { db: counted, userTotals: createUserTotals({ db: counted, clock: service.clock }) };
  const totals = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      countUsers(list, filterOf({ search: 'SELLER', sortBy: n % 2 ? 'handle' : 'createdAt' })),
    ),
  );
  expect(totals).toEqual([11, 11, 11, 11, 11]);
  expect(queries).toBe(1);
  // No one can be meant, so nothing is asked.
  expect(await countUsers(list, filterOf({ search: 'no, such' }))).toBe(0);
  expect(queries).toBe(1);
});

test.each([
  'page=0',
  'page=100001',
  'limit=0',
  'limit=101',
  'sortBy=phone_number',
  'sortOrder=up',
  'subscriptionStatus=rich',
  'offset=5',
])('the query %s is refused', async (query) => {
  const { status, body } = await reader.get(`/users?${query}`);
  expect([status, body.code]).toEqual([400, 'invalid_request']);
});
