import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aShop } from '#server/catalog/catalog.testing.ts';
import { hourMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createJobQueue } from '#server/platform/jobs/job-queue.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { handleTikTokJobs, watchSourcesJob } from '#server/tiktok/tiktok.jobs.ts';
import { aProcess, canaryHandles } from './health.testing.ts';

const metricsToken = 'Zk3vQ9xw7Lr2Tn8c';
const caption = 'Gomesi\nUGX 120,000\n#TRACK';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ TIKTOK_SOURCES: 'embed,oembed,apify', METRICS_TOKEN: metricsToken });
});
afterAll(() => service.close());

let count = 0;
let handle = '';
beforeEach(async () => {
  for (const table of ['source_reads', 'source_canaries', 'source_doors_out'] as const)
    await service.db.deleteFrom(table).execute();
  service.clock.advance(2 * hourMs);
  service.logLines.length = 0;
  service.tiktok.reset();
  for (const canary of canaryHandles) {
    service.tiktok.addSeller({ handle: canary });
    service.tiktok.publish({ handle: canary, caption: 'The ocean from above' });
  }
  count += 1;
  handle = `duka.health.${count}`;
  service.tiktok.addSeller({ handle });
  service.tiktok.publish({ handle, caption });
  service.tiktok.clearLog();
});

type Process = ReturnType<typeof aProcess>;

const outNow = async () =>
  (await service.db.selectFrom('source_doors_out').select(['door', 'reason']).orderBy('door').execute()).map(
    ({ door, reason }) => [door, reason],
  );
const askedKinds = () => service.tiktok.state().log.requests.map(({ kind }) => kind);
const saidInLog = (words: string) => service.logLines.filter((line) => line.includes(words));

/** The rounds of as many quarters of an hour. */
async function rounds({ watch }: Process, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    service.clock.advance(15 * 60_000);
    await watch();
  }
}

/** Looks at a seller, every second of which meets a page that has changed. */
async function halfChangedLooks({ sources, health }: Process, times: number): Promise<void> {
  for (let look = 0; look < times; look += 1) {
    if (look % 2 === 0) service.tiktok.fail('embed', { mode: 'changed-layout', times: 1 });
    await sources.readCreator({ handle });
  }
  await health.flush();
}

async function takeEmbedOut(one: Process): Promise<void> {
  await rounds(one, 1);
  service.tiktok.fail('embed', { mode: 'changed-layout' });
  await rounds(one, 2);
  expect(await outNow()).toEqual([['embed', 'canaries']]);
}

test('each canary is read at each public door, with its newest post, and nothing is paid for', async () => {
  const [post] = service.tiktok.state().sellers.find((one) => one.handle === canaryHandles[0])?.posts ?? [];
  await aProcess(service).watch();
  expect(askedKinds()).toEqual(['embed', 'video', 'oembed', 'oembed', 'embed', 'video', 'oembed', 'oembed']);
  const rows = await service.db
    .selectFrom('source_canaries')
    .select(['door', 'handle', 'outcome', 'post_id', 'shape', 'in_row'])
    .where('handle', '=', 'canary.one')
    .orderBy('door')
    .execute();
  const well = { handle: 'canary.one', outcome: 'ok', post_id: post?.id, shape: 'known', in_row: 1 };
  expect(rows).toEqual(['embed', 'oembed', 'video-page'].map((door) => ({ door, ...well })));
});

test('a changed page that one canary alone shows takes nothing out', async () => {
  const one = aProcess(service);
  for (let round = 0; round < 4; round += 1) {
    service.tiktok.fail('embed', { mode: 'changed-layout', times: 1 });
    await rounds(one, 1);
  }
  const rows = await service.db
    .selectFrom('source_canaries')
    .select(['shape', 'in_row'])
    .where('door', '=', 'embed')
    .orderBy('handle')
    .execute();
  expect(rows).toEqual([
    { shape: 'changed', in_row: 4 },
    { shape: 'known', in_row: 4 },
  ]);
  expect(await outNow()).toEqual([]);
});

test('two canaries that show it once disable nothing, and twice they disable the source, logged once', async () => {
  const one = aProcess(service);
  service.tiktok.fail('embed', { mode: 'changed-layout' });
  await rounds(one, 1);
  expect(await outNow()).toEqual([]);
  await rounds(one, 3);
  expect(await outNow()).toEqual([['embed', 'canaries']]);
  expect(saidInLog('a TikTok source was taken out')).toHaveLength(1);
  expect(saidInLog('a canary shows a changed page')[0]).toContain('no creator in the embed state');
});

test('one canary and half of the real reads take it out; the canary with fewer reads does not', async () => {
  const one = aProcess(service);
  for (let round = 0; round < 2; round += 1) {
    service.tiktok.fail('embed', { mode: 'changed-layout', times: 1 });
    await rounds(one, 1);
  }
  await halfChangedLooks(one, 8);
  expect(await outNow()).toEqual([]);
  await halfChangedLooks(one, 2);
  expect(await outNow()).toEqual([['embed', 'canary_and_reads']]);
});

test('real reads alone take nothing out where canaries are read', async () => {
  const one = aProcess(service);
  await rounds(one, 1);
  await halfChangedLooks(one, 20);
  expect(await outNow()).toEqual([]);
});

test('a source is asked again when a canary has read it well twice, and that is logged once', async () => {
  const one = aProcess(service);
  await takeEmbedOut(one);
  await rounds(one, 5);
  service.tiktok.heal();
  await rounds(one, 1);
  expect(await outNow()).toEqual([['embed', 'canaries']]);
  await rounds(one, 1);
  expect(await outNow()).toEqual([]);
  expect(saidInLog('a TikTok source is asked again')).toHaveLength(1);
  service.tiktok.clearLog();
  expect(await one.sources.readCreator({ handle })).toMatchObject({ ok: true, source: 'embed' });
});

test('a disabled source is left alone: newest posts and handles are read by another one', async () => {
  const one = aProcess(service);
  await takeEmbedOut(one);
  service.tiktok.clearLog();
  const { shopId } = await aShop(service.db, { handle, confirmedAt: service.clock.now() });
  await service.import(shopId, service.ingestion({ sources: one.sources }));
  const runs = service.db.selectFrom('import_runs').select(['outcome', 'source']).where('shop_id', '=', shopId);
  expect(await runs.execute()).toEqual([{ outcome: 'success', source: 'apify' }]);
  expect(await one.sources.checkHandle(handle)).toMatchObject({ ok: true, source: 'oembed' });
  expect(askedKinds()).not.toContain('embed');
});

test('where no other source could tell, a disabled one is asked all the same', async () => {
  const one = aProcess(service);
  await takeEmbedOut(one);
  service.tiktok.heal();
  expect(await one.sources.readCreator({ handle })).toMatchObject({ ok: true, source: 'embed' });
  service.tiktok.fail('embed', { mode: 'changed-layout' });
  service.tiktok.fail('oembed', { mode: 'changed-layout' });
  await rounds(one, 2);
  expect(await outNow()).toEqual([
    ['embed', 'canaries'],
    ['oembed', 'canaries'],
  ]);
  service.tiktok.heal();
  service.tiktok.clearLog();
  expect(await one.sources.checkHandle(handle)).toMatchObject({ ok: true, source: 'oembed' });
  expect(askedKinds(), 'the one that went out last').toEqual(['oembed']);
});

test('one shop’s changed page counts once an hour, so that only several shops disable a source', async () => {
  const one = aProcess(service, []);
  service.tiktok.fail('embed', { mode: 'changed-layout' });
  const look = (shopId: string) => one.sources.readCreator({ handle, shopId });
  const counted = async () => {
    await one.health.flush();
    const reads = await service.db.selectFrom('source_reads').select(['outcome', 'count']).execute();
    return reads.filter(({ outcome }) => outcome === 'layout_changed').reduce((sum, read) => sum + read.count, 0);
  };
  for (let times = 0; times < 20; times += 1) await look('the one');
  expect(await counted()).toBe(1);
  service.clock.advance(hourMs);
  for (let times = 0; times < 20; times += 1) await look('the one');
  expect(await counted()).toBe(2);
  expect(await outNow()).toEqual([]);
  for (let shop = 1; shop < 10; shop += 1) await look(`shop ${shop}`);
  expect(await counted()).toBe(11);
  expect(await outNow()).toEqual([['embed', 'reads']]);
});

test('a limit is no change: nothing is taken out, and it is counted for what it is', async () => {
  const one = aProcess(service);
  service.tiktok.fail('all', { mode: 'rate-limited' });
  await rounds(one, 3);
  for (let look = 0; look < 12; look += 1) await aProcess(service).sources.readCreator({ handle });
  await one.sources.readCreator({ handle });
  await one.health.flush();
  expect(await outNow()).toEqual([]);
  const shapes = await service.db.selectFrom('source_canaries').select(['shape']).distinct().execute();
  expect(shapes).toEqual([{ shape: null }]);
  const reads = await service.db.selectFrom('source_reads').select(['door', 'outcome', 'count']).execute();
  expect(reads).toEqual([{ door: 'embed', outcome: 'rate_limited', count: 1 }]);
});

test('two processes add up what they count and agree about who is out', async () => {
  const [one, other] = [aProcess(service, []), aProcess(service, [])];
  await halfChangedLooks(one, 5);
  expect(await outNow()).toEqual([]);
  await Promise.all([halfChangedLooks(other, 5), halfChangedLooks(one, 2)]);
  expect(await outNow()).toEqual([['embed', 'reads']]);
  expect(saidInLog('a TikTok source was taken out')).toHaveLength(1);
  const looks = service.db.selectFrom('source_reads').select((eb) => eb.fn.sum('count').as('looks'));
  expect(Number((await looks.executeTakeFirstOrThrow()).looks)).toBe(12);
  service.tiktok.clearLog();
  for (const { sources } of [one, other])
    expect(await sources.checkHandle(handle)).toMatchObject({ ok: true, source: 'oembed' });
  expect(askedKinds()).toEqual(['oembed', 'oembed']);
});

test('reads that the database does not take are counted when it does, and the source is judged by them', async () => {
  const one = aProcess(service, []);
  await sql`alter table source_reads rename to away`.execute(service.db);
  await halfChangedLooks(one, 10);
  await sql`alter table away rename to source_reads`.execute(service.db);
  expect(saidInLog('reads of TikTok could not be counted')).toHaveLength(1);
  expect(await outNow()).toEqual([]);
  await one.health.flush();
  expect(await outNow()).toEqual([['embed', 'reads']]);
});

test('a source that no canary reads is asked again after an hour', async () => {
  const one = aProcess(service, []);
  await halfChangedLooks(one, 10);
  expect(await outNow()).toEqual([['embed', 'reads']]);
  service.clock.advance(hourMs - 1);
  await one.watch();
  expect(await outNow()).toEqual([['embed', 'reads']]);
  service.clock.advance(1);
  await one.watch();
  expect(await outNow()).toEqual([]);
});

test('canaries that were renamed or switched off are forgotten, and those of a source that is switched off not read', async () => {
  await aProcess(service).watch();
  await aProcess(service, ['canary.two']).watch();
  const handles = service.db.selectFrom('source_canaries').select('handle').distinct();
  expect(await handles.execute()).toEqual([{ handle: 'canary.two' }]);
  await service.db.insertInto('settings').values({ key: 'sources_off', value: '["embed"]' }).execute();
  service.tiktok.clearLog();
  await aProcess(service, ['canary.two']).watch();
  await service.db.deleteFrom('settings').where('key', '=', 'sources_off').execute();
  expect(askedKinds()).toEqual(['oembed', 'oembed']);
  await aProcess(service, []).watch();
  expect(await handles.execute()).toEqual([]);
});

test('a worker reads the canaries, every quarter of an hour', async () => {
  const schedule = sql<{ cron: string }>`select cron from pgboss.schedule where name = ${watchSourcesJob.name}`;
  expect((await schedule.execute(service.db)).rows).toEqual([{ cron: '*/15 * * * *' }]);
  const { health, logger, ...deps } = { ...service.ingestion(), ...aProcess(service) };
  const worker = createJobQueue({ database: service.database, logger });
  handleTikTokJobs(worker, { apify: deps.apify, health });
  await worker.start({ work: true });
  try {
    await inTransaction(service.db, 'test.watch', (trx) => worker.enqueue(trx, watchSourcesJob, {}));
    const rows = service.db.selectFrom('source_canaries').select('handle').distinct().orderBy('handle');
    await expect
      .poll(async () => (await rows.execute()).map((row) => row.handle), { timeout: 15_000 })
      .toEqual(canaryHandles);
  } finally {
    await worker.stop(2000);
  }
});

test('metrics say how reads went within the hour and which source is out', async () => {
  const one = aProcess(service, []);
  await halfChangedLooks(one, 10);
  // Another process than the one that answers; what that one remembers is at most seconds old.
  await service.app.services.tiktok.health.watch(new AbortController().signal);
  const headers = { host: 'localhost', authorization: `Bearer ${metricsToken}` };
  const text = (await service.app.server.inject({ url: '/metrics', headers })).body;
  expect(text).toContain('dukalink_source_reads{source="embed",outcome="ok"} 5');
  expect(text).toContain('dukalink_source_reads{source="embed",outcome="layout_changed"} 5');
  expect(text).toContain('dukalink_source_out{source="embed"} 1');
  expect(text).toContain('dukalink_source_out{source="oembed"} 0');
});
