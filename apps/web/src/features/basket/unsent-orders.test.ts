// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { anItem } from '#web/screens/order-review/orders.testing.ts';
import { readDraft, writeDraft } from './customer-draft.ts';
import { parseKept, readBasket, readKeptText, writeBasket } from './stored-basket.ts';
import { dropCustomer, noteUnsent, sendUnsent } from './unsent-orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

/** Answers each call with 200, and collects what was told. */
function answering() {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(null, { status: 200 });
  });
  return bodies;
}
const tell = async () => {
  sendUnsent();
  await new Promise((done) => setTimeout(done));
};
const unsent = () => parseKept(readKeptText()).unsent;
const order = { items: [{ videoId: '7400000000000000214', quantity: 2 }] };

test('a tab without the name of an unsent order tells the rest of it once, and leaves the name to the tab that has it', async () => {
  const bodies = answering();
  noteUnsent(named.code, named.secret, { ...order, customer: { name: 'Sarah' } });
  const ofFirstTab = { ...sessionStorage };
  sessionStorage.clear();
  await tell();
  await tell();
  expect(bodies).toEqual([{ secret: named.secret, order }]);
  expect(unsent()).toHaveLength(1);
  for (const [name, value] of Object.entries(ofFirstTab)) sessionStorage.setItem(name, value);
  await tell();
  expect(bodies[1]).toEqual({ secret: named.secret, order: { ...order, customer: { name: 'Sarah' } } });
  expect([unsent(), { ...sessionStorage }]).toEqual([[], {}]);
});

test('the tab that has the name of an unsent order is waited for as long as a basket is kept, and not once it is erased', async () => {
  answering();
  noteUnsent(named.code, named.secret, { ...order, customer: { name: 'Sarah' } });
  sessionStorage.clear();
  await tell();
  expect(unsent()).toHaveLength(1);
  const told = readKeptText();
  dropCustomer(named.code);
  await tell();
  expect(unsent()).toEqual([]);
  localStorage.setItem('basket', told);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 60 * 60 * 1000);
  await tell();
  expect(unsent()).toEqual([]);
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
  expect(unsent()).toHaveLength(left);
});

test('of two messages of one order the last one is told', async () => {
  const bodies = answering();
  const order = (quantity: number) => ({ items: [{ videoId: '7300000000000000001', quantity }] });
  noteUnsent('CODE1', named.secret, order(1));
  noteUnsent('CODE1', named.secret, order(2));
  await tell();
  expect(bodies).toEqual([{ secret: named.secret, order: order(2) }]);
});
