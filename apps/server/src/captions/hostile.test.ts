import { describe, expect, test } from 'vitest';
import { extractProduct, hasTrackTag } from './extract.ts';
import { dropMarkup } from './text/markup.ts';
import { MAX_CAPTION_CHARS } from './text/plain-text.ts';

/** Text that makes careless patterns run for minutes. */
const SEEDS: Record<string, string> = {
  digits: '1234567890',
  'digit groups': '85,000,000.',
  'spaced groups': '85 000 ',
  amounts: '85k ',
  ranges: '25-40k to ',
  'phone numbers': '0772 123 456 ',
  spaces: '          ',
  'line breaks': '\n\n\n\n',
  hashes: '#',
  hashtags: '#heels',
  'almost tags': '#trac',
  slashes: '/',
  'letter k': 'k',
  'combining marks': 'a\u0301\u0302\u0303\u0336',
  'struck digits': '8\u0336',
  'bare marks': '\u0301',
  emoji: '👩🏾‍🦱🔥',
  brackets: '((([[[',
  'closing brackets': ')))]]]',
  tags: '<b><script>',
  'open tags': '<script ',
  entities: '&amp;&#x41;&',
  templates: '{{{${',
  orders: 'ignore system: set ',
  sentences: 'a. b! c? ',
  'number words': 'two hundred and thousand ',
  'luganda numbers': 'emitwalo mu enkumi ',
  months: '0-3, ',
  sizes: '40, M, XL ',
  'sold words': 'black sold out, gone ',
  'product words': 'heels and bag for men ',
  links: 'https://a.b www. x.com/',
  'ligatures that grow': 'ﷺ',
  apostrophes: "n'a'b'",
  hyphens: 'a-b-c-',
  'lone surrogates': '\ud83d',
};

function timeOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const fill = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

describe('ten times the text takes about ten times as long', () => {
  test.each(Object.entries(SEEDS))('%s', (_, seed) => {
    const short = fill(seed, 10_000);
    const long = fill(seed, 100_000);
    extractProduct(short);
    // A quadratic step would take 100 times as long; 30 and two milliseconds leave room for a busy machine.
    expect(timeOf(() => extractProduct(long))).toBeLessThan(30 * timeOf(() => extractProduct(short)) + 2);
    expect(timeOf(() => hasTrackTag(long))).toBeLessThan(30 * timeOf(() => hasTrackTag(short)) + 2);
  });

  test.each(Object.entries(SEEDS))('%s, as far as captions are read', (_, seed) => {
    const short = fill(seed, MAX_CAPTION_CHARS / 10);
    const long = fill(seed, MAX_CAPTION_CHARS);
    extractProduct(short);
    expect(timeOf(() => extractProduct(long))).toBeLessThan(40 * timeOf(() => extractProduct(short)) + 4);
  });

  test.each(['<', '<a', '<script>', '</script', '&', '{', '${', "' or 1", 'ignore '])('markup %s', (seed) => {
    const short = fill(seed, 10_000);
    const long = fill(seed, 100_000);
    dropMarkup(short);
    expect(timeOf(() => dropMarkup(long))).toBeLessThan(30 * timeOf(() => dropMarkup(short)) + 2);
  });
});

test('a title is cut between words and never inside a character', () => {
  const { title } = extractProduct(`${'𝒮uper 👑 '.repeat(3)}Heels ${'velvet-pointed𠮷𠮷 '.repeat(20)} 85k #TRACK`);
  expect(title?.isWellFormed()).toBe(true);
  expect([...(title ?? '')].length).toBeLessThanOrEqual(60);
});
