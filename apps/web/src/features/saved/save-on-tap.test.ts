// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listSaved } from './stored-products.ts';

test('a product saved on a page that is a copy was seen when the copy was', async () => {
  const seenAtMs = Date.UTC(2026, 10, 24, 9);
  document.body.innerHTML = `<aside id="copy" data-at="${seenAtMs}">Copy of 24 Nov, 12:00</aside>
    <main id="main" data-shop="nakato" data-video="7400000000007919"><div class="product"><h1>Silk dress</h1>
    <p class="number">No. 4</p><p class="price">UGX 85,000</p><button data-save="1">Save</button></div></main>
    <p id="say"></p>`;
  const { saveOnTap } = await import('./save-on-tap.ts');
  saveOnTap(document.querySelector('button') as HTMLElement);
  expect(listSaved()).toMatchObject([{ id: '7400000000007919', number: 4, priceUgx: 85_000, seenAtMs }]);
});
