// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetVisits, noteVisit } from './last-visit.ts';

const minutesMs = 60_000;
const start = Date.UTC(2026, 10, 20);
const at = (minutes: number) => start + minutes * minutesMs;

beforeEach(() => localStorage.clear());

test('at the first visit nothing is new; at the next one what came in between, as long as that visit lasts', () => {
  expect(noteVisit('nakato', 7, at(0))).toBe(7);
  expect(noteVisit('nakato', 9, at(10)), 'a product that came while one looked').toBe(7);
  expect(noteVisit('nakato', 12, at(60)), 'the next visit').toBe(9);
  expect(noteVisit('nakato', 12, at(80)), 'still the same visit').toBe(9);
  expect(noteVisit('nakato', 12, at(120))).toBe(12);
});

test('a list without the newest, and a clock that was set back, forget nothing', () => {
  noteVisit('nakato', 9, at(0));
  expect(noteVisit('nakato', 3, at(-600))).toBe(9);
  expect(noteVisit('nakato', 9, at(0))).toBe(9);
});

test('each shop has its own visit, the last thirty are kept, and clearing forgets all', () => {
  for (let shop = 0; shop < 32; shop += 1) noteVisit(`shop${shop}`, 5, at(shop));
  expect(noteVisit('shop31', 8, at(100))).toBe(5);
  expect(noteVisit('shop0', 8, at(100)), 'forgotten').toBe(8);
  forgetVisits();
  expect(localStorage).toHaveLength(0);
});

test.each(['no JSON', 'null', '[]', '{"nakato":null}', '{"nakato":{"atMs":"x"}}'])(
  'what can not be read is no visit: %s',
  (text) => {
    localStorage.setItem('dukalink.visits', text);
    expect(noteVisit('nakato', 7, at(0))).toBe(7);
  },
);
