import type { CaptionCard, CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { formatPrice, priceWords } from '#web/lib/formatting/format.ts';
import { trackTag } from './caption-edits.ts';
import { append } from './draw-parts.ts';

/** As many as a card of the shop has room for. */
const shownSizes = 8;

/** The cards as buyers will see them, without their picture. */
export function showCards(list: HTMLElement, cards: CaptionCard[]): void {
  const drawn = JSON.stringify(cards);
  if (list.dataset.drawn === drawn && list.hasChildNodes()) return;
  list.dataset.drawn = drawn;
  list.textContent = '';
  for (const card of cards) drawCard(append(list, 'li', 'card panel'), card);
}

function drawCard(place: HTMLElement, { title, price, old_price: old, sizes, availability }: CaptionCard): void {
  const frame = append(place, 'span', 'frame frame-empty');
  const isCheaper = price !== null && old !== null && old > price;
  if (isCheaper) append(frame, 'span', 'off', `-${Math.round((1 - price / old) * 100)}%`);
  if (availability === 'sold_out') append(frame, 'span', 'sold', 'Sold out');
  const line = append(place, 'p', price === null ? 'price text-muted' : 'price', priceWords(price));
  if (isCheaper) {
    append(line, 'span', 'sr-only', ' instead of ');
    append(line, 's', '', formatPrice(old).slice(4));
  }
  append(place, 'p', '', title ?? 'TikTok Product').dir = 'auto';
  if (sizes.length === 0) return;
  const facts = append(place, 'ul', 'facts');
  facts.translate = false;
  facts.setAttribute('aria-label', 'Sizes');
  for (const size of sizes.slice(0, shownSizes)) append(facts, 'li', '', size).dir = 'auto';
  if (sizes.length > shownSizes) append(facts, 'li', '', `+${sizes.length - shownSizes}`);
}

/** How many cards there are for the eye, and what is on them for the ear. */
export function spokenCards(status: HTMLElement, { cards, isTracked }: CaptionPreview): void {
  const names = cards.map(({ title, price }) => `${title ?? 'TikTok Product'}, ${priceWords(price)}`).join('; ');
  const which = cards.length === 1 ? 'your card' : `your ${cards.length} cards`;
  const words = isTracked ? `This is ${which}, as buyers see it` : `With ${trackTag} it becomes ${which}`;
  const line = cards.length === 1 ? words : words.replace('This is', 'These are').replace('see it', 'see them');
  if (status.dataset.said === line + names) return;
  status.dataset.said = line + names;
  status.textContent = line;
  append(status, 'span', 'sr-only', `: ${names}`);
}
