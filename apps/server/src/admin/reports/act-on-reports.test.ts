import { randomUUID } from 'node:crypto';
import type { Report } from '@app/contracts/reports/reports.schemas';
import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, auditOf, type TestAdmin } from '#server/admin/admin.testing.ts';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import { aPost, belt, jeans, shoes } from '#server/ingestion/posts/cards.testing.ts';
import { anOrder } from '#server/orders/orders.testing.ts';
import { aReview } from '#server/reviews/reviews.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let support: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
  support = await anAdmin(service, { role: 'support' });
});
afterAll(() => service.close());

async function aReport(
  shopId: string,
  wanted: { videoId?: string; reviewId?: string; state?: string } = {},
): Promise<string> {
  const reportId = randomUUID();
  const { videoId = null, reviewId = null, state = 'new' } = wanted;
  const about = { video_id: videoId, review_id: reviewId };
  const row = { shop_id: shopId, report_id: reportId, ...about, reason: 'scam', state };
  await service.db
    .insertInto('reports')
    .values({ ...row, created_at: service.clock.now() })
    .execute();
  return reportId;
}

const hide = (reportId: string, hidden = true) =>
  service.call<Report>('PUT', `/admin/reports/${reportId}/product`, {
    token: support.accessToken,
    body: { hidden, reason: 'A picture of another seller' },
  });
const resolve = (userId: string, reportIds: string[], note = 'Money was returned') =>
  service.call<{ resolved: number }>('POST', `/admin/users/${userId}/reports/resolution`, {
    token: support.accessToken,
    body: { reportIds, note },
  });
const statesOf = async (shopId: string) =>
  (await service.db.selectFrom('reports').select('state').where('shop_id', '=', shopId).orderBy('state').execute()).map(
    ({ state }) => state,
  );

test('a reported product is hidden from buyers, its seller cannot show it, and support can', async () => {
  const owner = await anOwner(service, 'hides.copied');
  const { shop } = owner;
  const videoId = await aProduct(service.db, shop, { title: 'Copied dress' });
  const address = `/shop/${shop.handle}/products/${videoId}`;
  const reportId = await aReport(shop.shopId, { videoId });

  const answer = await hide(reportId);
  expect(answer.body.data).toMatchObject({ reportId, productHidden: 'by_support' });
  expect((await service.call('GET', address)).status).toBe(404);
  const refused = await owner.change(videoId, { hidden: false });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringMatching(/support hid this product .* You cannot show it\./),
  ]);
  const sizes = await owner.change(videoId, { sizes: ['M'] });
  expect(sizes.body.data).toMatchObject({ hidden: true, sizes: ['M'] });
  // A second click changes nothing and is not written down again.
  expect((await hide(reportId)).status).toBe(200);

  expect((await hide(reportId, false)).body.data.productHidden).toBe('no');
  expect((await service.call('GET', address)).status).toBe(200);
  const logged = (await auditOf(service.db, support.adminId)).filter(({ subject_id }) => subject_id === shop.shopId);
  expect(logged.map(({ action, details }) => [action, details])).toEqual([
    ['user.product_hidden', { reportId, videoId }],
    ['user.product_shown', { reportId, videoId }],
  ]);
});

test('a product comes back as its seller had it', async () => {
  const owner = await anOwner(service, 'had.hidden.it');
  const { shop } = owner;
  const videoId = await aProduct(service.db, shop, { hidden: true });
  const reportId = await aReport(shop.shopId, { videoId });
  expect((await hide(reportId)).body).toMatchObject({
    message: 'The product is hidden.',
    data: { productHidden: 'by_support' },
  });
  expect((await hide(reportId, false)).body).toMatchObject({
    message: 'We no longer hide it. Its seller has hidden it.',
    data: { productHidden: 'by_seller' },
  });
  expect((await owner.change(videoId, { hidden: false })).status).toBe(200);

  await hide(reportId);
  expect((await owner.change(videoId, { hidden: true })).body.data).toMatchObject({ hiddenBySupport: true });
  await hide(reportId, false);
  const [product] = (await owner.list('')).data;
  expect(product, 'hidden by its seller while support hid it').toMatchObject({ hidden: true, hiddenBySupport: false });
});

test('no import and no other product of the same post brings back what support has hidden', async () => {
  const { id, seller, edit, join, split, products, shown } = await aPost(service, [jeans]);
  const reportId = await aReport(seller.shop.shopId, { videoId: id });
  await hide(reportId);
  await edit('Blue jeans 50k');
  await edit(jeans, belt, shoes);
  await split('Jeans once more');
  await join('', '-2');
  await join('', null);
  service.tiktok.setPostPrivate(id, true);
  await service.import(seller.shop.shopId);
  service.tiktok.setPostPrivate(id, false);
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual([]);
  expect((await products()).map(({ number, hiddenBySupport }) => [number, hiddenBySupport])).toEqual(
    [1, 2, 3, 4].map((number) => [number, true]),
  );
  expect((await seller.change(`${id}-2`, { hidden: false })).status).toBe(403);

  await hide(reportId, false);
  expect((await shown()).toSorted()).toEqual(['', '-2', '-3', '-4']);
});

test('a product that its seller takes off the shop can be hidden and freed all the same, with what came of its post', async () => {
  const { id, seller, edit, split, shown } = await aPost(service, [jeans]);
  const reportId = await aReport(seller.shop.shopId, { videoId: id });
  const productOf = async () => {
    const page = await service.call<{ reports: Report[] }>('GET', `/admin/reports?userId=${seller.shop.shopId}`, {
      token: support.accessToken,
    });
    return page.body.data.reports[0]?.productHidden;
  };
  service.tiktok.editCaption(id, jeans);
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual([]);
  expect(await productOf()).toBe('gone');
  expect((await hide(reportId)).body).toMatchObject({
    message: 'The product is hidden.',
    data: { productHidden: 'by_support' },
  });
  await edit(jeans);
  expect(await shown()).toEqual([]);

  await split('Jeans once more');
  service.tiktok.editCaption(id, jeans);
  await service.import(seller.shop.shopId);
  expect(await productOf()).toBe('by_support');
  expect((await hide(reportId, false)).body).toMatchObject({
    message: 'We no longer hide it. It is not on the shop now.',
    data: { productHidden: 'gone' },
  });
  await edit(jeans);
  expect((await shown()).toSorted()).toEqual(['', '-2']);
});

test('no picture is named that is refused to everybody', async () => {
  const owner = await anOwner(service, 'pictures.refused');
  const { shopId } = owner.shop;
  const videoId = await aProduct(service.db, owner.shop);
  await aReport(shopId, { videoId });
  const set = (change: object) =>
    service.db.updateTable('products').set(change).where('shop_id', '=', shopId).execute();
  await set({ thumbnails: JSON.stringify([{ key: 'abc', width: 720 }]) });
  const picture = async () => {
    const path = `/admin/reports?userId=${shopId}`;
    const page = await service.call<{ reports: Report[] }>('GET', path, { token: support.accessToken });
    return page.body.data.reports[0]?.pictureUrl;
  };
  expect(await picture()).toMatch(/abc/);
  for (const column of [
    { hidden_after_report_of: videoId },
    { hidden_after_report_of: null, from_former_holder: true },
  ]) {
    await set(column);
    expect(await picture()).toBeNull();
  }
});

test('what stands beside a reported product in the same post stays', async () => {
  const { id, seller, shown } = await aPost(service, [jeans, belt]);
  await hide(await aReport(seller.shop.shopId, { videoId: `${id}-2` }));
  expect(await shown()).toEqual(['']);
});

test('a report of a whole shop, and a product that is gone, have nothing to hide', async () => {
  const { user } = await service.signUp('nothing.tohide');
  for (const reportId of [await aReport(user.id), await aReport(user.id, { videoId: '7300000000000000009' })])
    expect((await hide(reportId)).status).toBe(409);
  expect((await hide(randomUUID())).status).toBe(404);
});

test('the open reports that were looked at are resolved with one note each, and no other ones', async () => {
  const [mine, other] = [await service.signUp('many.reports'), await service.signUp('other.reports')];
  const shown: string[] = [];
  for (const state of ['new', 'in_work', 'dismissed']) shown.push(await aReport(mine.user.id, { state }));
  shown.push(await aReport(other.user.id));
  const answer = await resolve(mine.user.id, shown);
  expect(answer.body.data).toEqual({ resolved: 2 });
  expect(await statesOf(mine.user.id)).toEqual(['dismissed', 'resolved', 'resolved']);
  expect(await statesOf(other.user.id)).toEqual(['new']);
  const notes = service.db.selectFrom('report_notes').select(['text', 'admin_id']).where('shop_id', '=', mine.user.id);
  expect(await notes.execute()).toEqual(Array(2).fill({ text: 'Money was returned', admin_id: support.adminId }));
  expect((await auditOf(service.db, support.adminId)).at(-1)).toMatchObject({
    action: 'user.reports_resolved',
    subject_id: mine.user.id,
    details: { count: 2 },
  });
});

test('a report that came since the list was read stays open', async () => {
  const { user } = await service.signUp('one.more.report');
  const shown = [await aReport(user.id), await aReport(user.id)];
  // As many as there were are open, but not the same ones.
  await service.db
    .updateTable('reports')
    .set({ state: 'dismissed' })
    .where('report_id', '=', shown[0] ?? '')
    .execute();
  await aReport(user.id);
  expect((await resolve(user.id, shown, ' \u200B ')).status).toBe(400);
  expect((await resolve(user.id, shown)).body).toMatchObject({ data: { resolved: 1 }, message: '1 report resolved' });
  expect(await statesOf(user.id)).toEqual(['dismissed', 'new', 'resolved']);
  const late = await resolve(user.id, shown);
  expect([late.status, late.body.message]).toEqual([409, 'A colleague has closed these reports already.']);
});

test('a reported review is hidden from buyers, keeps its place in the count, and both steps are in the audit log', async () => {
  const owner = await anOwner(service, 'hides.review');
  const { shop } = owner;
  const videoId = await aProduct(service.db, shop, { title: 'Dress' });
  const ids: string[] = [];
  for (const text of ['Rude words', 'Good', 'Good']) {
    const orderId = randomUUID();
    await anOrder(service.db, shop, { videoId, at: service.clock.now(), orderId });
    ids.push(await aReview(service.db, shop, { orderId, at: service.clock.now(), text }));
  }
  const [reviewId = ''] = ids;
  const filed = await service.call('POST', `/shop/${shop.handle}/reports`, { body: { reason: 'offensive', reviewId } });
  expect(filed.status).toBe(200);
  const unknown = { reason: 'offensive', reviewId: randomUUID() };
  expect((await service.call('POST', `/shop/${shop.handle}/reports`, { body: unknown })).status).toBe(404);
  const token = support.accessToken;
  const { reports } = (
    await service.call<{ reports: Report[] }>('GET', `/admin/reports?userId=${shop.shopId}`, { token })
  ).body.data;
  expect(reports[0]).toMatchObject({ review: { reviewId, stars: 5, text: 'Rude words', isHidden: false } });
  const hideReview = (hidden: boolean) =>
    service.call<Report>('PUT', `/admin/reports/${reports[0]?.reportId}/review`, {
      token,
      body: { hidden, reason: 'Insults a person' },
    });
  const shown = async () => (await service.call<ReviewList>('GET', `/shop/${shop.handle}/reviews`)).body.data;
  expect((await hideReview(true)).body.data.review?.isHidden).toBe(true);
  expect(await shown()).toMatchObject({ count: 3, average: 5, reviews: [{ text: 'Good' }, { text: 'Good' }] });
  expect((await hideReview(false)).body.data.review?.isHidden).toBe(false);
  expect(await shown()).toMatchObject({ count: 3, average: 5 });
  const entries = await auditOf(service.db, support.adminId);
  const actions = entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['user.review_hidden', 'user.review_shown']));
  expect(JSON.stringify(entries), 'kept for good, what its author may delete').not.toContain('Rude words');
  await service.db.deleteFrom('reviews').where('review_id', '=', reviewId).execute();
  expect((await hideReview(true)).status).toBe(409);
});
