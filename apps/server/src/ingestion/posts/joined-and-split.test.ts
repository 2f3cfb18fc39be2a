import { afterAll, beforeAll, expect, test } from 'vitest';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aPost, belt, jeans, shoes } from './cards.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('a joined card leaves the shop, leads to the one that shows it, and keeps its number; taken out it stands alone', async () => {
  const { id, seller, cards, products, shown, join } = await aPost(service, [jeans, belt, shoes]);
  await seller.change(id, { pinned: true, price: 40_000 });
  expect(await join('-2', '')).toMatchObject({
    status: 200,
    body: { data: { number: 2, goneReason: 'joined', joinedInto: id, postProducts: 2 } },
  });
  expect(await shown()).toEqual(['', '-3']);
  expect((await products())[0]).toMatchObject({ number: 1, pinned: true, price: 40_000, postProducts: 2 });
  expect(await service.call('GET', `/shop/${seller.shop.handle}/products/${id}-2?a=b`)).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(`/shop/${seller.shop.handle}/products/${id}\\?a=b$`) },
  });
  const before = await cards();
  expect(await join('-2', ''), 'said twice').toMatchObject({ status: 200 });
  expect(await cards()).toEqual(before);
  expect(await join('-2', null)).toMatchObject({ body: { data: { number: 2, goneReason: null, joinedInto: null } } });
  expect(await join('-2', null), 'undone twice').toMatchObject({ status: 200 });
  expect(await shown()).toEqual(['', '-2', '-3']);
});

test('a joined card stays joined over later captions, and the one that shows it stays while either is named', async () => {
  const { cards, edit, shown, join } = await aPost(service, [jeans, belt, shoes]);
  await join('-2', '');
  await edit(jeans, 'Leather belt 22k', shoes);
  expect(await cards()).toContainEqual(['-2', 'Leather belt', 22_000, 'joined']);
  await edit('Leather belt 22k', shoes);
  expect(await shown()).toEqual(['', '-3']);
  await join('-2', null);
  expect(await shown(), 'only the named one stays').toEqual(['-2', '-3']);
  await edit(shoes, 'Cap 10k');
  expect(await shown()).toEqual(['-3', '-4']);
});

test('a card that nothing shows any more has no address, and taken out of it the joined one comes back with the caption', async () => {
  const { id, seller, edit, shown, join } = await aPost(service, [jeans, belt, shoes]);
  await join('-2', '');
  await edit(shoes, 'Cap 10k');
  expect(await shown()).toEqual(['-3', '-4']);
  expect(await service.call('GET', `/shop/${seller.shop.handle}/products/${id}-2`)).toMatchObject({ status: 404 });
  await join('-2', null);
  expect(await shown()).toEqual(['-3', '-4']);
  await edit(belt, shoes);
  expect(await shown()).toEqual(['-2', '-3']);
});

test('only products of one video on one shop are joined, and never in a chain or a circle', async () => {
  const { id, seller, join, shown } = await aPost(service, [jeans, belt, shoes]);
  const other = await aPost(service, [jeans, belt]);
  const refused = { status: 400, body: { errors: [{ field: 'joinedInto' }] } };
  expect(await join('-2', '-2')).toMatchObject(refused);
  expect(await join('-2', '-9')).toMatchObject(refused);
  expect(await seller.change(`${id}-2`, { joinedInto: other.id })).toMatchObject(refused);
  expect(await other.seller.change(`${id}-2`, { joinedInto: id })).toMatchObject({ status: 404 });
  await join('-2', '');
  expect(await join('-3', '-2'), 'joined itself').toMatchObject({ status: 409 });
  expect(await join('', '-3'), 'shows another one').toMatchObject({
    status: 409,
    body: { message: 'Number 2 is merged with this product. Sell it by itself first.' },
  });
  expect(await join('-2', '-3'), 'into another one at once').toMatchObject({ status: 200 });
  expect(await shown()).toEqual(['', '-3']);
});

test('a post that is gone brings nothing back when its cards are taken apart', async () => {
  const { id, seller, join, shown, split } = await aPost(service, [jeans, belt]);
  await join('-2', '');
  service.tiktok.publish({ handle: seller.shop.handle, caption: 'Good morning' });
  service.tiktok.setPostPrivate(id, true);
  await service.import(seller.shop.shopId);
  expect(await join('-2', null)).toMatchObject({ status: 200, body: { data: { goneReason: 'post' } } });
  expect(await split('Red cap')).toMatchObject({
    status: 409,
    body: { message: 'TikTok no longer shows this video.' },
  });
  expect(await shown()).toEqual([]);
  service.tiktok.setPostPrivate(id, false);
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual(['', '-2']);
});

test('a card that was split off has the next number and suffix, the words of its owner and the post’s pictures, and outlives captions', async () => {
  const { id, seller, cards, products, edit, shown, split, pictures } = await aPost(service, [jeans, belt], 3);
  const key = 'split-1-split-1-split-1';
  const made = await split('  Red  cap ', 15_000, key);
  expect(made).toMatchObject({
    status: 200,
    body: {
      data: { video_id: `${id}-3`, number: 3, title: 'Red cap', price: 15_000, splitOff: true, postProducts: 3 },
    },
  });
  expect((await split('  Red  cap ', 15_000, key)).body, 'a double tap').toEqual(made.body);
  expect(await pictures()).toEqual([3, 3, 3]);
  await edit(shoes, jeans);
  expect(await cards()).toEqual([
    ['', 'Blue jeans', 45_000, null],
    ['-2', 'Leather belt', 25_000, 'caption'],
    ['-3', 'Red cap', 15_000, null],
    ['-4', 'White sneakers', 85_000, null],
  ]);
  service.tiktok.editCaption(id, 'Nothing for sale');
  await service.import(seller.shop.shopId);
  expect(await shown()).toEqual([]);
  await edit('Red cap 12k', jeans);
  expect(await shown()).toEqual(['', '-3']);
  expect((await products())[2], 'named, it is the same card').toMatchObject({
    number: 3,
    price: 15_000,
    imported: { price: 12_000 },
  });
});

test('a card whose process died before its answer was kept is split off once, also when it is asked for minutes later', async () => {
  const { products, split } = await aPost(service, [jeans]);
  const made = await split('Red cap', 15_000, 'split-2-split-2-split-2');
  await loseAnswers(service, 'products');
  expect((await split('Red cap', 15_000, 'split-2-split-2-split-2')).body).toEqual(made.body);
  expect(await products()).toHaveLength(2);
});

test('undone, a split-off card goes out of sight and comes back by the same word', async () => {
  const { id, seller, cards, shown, split, join } = await aPost(service, [jeans]);
  await split('Red cap');
  await join('', '-2');
  expect(await seller.change(`${id}-2`, { splitOff: false })).toMatchObject({
    status: 200,
    body: { data: { splitOff: false, goneReason: null } },
  });
  expect(await shown(), 'it still shows the other').toEqual(['-2']);
  await join('', null);
  expect(await cards()).toEqual([
    ['', 'Blue jeans', 45_000, null],
    ['-2', 'Red cap', null, 'caption'],
  ]);
  await seller.change(`${id}-2`, { splitOff: true });
  await seller.change(`${id}-2`, { splitOff: true });
  expect(await shown()).toEqual(['', '-2']);
});

test('a split-off card joined into another one keeps that one on the shop', async () => {
  const { edit, shown, split, join } = await aPost(service, [jeans, belt]);
  await split('Red cap');
  await join('-3', '-2');
  await edit(jeans);
  expect(await shown()).toEqual(['', '-2']);
  await join('-3', null);
  expect(await shown()).toEqual(['', '-3']);
});

test('the only card that a caption gave stays that, however it is called, beside a split-off one', async () => {
  const { cards, edit, split } = await aPost(service, [jeans]);
  await split('Red cap', 15_000);
  await edit('Canvas shoes 30k');
  expect(await cards()).toEqual([
    ['', 'Canvas shoes', 30_000, null],
    ['-2', 'Red cap', 15_000, null],
  ]);
});

test('a video gives twelve products at most, a product made by hand none', async () => {
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
  ];
  const { seller, split, shown } = await aPost(
    service,
    goods.map((name, at) => `${name} ${10 + at}k`),
  );
  expect(await split('???')).toMatchObject({ status: 400, body: { errors: [{ field: 'title' }] } });
  expect(await split('Scarf')).toMatchObject({ status: 200 });
  expect(await split('Gloves')).toMatchObject({ status: 409 });
  expect(await shown()).toHaveLength(12);
  await seller.expire();
  expect(await split('Gloves')).toMatchObject({ status: 403 });
});

test('a card shows first what its owner chose among the post’s pictures, over later imports, until it is given back', async () => {
  const { id, seller, products, edit, split } = await aPost(service, [jeans, belt, shoes], 3);
  const shownBy = async (number: number) =>
    (await products())[number - 1]?.thumbnails.map((thumbnail) => thumbnail.thumbnail_url) ?? [];
  const [[first], [second], [third]] = [await shownBy(1), await shownBy(2), await shownBy(3)];
  expect(await seller.change(`${id}-2`, { pictures: [third] })).toMatchObject({ status: 200 });
  expect(await shownBy(2)).toEqual([third, second]);
  await edit(shoes, jeans, 'Leather belt 22k');
  // The photos are paired in the new order.
  expect(await shownBy(3)).toEqual([first]);
  expect(await shownBy(2), 'what was chosen stays').toEqual([third]);
  const cap = (await split('Red cap')).body.data;
  expect(cap.thumbnails).toHaveLength(3);
  expect(await seller.change(`${id}-2`, { reset: ['pictures'] })).toMatchObject({ status: 200 });
  expect(await seller.change(`${id}-3`, { pictures: [second, first] })).toMatchObject({ status: 200 });
  expect(await seller.change(`${id}-3`, { pictures: [second, third] }), 'without its own').toMatchObject({
    status: 400,
  });
  const unknown = `/images/${'0'.repeat(32)}/1080.jpg`;
  expect(await seller.change(`${id}-3`, { pictures: [unknown] }), 'of no post').toMatchObject({ status: 400 });
});

test('a chosen picture that is gone from the post gives way to the card’s own', async () => {
  const { id, seller, products } = await aPost(service, [jeans, belt], 2);
  const [one, two] = (await products()).map(({ thumbnails }) => thumbnails[0]?.thumbnail_url);
  await seller.change(`${id}-2`, { pictures: [one] });
  const placed = () => service.db.updateTable('product_pictures').where('shop_id', '=', seller.shop.shopId);
  expect((await products())[1]?.primary_thumbnail?.thumbnail_url).toBe(one);
  await placed().set({ hash: null, copied_path: null }).where('video_id', '=', id).execute();
  await seller.change(id, { reset: ['pictures'] });
  expect((await products())[1]?.thumbnails.map((thumbnail) => thumbnail.thumbnail_url)).toEqual([two]);
});
