import { maxSizeLength } from '@app/contracts/bounds';
import type { FieldError } from '@app/contracts/errors.schemas';
import { plainText } from '@app/contracts/messages/message-text';
import { deliveryTo } from '@app/contracts/orders/delivery';
import { sumOf } from '@app/contracts/orders/order-message';
import type {
  Delivery,
  MissingItem,
  OrderBody,
  OrderItem,
  OrderLine,
  ReservedOrder,
} from '@app/contracts/orders/orders.schemas';
import type { OrderRow } from '#server/orders/order/order.queries.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { OrderingShop, SoldProduct } from './order-shop.queries.ts';

/** What was asked for, at the prices of now. */
export interface ReadLines {
  lines: ReservedOrder['lines'];
  delivery: Delivery | null;
  missing: MissingItem[];
  /** By line; null without one. */
  notes: (string | null)[];
}

/**
 * The items at the titles and prices of now. Without lines none of them is for sale. With `kept`, an order whose
 * message is out, its lines stay at the titles and prices that the message names, and none is refused for its stock.
 */
export function readLines(
  shop: OrderingShop,
  { items, zoneId, way }: Pick<OrderBody, 'items' | 'zoneId' | 'way'>,
  kept: Pick<OrderRow, 'lines' | 'delivery'> | null = null,
): ReadLines {
  const products = new Map(shop.products.map((product) => [product.video_id, product]));
  const asked = kept ? items.map((item) => withPlainSize(item, kept.lines, products.get(item.videoId))) : items;
  requireDistinct(asked);
  const read: ReadLines = { lines: [], delivery: null, missing: [], notes: [] };
  for (const item of asked) {
    const product = products.get(item.videoId);
    const size = item.size ?? null;
    const before = kept?.lines.find((line) => line.videoId === item.videoId && line.size === size);
    const reason = product && kept ? null : whyMissing(item, product);
    if (before) read.lines.push({ ...before, quantity: item.quantity, changed: null });
    else if (product && !reason)
      read.lines.push({ ...toLine(item, product), changed: changeOf(item, product.price_ugx) });
    else {
      read.missing.push({ videoId: item.videoId, size, reason: reason ?? 'gone' });
      continue;
    }
    read.notes.push(item.note?.trim() || null);
  }
  if (zoneId) read.delivery = deliveryTo(shop, { zoneId, way }, sumOf(read.lines).totalUgx);
  const { delivery } = kept ?? {};
  if (kept && delivery && delivery.zoneId === zoneId && delivery.way === way && keepsFee(kept.lines, delivery, read))
    read.delivery = delivery;
  return read;
}

/** Only other quantities may make it free, or no longer: another fee of the shop is none of the message's. */
function keepsFee(before: readonly OrderLine[], { way, feeUgx }: Delivery, { lines, delivery: now }: ReadLines) {
  if (way === 'pick_up' || now === null || sumOf(before).totalUgx === sumOf(lines).totalUgx) return true;
  return (feeUgx === 0) === (now.feeUgx === 0);
}

/** A size that neither the order nor the product has is the buyer's words: there may be none left of them. */
function withPlainSize(
  { size, ...item }: OrderItem,
  before: readonly OrderLine[],
  product: SoldProduct | undefined,
): OrderItem {
  if (size === undefined) return item;
  const isKnown =
    product?.sizes.includes(size) || before.some((line) => line.videoId === item.videoId && line.size === size);
  const plain = isKnown ? size : plainText(size, maxSizeLength);
  return plain ? { ...item, size: plain } : item;
}

/** One line for each product and size: notes and quantities are found by both. */
function requireDistinct(items: readonly OrderItem[]): void {
  const lines = new Set<string>();
  for (const [index, { videoId, size }] of items.entries()) {
    if (lines.has(`${videoId} ${size ?? ''}`)) throw fieldError(`items.${index}`, 'This item is in the order twice.');
    lines.add(`${videoId} ${size ?? ''}`);
  }
}

/** Throws `nothing_to_order` with the reasons. */
export function requireLines({ lines, missing }: ReadLines): void {
  if (lines.length === 0) throw new AppError('nothing_to_order', { errors: missing.map(toFieldError) });
}

/** By the input that fails: what there is to say of each item is known although there is no order. */
function toFieldError({ reason }: MissingItem, index: number): FieldError {
  if (reason === 'sold_out') return { field: `items.${index}.quantity`, message: 'Sold out.' };
  if (reason === 'size_gone') return { field: `items.${index}.size`, message: 'This size is gone.' };
  return { field: `items.${index}.videoId`, message: 'No longer in the shop.' };
}

function whyMissing({ size }: OrderItem, product: SoldProduct | undefined): MissingItem['reason'] | null {
  if (!product) return 'gone';
  if (product.availability === 'sold_out') return 'sold_out';
  return size !== undefined && !product.sizes.includes(size) ? 'size_gone' : null;
}

const toLine = ({ videoId, size, quantity }: OrderItem, { number, title, price_ugx }: SoldProduct): OrderLine => ({
  videoId,
  number,
  title,
  size: size ?? null,
  quantity,
  priceUgx: price_ugx,
});

function changeOf({ seenPriceUgx }: OrderItem, priceUgx: number | null): ReservedOrder['lines'][number]['changed'] {
  if (seenPriceUgx === undefined || seenPriceUgx === priceUgx) return null;
  return seenPriceUgx === null ? 'was_unpriced' : 'price';
}
