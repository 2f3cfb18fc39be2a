import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLinkJob, importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { handleIngestionJobs } from '#server/ingestion/job-handlers.ts';
import { addLinks } from '#server/ingestion/sync/add-links.ts';
import { requestSync } from '#server/ingestion/sync/sync.ts';
import { hourMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import type { CreatorRef } from '#server/tiktok/sources/source.ts';
import { scheduleDue } from './schedule-due.ts';
import { startImport } from './start-import.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService({ SYNC_COOLDOWN_SECONDS: '60' });
});
afterAll(() => service.close());
beforeEach(async () => {
  service.clock.advance(hourMs);
  await sql`delete from pgboss.job`.execute(service.db);
  await service.db.deleteFrom('rate_limits').execute();
});

/** Opens an account as the wizard does; its first import waits. Answers the shop's id. */
async function signUpFrom(ip: string): Promise<string> {
  count += 1;
  const handle = `turn.${count}`;
  service.tiktok.addSeller({ handle });
  const { body } = await service.call<{ user: { id: string } }>('POST', '/auth/password/signup', {
    body: { handle, password: testPassword },
    ip,
  });
  return body.data.user.id;
}

/** The ids of shops whose jobs wait, in the order in which they are taken. */
async function line(job: { name: string } = importShopJob): Promise<string[]> {
  const { rows } = await sql<{ shop_id: string }>`select data->>'shopId' as shop_id from pgboss.job
    where name = ${job.name} and state = 'created' order by priority desc, created_on, id`.execute(service.db);
  return rows.map((row) => row.shop_id);
}

/** One network's addresses, one for each account. */
const crowd = (ofNetwork: (at: number) => string) =>
  Promise.all(Array.from({ length: 25 }, (_, at) => signUpFrom(ofNetwork(at))));
const sync = (shopId: string, ip: string) => requestSync(service.ingestion(), shopId, ip);
const prove = (shopId: string) =>
  service.db
    .updateTable('accounts')
    .set({ proven_tiktok_id: `7${count}` })
    .where('account_id', '=', shopId)
    .execute();

test.each([
  ['a /24', (at: number) => `198.51.100.${at}`],
  ['a /40 of IPv6', (at: number) => `2001:db8:12${(at + 16).toString(16)}:${at}::1`],
  ['one provider', (at: number) => `198.51.${at % 8}.${at}`],
])('accounts of %s that press sync-now without end stand behind a stranger’s first import', async (_, address) => {
  const shops = await crowd(address);
  const stranger = await signUpFrom('203.0.113.7');
  service.clock.advance(61_000);
  for (const [at, shopId] of shops.entries()) await sync(shopId, address(at));
  const place = (await line()).indexOf(stranger);
  // As many as a new network has tries in its first turn, and its eight parts where there are any.
  expect(place).toBeLessThanOrEqual(8);
  service.clock.advance(61_000);
  const second = await signUpFrom('192.0.2.7');
  expect((await line()).indexOf(second)).toBeLessThanOrEqual(9);
});

test('a network that asks without end stands behind what is due for others, and its shops are due as others are', async () => {
  await crowd((at) => `198.51.100.${at}`);
  const last = (await line()).at(-1) as string;
  const other = await signUpFrom('203.0.113.7');
  await sql`delete from pgboss.job where singleton_key = ${other}`.execute(service.db);
  const due = async (shopId: string) => {
    const next = (at: Date) => service.db.updateTable('import_states').set({ next_import_at: at });
    const now = service.clock.now();
    await next(new Date(now.getTime() + hourMs)).execute();
    await next(now).where('shop_id', '=', shopId).execute();
    await scheduleDue(service.ingestion(), new AbortController().signal);
  };
  await due(other);
  expect((await line()).indexOf(other)).toBeLessThan((await line()).indexOf(last));
  await due(last);
  expect((await line()).slice(-1)).not.toEqual([last]);
});

test('who has proven the handle goes before the others, and what an administrator asks for before all', async () => {
  const [first, proven, third] = [
    await signUpFrom('203.0.113.7'),
    await signUpFrom('203.0.113.7'),
    await signUpFrom('203.0.113.8'),
  ];
  await prove(proven);
  await sync(proven, '203.0.113.7');
  await inTransaction(service.db, 'test.start', (trx) => startImport(service.ingestion(), trx, third));
  expect(await line()).toEqual([third, proven, first]);
});

/** A worker whose looks do not end: the shops that it looks at, in the order in which it began. */
async function working(then: (running: string[]) => Promise<void>): Promise<void> {
  const running: string[] = [];
  const release = Promise.withResolvers<never>();
  release.promise.catch(() => {});
  const deps = service.ingestion();
  const worker = createJobQueue({ database: service.database, logger: deps.logger });
  const readCreator = async ({ handle }: CreatorRef) => {
    const { shop_id } = await shopOf(handle);
    running.push(shop_id);
    return release.promise;
  };
  handleIngestionJobs({ ...deps, jobs: worker, sources: { ...deps.sources, readCreator } });
  await worker.start({ work: true });
  try {
    await then(running);
  } finally {
    release.reject(new Error('over'));
    await worker.stop(2000);
  }
}
const shopOf = (handle: string) =>
  service.db.selectFrom('shops').select('shop_id').where('handle', '=', handle).executeTakeFirstOrThrow();
const within = { timeout: 15_000 };

test('of a network one import runs at a time, and strangers go past those that wait', async () => {
  const ofNetwork = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => signUpFrom(`198.51.100.${at}`)));
  const strangers = await Promise.all([1, 2, 3, 4].map((at) => signUpFrom(`203.0.${at}.7`)));
  await sql`update pgboss.job set priority = 20 where singleton_key = any(${ofNetwork})`.execute(service.db);
  await working(async (running) => {
    await expect.poll(() => running, within).toEqual(expect.arrayContaining(strangers));
    expect(running.filter((shopId) => ofNetwork.includes(shopId))).toHaveLength(1);
  });
});

test('a first import waits for none of what is scheduled to end, and what an administrator asks for waits for nothing', async () => {
  const due = await Promise.all([1, 2, 3, 4, 5].map((at) => signUpFrom(`203.0.${at}.7`)));
  await sql`update pgboss.job set priority = 0, group_id = null`.execute(service.db);
  await working(async (running) => {
    await expect.poll(() => running, within).toHaveLength(4);
    const first = await signUpFrom('198.51.100.1');
    await expect.poll(() => running.slice(4), within).toEqual([first]);
    const waiting = due.find((shopId) => !running.includes(shopId)) as string;
    await inTransaction(service.db, 'test.start', (trx) => startImport(service.ingestion(), trx, waiting));
    await expect.poll(() => running.slice(5), within).toEqual([waiting]);
  });
});

test('links that many accounts paste wait in turns, and at most two requests read them at once', async () => {
  const busy = await Promise.all(['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(signUpFrom));
  const stranger = await signUpFrom('203.0.113.7');
  await sql`delete from pgboss.job`.execute(service.db);
  const handleOf = async (shopId: string) =>
    (await service.db.selectFrom('shops').select('handle').where('shop_id', '=', shopId).executeTakeFirstOrThrow())
      .handle ?? '';
  const links = async (shopId: string) => {
    const handle = await handleOf(shopId);
    return Array.from({ length: 5 }, (_, at) => service.tiktok.publish({ handle, caption: `Item ${at} 10k` }).url);
  };
  service.tiktok.fail('video', { delayMs: 20_000 });
  const left = new AbortController();
  const readers = await Promise.all(
    busy.slice(0, 2).map(async (shopId, at) => ({ shopId, ip: `198.51.${100 + at}.1`, urls: await links(shopId) })),
  );
  const reading = readers.map(({ urls, ...who }) => addLinks(service.ingestion(), who, urls, left.signal));
  await expect.poll(() => service.ingestion().postReaders.count).toBe(2);
  const third = { shopId: busy[2] as string, ip: '198.51.100.3' };
  const answers = await addLinks(service.ingestion(), third, [...(await links(third.shopId)), 'no link'], left.signal);
  expect(answers.map((answer) => !answer.ok && answer.reason)).toEqual([
    ...Array(5).fill('later'),
    'not_a_tiktok_link',
  ]);
  left.abort();
  await Promise.all(reading);
  const [url = ''] = await links(stranger);
  await addLinks(service.ingestion(), { shopId: stranger, ip: '203.0.113.7' }, [url], AbortSignal.abort());
  expect((await line(addLinkJob)).indexOf(stranger)).toBeLessThanOrEqual(1);
  expect(await line(addLinkJob)).toHaveLength(16);
  service.tiktok.heal();
});
