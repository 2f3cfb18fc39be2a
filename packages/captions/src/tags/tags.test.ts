import { expect, test } from 'vitest';
import { extractProduct } from '#captions/extract.ts';

test.each([
  ['dress', 'dresses'],
  ['shoe', 'shoes'],
  ['box', 'boxes'],
  ['knife', 'knives'],
  ['glove', 'gloves'],
  ['trolley', 'trolleys'],
  ['candy', 'candies'],
  ['watch', 'watches'],
])('"%s" and "%s" are one tag, and the same one on every product', (singular, plural) => {
  const tagsOf = (caption: string) =>
    extractProduct(`${caption} 50k #TRACK`).tags.filter((tag) => tag === singular || tag === plural);
  const tags = tagsOf(`New ${plural} and ${singular} #${singular} #${plural} #${singular}`);
  expect(tags).toHaveLength(1);
  expect([tagsOf(`New ${plural} #${plural}`), tagsOf(`New ${singular} #${singular}`)]).toEqual([tags, tags]);
});

test('of a word that no list knows the longer form stays', () => {
  const { tags } = extractProduct('New babycots and babycot 50k #TRACK #babycot #babycots');
  expect(tags).toContain('babycots');
  expect(tags).not.toContain('babycot');
});

test('words that only end alike stay both', () => {
  const { tags } = extractProduct('Zenatra 50k #TRACK #zglass #zglaze #zprince #zprincess');
  expect(tags).toEqual(expect.arrayContaining(['zglass', 'zglaze', 'zprince', 'zprincess']));
});
