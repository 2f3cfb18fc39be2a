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

const ROUNDS = 4;

/** CPU time, not wall time: the machine may be busy with other tests. */
function cpuOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const used = process.cpuUsage(start);
  return used.user + used.system;
}

/**
 * How much longer one long text takes than ten texts of a tenth of its length: 1 if the work is linear, 10 if it is
 * quadratic. The best of several neighbouring rounds; 500 microseconds on both sides keep tiny times from mattering.
 */
function slowdown(seed: string, length: number, work: (text: string) => unknown): number {
  const long = fill(seed, length);
  const short = fill(seed, length / 10);
  const tenShort = () => {
    for (let count = 0; count < 10; count += 1) work(short);
  };
  tenShort();
  work(long);
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1)
    best = Math.min(best, (cpuOf(() => work(long)) + 500) / (cpuOf(tenShort) + 500));
  return best;
}

const fill = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

describe('ten times the text takes about ten times as long', () => {
  test.each(Object.entries(SEEDS))('%s', (_, seed) => {
    expect(slowdown(seed, 100_000, extractProduct)).toBeLessThan(4);
    expect(slowdown(seed, 100_000, hasTrackTag)).toBeLessThan(4);
  });

  test.each(Object.entries(SEEDS))('%s, as far as captions are read', (_, seed) => {
    expect(slowdown(seed, MAX_CAPTION_CHARS, extractProduct)).toBeLessThan(4);
  });

  test.each(['<', '<a', '<script>', '</script', '&', '{', '${', "' or 1", 'ignore '])('markup %s', (seed) => {
    expect(slowdown(seed, 100_000, dropMarkup)).toBeLessThan(4);
  });
});

test('a title is cut between words and never inside a character', () => {
  const { title } = extractProduct(`${'𝒮uper 👑 '.repeat(3)}Heels ${'velvet-pointed𠮷𠮷 '.repeat(20)} 85k #TRACK`);
  expect(title?.isWellFormed()).toBe(true);
  expect([...(title ?? '')].length).toBeLessThanOrEqual(60);
});
