// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { orderAddress, takeFromAddress } from './order-address.ts';
import {
  type BasketItem,
  changeKept,
  followKept,
  keepInEntry,
  parseKept,
  readBasket,
  readKeptText,
  withOneMore,
  writeBasket,
} from './stored-basket.ts';

const anItem = (number: number, over: Partial<BasketItem> = {}): BasketItem => ({
  videoId: String(7_400_000 + number),
  number,
  title: `Dress ${number}`,
  size: null,
  quantity: 1,
  note: '',
  seenPriceUgx: 85_000,
  seenAtMs: Date.parse('2026-11-24T09:00:00Z'),
  picture: 'a1',
  ...over,
});
const items = (count: number) => Array.from({ length: count }, (_, number) => anItem(number));

beforeEach(() => {
  localStorage.clear();
  delete window.basketInMemory;
  history.replaceState(null, '', '/');
});

test('a basket is kept for seven days after its last change, each shop its own', () => {
  writeBasket('nakato', { items: items(2), order: { key: 'k'.repeat(32) } });
  writeBasket('__proto__', { items: items(1), order: null });
  const text = readKeptText();
  const inDays = (days: number) => parseKept(text, Date.now() + days * 24 * 60 * 60 * 1000);
  expect(inDays(6.9).baskets['@nakato']).toMatchObject({ items: items(2), order: { key: 'k'.repeat(32) } });
  expect(inDays(7.1).baskets).toEqual({});
  expect(readBasket('__proto__').items).toHaveLength(1);
  expect(readBasket('constructor').items).toEqual([]);
});

test('an emptied basket leaves nothing behind, so that later pages load nothing for it', () => {
  writeBasket('nakato', { items: items(1), order: null });
  writeBasket('nakato', { items: [], order: { key: 'k' } });
  expect(localStorage).toHaveLength(0);
  changeKept((kept) => kept.unsent.push({ code: 'C', secret: 's' }));
  writeBasket('nakato', { items: [], order: null });
  expect(parseKept(readKeptText()).unsent).toEqual([{ code: 'C', secret: 's' }]);
});

test('the same product in the same size is one line of at most 20 pieces; another size is another line', () => {
  let some: BasketItem[] | string = [anItem(1, { size: 'M', note: 'blue' })];
  some = withOneMore(some, anItem(1, { size: 'M', seenPriceUgx: 90_000 }));
  expect(some).toEqual([anItem(1, { size: 'M', note: 'blue', quantity: 2, seenPriceUgx: 90_000 })]);
  expect(withOneMore(some as BasketItem[], anItem(1, { size: 'L' }))).toHaveLength(2);
  expect(withOneMore([anItem(1, { quantity: 20 })], anItem(1))).toBe('20 is the most of one item.');
});

test('a basket of 20 lines says that it is full', () => {
  expect(withOneMore(items(20), anItem(20))).toBe('Your basket is full: 20 items. Send this order first.');
  expect(withOneMore(items(20), anItem(3))).toHaveLength(20);
});

test.each([
  'no JSON',
  'null',
  '{"baskets":{"@nakato":{"items":"x"}}}',
  '{"baskets":{"@nakato":{"items":[null,{"videoId":1}],"changedAtMs":9999999999999}}}',
  JSON.stringify({ baskets: { '@nakato': { items: [anItem(1, { quantity: 21 })], changedAtMs: Date.now() } } }),
  JSON.stringify({ baskets: { '@nakato': { items: [anItem(1, { picture: '../x' })], changedAtMs: Date.now() } } }),
])('what is stored in another shape is left out: %s', (text) => {
  expect(parseKept(text).baskets).toEqual({});
});

test('a change is told in this tab and by other tabs, and by a page that comes back', () => {
  let heard = 0;
  const stop = followKept(() => {
    heard += 1;
  });
  writeBasket('nakato', { items: items(1), order: null });
  dispatchEvent(new StorageEvent('storage', { key: 'basket' }));
  dispatchEvent(new Event('pageshow'));
  stop();
  writeBasket('nakato', { items: items(2), order: null });
  expect(heard).toBe(3);
});

function forbidStorage(): void {
  const { localStorage: real } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Storage is switched off here', 'SecurityError');
    },
  });
  onTestFinished(() => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: real });
  });
}

test('with storage that throws it is kept as long as the page lives, and goes to the review in its address', () => {
  forbidStorage();
  writeBasket('nakato', { items: items(2), order: null });
  expect(readBasket('nakato').items).toEqual(items(2));
  const address = orderAddress('nakato');
  expect(address).toMatch(/^\/shop\/nakato\/order#/);
  // The review is another document.
  delete window.basketInMemory;
  history.replaceState(null, '', address);
  takeFromAddress('nakato');
  expect(readBasket('nakato').items).toEqual(items(2));
});

test('an address fills nothing with what would write into the style of the page, or break it', () => {
  forbidStorage();
  const hostile = [
    anItem(1, { videoId: '1"],body{background:url(//evil.example)}[x="' }),
    anItem(1, { size: '\ud83d' }),
    { ...anItem(1), videoId: undefined },
    anItem(2),
  ];
  history.replaceState(null, '', `/shop/nakato/order#${encodeURIComponent(JSON.stringify({ items: hostile }))}`);
  takeFromAddress('nakato');
  expect(readBasket('nakato').items).toEqual([anItem(2)]);
});

test('with storage that throws a reload and the way back find the basket in the history, until it is empty', () => {
  forbidStorage();
  history.replaceState({ key: 'of the router' }, '', '/shop/nakato/order');
  writeBasket('nakato', { items: items(2), order: { key: 'k'.repeat(32), code: 'C', secret: 's' } });
  delete window.basketInMemory;
  expect(readBasket('nakato')).toMatchObject({ items: items(2), order: { code: 'C', secret: 's' } });
  expect(location.href).not.toMatch(/[#?]/);
  // The app led on: this entry knows nothing yet.
  history.pushState(null, '');
  keepInEntry();
  delete window.basketInMemory;
  expect(readBasket('nakato').items).toEqual(items(2));
  writeBasket('nakato', { items: [], order: null });
  delete window.basketInMemory;
  expect([readKeptText(), history.state]).toEqual(['', { basket: undefined }]);
});

test('where things can be stored no address fills a basket', () => {
  writeBasket('nakato', { items: items(1), order: null });
  expect(orderAddress('nakato')).toBe('/shop/nakato/order');
  history.replaceState(null, '', `/shop/amina/order#${encodeURIComponent(JSON.stringify({ items: items(3) }))}`);
  takeFromAddress('amina');
  expect(readBasket('amina').items).toEqual([]);
});
