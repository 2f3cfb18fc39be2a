import type { BasketItem } from './stored-basket.ts';

/** A product as its button's page shows it. */
export interface ShownProduct extends Pick<BasketItem, 'videoId' | 'number' | 'title' | 'seenPriceUgx' | 'picture'> {
  sizes: string[];
  /** The size that is chosen on the page. */
  chosen: string | null;
  /** The product's page, where a card has no room for all sizes. */
  moreSizesAt: string | null;
}

/** Reads the product of an "Add" or "Save" button from the words around it, which cost the page no byte more. */
export function readShown({ parentElement }: HTMLElement): ShownProduct | null {
  const card = parentElement?.querySelector<HTMLAnchorElement>('.card');
  if (card && parentElement) return readCard(card, parentElement);
  const page = document.querySelector<HTMLElement>('.product');
  const videoId = document.getElementById('main')?.dataset.video;
  if (!page || !videoId) return null;
  return {
    ...readFacts(page, 'h1'),
    videoId,
    sizes: textsOf(page, '#sizes + ul a, .facts li'),
    chosen: page.querySelector('#sizes + ul [aria-current]')?.textContent ?? null,
    moreSizesAt: null,
  };
}

function readCard(card: HTMLAnchorElement, item: HTMLElement): ShownProduct {
  const sizes = textsOf(item, '.sizes a');
  return {
    ...readFacts(card, 'h3'),
    videoId: card.pathname.split('/').pop() ?? '',
    sizes,
    chosen: null,
    // The last one says how many more there are.
    moreSizesAt: textsOf(item, '.sizes li').length > sizes.length ? card.href : null,
  };
}

/**
 * A page from the service worker's copy says of when it is (`ui/copy-line.tsx`). Any other is at least as new as its tab,
 * which may have stood open for days without a network.
 */
export const pageReadAtMs = (): number =>
  Math.floor(Number(document.getElementById('copy')?.dataset.at ?? performance.timeOrigin));

/** Of a product on its own page. */
export const shownPriceUgx = (): number | null => priceIn(document.querySelector('.product'));

function priceIn(place: Element | null): number | null {
  // The first text alone: the price of before stands behind it.
  const price = digitsOf(place?.querySelector('.price')?.firstChild?.textContent);
  return price ? Number(price) : null;
}

function readFacts(place: HTMLElement, heading: string) {
  return {
    title: place.querySelector(heading)?.textContent ?? '',
    number: Number(digitsOf(place.querySelector('.number')?.textContent)),
    seenPriceUgx: priceIn(place),
    picture: /\/images\/([0-9a-f]+)\//.exec(place.querySelector('img')?.src ?? '')?.[1] ?? null,
  };
}

const textsOf = (place: HTMLElement, parts: string) =>
  [...place.querySelectorAll(parts)].map(({ textContent }) => textContent ?? '');

const digitsOf = (text: string | null | undefined) => text?.replace(/\D/g, '') ?? '';
