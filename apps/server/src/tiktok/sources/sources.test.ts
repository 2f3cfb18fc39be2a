import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type LocalServer, localServer } from './local-server.testing.ts';
import { failedAt, problem, type TikTokSource } from './source.ts';
import { createTikTokSources, type TikTokSourcesOptions } from './sources.ts';
import {
  embedHtml,
  embedRow,
  idAt,
  oembedCard,
  postHtml,
  statePage,
  videoHtml,
  waitingPage,
} from './tiktok-pages.testing.ts';

const id = idAt(1_795_000_000);
const profileCard = { author_name: 'Amina Styles', embed_product_id: 'amina.styles', embed_type: 'profile' };
const missingCard = { message: 'Something went wrong', code: 400 };
const ghost = statePage('__FRONTITY_CONNECT_STATE__', {
  source: { data: { '/embed/@amina.styles': { isError: true, errorStatus: 404 } } },
});
const missingPost = videoHtml({ itemInfo: {}, statusCode: 10204 });
const privatePost = videoHtml({ itemInfo: {}, statusCode: 10216 });

type Reply = string | number | [number, unknown];
type Replies = { embed?: Reply; video?: Reply; oembed?: Reply };

function send(response: ServerResponse, reply: Reply = 500): void {
  if (typeof reply === 'number') response.writeHead(reply, { 'retry-after': '3600' }).end();
  else if (typeof reply === 'string') response.end(reply);
  else response.writeHead(reply[0]).end(JSON.stringify(reply[1]));
}

let server: LocalServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Sources before a TikTok whose three pages answer as told. */
async function sourcesAt(replies: Replies, options: Partial<TikTokSourcesOptions> = {}) {
  const started = await localServer((request, response) => {
    const path = request.url ?? '';
    send(
      response,
      path.startsWith('/embed/') ? replies.embed : path.startsWith('/oembed') ? replies.oembed : replies.video,
    );
  });
  server = started;
  const gap = async (): Promise<void> => {};
  const sources = createTikTokSources({ order: ['embed', 'oembed'], webOrigin: started.origin, gap, ...options });
  return { sources, asked: started.asked };
}

test('a post is read from its page, and oEmbed is left in peace', async () => {
  const { sources, asked } = await sourcesAt({ video: postHtml() });
  expect(await sources.readPost({ handle: 'amina.styles', id })).toMatchObject({ ok: true, source: 'video-page' });
  expect(asked).toEqual([`/@amina.styles/video/${id}`]);
});

test('a blocked page is replaced by oEmbed', async () => {
  const { sources, asked } = await sourcesAt({ video: waitingPage, oembed: [200, oembedCard()] });
  expect(await sources.readPost({ id })).toMatchObject({ ok: true, source: 'oembed' });
  expect(asked[0]).toBe(`/@_/video/${id}`);
});

test('a post is gone only as far as sources say so', async () => {
  const both = await sourcesAt({ video: missingPost, oembed: [400, missingCard] });
  expect(await both.sources.readPost({ id })).toMatchObject({
    reason: 'not_found',
    agreedBy: ['video-page', 'oembed'],
  });
  await server?.close();
  const one = await sourcesAt({ video: missingPost, oembed: 500 });
  expect(await one.sources.readPost({ id })).toMatchObject({ reason: 'not_found', agreedBy: ['video-page'] });
  await server?.close();
  const none = await sourcesAt({ video: waitingPage, oembed: 500 });
  expect(await none.sources.readPost({ id })).toMatchObject({ reason: 'blocked', agreedBy: [] });
});

test('"private" says more than "not found", and both agree that it cannot be seen', async () => {
  const { sources } = await sourcesAt({ video: privatePost, oembed: [400, missingCard] });
  expect(await sources.readPost({ id })).toMatchObject({
    reason: 'private',
    source: 'video-page',
    agreedBy: ['video-page', 'oembed'],
  });
});

test('a post that one source shows is there, whatever the other says', async () => {
  const { sources } = await sourcesAt({ video: missingPost, oembed: [200, oembedCard()] });
  expect(await sources.readPost({ id })).toMatchObject({ ok: true, source: 'oembed' });
});

test('only the embed page has a list', async () => {
  const { sources, asked } = await sourcesAt({ embed: 429, oembed: [200, profileCard] });
  const outcome = await sources.readCreator({ handle: 'amina.styles' });
  expect(outcome).toMatchObject({ ok: false, reason: 'rate_limited', source: 'embed', agreedBy: [] });
  expect(outcome.ok || outcome.retryAt?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  expect(asked).toEqual(['/embed/@amina.styles']);
});

test('without the embed page there is no list, and that is said instead of "empty"', async () => {
  const { sources, asked } = await sourcesAt({}, { order: ['oembed'] });
  expect(await sources.readCreator({ handle: 'amina.styles' })).toMatchObject({
    ok: false,
    reason: 'blocked',
    agreedBy: [],
  });
  expect(asked).toEqual([]);
});

test('a handle is checked at the embed page, then at oEmbed', async () => {
  const first = await sourcesAt({ embed: embedHtml([embedRow()]) });
  expect(await first.sources.checkHandle('amina.styles')).toMatchObject({
    ok: true,
    value: { handle: 'amina.styles', creator: { followerCount: 4200 } },
  });
  expect(first.asked).toHaveLength(1);
  await server?.close();
  const second = await sourcesAt({ embed: waitingPage, oembed: [200, profileCard] });
  expect(await second.sources.checkHandle('amina.styles')).toMatchObject({ ok: true, value: { creator: null } });
  await server?.close();
  const unknown = await sourcesAt({ embed: [404, {}], oembed: [400, missingCard] });
  expect(await unknown.sources.checkHandle('amina.styles')).toMatchObject({
    reason: 'not_found',
    agreedBy: ['oembed'],
  });
  await server?.close();
  const ghosts = await sourcesAt({ embed: ghost, oembed: [400, missingCard] });
  expect(await ghosts.sources.checkHandle('amina.styles')).toMatchObject({ agreedBy: ['embed', 'oembed'] });
});

test('each source has its own breaker: a blocked embed page does not close the video page', async () => {
  const { sources, asked } = await sourcesAt({ embed: waitingPage, video: postHtml() });
  for (let look = 0; look < 7; look += 1) await sources.readCreator({ handle: 'amina.styles' });
  expect(asked).toHaveLength(5);
  expect((await sources.readPost({ id })).ok).toBe(true);
  expect(sources.breakers().map((breaker) => [breaker.source, breaker.state])).toEqual([
    ['embed', 'open'],
    ['video-page', 'closed'],
    ['oembed', 'closed'],
    ['short-link', 'closed'],
  ]);
});

test('links are resolved without a request where none is needed', async () => {
  const { sources, asked } = await sourcesAt({ video: 404 });
  const url = `https://www.tiktok.com/@amina.styles/video/${id}?_r=1`;
  expect(await sources.resolveLink(url)).toMatchObject({ ok: true, value: { handle: 'amina.styles', id } });
  expect(await sources.resolveLink('https://example.com/')).toEqual({ ok: false, reason: 'not_a_tiktok_link' });
  expect(asked).toEqual([]);
  expect(await sources.resolveLink('https://vm.tiktok.com/ZMabc123/')).toMatchObject({
    ok: false,
    reason: 'not_found',
  });
  expect(asked).toEqual(['/t/ZMabc123/']);
});

test('what is no handle and no id is never asked and proves nothing', async () => {
  const { sources, asked } = await sourcesAt({});
  const outcomes = [
    await sources.readCreator({ handle: '../../login' }),
    await sources.checkHandle('a?b'),
    await sources.readPost({ id: '..' }),
    await sources.readPost({ id, handle: '/x' }),
  ];
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: 'not_found', agreedBy: [] });
  expect(asked).toEqual([]);
});

test('a wrong list of sources is a configuration error with a clear text', () => {
  const make = (order: string[]) => () =>
    createTikTokSources({ order, webOrigin: 'https://www.tiktok.com', gap: async () => {} });
  expect(make(['embed', 'scrape'])).toThrow(
    'TIKTOK_SOURCES: unknown source "scrape"; known sources are display, embed, oembed, apify',
  );
  expect(make(['toString'])).toThrow('unknown source "toString"');
  expect(make([])).toThrow('TIKTOK_SOURCES is empty');
  expect(make(['embed', 'embed'])).toThrow('names a source twice');
});

test('a source that is added to the registry is asked in its place', async () => {
  const paid: TikTokSource = {
    name: 'paid',
    readCreator: async () => ({
      ok: false,
      reason: 'quota',
      retryAt: null,
      detail: 'spent',
      source: 'paid',
      agreedBy: [],
    }),
  };
  const { sources, asked } = await sourcesAt({}, { order: ['paid'], registry: { paid: () => [paid] } });
  expect(await sources.readCreator({ handle: 'amina.styles' })).toMatchObject({
    ok: false,
    reason: 'quota',
    source: 'paid',
  });
  expect(asked).toEqual([]);
});

type Trouble = 'not_connected' | 'blocked' | 'quota' | 'not_found';

/** A source that only ever fails, and notes what it was asked. */
function failingSource(name: string, reason: Trouble, asked: string[], isPaid = false): TikTokSource {
  const fail = (what: string) => async () => {
    asked.push(`${name} ${what}`);
    return failedAt(name, problem(reason, 'as told', isPaid ? new Date('2026-12-01') : null));
  };
  return { name, ...(isPaid ? { isPaid } : {}), readCreator: fail('newest'), readPage: fail('list') };
}

test.each([
  ['blocked', { reason: 'blocked', retryAt: null }, { reason: 'blocked', retryAt: null }, ['newest']],
  ['not_connected', { reason: 'quota' }, { reason: 'quota' }, ['newest', 'list']],
] as const)(
  'after a free source that is "%s" it is paid for what cannot wait, and free ones say when to ask again',
  async (reason, newest, list, bought) => {
    const asked: string[] = [];
    const registry = {
      paid: () => [failingSource('paid', 'quota', asked, true)],
      free: () => [failingSource('free', reason, asked)],
    };
    const gap = async (): Promise<void> => {};
    // New ones for each question: a plan that is used up opens the breaker.
    const sources = () =>
      createTikTokSources({ order: ['paid', 'free'], registry, webOrigin: 'https://www.tiktok.com', gap });
    const of = { handle: 'amina.styles', shopId: 'any', allowsPaidSource: true };
    expect(await sources().readCreator(of)).toMatchObject({
      ...newest,
      detail: expect.stringContaining('paid: quota'),
    });
    expect(await sources().readPage(of, null)).toMatchObject(list);
    await sources().readCreator({ ...of, allowsPaidSource: false });
    expect(asked.filter((one) => one.startsWith('paid'))).toEqual(bought.map((what) => `paid ${what}`));
    expect(asked[0]).toBe('free newest');
  },
);

/** Sources of which some are out, each with the hour since when; whom a shop's look asks. */
async function askedWhenOut(sources: Record<string, Trouble>, out: Record<string, number>): Promise<string[]> {
  const asked: string[] = [];
  const order = Object.keys(sources);
  const registry = Object.fromEntries(
    Object.entries(sources).map(([name, reason]) => [
      name,
      () => [failingSource(name, reason, asked, name.startsWith('paid'))],
    ]),
  );
  const since = Object.entries(out).map(([name, hour]) => [name, new Date(Date.UTC(2026, 10, 23, hour))] as const);
  const health = { note: () => {}, disabledSources: async () => new Map(since) };
  const webOrigin = 'https://www.tiktok.com';
  const tiktok = createTikTokSources({ order, registry, webOrigin, gap: async () => {}, health });
  await tiktok.readCreator({ handle: 'amina.styles', shopId: 'any', allowsPaidSource: true });
  return asked.map((one) => one.replace(' newest', ''));
}

test('of the sources that are out, those who cannot tell of this shop pass the question on', async () => {
  expect(await askedWhenOut({ consent: 'not_connected', page: 'blocked' }, { consent: 11, page: 9 })).toEqual([
    'consent',
    'page',
  ]);
  const three = { paid: 'quota', old: 'blocked', late: 'not_connected', other: 'blocked' } as const;
  expect(await askedWhenOut(three, { paid: 12, old: 8, late: 11, other: 9 }), 'until one could').toEqual([
    'late',
    'other',
  ]);
  const silent = { paid: 'quota', consent: 'not_connected' } as const;
  expect(await askedWhenOut(silent, { paid: 12, consent: 11 }), 'free before paid').toEqual(['consent', 'paid']);
});

test('a paid source’s trouble keeps no free one from being asked that is out; a free one’s does', async () => {
  expect(await askedWhenOut({ paid: 'quota', page: 'blocked' }, { page: 9 })).toEqual(['paid', 'page']);
  expect(await askedWhenOut({ paid: 'not_found', page: 'blocked' }, { page: 9 }), 'an answer does').toEqual(['paid']);
  expect(await askedWhenOut({ page: 'blocked', other: 'blocked' }, { page: 9 })).toEqual(['other']);
});

test('what is told for logs holds no signature and no query', async () => {
  const { sources } = await sourcesAt({
    embed: embedHtml([embedRow({ id: 5 })]),
    video: 403,
    oembed: [200, { title: 1 }],
  });
  const details = [
    await sources.readCreator({ handle: 'amina.styles' }),
    await sources.readPost({ id }),
    await sources.checkHandle('amina.styles'),
  ].map((outcome) => (outcome.ok ? '' : outcome.detail));
  for (const detail of details) expect(detail).toMatch(/^[^?&=]+$/);
});
