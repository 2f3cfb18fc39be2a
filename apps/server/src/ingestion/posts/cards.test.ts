import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aPost, belt, jeans, shoes } from './cards.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('each product that a caption lists is a card with its own number, price, page and stock, in its order', async () => {
  const { id, seller, products, shown } = await aPost(service, [jeans, belt, shoes]);
  expect(await products()).toMatchObject([
    { video_id: id, post_id: id, number: 1, title: 'Blue jeans', price: 45_000 },
    { video_id: `${id}-2`, post_id: id, number: 2, title: 'Leather belt', price: 25_000 },
    { video_id: `${id}-3`, post_id: id, number: 3, title: 'White sneakers', price: 85_000 },
  ]);
  expect(await shown()).toEqual(['', '-2', '-3']);
  await seller.change(`${id}-2`, { availability: 'sold_out', title: 'Brown belt' });
  expect(await service.call('GET', `/shop/${seller.shop.handle}/products/${id}-2`)).toMatchObject({
    status: 200,
    body: {
      data: {
        number: 2,
        title: 'Brown belt',
        price: 25_000,
        availability: 'sold_out',
        product_url: expect.stringMatching(new RegExp(`/product/${seller.shop.handle}/${id}-2$`)),
        video_url: `https://www.tiktok.com/@${seller.shop.handle}/video/${id}`,
      },
    },
  });
  const status = await service.call('GET', '/ingestion/status', { token: seller.token });
  expect(status.body.data).toMatchObject({ lastResult: { found: 1, created: 3 } });
});

test('the list goes on at the card where its page ended', async () => {
  const { seller } = await aPost(service, [jeans, belt, shoes]);
  const path = `/shop/${seller.shop.handle}/products?limit=2`;
  const first = await service.call<{ data: unknown[]; meta: { pagination: { lastKey: string } } }>('GET', path);
  const { lastKey } = first.body.data.meta.pagination;
  expect(await service.call('GET', `${path}&lastKey=${lastKey}`)).toMatchObject({
    body: { data: { data: [{ title: 'White sneakers' }] } },
  });
});

test('a second look at the same post changes nothing', async () => {
  const { seller, cards, edit } = await aPost(service, [jeans, belt]);
  const before = await cards();
  await edit(jeans, belt);
  await service.db
    .updateTable('seen_posts')
    .set({ content_hash: '' })
    .where('shop_id', '=', seller.shop.shopId)
    .execute();
  await service.import(seller.shop.shopId);
  expect(await cards()).toEqual(before);
});

test('of an edited caption each card keeps its number and what its owner wrote', async () => {
  const { id, seller, cards, products, edit, shown } = await aPost(service, [jeans, belt, shoes]);
  await seller.change(id, { price: 40_000 });
  await seller.change(`${id}-3`, { pinned: true });
  await edit('White sneakers 80k', jeans, 'Canvas belt 25k');
  expect(await cards()).toEqual([
    ['', 'Blue jeans', 40_000, null],
    ['-2', 'Canvas belt', 25_000, null],
    ['-3', 'White sneakers', 80_000, null],
  ]);
  expect((await products()).map((product) => product.pinned)).toEqual([false, false, true]);
  expect(await shown()).toEqual(['-3', '', '-2']);
});

test('a card that left the caption is hidden with the reason, comes back when it is named, and its suffix is never another one’s', async () => {
  const { id, seller, cards, edit, shown } = await aPost(service, [jeans, belt]);
  await seller.change(`${id}-2`, { title: 'Brown belt' });
  await edit(jeans, shoes);
  expect(await cards()).toEqual([
    ['', 'Blue jeans', 45_000, null],
    ['-2', 'Brown belt', 25_000, 'caption'],
    ['-3', 'White sneakers', 85_000, null],
  ]);
  expect(await service.call('GET', `/shop/${seller.shop.handle}/products/${id}-2`)).toMatchObject({ status: 404 });
  await edit('Leather belt 20k', 'Cap 10k', jeans);
  expect(await cards()).toEqual([
    ['', 'Blue jeans', 45_000, null],
    ['-2', 'Brown belt', 20_000, null],
    ['-3', 'White sneakers', 85_000, 'caption'],
    ['-4', 'Cap', 10_000, null],
  ]);
  expect(await shown()).toEqual(['', '-2', '-4']);
});

test('a deleted post takes all its cards off, and brings back those that its caption names', async () => {
  const { id, seller, cards, edit, shown } = await aPost(service, [jeans, belt, shoes]);
  await edit(jeans, belt);
  // With an empty list TikTok would be asked twice, a day apart.
  service.tiktok.publish({ handle: seller.shop.handle, caption: 'Good morning' });
  service.tiktok.setPostPrivate(id, true);
  await service.import(seller.shop.shopId);
  expect(await cards()).toMatchObject([
    ['', 'Blue jeans', 45_000, 'post'],
    ['-2', 'Leather belt', 25_000, 'post'],
    ['-3', 'White sneakers', 85_000, 'caption'],
  ]);
  service.tiktok.setPostPrivate(id, false);
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual(['', '-2']);
});

test('a caption without #TRACK takes all its cards back', async () => {
  const { id, seller, shown } = await aPost(service, [jeans, belt]);
  service.tiktok.editCaption(id, `${jeans}\n${belt}`);
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual([]);
});

test('a caption gives twelve cards at most', async () => {
  const goods = [
    'Jeans',
    'Belt',
    'Sneakers',
    'Cap',
    'Socks',
    'Jacket',
    'Blouse',
    'Skirt',
    'Sandals',
    'Handbag',
    'Watch',
    'Scarf',
    'Gloves',
  ];
  const { cards } = await aPost(
    service,
    goods.map((name, at) => `${name} ${10 + at}k`),
  );
  expect(await cards()).toHaveLength(12);
});

test('as many photos as cards are paired in order, and stay paired when a card leaves', async () => {
  const { pictures, edit } = await aPost(service, [jeans, belt, shoes], 3);
  const before = await pictures();
  expect(new Set(before).size).toBe(3);
  expect(before).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('/images/')));
  await edit(jeans, shoes);
  expect(await pictures()).toEqual(before);
  await edit(shoes, belt, jeans);
  expect(await pictures()).toEqual(before.toReversed());
});

test('otherwise each card shows all pictures of its post, which are copied once', async () => {
  service.tiktok.clearLog();
  const { pictures, edit } = await aPost(service, [jeans, belt], 3);
  expect(await pictures()).toEqual([3, 3]);
  await edit(jeans, belt, 'Cap 10k', 'Socks 5k');
  expect(await pictures()).toEqual([3, 3, 3, 3]);
  // Three photos, and that of the seller.
  expect(service.tiktok.state().log.counts.picture).toBe(4);
});
