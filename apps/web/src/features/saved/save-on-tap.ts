import { pageReadAtMs, readShown } from '#web/features/basket/shown-product.ts';
import { say } from '#web/ui/say.ts';
import { followSaved } from './saved-text.ts';
import { isSameProduct, listSaved, removeSaved, saveProduct } from './stored-products.ts';

// Without React, for a file that comes with the first tap on "Save", and with the app where something is saved.

/** Saves the product of the page, or takes it back. */
export function saveOnTap(button: HTMLElement): void {
  const handle = document.getElementById('main')?.dataset.shop;
  const shown = readShown(button);
  if (!handle || !shown) {
    // The owner looks on as a buyer: the page names no shop.
    say('Buyers save it here.');
    return;
  }
  const { videoId: id, number, title, picture, seenPriceUgx: priceUgx } = shown;
  // Before the app the button may not say yet that it is saved: such a tap means to save it.
  if (button.getAttribute('aria-pressed') === 'true') {
    removeSaved({ handle, id });
    say('Not saved any more.');
    return;
  }
  const seen = { handle, id, number, title, picture, priceUgx, seenAtMs: pageReadAtMs() };
  say(saveProduct(seen) ?? 'Saved on this phone. Find it in the shop’s menu, under “Saved”.');
}

function markButtons(): void {
  const { shop: handle = '', video: id = '' } = document.getElementById('main')?.dataset ?? {};
  const pressed = String(listSaved().some((product) => isSameProduct(product, { handle, id })));
  for (const button of document.querySelectorAll('[data-save]'))
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
}

const look = document.createElement('style');
look.textContent = `[data-save][aria-pressed=true]{background:var(--color-brand-soft);border-color:var(--color-brand)}
[data-save][aria-pressed=true]::after{content:"d";content:"d"/"";margin-left:-8px}`;
document.body.append(look);
followSaved(markButtons);
// The app leads to other products within this document.
new MutationObserver(markButtons).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-video', 'data-shop'],
});
markButtons();
