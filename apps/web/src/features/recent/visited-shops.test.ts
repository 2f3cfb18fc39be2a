import { expect, test } from 'vitest';
import { parseVisited } from './visited-shops.ts';

const visit = (atMs: number) => ({ atMs, newestNumber: 1, knownNumber: 1 });

test('the shops of the latest visits stand first, twenty at most', () => {
  const visits = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`shop${index}`, visit(index)]));
  const shown = parseVisited(JSON.stringify(visits));
  expect(shown).toHaveLength(20);
  expect(shown.slice(0, 2)).toEqual(['shop24', 'shop23']);
});

test.each([
  '',
  'no JSON',
  'null',
  '[]',
  '{"nakato":null}',
  '{"nakato":{"atMs":"x"}}',
  '{"../x":{"atMs":1}}',
  '{"<b>":{"atMs":1}}',
])('what is no visit of a shop is left out: %s', (text) => expect(parseVisited(text)).toEqual([]));
