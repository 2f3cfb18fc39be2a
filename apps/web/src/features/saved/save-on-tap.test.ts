// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { listSaved, writeSaved } from './stored-products.ts';

const product = `<main id="main" data-shop="nakato" data-video="7400000000007919"><div class="product"><h1>Silk dress</h1>
    <p class="number">No. 4</p><p class="price">UGX 85,000</p><button data-save="1">Save</button></div></main>
    <p id="say"></p>`;

afterEach(() => {
  writeSaved([]);
  vi.restoreAllMocks();
});

async function save(page: string) {
  document.body.innerHTML = page;
  const { saveOnTap } = await import('./save-on-tap.ts');
  saveOnTap(document.querySelector('button') as HTMLElement);
  return listSaved();
}

test('a product saved on a page that is a copy was seen when the copy was', async () => {
  const seenAtMs = Date.UTC(2026, 10, 24, 9);
  const saved = await save(`<aside id="copy" data-at="${seenAtMs}">Page as of 24 Nov, 12:00</aside>${product}`);
  expect(saved).toMatchObject([{ id: '7400000000007919', number: 4, priceUgx: 85_000, seenAtMs }]);
});

test('a product saved without a network, in a tab of days ago, was seen when the tab was opened', async () => {
  const openedAtMs = Date.UTC(2026, 10, 24, 9);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(openedAtMs + 0.4);
  expect(await save(product)).toMatchObject([{ seenAtMs: openedAtMs }]);
});
