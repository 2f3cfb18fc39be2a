import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '#server/platform/clock.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import { localServer } from '#server/tiktok/sources/local-server.testing.ts';
import { openApify, type TestApify } from './apify.testing.ts';
import { settleRuns } from './buy-runs.ts';

let apify: TestApify;
beforeAll(async () => {
  apify = await openApify();
});
afterAll(() => apify.close());
beforeEach(() => apify.tiktok.reset());

const runs = () => apify.tiktok.apifyRuns();
const untilTold = Number.POSITIVE_INFINITY;
const notOurs = { ok: false, reason: 'quota', isOurs: true, agreedBy: [] };

test('account and newest posts come of one run, with lines, slides and links that end', async () => {
  const of = await apify.seller(1);
  const slides = { handle: of.handle, caption: 'Bags\n#TRACK', kind: 'photo', photos: 3 } as const;
  const photo = apify.tiktok.publish({ ...slides, postedAt: 1_795_000_900 });
  const outcome = await apify.source().readCreator?.(of);
  expect(outcome).toMatchObject({
    ok: true,
    source: 'apify',
    value: {
      renamedFrom: null,
      creator: { handle: of.handle, bio: 'Kikuubo\nduka-1', followerCount: 12_300, isVerified: false },
      posts: [
        { id: photo.id, kind: 'photo', picturesComplete: true, captionComplete: false, wordsComplete: false },
        {
          kind: 'video',
          caption: 'Dress 1\n15k\n#TRACK',
          captionComplete: true,
          wordsComplete: true,
          picturesComplete: true,
          hashtags: ['track'],
          postedAt: new Date(1_795_000_001_000),
          postedAtSource: 'api',
        },
      ],
    },
  });
  if (!outcome?.ok) return expect.unreachable();
  const [shown, video] = outcome.value.posts;
  expect(shown?.pictures).toHaveLength(3);
  expect(video?.pictures[0]?.expiresAt?.getTime()).toBeGreaterThan(Date.now());
  expect(runs()).toMatchObject([{ input: { profiles: [of.handle], resultsPerPage: 20 } }]);
  expect(await apify.rows(of.shopId)).toMatchObject([
    { need: 'newest', outcome: 'success', posts: 2, cost_micro_usd: 10_000 },
  ]);
});

test('looks of one shop within six hours buy one run, and so do two at the same moment', async () => {
  const of = await apify.seller(2);
  const [first, second] = await Promise.all([apify.source().readCreator?.(of), apify.source().readCreator?.(of)]);
  expect([first?.ok, second?.ok]).toContain(true);
  expect(await apify.source().readCreator?.(of)).toMatchObject({
    ...notOurs,
    retryAt: new Date(apify.clock.now().getTime() + 6 * hourMs),
  });
  expect(runs()).toHaveLength(1);
  apify.clock.advance(6 * hourMs);
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true });
  expect(runs()).toHaveLength(2);
});

test('who may not cost, and who is no seller of ours, is never bought for', async () => {
  const { allowsPaidSource: _, ...of } = await apify.seller(1);
  expect(await apify.source().readCreator?.(of)).toMatchObject(notOurs);
  expect(await apify.source().readCreator?.({ handle: of.handle, allowsPaidSource: true })).toMatchObject(notOurs);
  expect(await apify.source().readPage?.(of, null)).toMatchObject(notOurs);
  expect(runs()).toEqual([]);
});

test('a look that is stopped leaves its run to the next one, which buys nothing', async () => {
  apify.tiktok.setApify({ runSeconds: untilTold });
  const of = await apify.seller(2);
  const stop = new AbortController();
  const stopped = apify.source().readCreator?.(of, stop.signal);
  await expect.poll(runs).toHaveLength(1);
  stop.abort();
  expect(await stopped).toMatchObject({ ok: false, reason: 'transient', isOurs: true });
  const short = { maxWaitMs: 0 };
  expect(await apify.source(short).readCreator?.(of)).toMatchObject({ ok: false, reason: 'transient', isOurs: true });
  apify.tiktok.endApifyRuns();
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true, value: { posts: [{}, {}] } });
  expect(runs()).toHaveLength(1);
});

test('a start whose answer was lost counts as bought', async () => {
  const of = await apify.seller(1);
  apify.tiktok.fail('apify-start', { mode: 'dropped-connection', times: 1 });
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: false, reason: 'transient', agreedBy: [] });
  expect(await apify.source().readCreator?.(of)).toMatchObject(notOurs);
  expect(await apify.rows(of.shopId)).toMatchObject([{ outcome: 'lost', run_id: null }]);
});

test('a process that died while it bought leaves nothing that is bought again, and opens no breaker', async () => {
  const of = await apify.seller(1);
  const died = { purchase_id: randomUUID(), shop_id: of.shopId, need: 'newest', started_at: apify.clock.now() };
  await apify.db.insertInto('apify_runs').values(died).execute();
  expect(await apify.source().readCreator?.(of)).toMatchObject(notOurs);
  apify.clock.advance(hourMs);
  expect(await apify.source().readCreator?.(of)).toMatchObject(notOurs);
  apify.clock.advance(6 * hourMs);
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true });
  expect((await apify.rows(of.shopId)).map(({ outcome }) => outcome)).toEqual(['lost', 'success']);
});

test('a run of days ago whose end was never seen is not news, and opens no breaker', async () => {
  apify.tiktok.setApify({ runSeconds: untilTold });
  const of = await apify.seller(1);
  await apify.source({ maxWaitMs: 0 }).readCreator?.(of);
  apify.tiktok.setApify({ runSeconds: 0 });
  apify.tiktok.publish({ handle: of.handle, caption: 'new since then' });
  apify.clock.advance(30 * hourMs);
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true, value: { posts: { length: 2 } } });
  expect((await apify.rows(of.shopId)).map(({ outcome }) => outcome)).toEqual(['lost', 'success']);
});

test('where no server listens nothing was bought, and the next look may', async () => {
  const of = await apify.seller(1);
  const closed = await localServer(() => {});
  await closed.close();
  const unreachable = apify.source({ api: apify.apiAt(closed.origin) });
  expect(await unreachable.readCreator?.(of)).toMatchObject({ ok: false, reason: 'transient' });
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true });
});

test('when today’s runs are spent nothing is bought until tomorrow, by any process', async () => {
  const name = `apify ${randomUUID()}`;
  const capped = () => apify.source({ takeBudget: createDailyBudget(apify.db, name, 1) });
  const [one, other] = [await apify.seller(1), await apify.seller(1)];
  expect(await capped().readCreator?.(one)).toMatchObject({ ok: true });
  const outcome = await capped().readCreator?.(other);
  expect(outcome).toMatchObject(notOurs);
  const { retryAt } = outcome as { retryAt: Date };
  expect(retryAt.toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect(retryAt.getTime()).toBeGreaterThan(apify.clock.now().getTime());
  expect(runs()).toHaveLength(1);
});

test.each([
  ['balance-spent', 'HTTP 402 not-enough-usage-to-run-paid-actor'],
  ['month-spent', 'HTTP 403 platform-feature-disabled'],
] as const)(
  'an account whose plan is used up (%s) is left alone until the first of next month',
  async (state, said) => {
    const of = await apify.seller(1);
    apify.tiktok.setApify({ state });
    const now = apify.clock.now();
    expect(await apify.source().readCreator?.(of)).toMatchObject({
      reason: 'quota',
      detail: `Apify: ${said}`,
      retryAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
    });
    expect(apify.tiktok.state().log.counts['apify-start']).toBe(1);
    expect(await apify.rows(of.shopId)).toMatchObject([{ outcome: 'quota', cost_micro_usd: null }]);
  },
);

test('a wrong setting is told to the operator by its name and never by its value', async () => {
  const of = await apify.seller(1);
  const wrong = 'apify_api_wrong-token-1234';
  const refused = apify.source({ api: apify.apiAt(apify.origin, wrong) });
  expect(await refused.readCreator?.(of)).toMatchObject({ reason: 'blocked', agreedBy: [] });
  apify.tiktok.setApify({ state: 'no-actor' });
  expect(await apify.source().readCreator?.(of)).toMatchObject({ reason: 'blocked', agreedBy: [] });
  const log = apify.logLines.join('');
  expect(log).toContain('APIFY_TOKEN');
  expect(log).toContain('APIFY_ORIGIN');
  expect(log).not.toContain(wrong);
  expect(log).not.toContain('apify_api_of_the_simulator');
});

test.each([
  ['rate-limited', 'rate_limited'],
  ['server-error', 'transient'],
  ['changed-layout', 'layout_changed'],
] as const)('an Apify that is "%s" when it is asked to run is %s', async (mode, reason) => {
  const of = await apify.seller(1);
  apify.tiktok.fail('apify-start', { mode, retryAfterSeconds: 60 });
  expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: false, reason, agreedBy: [] });
});

test.each(['apify-run', 'apify-items'] as const)(
  'a short trouble at %s does not waste what was paid',
  async (route) => {
    const of = await apify.seller(1);
    apify.tiktok.fail(route, { mode: 'rate-limited', times: 1 });
    expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: true });
    const later = await apify.seller(1);
    apify.tiktok.fail(route, { mode: 'server-error' });
    expect(await apify.source().readCreator?.(later)).toMatchObject({ ok: false, reason: 'transient' });
    apify.tiktok.heal();
    expect(await apify.source().readCreator?.(later)).toMatchObject({ ok: true });
    expect(runs()).toHaveLength(2);
  },
);

test.each(['FAILED', 'TIMED-OUT', 'ABORTED'] as const)(
  'a run that ends as %s is paid and not repeated at once',
  async (endsAs) => {
    const of = await apify.seller(1);
    apify.tiktok.setApify({ endsAs });
    expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: false, reason: 'transient', agreedBy: [] });
    expect(await apify.source().readCreator?.(of)).toMatchObject(notOurs);
    expect(await apify.rows(of.shopId)).toMatchObject([
      { outcome: 'transient', detail: `Apify: the run ended as ${endsAs}`, cost_micro_usd: 5000 },
    ]);
  },
);

test('a missing and a private profile are answers of one source, an empty one proves nothing', async () => {
  const [gone, shut, empty] = [await apify.seller(0), await apify.seller(1), await apify.seller(0)];
  apify.tiktok.deleteSeller(gone.handle);
  apify.tiktok.setAccountPrivate(shut.handle, true);
  expect(await apify.source().readCreator?.(gone)).toMatchObject({ reason: 'not_found', agreedBy: ['apify'] });
  expect(await apify.source().readCreator?.(shut)).toMatchObject({ reason: 'private', agreedBy: ['apify'] });
  expect(await apify.source().readCreator?.(empty)).toMatchObject({ reason: 'transient', agreedBy: [] });
  expect(await apify.rows(gone.shopId)).toMatchObject([{ outcome: 'not_found', posts: 0, detail: null }]);
});

test('what is kept of a run names no seller, because it outlives its shop', async () => {
  for (const items of [[], [{ error: 'not found' }], [{ id: '1', webVideoUrl: 'x' }], [{ input: 'another' }]]) {
    apify.tiktok.setApify({ items });
    const of = await apify.seller(0);
    expect(await apify.source().readCreator?.(of)).toMatchObject({ ok: false });
    const kept = await apify.db.selectFrom('apify_runs').selectAll().where('shop_id', '=', of.shopId).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(of.handle);
  }
});

test('runs whose look did not live to see their end are written down with their cost', async () => {
  apify.tiktok.setApify({ runSeconds: untilTold });
  const of = await apify.seller(3);
  await apify.source({ maxWaitMs: 0 }).readCreator?.(of);
  const settle = () => settleRuns({ db: apify.db, api: apify.apiAt(apify.origin), clock: apify.clock });
  apify.tiktok.endApifyRuns();
  await settle();
  expect(await apify.rows(of.shopId), 'a process that waits may still be there').toMatchObject([{ outcome: null }]);
  apify.clock.advance(2 * hourMs);
  await settle();
  expect(await apify.rows(of.shopId)).toMatchObject([{ outcome: 'success', posts: null, cost_micro_usd: 15_000 }]);
  expect(await apify.source().readCreator?.(of), 'paid and not read yet').toMatchObject({ ok: true });
  expect(runs()).toHaveLength(1);
});
