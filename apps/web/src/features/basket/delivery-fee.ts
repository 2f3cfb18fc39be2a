import { readFactsPath } from '@app/contracts/catalog/facts.endpoints';
import type { DeliveryWay, ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { deliveryTo } from '@app/contracts/orders/delivery';
import { sumOf } from '@app/contracts/orders/order-message';
import { shownPriceUgx } from './shown-product.ts';
import type { BasketItem } from './stored-basket.ts';

// A file of its own, which the basket's file loads where an area was chosen. Pages and storage hold no fee, because the
// seller may have changed it: it is what the server states now, and without an answer none is shown.

type Fees = Pick<ShopFacts, 'zones' | 'freeOverUgx'>;

/** As old as a kept page may be. */
const freshMs = 60_000;
let asked = { handle: '', atMs: 0 };
let fees: Fees | null = null;

/**
 * Beside the price of a product's own page, and above a shop's prices: a style, because another element would be a
 * mismatch to the app.
 */
const look = document.createElement('style');

/**
 * What the bar says of the fee: ` + 5,000 delivery`. Shows it beside prices in a style within `host`, and calls `onRead`
 * when the server has answered. Without a zone it shows none.
 */
export function showFee(host: HTMLElement, handle: string, zone: string, items: BasketItem[], onRead: () => void) {
  if (zone) read(handle, onRead);
  const lines = items.map((item) => ({ ...item, priceUgx: item.seenPriceUgx }));
  const known = zone && asked.handle === handle ? fees : null;
  const inBar = known && feeTo(known, zone, sumOf(lines).totalUgx);
  const { video } = document.getElementById('main')?.dataset ?? {};
  // With this product, unless it is in the basket already.
  const seen = video && items.every(({ videoId }) => videoId !== video) ? shownPriceUgx() : null;
  const atPrice = known && feeTo(known, zone, sumOf([...lines, { quantity: 1, priceUgx: seen }]).totalUgx);
  const words = atPrice ? `${atPrice.fee} to ${atPrice.zone}` : '';
  // The zone's name is the seller's: escaped, it can end neither the text nor the rule.
  const escaped = CSS.escape(words);
  const rule =
    words &&
    `${place}{min-width:0}${place}::after{content:"${escaped}";${oneLine}}.for-buyers>p>[href$=about]::before{content:"${escaped} · "}`;
  if (look.textContent !== rule) look.textContent = rule;
  if (!host.contains(look)) host.append(look);
  return inBar ? ` ${inBar.fee}` : '';
}

const place = '.product h1+div>:not(:has(.sold)) .price';
/** Under the price it takes no more room than the button beside it. */
const oneLine =
  'display:block;overflow:hidden;font-size:14px;font-weight:400;line-height:18px;text-overflow:ellipsis;white-space:nowrap';

/** The fee that an order for goods of so much will have, in words; null where nothing is brought, or the zone is gone. */
function feeTo(known: Fees, chosen: string, goodsUgx: number) {
  const [zoneId, way] = chosen.split(' ');
  const delivery = deliveryTo(known, { zoneId, way: way as DeliveryWay }, goodsUgx);
  if (!delivery || delivery.way === 'pick_up') return null;
  const { zone, feeUgx } = delivery;
  // A fee that is to be agreed is none that could be said.
  const price = feeUgx === null ? '' : `${feeUgx === 0 ? 'free' : grouped(feeUgx)} `;
  // The sign is no end of a line.
  return { zone, fee: `+\u00a0${price}delivery` };
}

function read(handle: string, onRead: () => void): void {
  if (asked.handle === handle && Date.now() - asked.atMs < freshMs) return;
  if (asked.handle !== handle) fees = null;
  const mine = { handle, atMs: Date.now() };
  asked = mine;
  fetch(readFactsPath.replace(':handle', handle))
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
    .then((answer) => {
      if (asked !== mine) return;
      fees = answer?.data ?? null;
      onRead();
    });
}
