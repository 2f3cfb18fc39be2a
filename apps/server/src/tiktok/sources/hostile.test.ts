import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEmbedPage } from './embed.ts';
import { parseTikTokLink } from './links.ts';
import { parseOembedProfile, parseOembedVideo } from './oembed.ts';
import type { Outcome } from './source.ts';
import {
  embedHtml,
  embedRow,
  idAt,
  oembedCard,
  photo,
  postHtml,
  statePage,
  videoHtml,
  videoItem,
} from './tiktok-pages.testing.ts';
import { parseVideoPage } from './video-page.ts';
import { hashtagsOf } from './wire-values.ts';

const id = idAt(1_795_000_000);
const origin = 'https://www.tiktok.com';
const reasons = ['not_found', 'private', 'rate_limited', 'quota', 'blocked', 'layout_changed', 'transient'];

const parsers: Record<string, (body: string, status: number) => Outcome<unknown>> = {
  embed: (body, status) => parseEmbedPage({ ok: true, status, body }, 'amina.styles', origin),
  'video-page': (body, status) => parseVideoPage({ ok: true, status, body }, id, origin),
  oembed: (body, status) => parseOembedVideo({ ok: true, status, body }, id, origin),
  profile: (body, status) => parseOembedProfile({ ok: true, status, body }, 'amina.styles'),
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Holds for every answer of every parser: an outcome of a known reason, or a value that PostgreSQL can store. */
function alwaysAnOutcome(body: string, status = 200): void {
  for (const parse of Object.values(parsers)) {
    const outcome = parse(body, status);
    if (!outcome.ok) expect(reasons).toContain(outcome.reason);
    else expect(stringsIn(outcome.value).filter((text) => !text.isWellFormed() || text.includes('\0'))).toEqual([]);
  }
}

const pages = [
  embedHtml([embedRow(), embedRow({ id: idAt(1_700_000_000) })]),
  postHtml({ imagePost: { images: [photo('a')], title: 'x' } }),
  JSON.stringify(oembedCard()),
];

test('any text is read without an error', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json());
  fc.assert(fc.property(text, fc.constantFrom(200, 400, 404), (body, status) => alwaysAnOutcome(body, status)));
});

test('a page that is cut, doubled or overwritten anywhere is read without an error', () => {
  const edit = fc.record({ page: fc.constantFrom(...pages), at: fc.nat(4000), drop: fc.nat(300), insert: fc.string() });
  fc.assert(
    fc.property(edit, ({ page, at, drop, insert }) => {
      alwaysAnOutcome(page.slice(0, at) + insert + page.slice(at + drop));
    }),
    { numRuns: 500 },
  );
});

/** Any JSON at any known place of the data, half surrogate pairs and NUL among it. */
const anyJson = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }));
const anyField = (fields: Record<string, unknown>) =>
  fc.tuple(fc.constantFrom(...Object.keys(fields)), anyJson).map(([key, value]) => ({ [key]: value }));

test('any value in any field is read without an error', () => {
  fc.assert(
    fc.property(
      anyField(embedRow()),
      anyField(videoItem({ imagePost: null })),
      anyField(oembedCard()),
      (row, item, card) => {
        alwaysAnOutcome(embedHtml([embedRow(row), embedRow()]));
        alwaysAnOutcome(postHtml(item));
        alwaysAnOutcome(JSON.stringify(oembedCard(card)));
      },
    ),
    { numRuns: 500 },
  );
});

test('any state in the script is read without an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      alwaysAnOutcome(statePage('__FRONTITY_CONNECT_STATE__', value));
      alwaysAnOutcome(statePage('__FRONTITY_CONNECT_STATE__', { source: { data: { x: value } } }));
      alwaysAnOutcome(statePage('__UNIVERSAL_DATA_FOR_REHYDRATION__', { __DEFAULT_SCOPE__: value }));
      alwaysAnOutcome(videoHtml(value));
    }),
  );
});

test('any pasted text is a link or none, and what is a post has an id of digits', () => {
  const near = fc.string().map((text) => `https://www.tiktok.com/${text}`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), near, fc.webUrl()), (text) => {
      const link = parseTikTokLink(text, origin);
      if (link.kind === 'post') expect(link.ref.id).toMatch(/^[0-9]{5,25}$/);
    }),
  );
});

const million = 1_000_000;
const huge: [string, string][] = [
  ['opening tags', '<script '.repeat(million / 4)],
  ['script ids that never end', 'id="__FRONTITY_CONNECT_STATE__"'.repeat(million / 10)],
  ['scripts that never end', '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">'.repeat(million / 20)],
  ['empty JSON scripts', '<script type="application/json"></script>'.repeat(million / 20)],
  ['deep JSON', `<script id="__FRONTITY_CONNECT_STATE__">${'['.repeat(million)}${']'.repeat(million)}</script>`],
  ['deep objects', `{"title":${'{"a":'.repeat(million / 10)}1${'}'.repeat(million / 10)}}`],
  ['blank lines', postHtml({ contents: Array.from({ length: 200_000 }, () => ({ desc: '' })) })],
  ['a long caption', embedHtml([embedRow({ desc: '#a '.repeat(million) })])],
  ['a long link', embedHtml([embedRow({ coverUrl: `https://p16.tiktokcdn.com/${'a'.repeat(million)}` })])],
  ['many posts', embedHtml(Array.from({ length: 3000 }, (_, index) => embedRow({ id: idAt(1_700_000_000 + index) })))],
  ['many tags in the card', JSON.stringify(oembedCard({ html: '/tag/x'.repeat(million / 5) }))],
];

test.each(huge)('%s cost time in proportion to their size', (_name, body) => {
  const startMs = performance.now();
  alwaysAnOutcome(body);
  // Megabytes take some 10 ms each; anything that grew with the square would take minutes.
  expect(performance.now() - startMs).toBeLessThan(5000);
});

test('a caption of hashes yields a bounded list of tags', () => {
  expect(hashtagsOf([], Array.from({ length: 5000 }, (_, index) => `#tag${index}`).join(' '))).toHaveLength(100);
});
