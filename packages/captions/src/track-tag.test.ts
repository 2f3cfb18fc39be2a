import { expect, test } from 'vitest';
import { extractProduct } from './extract.ts';
import { hasTrackTag } from './track-tag.ts';

test.each([
  'Shirt 30k #TRACK',
  '#track',
  '＃TRACK shirt',
  'shirt #TrAcK.',
  '(#track)',
  'shirt #track🔥',
  '#new#track#ug',
  'shirt#track!',
  'shirt #TRACK\u202c',
  'shirt #track-pants',
])('%s carries the tag', (caption) => {
  expect(hasTrackTag(caption)).toBe(true);
});

test.each([
  '',
  'track',
  '# track',
  '@track',
  '#trackshop',
  '#TRACKED',
  '#track2',
  '#track_ug',
  '#TRACKé',
  '#track²',
  '#tracк',
  '#ТRACK',
  '#trac\u212a',
  '#trakc',
  '#tra ck',
])('%s does not carry the tag', (caption) => {
  expect(hasTrackTag(caption)).toBe(false);
});

test('the tag is found behind any length of text', () => {
  const caption = `${'Shirts in all colours. '.repeat(5_000)}#TRACK`;
  expect(hasTrackTag(caption)).toBe(true);
  expect(extractProduct(caption).hasTrack).toBe(true);
});
