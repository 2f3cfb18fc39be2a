import type { CaptionMark } from '@app/contracts/ingestion/captions.schemas';
import { expect, test } from 'vitest';
import { listedLength } from './caption-edits.ts';
import { kindsOf, lateKindsOf, movedMarks, stretchesOf } from './caption-marks.ts';

const caption = 'Ankara dress 85k #TRACK';
const marks: CaptionMark[] = [
  { start: 0, end: 12, kind: 'title', card: 0 },
  { start: 13, end: 16, kind: 'price', card: 0 },
  { start: 17, end: 23, kind: 'track', card: null },
];
const wordsOf = (text: string, some: CaptionMark[]) => some.map(({ start, end }) => text.slice(start, end));

test('marks stay with their words while more is typed, and go with words that are changed', () => {
  const longer = 'New! Ankara dress 85k #TRACK';
  expect(wordsOf(longer, movedMarks(marks, caption, longer))).toEqual(['Ankara dress', '85k', '#TRACK']);
  const other = 'Ankara dress 95k #TRACK';
  expect(wordsOf(other, movedMarks(marks, caption, other))).toEqual(['Ankara dress', '#TRACK']);
  expect(movedMarks(marks, caption, '')).toEqual([]);
  expect(movedMarks(marks, caption, caption)).toEqual(marks);
});

test('stretches are the whole text in its order, whatever the marks say', () => {
  const wild: CaptionMark[] = [
    ...marks,
    { start: 5, end: 9, kind: 'sizes', card: 0 },
    { start: 90, end: 99, kind: 'sizes', card: 0 },
    { start: 23, end: 20, kind: 'sizes', card: 0 },
  ];
  const stretches = stretchesOf(caption, wild);
  expect(stretches.map(({ text }) => text).join('')).toBe(caption);
  expect(stretches.map(({ kind }) => kind)).toEqual(['title', null, 'price', null, 'track']);
});

test('what stands behind letter 150 is late, and no character is cut in two', () => {
  const long = `${'x'.repeat(listedLength - 1)}🔥 85k`;
  const price: CaptionMark = { start: long.length - 3, end: long.length, kind: 'price', card: 0 };
  const stretches = stretchesOf(long, [price]);
  expect(stretches.map(({ text, late }) => [text.length, late])).toEqual([
    [listedLength - 1, false],
    [3, true],
    [3, true],
  ]);
  expect(lateKindsOf(long, [price])).toEqual(['price']);
  expect(lateKindsOf(caption, marks)).toEqual([]);
  expect(kindsOf([...marks, price])).toEqual(['title', 'price', 'track']);
});
