// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { anItem } from '#web/screens/order-review/orders.testing.ts';

// jsdom has none.
vi.stubGlobal('CSS', {
  escape: (text: string) => text.replace(/[^\w ]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `),
});

const ntinda = { id: 'zone0001', name: 'Ntinda', feeUgx: 5000, ways: ['boda', 'pick_up'] };
const kampala = { id: 'zone0002', name: 'Kampala', feeUgx: null, ways: ['boda'] };

let host: HTMLElement;
let show: (zone: string, items?: ReturnType<typeof anItem>[], handle?: string) => string;
const asked = vi.fn<(address: string) => void>();
let facts: { zones: object[]; freeOverUgx: number | null } | null;

/** A product's page, with a seller who states this. */
beforeEach(async () => {
  vi.resetModules();
  asked.mockClear();
  facts = { zones: [ntinda, kampala], freeOverUgx: null };
  vi.stubGlobal('fetch', async (address: string) => {
    // What a file before this one has begun may still ask for its order.
    if (address.endsWith('/facts')) asked(address);
    if (!facts) throw new TypeError('no network');
    return Response.json({ data: facts });
  });
  document.body.innerHTML = `<main id="main" data-video="7300000000000000009">
    <div class="product"><h1>Bag</h1><div><div><p class="price">UGX 40,000</p></div></div></div></main>`;
  host = document.body.appendChild(document.createElement('basket-bar'));
  const { showFee } = await import('./delivery-fee.ts');
  show = (zone, items = [], handle = 'nakato') =>
    showFee(host, handle, zone, items, () => host.setAttribute('read', ''));
});

const isRead = () => vi.waitFor(() => expect(host.hasAttribute('read')).toBe(true));
const atPrice = () =>
  /content:"(.*)";display/
    .exec(host.querySelector('style')?.textContent ?? '')?.[1]
    ?.replace(/\\([0-9a-f]+) /g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

test('nothing is said before the server has answered, and then the fee of the area that was chosen', async () => {
  expect(show('zone0001 boda')).toBe('');
  expect(atPrice()).toBeUndefined();
  await isRead();
  expect(show('zone0001 boda', [anItem()])).toBe(' +\u00a05,000 delivery');
  expect(atPrice()).toBe('+\u00a05,000 delivery to Ntinda');
  expect(asked.mock.calls).toEqual([['/api/v1/shop/nakato/facts']]);
});

test('without an area nothing is asked', () => {
  expect(show('', [anItem()])).toBe('');
  expect(asked).not.toHaveBeenCalled();
});

test('goods that are delivered free say so: those of the basket in its bar, and with the product at its price', async () => {
  facts = { zones: [ntinda], freeOverUgx: 100_000 };
  show('zone0001 boda');
  await isRead();
  expect(show('zone0001 boda', [anItem({ seenPriceUgx: 60_000 })])).toBe(' +\u00a05,000 delivery');
  expect(atPrice()).toBe('+\u00a0free delivery to Ntinda');
  // It is in the basket: it counts once.
  expect(show('zone0001 boda', [anItem({ seenPriceUgx: 60_000, videoId: '7300000000000000009' })])).toBe(
    ' +\u00a05,000 delivery',
  );
  expect(atPrice()).toBe('+\u00a05,000 delivery to Ntinda');
  expect(show('zone0001 boda', [anItem({ seenPriceUgx: 50_000, quantity: 2 })])).toBe(' +\u00a0free delivery');
});

test.each([
  ['a fee that is to be agreed is no number', 'zone0002 boda', ' +\u00a0delivery'],
  ['who comes for the goods sees no delivery', 'zone0001 pick_up', ''],
  ['an area that the seller took off the list shows nothing', 'zone0009 boda', ''],
])('%s', async (_, zone, words) => {
  show(zone);
  await isRead();
  expect(show(zone, [anItem()])).toBe(words);
  expect(atPrice()).toBe(words ? '+\u00a0delivery to Kampala' : undefined);
});

test('without the network no fee is shown, and none of another shop', async () => {
  show('zone0001 boda');
  await isRead();
  facts = null;
  expect(show('zone0001 boda', [anItem()], 'amina')).toBe('');
  expect(atPrice()).toBeUndefined();
  expect(show('', [])).toBe('');
});

test('the name of an area can end neither text nor rule', async () => {
  facts = { zones: [{ ...ntinda, name: '"}*{display:none}' }], freeOverUgx: null };
  show('zone0001 boda');
  await isRead();
  show('zone0001 boda');
  expect(host.querySelector('style')?.textContent).not.toContain('"}*');
  expect(atPrice()).toBe('+\u00a05,000 delivery to "}*{display:none}');
});
