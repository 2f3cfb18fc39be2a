import { hasTrackTag } from '@app/captions/reader';
import { expect, test } from 'vitest';
import {
  endOfWords,
  hasTrack,
  listedLength,
  shortPrice,
  withoutStretch,
  withTrack,
  withTrackFirst,
  withWordsAt,
} from './caption-edits.ts';

test('#TRACK is found by the rule of the import', () => {
  for (const caption of ['#TRACK', 'a ＃track.', '#Trac\u212A', '#TRACKING', '# TRACK', 'x#track', '#TRACK_1', ''])
    expect(hasTrack(caption), caption).toBe(hasTrackTag(caption));
});

test('a caption gets #TRACK once: at its end, or first where TikTok may cut the end off', () => {
  expect(withTrack('Dress 85k ')).toBe('Dress 85k #TRACK');
  expect(withTrack('Dress #track')).toBe('Dress #track');
  expect(withTrack(' ')).toBe('#TRACK');
  const long = 'x'.repeat(listedLength);
  expect(withTrack(long)).toBe(`#TRACK ${long}`);
  expect(withTrackFirst(`${long} #track now`)).toBe(`#TRACK ${long} now`);
});

test('a price is written as sellers write it', () => {
  expect([85_000, 8500, 1_200_000, 1_250_000, 500, 2_000_000].map(shortPrice)).toEqual([
    '85k',
    '8,500',
    '1.2m',
    '1,250,000',
    'UGX 500',
    '2m',
  ]);
});

test('words come in with blanks around them, and go with the blank that they had', () => {
  expect(withWordsAt('Ankara dress, S M', '85k', 12)).toBe('Ankara dress 85k, S M');
  expect(withWordsAt('#TRACK', 'Dress', 0)).toBe('Dress #TRACK');
  expect(withWordsAt('Dress', '85k', 5)).toBe('Dress 85k');
  expect(withoutStretch('Heels 85k sold out #TRACK', { start: 10, end: 18 })).toBe('Heels 85k #TRACK');
  expect('Dress new #kampala #TRACK '.slice(0, endOfWords('Dress new #kampala #TRACK '))).toBe('Dress new');
  expect(endOfWords('Dress')).toBe(5);
});
