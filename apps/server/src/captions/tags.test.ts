import { expect, test } from 'vitest';
import { extractProduct } from './extract.ts';

test.each([
  ['dress', 'dresses'],
  ['shoe', 'shoes'],
  ['box', 'boxes'],
  ['babycot', 'babycots'],
  ['knife', 'knives'],
  ['glove', 'gloves'],
  ['trolley', 'trolleys'],
  ['candy', 'candies'],
  ['watch', 'watches'],
])('of "%s" and "%s" the tags hold one, the longer', (singular, plural) => {
  const { tags } = extractProduct(`New ${plural} and ${singular} 50k #TRACK #${singular} #${plural} #${singular}`);
  expect(tags).toContain(plural);
  expect(tags).not.toContain(singular);
});

test('words that only end alike stay both', () => {
  const { tags } = extractProduct('Zenatra 50k #TRACK #zglass #zglaze #zprince #zprincess');
  expect(tags).toEqual(expect.arrayContaining(['zglass', 'zglaze', 'zprince', 'zprincess']));
});
