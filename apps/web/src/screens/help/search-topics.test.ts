import { helpTopics } from '@app/contracts/addresses/help-topics';
import { expect, test } from 'vitest';
import { searchTopics } from './search-topics.ts';
import { allTopics } from './topics/all-topics.ts';

test.each([
  ['price', 'prices'],
  ['my price is wrong', 'prices'],
  ['bbeeyi', 'prices'],
  ['#TRACK', 'track'],
  ['video not showing', 'track'],
  ['delivry code', 'delivery-code'],
  ['how do I open a shop', 'getting-started'],
  ['two products one video', 'several-products'],
  ['momo pin', 'paying'],
  ['delete my account', 'deleting'],
  ['scammed', 'buying-safely'],
  ['link in bio', 'bio-link'],
  ['rider', 'orders'],
])('“%s” finds “%s” first', (typed, name) => {
  expect(searchTopics(typed)[0]?.name).toBe(name);
});

test('each page is found by its own title, first', () => {
  for (const { name, title } of allTopics) expect(searchTopics(title)[0]?.name, title).toBe(name);
});

test.each([
  'helicopter',
  'the',
  '',
  '   ',
  '???',
  'x'.repeat(5000),
  '[Sync now',
  '<script>alert(1)</script>'.repeat(3),
])('what no page is about finds nothing, and breaks nothing: %#', (typed) => {
  expect(searchTopics(typed).length).toBeLessThanOrEqual(typed.includes('Sync') ? helpTopics.length : 0);
});

test('a slip of one letter is forgiven in long words only', () => {
  expect(searchTopics('packng')[0]?.name).toBe('orders');
  expect(searchTopics('pni')).toEqual([]);
});
