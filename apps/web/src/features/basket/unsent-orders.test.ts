// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { anItem } from '#web/screens/order-review/orders.testing.ts';
import { readDraft, writeDraft } from './customer-draft.ts';
import { parseKept, readBasket, readKeptText, writeBasket } from './stored-basket.ts';
import { dropCustomer, noteUnsent, sendUnsent } from './unsent-orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const named = { code: 'CODE1', secret: 'secret-of-CODE1' };
const key = 'k'.repeat(32);

test.each([
  ['the basket of that order', { key, ...named }],
  ['a basket that takes its place', { key, replaces: named }],
])('what the buyer had erased does not come back by %s', (_, order) => {
  writeDraft('nakato', { name: 'Sarah' });
  writeBasket('nakato', { items: [anItem({ note: 'for Sarah' })], order });
  dropCustomer('CODE1');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Sarah');
  expect(readBasket('nakato')).toMatchObject({ items: [anItem()], order });
});

test('what is typed for another order of the same shop stays', () => {
  writeDraft('nakato', { name: 'Sarah' });
  const items = [anItem({ note: 'the blue one' })];
  writeBasket('nakato', { items, order: { key, code: 'CODE2', secret: 'secret-of-CODE2' } });
  dropCustomer('CODE1');
  expect(readBasket('nakato').items).toEqual(items);
  expect(readDraft('nakato')?.name).toBe('Sarah');
});

test.each([
  [408, 1],
  [429, 1],
  [503, 1],
  [410, 0],
  [200, 0],
])('an order that was opened in WhatsApp is told again until the server has answered: %i', async (status, left) => {
  const fetched = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  noteUnsent('CODE1', 'secret-of-CODE1');
  sendUnsent();
  await vi.waitFor(() => expect(fetched).toHaveResolved());
  await new Promise((done) => setTimeout(done));
  expect(parseKept(readKeptText()).unsent).toHaveLength(left);
  vi.unstubAllGlobals();
});
