import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import type { CreatorRef } from '#server/tiktok/sources/source.ts';
import { openApify, type TestApify } from './apify.testing.ts';

let apify: TestApify;
beforeAll(async () => {
  apify = await openApify();
});
afterAll(() => apify.close());
beforeEach(() => apify.tiktok.reset());

/** A part of 20 posts, asked for by a process of its own. */
async function part(of: CreatorRef, cursor: string | null) {
  const outcome = await apify.source({ pageSize: 20 }).readPage?.(of, cursor);
  if (!outcome?.ok) throw new Error(`${outcome?.reason}: ${outcome?.detail}`);
  return outcome.value;
}

async function everything(of: CreatorRef, from: string | null = null): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = from; ; ) {
    const { posts, nextCursor } = await part(of, cursor);
    ids.push(...posts.map(({ id }) => id));
    if (nextCursor === null) return ids;
    cursor = nextCursor;
  }
}

test('all posts come of one run, in parts, whichever process asks for the next one', async () => {
  const of = await apify.seller(50);
  const first = await part(of, null);
  expect(first).toMatchObject({ totalPosts: 50, nextCursor: expect.any(String) });
  const rest = await everything(of, first.nextCursor);
  expect(new Set([...first.posts.map(({ id }) => id), ...rest]).size).toBe(50);
  expect(await everything(of), 'begun again by a process that lost the place').toHaveLength(50);
  expect(apify.tiktok.apifyRuns()).toMatchObject([{ input: { resultsPerPage: 1000 } }]);
  expect(await apify.rows(of.shopId)).toMatchObject([{ need: 'back_catalogue', outcome: 'success', posts: 50 }]);
});

test('a list that Apify keeps no longer is bought once more, and not a third time', async () => {
  const of = await apify.seller(30);
  const { nextCursor } = await part(of, null);
  apify.tiktok.forgetApifyRuns();
  const again = await part(of, nextCursor);
  expect(again).toMatchObject({ totalPosts: 30, posts: { length: 20 } });
  apify.tiktok.forgetApifyRuns();
  for (const later of [0, 7 * hourMs, 5 * dayMs]) {
    apify.clock.advance(later);
    const third = await apify.source().readPage?.(of, again.nextCursor);
    expect(third).toMatchObject({ ok: false, reason: 'quota', isOurs: true });
  }
  expect(await apify.rows(of.shopId)).toMatchObject([{ outcome: 'gone' }, { outcome: 'gone' }]);
});

test('a list is bought again after a week', async () => {
  const of = await apify.seller(3);
  await everything(of);
  apify.clock.advance(7 * dayMs);
  await everything(of);
  expect(apify.tiktok.apifyRuns()).toHaveLength(2);
});

test.each(['TIMED-OUT', 'layout_changed', 'lost'])(
  'a list whose run ends as "%s" is not bought again for a week',
  async (end) => {
    const of = await apify.seller(3);
    if (end === 'TIMED-OUT') apify.tiktok.setApify({ endsAs: end });
    else if (end === 'lost') apify.tiktok.fail('apify-start', { mode: 'dropped-connection', times: 1 });
    else apify.tiktok.setApify({ items: [{ something: 'else' }] });
    expect(await apify.source().readPage?.(of, null)).toMatchObject({ ok: false });
    apify.tiktok.setApify({ endsAs: 'SUCCEEDED', items: null });
    for (const laterMs of [0, 6 * hourMs, 6 * dayMs]) {
      apify.clock.advance(laterMs);
      expect(await apify.source().readPage?.(of, null)).toMatchObject({ ok: false, reason: 'quota', isOurs: true });
    }
    expect(await apify.rows(of.shopId)).toHaveLength(1);
    apify.clock.advance(dayMs);
    expect(await everything(of)).toHaveLength(3);
  },
);

test('a list that takes longer than a look is taken up where it stands', async () => {
  apify.tiktok.setApify({ runSeconds: Number.POSITIVE_INFINITY });
  const of = await apify.seller(3);
  const retryAt = new Date(apify.clock.now().getTime() + 60_000);
  expect(await apify.source().readPage?.(of, null)).toMatchObject({ reason: 'transient', isOurs: true, retryAt });
  apify.tiktok.endApifyRuns();
  expect(await everything(of)).toHaveLength(3);
  expect(apify.tiktok.apifyRuns()).toHaveLength(1);
});

test('another shop’s place leads nowhere', async () => {
  const [one, other] = [await apify.seller(30), await apify.seller(2)];
  const { nextCursor } = await part(one, null);
  expect(await everything(other, nextCursor)).toHaveLength(2);
  expect(await everything(other, 'no place at all')).toHaveLength(2);
});

test('where it is not allowed, no list can be asked for', () => {
  expect(apify.source({ backCatalogue: false }).readPage).toBeUndefined();
});
