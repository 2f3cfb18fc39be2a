import { randomUUID } from 'node:crypto';
import type { OwnReview, ReviewBody } from '@app/contracts/reviews/reviews.schemas';
import { bumpShop, lockShop } from '#server/catalog/catalog.service.ts';
import { findBuyersOrder, lockBuyersOrder, type OrderRow, type OrdersContext } from '#server/orders/orders.service.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { networkKey } from '#server/platform/http/database-limits.ts';
import { keyedHash } from '#server/platform/keys.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';
import { contactRefused, namesContact } from '#server/platform/names/contact-in-text.ts';
import { countByAuthor, findReview, type ReviewRow } from './reviews.queries.ts';
import { toReview } from './reviews.wire.ts';

/** An author can write, change and delete for so long. */
const changeableMs = 60 * dayMs;
/** Each change makes the shop's pages again. Of one order, from the first of them; deleting needs one each time. */
const changesADay = { name: 'review-changes-a-day', windowSeconds: dayMs / 1000, max: 20 };
const changedTooOften = 'You changed this review too often today. Please try again tomorrow.';
/** Of one network so many count in so long. */
const mostOfNetwork = 2;
export const networkCountsMs = 30 * dayMs;

/** Throws `order_gone`, `forbidden`. */
export async function readOwnReview({ db, clock }: OrdersContext, code: string, secret: string): Promise<OwnReview> {
  const order = await findBuyersOrder(db, code, secret);
  const review = await findReview(db, order.shop_id, order.order_id);
  return toOwnReview(order, review, clock.now());
}

/**
 * Repeated it changes nothing. Throws what `readOwnReview` throws, `review_not_possible`, `invalid_request`,
 * `rate_limited`; `not_found` where `mustExist`.
 */
export async function writeReview(
  orders: OrdersContext,
  code: string,
  { secret, ip }: { secret: string; ip: string },
  body: ReviewBody,
  mustExist = false,
): Promise<OwnReview> {
  const text = cleanText(body.text ?? null);
  return inTransaction(orders.db, 'reviews.write', async (trx) => {
    const now = orders.clock.now();
    const order = await lockBuyersOrder(trx, code, secret);
    const before = await findReview(trx, order.shop_id, order.order_id);
    if (!before && mustExist) throw new AppError('not_found');
    requirePossible(order, before, now);
    const said = { stars: body.stars, good: body.good, text };
    if (before && isSame(before, said)) return toOwnReview(order, before, now);
    await countChange(orders, trx, order);
    if (before) await change(trx, order, said, now);
    else await add(orders, trx, order, said, { ip, now });
    await bumpShop(trx, order.shop_id);
    return toOwnReview(order, await findReview(trx, order.shop_id, order.order_id), now);
  });
}

/** Throws what `readOwnReview` throws, and `review_not_possible` when its 60 days are over. A second time it is gone already. */
export async function deleteReview(orders: OrdersContext, code: string, secret: string): Promise<OwnReview> {
  return inTransaction(orders.db, 'reviews.delete', async (trx) => {
    const now = orders.clock.now();
    const order = await lockBuyersOrder(trx, code, secret);
    const before = await findReview(trx, order.shop_id, order.order_id);
    if (before) {
      requirePossible(order, before, now);
      const nothing = { stars: null, good: [], text: null, answer: null, answered_at: null };
      await ofOrder(trx.updateTable('reviews').set({ ...nothing, deleted_at: now }), order).execute();
      await bumpShop(trx, order.shop_id);
    }
    return toOwnReview(order, null, now);
  });
}

interface Said {
  stars: number;
  good: string[];
  text: string | null;
}

const isSame = (before: ReviewRow, said: Said): boolean =>
  (['stars', 'good', 'text'] as const).every((part) => String(before[part]) === String(said[part]));

/** In the transaction: only what is written counts, and no one without the order's secret uses it up. */
async function countChange({ limits }: OrdersContext, trx: Trx, { order_id }: OrderRow): Promise<void> {
  const { max, windowSeconds } = changesADay;
  if ((await limits.count(trx, changesADay, order_id)) > max)
    throw new AppError('rate_limited', { message: changedTooOften, retryAfterSeconds: windowSeconds });
}

async function change(trx: Trx, order: OrderRow, said: Said, now: Date): Promise<void> {
  // What was answered was something else.
  const answer = { answer: null, answered_at: null };
  await ofOrder(trx.updateTable('reviews').set({ ...said, ...answer, changed_at: now }), order).execute();
}

async function add(
  { key }: OrdersContext,
  trx: Trx,
  order: OrderRow,
  said: Said,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const { shop_id: shopId, order_id: orderId, browser_hash: browser } = order;
  const network = keyedHash(key, 'review-network', shopId, networkKey(ip));
  const since = new Date(now.getTime() - networkCountsMs);
  // Two orders of one shop are locked apart: without this, reviews at the same time would not see each other.
  await lockShop(trx, shopId);
  const counted = browser && (await countByAuthor(trx, { shopId, orderId }, { browser, network, since }));
  await trx
    .insertInto('reviews')
    .values({
      ...said,
      shop_id: shopId,
      order_id: orderId,
      review_id: randomUUID(),
      ordered_at: order.created_at,
      written_at: now,
      browser_hash: browser && Buffer.from(browser),
      network_hash: network,
      // Without a mark it could be any browser again.
      counts: counted !== null && counted.ofBrowser === 0 && counted.ofNetwork < mostOfNetwork,
    })
    // Deleted before: it stays hidden, and out of the average, where it was.
    .onConflict((row) =>
      row.columns(['shop_id', 'order_id']).doUpdateSet({ ...said, deleted_at: null, changed_at: now }),
    )
    .execute();
}

/** Delete and update of the order's review. */
function ofOrder<Query extends { where(column: 'shop_id' | 'order_id', is: '=', value: string): Query }>(
  query: Query,
  { shop_id, order_id }: OrderRow,
): Query {
  return query.where('shop_id', '=', shop_id).where('order_id', '=', order_id);
}

function requirePossible(order: OrderRow, review: ReviewRow | null, now: Date): void {
  const until = changeableUntil(order, review);
  if (until === null || until <= now) throw new AppError('review_not_possible');
}

/** Null for an order that is not proven, or was asked of a former holder of the shop. */
function changeableUntil({ proven_at, from_former_holder }: OrderRow, review: ReviewRow | null): Date | null {
  const from = from_former_holder ? null : (review?.written_at ?? proven_at);
  return from && new Date(from.getTime() + changeableMs);
}

function toOwnReview(order: OrderRow, review: ReviewRow | null, now: Date): OwnReview {
  const until = changeableUntil(order, review);
  const mayWrite = until !== null && until > now;
  return {
    review: review && { ...toReview(review), isHidden: review.hidden_at !== null },
    mayWrite,
    until: mayWrite ? until.toISOString() : null,
  };
}

/** Reviews are no place for another seller's number. Null when nothing is left. */
function cleanText(typed: string | null): string | null {
  const text = cleanName(typed ?? '') || null;
  if (text && namesContact(text)) throw fieldError('text', contactRefused);
  return text;
}
