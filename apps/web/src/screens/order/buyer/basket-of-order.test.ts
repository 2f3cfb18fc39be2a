// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '#web/features/basket/customer-draft.ts';
import { readZone, writeZone } from '#web/features/basket/kept-zone.ts';
import { takeFromAddress } from '#web/features/basket/order-address.ts';
import { type BasketItem, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { changeInBasket, lead, orderAgain } from './basket-of-order.ts';

const secret = 'A'.repeat(22);
const shoes: BasketItem = {
  videoId: '7400000000000000009',
  number: 9,
  title: 'Shoes',
  size: null,
  quantity: 1,
  note: '',
  seenPriceUgx: 30_000,
  seenAtMs: Date.parse('2026-11-24T09:00:00Z'),
  picture: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the same again: its lines with their notes stand before what lay in the basket, and replace nothing', () => {
  writeBasket('nakato', { items: [shoes], order: null });
  const order = anOrder({ state: 'received', buyer: aBuyersPart({ notes: ['the brown ones', null] }) });
  expect(orderAgain('nakato', order)).toEqual({ to: '/shop/nakato/order' });
  const { items, order: reservation } = readBasket('nakato');
  expect(items.map(({ title, quantity, size, note }) => [title, quantity, size, note])).toEqual([
    ['Leather sandals', 2, '39', 'the brown ones'],
    ['Handbag', 1, null, ''],
    ['Shoes', 1, null, ''],
  ]);
  expect(reservation).toBeNull();
});

test('an order for which the basket has no room leaves it as it is, and the page says so', () => {
  document.body.innerHTML = '<a href="/shop/nakato/order">Order again</a><p id="say"></p>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const full = Array.from({ length: 19 }, (_, size) => ({ ...shoes, size: `${size}` }));
  writeBasket('nakato', { items: full, order: null });
  for (const lines of [() => orderAgain('nakato', anOrder()), () => changeInBasket('nakato', anOrder(), secret)]) {
    const stopped = vi.fn();
    lead({ currentTarget: link, preventDefault: stopped } as never, lines());
    expect(stopped).toHaveBeenCalled();
    expect(document.getElementById('say')?.textContent).toBe('Your basket is full: 20 items. Send this order first.');
    expect(readBasket('nakato')).toMatchObject({ items: full, order: null });
  }
  writeBasket('nakato', { items: full.slice(1), order: null });
  lead({ currentTarget: link } as never, orderAgain('nakato', anOrder()));
  expect(link.getAttribute('href')).toBe('/shop/nakato/order');
  expect(readBasket('nakato').items).toHaveLength(20);
});

test('prices of an order that was not sent yet are as old as the server says', () => {
  const pricesAt = '2026-11-22T09:00:00.000Z';
  changeInBasket('nakato', anOrder({ state: 'reserved', askedAt: null, buyer: aBuyersPart({ pricesAt }) }), secret);
  expect(readBasket('nakato').items.map(({ seenAtMs }) => seenAtMs)).toEqual(Array(2).fill(Date.parse(pricesAt)));
});

test('a change of an order that was opened in WhatsApp is another one that names it', () => {
  changeInBasket('nakato', anOrder(), secret);
  expect(readBasket('nakato').order).toEqual({
    key: expect.any(String),
    replaces: { code: anOrder().code, secret, number: anOrder().number },
  });
});

test.each([
  [
    'to the area of that order',
    { zoneId: 'zone0001', zone: 'Ntinda', way: 'bus', feeUgx: 5000 } as const,
    'zone0001 bus',
  ],
  ['to be agreed, as that order', null, ''],
])('a change of an order goes %s, wherever this browser ordered to last', (_, delivery, kept) => {
  writeZone('nakato', 'zone0002 boda');
  changeInBasket('nakato', anOrder({ delivery }), secret);
  expect(readZone('nakato')).toBe(kept);
  writeZone('nakato', 'zone0003 boda');
  changeInBasket('nakato', anOrder({ delivery }), secret);
  expect(readZone('nakato'), 'a change that is begun').toBe('zone0003 boda');
});

test('a change of an order takes along what was given for the rider, in this tab alone', () => {
  changeInBasket(
    'nakato',
    anOrder({ buyer: aBuyersPart({ name: 'Sarah', place: null, phone: '0772 123 456' }) }),
    secret,
  );
  expect(readDraft('nakato')).toEqual({ name: 'Sarah', place: '', phone: '0772 123 456' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Sarah');
});

test.each(['asked', 'reserved'] as const)(
  'a change that is begun goes on as it was left: an order that is %s',
  (state) => {
    const order = anOrder({ state, buyer: aBuyersPart({ name: 'Sarah', phone: '0772 123 456' }) });
    const way = changeInBasket('nakato', order, secret);
    const begun = readBasket('nakato');
    const [sandals] = begun.items as [BasketItem];
    const typed = { name: 'Sarah', place: 'Near Shell', phone: '0700 999 999' };
    writeBasket('nakato', { ...begun, items: [{ ...sandals, quantity: 5, note: 'the brown ones' }, shoes] });
    writeDraft('nakato', typed);
    const left = readBasket('nakato');
    expect(changeInBasket('nakato', order, secret)).toEqual(way);
    expect(readBasket('nakato')).toEqual(left);
    expect(readDraft('nakato')).toEqual(typed);
    writeDraft('nakato', null);
    changeInBasket('nakato', order, secret);
    expect(readDraft('nakato'), 'in another tab').toEqual({ ...typed, place: '', phone: '0772 123 456' });
  },
);

test.each(['asked', 'reserved'] as const)(
  'one order is changed at a time, so that no goods are ordered twice: another one that is %s',
  (state) => {
    const { lines } = anOrder();
    changeInBasket('nakato', anOrder({ lines: lines.slice(0, 1) }), secret);
    const begun = readBasket('nakato');
    const second = anOrder({ code: 'DDDDDDDDDDDDD', number: 'NAK-BBB', state, lines: lines.slice(1) });
    expect(changeInBasket('nakato', second, secret)).toEqual({
      whyNot: 'You are changing order NAK-7F3. Send that first, or empty your basket.',
    });
    expect(readBasket('nakato')).toEqual(begun);
  },
);

test('the same again beside more of the same: the basket has not less than before, and its notes stay', () => {
  const order = anOrder({ state: 'received', buyer: aBuyersPart({ notes: ['the brown ones', 'with a zip'] }) });
  orderAgain('nakato', order);
  const [sandals, bag] = readBasket('nakato').items as [BasketItem, BasketItem];
  writeBasket('nakato', {
    items: [
      { ...sandals, quantity: 6, note: 'mine' },
      { ...bag, note: '' },
    ],
    order: null,
  });
  orderAgain('nakato', order);
  expect(readBasket('nakato').items.map(({ quantity, note }) => [quantity, note])).toEqual([
    [6, 'mine'],
    [1, 'with a zip'],
  ]);
});

test('a change of the order that the basket has reserved is that order', () => {
  const { code } = anOrder();
  writeBasket('nakato', { items: [shoes], order: { key: 'k', code, secret } });
  const before = readBasket('nakato');
  changeInBasket('nakato', anOrder({ state: 'reserved' }), secret);
  expect(readBasket('nakato')).toEqual(before);
});

test('into a reserved order that came by a link nothing is typed: who passed it on has its secret', () => {
  const { code } = anOrder();
  changeInBasket('nakato', anOrder({ state: 'reserved' }), secret);
  const replaces = { code, secret, isUnsent: true };
  expect(readBasket('nakato').order).toEqual({ key: expect.any(String), replaces });
  writeBasket('nakato', { items: [shoes], order: { key: 'k', code: 'RRRRRRRRRRRRR', secret: 'B'.repeat(22) } });
  changeInBasket('nakato', anOrder({ state: 'reserved' }), secret);
  expect(readBasket('nakato').order).toEqual({ key: 'k', code: 'RRRRRRRRRRRRR', secret: 'B'.repeat(22), replaces });
});

test('a reservation that waits in the basket becomes the replacement, so that none is left over', () => {
  writeBasket('nakato', { items: [shoes], order: { key: 'k', code: 'RRRRRRRRRRRRR', secret: 'B'.repeat(22) } });
  changeInBasket('nakato', anOrder(), secret);
  expect(readBasket('nakato').order).toEqual({
    key: 'k',
    code: 'RRRRRRRRRRRRR',
    secret: 'B'.repeat(22),
    replaces: { code: anOrder().code, secret, number: anOrder().number },
  });
});

test('where nothing can be stored the page that the change leads to knows which order it replaces', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is switched off here', 'SecurityError');
  });
  const { code, number } = anOrder();
  const way = changeInBasket('nakato', anOrder(), secret);
  // The review is another document, and an entry of its own.
  delete window.basketInMemory;
  history.replaceState(null, '', 'to' in way ? way.to : '');
  takeFromAddress('nakato');
  expect(readBasket('nakato')).toMatchObject({
    items: [{ title: 'Leather sandals' }, { title: 'Handbag' }],
    order: { key: expect.any(String), replaces: { code, secret, number } },
  });
  expect(location.hash).toBe('');
  refused.mockRestore();
  delete window.basketInMemory;
  history.replaceState(null, '', '/');
});
