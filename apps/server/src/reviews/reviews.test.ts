import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCounters } from '#server/admin/figures/counters.queries.ts';
import { reviewSums } from '#server/admin/figures/order-figures.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { hideReview } from './hide-review.ts';
import { aReviewedShop, good } from './reviewed-shop.testing.ts';
import { readTrust } from './reviews.queries.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('only an order that was received and proven can be reviewed', async () => {
  const shop = await aReviewedShop(service, 'reviews.proof');
  const order = await shop.ask();
  expect((await shop.review(order)).body.code).toBe('review_not_possible');
  await shop.mark(order, { mark: 'received' });
  expect((await shop.review(order)).body.code).toBe('review_not_possible');
  expect((await shop.own(order)).body.data).toEqual({ review: null, mayWrite: false, until: null });
  const proven = await shop.received();
  expect((await shop.own(proven)).body.data).toMatchObject({ review: null, mayWrite: true });
  expect((await shop.review(proven)).body.data.review).toMatchObject({ ...good, counts: true, answer: null });
  expect((await shop.review({ ...proven, secret: 'A'.repeat(22) })).status).toBe(403);
});

test('nothing is shown below three reviews, then the average of those that count, newest first', async () => {
  const shop = await aReviewedShop(service, 'reviews.three');
  for (const stars of [5, 4]) await shop.review(await shop.received(), { stars, good: [] });
  expect(await shop.reviews()).toMatchObject({ average: null, count: 2, orders: 2, browsers: 2, reviews: [] });
  service.clock.advance(1000);
  await shop.review(await shop.received(), { stars: 2, good: [], text: 'Late' });
  const { reviews, ...rest } = await shop.reviews();
  expect(rest).toEqual({ average: 3.7, count: 3, orders: 3, browsers: 3, lastKey: null });
  expect(reviews.map(({ stars }) => stars)[0]).toBe(2);
});

test('of one browser one review counts, of one network two in 30 days, and without a mark none; the rest say so', async () => {
  const shop = await aReviewedShop(service, 'reviews.counted');
  const counts = async (mark: string | null, ip?: string) => {
    const { body } = await shop.review(await shop.received(mark), good, ip);
    return body.data.review?.counts;
  };
  const mark = shop.aMark();
  expect([await counts(mark), await counts(mark), await counts(null)]).toEqual([true, false, false]);
  const network = '10.99.0.7';
  const ofNetwork = [];
  for (let count = 0; count < 3; count += 1) ofNetwork.push(await counts(shop.aMark(), network));
  expect(ofNetwork).toEqual([true, true, false]);
  service.clock.advance(31 * dayMs);
  expect(await counts(shop.aMark(), network)).toBe(true);
  expect((await shop.reviews()).reviews.map((review) => review.counts).filter((one) => !one)).toHaveLength(3);
});

test('an author changes or deletes a review for 60 days, and an answer to what was changed goes', async () => {
  const shop = await aReviewedShop(service, 'reviews.changed');
  const [order] = [await shop.received(), await shop.received()];
  expect((await shop.change(order, good)).status).toBe(404);
  const { review } = (await shop.review(order)).body.data;
  await shop.answer(review?.id ?? '', 'Thank you');
  expect((await shop.own(order)).body.data.review?.answer).toBe('Thank you');
  const changed = await shop.change(order, { stars: 1, good: [], text: '  Broke \n after a day ' });
  expect(changed.body.data.review).toMatchObject({ stars: 1, text: 'Broke after a day', answer: null, counts: true });
  expect((await shop.remove(order)).body.data).toMatchObject({ review: null, mayWrite: true });
  expect((await shop.remove(order)).status).toBe(200);
  await shop.review(order);
  service.clock.advance(60 * dayMs);
  expect((await shop.change(order, good)).body.code).toBe('review_not_possible');
  expect((await shop.remove(order)).body.code).toBe('review_not_possible');
  expect((await shop.own(order)).body.data).toMatchObject({ mayWrite: false, until: null, review: { stars: 5 } });
});

test('a repeated review is one, and two browsers at once write one each', async () => {
  const shop = await aReviewedShop(service, 'reviews.twice');
  const [one, other] = [await shop.received(), await shop.received()];
  await Promise.all([shop.review(one), shop.review(one), shop.review(other), shop.review(other)]);
  expect((await shop.reviews()).count).toBe(2);
});

test('a review that is sent again as it is makes no page of the shop again', async () => {
  const shop = await aReviewedShop(service, 'reviews.same');
  const order = await shop.received();
  const { body } = await shop.review(order);
  const versionOf = async () =>
    (
      await service.db
        .selectFrom('shops')
        .select('version')
        .where('shop_id', '=', shop.shop.shopId)
        .executeTakeFirstOrThrow()
    ).version;
  const version = await versionOf();
  const again = [await shop.review(order), await shop.change(order, good)];
  expect(again.map((one) => one.body.data)).toEqual([body.data, body.data]);
  expect(await versionOf()).toBe(version);
  await shop.change(order, { ...good, stars: 4 });
  expect(await versionOf()).not.toBe(version);
});

test('of one order twenty changes a day are written; the next one is told to wait, and neither repeats nor strangers use them up', async () => {
  const shop = await aReviewedShop(service, 'reviews.often');
  const [order, other] = [await shop.received(), await shop.received()];
  const say = (count: number) => shop.review(order, { stars: 5, good: [], text: `Word ${count}` });
  for (let count = 1; count < 20; count += 1) {
    expect((await say(count)).status, String(count)).toBe(200);
    await say(count);
    await shop.review({ ...order, secret: 'A'.repeat(22) });
  }
  await shop.remove(order);
  expect((await say(20)).status).toBe(200);
  const refused = await say(21);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(refused.body.message).toBe('You changed this review too often today. Please try again tomorrow.');
  expect((await shop.own(order)).body.data.review?.text).toBe('Word 20');
  expect([(await say(20)).status, (await shop.review(other)).status]).toEqual([200, 200]);
  expect((await shop.remove(order)).status).toBe(200);
  // The day of a limit is one of the database's clock, not of this service's.
  await service.db.updateTable('rate_limits').set({ expire: 1 }).execute();
  expect((await say(21)).status).toBe(200);
});

test('a review that was deleted and written again stays hidden, and out of the average, where it was', async () => {
  const shop = await aReviewedShop(service, 'reviews.again');
  const mark = shop.aMark();
  const [first, second] = [await shop.received(mark), await shop.received(mark)];
  await shop.review(first);
  expect((await shop.review(second)).body.data.review?.counts).toBe(false);
  await shop.remove(second);
  expect((await shop.review(second)).body.data.review?.counts).toBe(false);
  await shop.remove(first);
  expect((await shop.own(first)).body.data).toMatchObject({ review: null, mayWrite: true });
  expect((await shop.reviews()).count).toBe(1);
  const { review } = (await shop.review(first)).body.data;
  await service.db
    .updateTable('reviews')
    .set({ hidden_at: service.clock.now() })
    .where('review_id', '=', review?.id ?? '')
    .execute();
  await shop.remove(first);
  expect((await shop.review(first)).body.data.review).toMatchObject({ id: review?.id, isHidden: true, counts: true });
});

test('a seller who takes the proof back does not take the review along', async () => {
  const shop = await aReviewedShop(service, 'reviews.kept');
  const order = await shop.ask({ items: [{ videoId: shop.dress, size: 'L', quantity: 1 }], mark: shop.aMark() });
  const { deliveryCode, secret } = order;
  const token = await shop.signIn();
  await shop.mark(order, { mark: 'sent' }, { token });
  // What the buyer had said, and taken back, is no word of the buyer now.
  await shop.mark(order, { mark: 'received' }, { secret });
  await shop.undo(order, 'received', { secret });
  await shop.mark(order, { mark: 'received', deliveryCode }, { token });
  await shop.review(order, { stars: 1, good: [] });
  expect((await shop.undo(order, 'received', { token })).status).toBe(200);
  expect((await shop.own(order)).body.data.review).toMatchObject({ stars: 1 });
});

test('an answer to words that the buyer has changed since is refused, and the same words sent again keep the answer', async () => {
  const shop = await aReviewedShop(service, 'reviews.stale');
  const order = await shop.received();
  const { review } = (await shop.review(order)).body.data;
  const token = await shop.signIn();
  const answer = (changedAt: string | null) =>
    service.call('POST', `/shop/reviews.stale/reviews/${review?.id}/answer`, {
      token,
      body: { answer: 'Thank you', changedAt },
    });
  await answer(null);
  expect((await shop.change(order, good)).body.data.review?.answer).toBe('Thank you');
  const { changedAt } = (await shop.change(order, { stars: 1, good: [] })).body.data.review ?? {};
  expect((await answer(null)).status).toBe(409);
  expect((await answer(changedAt ?? null)).status).toBe(200);
});

test('a proof that is taken back takes its review along', async () => {
  const shop = await aReviewedShop(service, 'reviews.undone');
  const order = await shop.received();
  await shop.review(order);
  expect((await shop.reviews()).count).toBe(1);
  await service.call('DELETE', `/orders/${order.code}/marks/received`, {
    headers: { 'x-order-secret': order.secret },
  });
  expect((await shop.reviews()).count).toBe(0);
});

test('hostile texts are plain lines, and numbers and links of others are refused by their field', async () => {
  const shop = await aReviewedShop(service, 'reviews.hostile');
  const order = await shop.received();
  const others = ['Buy from 0772 123 456', 'call +256-772-123456', '0772,123,456', '07-72--12/34-56', 'see https://x'];
  const otherForms = ['０７７２ １２３ ４５６', '𝟎𝟕𝟕𝟐123456', '⓪⑦⑦②①②③④⑤⑥', 'bit.ly/rival', 'linktr.ee/rival'];
  const links = ['www.other.shop', 'wa.me/1', 'go to @rival.shop', 'rival.co.ug'];
  for (const text of [...others, ...otherForms, ...links])
    expect((await shop.review(order, { ...good, text })).body.errors?.[0]?.field, text).toBe('text');
  for (const text of [
    'Paid 1 500 000',
    'came on 28.11.2026',
    'so nice.Shop again',
    'late.Me I waited',
    '2 dresses @40k',
  ])
    expect((await shop.review(order, { ...good, text })).status, text).toBe(200);
  for (const body of [{ ...good, stars: 6 }, { ...good, stars: 0 }, { ...good, good: ['x'] }, { stars: 5 }])
    expect((await shop.review(order, body)).status).toBe(400);
  const { review } = (await shop.review(order, { ...good, text: '\u202e<b>Good</b>\n\u200b!' })).body.data;
  expect(review?.text).toBe('<b>Good</b> !');
  expect((await shop.review(order, { ...good, text: ' \u200b ' })).body.data.review?.text).toBeNull();
});

test('a seller answers reviews of one shop, theirs, and the list shows the answer', async () => {
  const [shop, other] = [
    await aReviewedShop(service, 'reviews.answered'),
    await aReviewedShop(service, 'reviews.other'),
  ];
  const { review } = (await shop.review(await shop.received())).body.data;
  const id = review?.id ?? '';
  expect((await other.answer(id, 'Mine')).status).toBe(404);
  expect((await shop.answer(id, ' \u200b ')).status).toBe(400);
  expect((await shop.answer(id, 'Webale nnyo')).status).toBe(200);
  for (const stars of [4, 4]) await shop.review(await shop.received(), { stars, good: [] });
  const { reviews } = await shop.reviews();
  expect(reviews.map(({ answer }) => answer)).toContain('Webale nnyo');
});

test('orders without a mark, which anyone can leave out, are those of one browser', async () => {
  const shop = await aReviewedShop(service, 'reviews.unmarked');
  for (const mark of [null, null, shop.aMark()]) await shop.received(mark);
  expect(await shop.reviews()).toMatchObject({ orders: 3, browsers: 2 });
});

test('a shop that orders from itself with a new mark each time is seen by its network, for 30 days', async () => {
  const shop = await aReviewedShop(service, 'reviews.cleared');
  for (let count = 0; count < 4; count += 1) await shop.received();
  const trust = () => readTrust(service.db, shop.shop.shopId);
  expect(await trust()).toMatchObject({ orders: 4, browsers: 4, recent: 4, senders: 1 });
  service.clock.advance(29 * dayMs);
  await purgeExpired(service.db, service.clock.now());
  expect(await trust()).toMatchObject({ recent: 4, senders: 1 });
  service.clock.advance(2 * dayMs);
  await purgeExpired(service.db, service.clock.now());
  expect(await trust()).toMatchObject({ orders: 4, browsers: 4, recent: 0, senders: 0 });
});

test('reviews are counted over all shops: written, answered, hidden and taken back', async () => {
  const shop = await aReviewedShop(service, 'reviews.tallied');
  const sums = async () => reviewSums(await readCounters(service.db, '1970-01-01', '2100-01-01'));
  const before = await sums();
  const [one, other] = [await shop.received(), await shop.received()];
  const { review } = (await shop.review(one)).body.data;
  await shop.review(other);
  await shop.change(other, { stars: 1, good: [] });
  await shop.answer(review?.id ?? '', 'Thank you');
  const hidden = { shopId: shop.shop.shopId, reviewId: review?.id ?? '', hidden: true, now: service.clock.now() };
  await inTransaction(service.db, 'hide', (trx) => hideReview(trx, hidden));
  const since = async () => {
    const now = await sums();
    return [now.written - before.written, now.answered - before.answered, now.hidden - before.hidden];
  };
  expect(await since()).toEqual([2, 1, 1]);
  await inTransaction(service.db, 'show', (trx) => hideReview(trx, { ...hidden, hidden: false }));
  await shop.remove(other);
  expect(await since()).toEqual([1, 1, 0]);
  await shop.review(other);
  await shop.answer(review?.id ?? '', null);
  expect(await since()).toEqual([2, 0, 0]);
});

test('a new holder of the handle shows none of the former one’s reviews', async () => {
  const shop = await aReviewedShop(service, 'reviews.former');
  for (let count = 0; count < 3; count += 1) await shop.review(await shop.received());
  expect((await shop.reviews()).average).toBe(5);
  await service.db
    .updateTable('shops')
    .set({ orders_from: service.clock.now() })
    .where('shop_id', '=', shop.shop.shopId)
    .execute();
  expect(await shop.reviews()).toEqual({ average: null, count: 0, orders: 0, browsers: 0, reviews: [], lastKey: null });
});

test('twenty reviews are a page, and its key leads to the rest', async () => {
  const shop = await aReviewedShop(service, 'reviews.many');
  for (let count = 0; count < 22; count += 1) {
    await shop.review(await shop.received(), { stars: 1 + (count % 5), good: [] });
    service.clock.advance(1000);
  }
  const first = await shop.reviews();
  const rest = await shop.reviews(`?lastKey=${first.lastKey}`);
  expect([first.reviews.length, rest.reviews.length, rest.lastKey]).toEqual([20, 2, null]);
  expect(new Set([...first.reviews, ...rest.reviews].map(({ id }) => id)).size).toBe(22);
  expect((await service.call('GET', '/shop/reviews.many/reviews?lastKey=x')).status).toBe(400);
});
