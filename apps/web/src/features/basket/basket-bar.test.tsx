// @vitest-environment jsdom
import { maxOrderLines } from '@app/contracts/bounds';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { toCard } from '#web/features/catalog/page-product.ts';
import { ProductGrid } from '#web/features/catalog/product-grid.tsx';
import { aPicture, aProduct } from '#web/test/products.testing.ts';
import { tap } from './basket-bar.ts';
import { readBasket, writeBasket } from './stored-basket.ts';

// jsdom draws no windows.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.onclose?.(new Event('close'));
};

type SomeProduct = Parameters<typeof aProduct>[0];

/** A shop's page of these products, before the app. */
function openShopPage(products: SomeProduct[], attributes = 'data-shop="nakato" data-view="yes"'): void {
  const cards = products.map((product) => toCard(aProduct(product)));
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ProductGrid handle="nakato" cards={cards} chatLink="https://wa.me/1?text=Hello" /> },
  ]);
  document.body.innerHTML = `<main id="main" ${attributes}>${renderToStaticMarkup(<Stub />)}</main><p id="say"></p>`;
  // It looks at the page when its file comes, which here came once.
  dispatchEvent(new Event('storage'));
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-add]')];
/** As the inline script hands a tap over. */
function tapAdd(index = 0): void {
  const button = buttons()[index] as HTMLElement;
  button.dataset.ok = '';
  tap({ target: button } as unknown as Event);
}
const barWords = () => document.querySelector('basket-bar aside span')?.textContent;
const spoken = () => document.querySelector('basket-bar [role=status]')?.textContent;
const sizesAsked = () => [...document.querySelectorAll('dialog .chip')].map(({ textContent }) => textContent);
const said = () => document.getElementById('say')?.textContent;

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new Event('storage'));
});

test('a tap puts what the card shows into the basket, and the bar tells and speaks how much it is', async () => {
  openShopPage([
    { number: 7, price: 85_000, old_price: 99_000, title: 'Ankara dress' },
    { number: 8, price: null },
  ]);
  tapAdd(0);
  expect(readBasket('nakato').items).toEqual([
    {
      videoId: aProduct({ number: 7 }).video_id,
      number: 7,
      title: 'Ankara dress',
      size: null,
      quantity: 1,
      note: '',
      seenPriceUgx: 85_000,
      seenAtMs: expect.any(Number),
      picture: aPicture(7).key,
    },
  ]);
  expect(barWords()).toBe('1 item · UGX 85,000');
  tapAdd(0);
  tapAdd(1);
  expect(barWords()).toBe('3 items · UGX 170,000 + 1 to confirm');
  await expect.poll(spoken).toBe('Added. 3 items · UGX 170,000 + 1 to confirm');
  expect(document.querySelector('basket-bar a')?.getAttribute('href')).toBe('/shop/nakato/order');
});

test('a card says how many of it are in the basket as long as there are any, and that a tap adds one more', () => {
  openShopPage([{ number: 7, sizes: ['S', 'M'] }, { number: 8 }]);
  const look = () => document.querySelector('basket-bar style')?.textContent ?? '';
  for (const size of [0, 1]) {
    tapAdd(0);
    document.querySelectorAll<HTMLElement>('dialog .chip')[size]?.click();
    delete buttons()[0]?.dataset.ok;
  }
  const [, card, pieces] = /(\[href\$="[^"]+"\]\+\.add)[^{]*\{--in:"(\d+)"/.exec(look()) ?? [];
  expect([document.querySelector(card ?? ''), pieces]).toEqual([buttons()[0], '2']);
  writeBasket('nakato', { items: [], order: null });
  expect(look()).not.toContain('.add');
});

test('taps on one button that came while the file did are one', () => {
  openShopPage([{ number: 7 }]);
  tapAdd();
  tap({ target: buttons()[0] } as unknown as Event);
  expect(readBasket('nakato').items).toMatchObject([{ quantity: 1 }]);
  tapAdd();
  expect(readBasket('nakato').items).toMatchObject([{ quantity: 2 }]);
});

test('a product with sizes asks for the size, one tap each; where the card has no room for all, the page has them', () => {
  openShopPage([{ number: 7, sizes: ['40', '41', '42', '43', '44'] }]);
  tapAdd();
  expect(sizesAsked()).toEqual(['40', '41', '42']);
  expect(document.querySelector('dialog a')?.getAttribute('href')).toMatch(/\/product\/nakato\/\d+$/);
  document.querySelector<HTMLElement>('dialog .chip')?.click();
  expect(document.querySelector('dialog')).toBeNull();
  expect(readBasket('nakato').items).toMatchObject([{ size: '40', quantity: 1 }]);
});

test('the second half of a double tap on "Add" does not move the window that asks for the size', () => {
  openShopPage([{ number: 9, sizes: ['S', 'M'] }]);
  tapAdd();
  const moves = new MutationObserver(() => {});
  moves.observe(document.body, { childList: true });
  tapAdd();
  expect(moves.takeRecords()).toEqual([]);
  expect(sizesAsked()).toEqual(['S', 'M']);
});

test('sold-out products, and those of shops without a chat, have no button', () => {
  openShopPage([{ number: 7, availability: 'sold_out' }]);
  expect(buttons()).toEqual([]);
});

test('a full basket says so', () => {
  openShopPage([{ number: 99 }]);
  const item = { title: 'Dress', size: null, quantity: 1, note: '', seenPriceUgx: null, seenAtMs: 0, picture: null };
  const items = Array.from({ length: maxOrderLines }, (_, number) => ({ ...item, number, videoId: `${number}` }));
  writeBasket('nakato', { items, order: null });
  tapAdd();
  expect(said()).toBe('Your basket is full: 20 items. Send this order first.');
  expect(readBasket('nakato').items).toHaveLength(maxOrderLines);
});

test('the owner has no basket, and looks at the buttons as a buyer without filling one', async () => {
  openShopPage([{ number: 7 }], '');
  tapAdd();
  expect(localStorage).toHaveLength(0);
  expect(said()).toBe('Buyers add it here.');
  openShopPage([{ number: 7 }]);
  tapAdd();
  expect(barWords()).toBe('1 item · UGX 85,000');
  (document.getElementById('main') as HTMLElement).dataset.own = 'true';
  await expect.poll(barWords).toBeUndefined();
});

test('the bar follows the app to another shop, and what another tab does', async () => {
  openShopPage([{ number: 7 }]);
  tapAdd();
  (document.getElementById('main') as HTMLElement).dataset.shop = 'amina';
  await expect.poll(barWords).toBeUndefined();
  (document.getElementById('main') as HTMLElement).dataset.shop = 'nakato';
  await expect.poll(barWords).toBe('1 item · UGX 85,000');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: 'basket' }));
  expect(barWords()).toBeUndefined();
});
