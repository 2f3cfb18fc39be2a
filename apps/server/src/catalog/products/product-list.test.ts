import type { ProductList, ProductSort } from '@app/contracts/catalog/catalog.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { encodeListKey } from './product-list.queries.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const list = (shop: TestShop | string, query: Record<string, string | number> = {}) => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
  const handle = typeof shop === 'string' ? shop : shop.handle;
  return service.call<ProductList>('GET', `/shop/${handle}/products${text ? `?${text}` : ''}`);
};
const titles = async (shop: TestShop, query: Record<string, string | number> = {}) =>
  (await list(shop, query)).body.data.data.map((product) => product.title);

test("a product has every field of the wire, and nothing that is the owner's alone", async () => {
  const shop = await aShop(service.db, { handle: 'fields.shop' });
  const videoId = await aProduct(service.db, shop, {
    title: 'Ladies sandals',
    priceUgx: 85_000,
    oldPriceUgx: 100_000,
    tags: ['sandals'],
    sizes: ['37'],
    description: 'Free delivery',
    availability: 'sold_out',
    pinned: true,
    postedAt: new Date('2026-11-01T10:00:00Z'),
    updatedAt: new Date('2026-11-02T10:00:00Z'),
  });
  const { status, body } = await list(shop);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: 'Products',
    data: {
      data: [
        {
          video_id: videoId,
          post_id: videoId,
          number: 1,
          title: 'Ladies sandals',
          price: 85_000,
          old_price: 100_000,
          sale_ends_at: null,
          currency: 'UGX',
          tags: ['sandals'],
          sizes: ['37'],
          availability: 'sold_out',
          pinned: true,
          primary_thumbnail: null,
          thumbnails: [],
          seller_handle: 'fields.shop',
          product_url: `http://localhost:3000/product/fields.shop/${videoId}`,
          video_url: `https://www.tiktok.com/@fields.shop/video/${videoId}`,
          posted_at: '2026-11-01T10:00:00.000Z',
          updated_at: '2026-11-02T10:00:00.000Z',
        },
      ],
      meta: {
        pagination: { count: 1, lastKey: null },
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        removed: [],
      },
    },
  });
  const cards = await service.call<{ data: object[] }>('GET', '/shop/fields.shop/products?fields=card');
  const shown = 'video_id number title price old_price sale_ends_at tags sizes availability pinned'.split(' ');
  const card = Object.fromEntries(Object.entries(body.data.data[0] ?? {}).filter(([name]) => shown.includes(name)));
  expect(cards.body.data.data).toEqual([{ ...card, posted_at: '2026-11-01T10:00:00.000Z', picture: null }]);
  // Only the product by itself has its description: lists stay small.
  const single = await service.call('GET', `/shop/fields.shop/products/${videoId}`);
  expect(single.body.data).toEqual({ ...body.data.data[0], description: 'Free delivery' });
});

test('a product without price and title says so by null and by its number; one made by hand has no video', async () => {
  const shop = await aShop(service.db);
  await aProduct(service.db, shop, { title: null, priceUgx: null });
  await aProduct(service.db, shop, { videoId: 'p0123456789ab', kind: 'manual', addedBy: 'hand' });
  const { data } = (await list(shop)).body.data;
  expect(data).toMatchObject([{ video_url: null }, { title: 'Product 1', price: null, old_price: null }]);
});

test.each(['newest', 'oldest', 'price_asc', 'price_desc'] as ProductSort[])(
  'sixty products are paged through by "%s" without loss or repetition while new ones arrive',
  async (sort) => {
    const shop = await aShop(service.db);
    const wanted: string[] = [];
    for (let at = 0; at < 60; at += 1) {
      // Equal prices and none at all, so that ties are decided by something else.
      const priceUgx = at % 7 === 0 ? null : 10_000 + (at % 5) * 1000;
      wanted.push(await aProduct(service.db, shop, { priceUgx, pinned: at === 11 || at === 40 }));
    }
    const seen: { video_id: string; price: number | null; pinned: boolean; posted_at: string }[] = [];
    let lastKey: string | null = null;
    for (let page = 0; page < 40; page += 1) {
      const answer = await list(shop, { sort, limit: 7, ...(lastKey ? { lastKey } : {}) });
      const { data, meta } = answer.body.data;
      expect(meta.pagination.count).toBe(data.length);
      seen.push(...data);
      lastKey = meta.pagination.lastKey;
      if (lastKey === null) break;
      if (page < 5) await aProduct(service.db, shop, { priceUgx: 9000 + page * 2000 });
    }
    const ids = seen.map((product) => product.video_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(wanted));
    const prices = seen.map((product) => product.price);
    const priced = prices.filter((price) => price !== null);
    const dates = seen.map((product) => product.posted_at);
    if (sort === 'newest') {
      expect(seen.slice(0, 2).map((product) => product.pinned)).toEqual([true, true]);
      expect(dates.slice(2)).toEqual(dates.slice(2).sort().reverse());
    }
    if (sort === 'oldest') expect(dates).toEqual([...dates].sort());
    if (sort === 'price_asc') expect(priced).toEqual([...priced].sort((left, right) => left - right));
    if (sort === 'price_desc') expect(priced).toEqual([...priced].sort((left, right) => right - left));
    if (sort.startsWith('price')) expect(prices.slice(0, priced.length)).not.toContain(null);
  },
);

test('without a limit there are 24, with one at most 100', async () => {
  const shop = await aShop(service.db);
  for (let at = 0; at < 26; at += 1) await aProduct(service.db, shop);
  expect((await list(shop)).body.data.data).toHaveLength(24);
  expect((await list(shop, { limit: 100 })).body.data.data).toHaveLength(26);
});

test('hidden and gone products are in no answer', async () => {
  const shop = await aShop(service.db);
  const hidden = await aProduct(service.db, shop, { hidden: true, tags: ['secret'] });
  const gone = await aProduct(service.db, shop, { goneAt: new Date() });
  expect((await list(shop)).body.data.data).toEqual([]);
  for (const videoId of [hidden, gone])
    expect((await service.call('GET', `/shop/${shop.handle}/products/${videoId}`)).status).toBe(404);
});

test('"since" answers what changed after it, and which are no longer shown', async () => {
  const shop = await aShop(service.db);
  const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 1, 12, minute));
  await aProduct(service.db, shop, { title: 'Old', updatedAt: at(0) });
  await aProduct(service.db, shop, { title: 'New', updatedAt: at(10) });
  const hidden = await aProduct(service.db, shop, { hidden: true, updatedAt: at(11) });
  const gone = await aProduct(service.db, shop, { goneAt: at(12), updatedAt: at(12) });
  await aProduct(service.db, shop, { goneAt: at(1), updatedAt: at(1) });
  const answer = await list(shop, { since: at(5).toISOString() });
  expect(answer.body.data.data.map((product) => product.title)).toEqual(['New']);
  expect(answer.body.data.meta.removed.sort()).toEqual([hidden, gone].sort());
  expect((await list(shop, { since: at(10).toISOString() })).body.data.data).toEqual([]);
  expect((await list(shop, { since: '2026-11-01T15:05:00+03:00' })).body.data.data).toHaveLength(1);
});

test('what is imported after an answer is in the next one that asks since its timestamp', async () => {
  const shop = await aShop(service.db);
  await aProduct(service.db, shop, { title: 'Before' });
  const { timestamp } = (await list(shop)).body.data.meta;
  await aProduct(service.db, shop, { title: 'After' });
  expect(await titles(shop, { since: timestamp })).toContain('After');
});

test('the product whose number is searched for comes first, before titles that hold it, on every spelling and in every order', async () => {
  const shop = await aShop(service.db);
  await aProduct(service.db, shop, { number: 14, title: 'Red dress', priceUgx: 50_000 });
  await aProduct(service.db, shop, { number: 7, title: 'Blue dress 14 inch', priceUgx: 10_000 });
  await aProduct(service.db, shop, { number: 114, title: 'Pot 14 l', priceUgx: 90_000, pinned: true });
  await aProduct(service.db, shop, { number: 3, title: 'Kettle' });
  for (const search of ['14', '#14', ' no 14', 'No. 14', 'Number 14', '# 14', '014']) {
    if (search !== '014') expect(await titles(shop, { search }), search).toHaveLength(3);
    expect((await titles(shop, { search }))[0], search).toBe('Red dress');
  }
  for (const sort of ['newest', 'oldest', 'price_asc', 'price_desc']) {
    const all = await titles(shop, { search: '14', sort });
    expect(all[0], sort).toBe('Red dress');
    const paged: string[] = [];
    let lastKey: string | null = null;
    do {
      const { body } = await list(shop, { search: '14', sort, limit: 1, ...(lastKey ? { lastKey } : {}) });
      paged.push(...body.data.data.map((product) => product.title));
      lastKey = body.data.meta.pagination.lastKey;
    } while (lastKey !== null);
    expect(paged, sort).toEqual(all);
  }
  expect(await titles(shop, { search: 'dress 14' })).toEqual(['Blue dress 14 inch', 'Red dress']);
});

test('search finds words of the title, tags and the number that a seller names', async () => {
  const shop = await aShop(service.db);
  await aProduct(service.db, shop, { number: 14, title: 'Red KITENGE dress', tags: ['fashion'] });
  await aProduct(service.db, shop, { number: 7, title: 'Blue dress 14 inch', tags: ['dress shop'] });
  await aProduct(service.db, shop, { number: 3, title: 'Kettle', tags: ['kitchen'] });
  expect(await titles(shop, { search: 'dress' })).toHaveLength(2);
  expect(await titles(shop, { search: ' kitenge  RED ' })).toEqual(['Red KITENGE dress']);
  expect(await titles(shop, { search: 'kitchen' })).toEqual(['Kettle']);
  expect(await titles(shop, { search: 'nothing' })).toEqual([]);
  expect(await titles(shop, { tag: 'FASHION' })).toEqual(['Red KITENGE dress']);
  expect(await titles(shop, { tag: 'fash' })).toEqual([]);
  expect(await titles(shop, { tag: 'dress shop', search: 'blue', sort: 'price_asc' })).toHaveLength(1);
});

test('no search, tag or key breaks the answer or means anything but itself', async () => {
  const shop = await aShop(service.db);
  await aProduct(service.db, shop, { title: '100% cotton' });
  await aProduct(service.db, shop, { title: 'Wool' });
  expect(await titles(shop, { search: '%' }), 'signs alone name nothing').toEqual([]);
  expect(await titles(shop, { search: '100%' })).toEqual(['100% cotton']);
  const hostile = ["' or 1=1 --", '_', '\\', '"', '$1', '\0', 'a\0b', '(((', '\u202e', '𝕏'.repeat(30), '  ', '){0}'];
  for (const value of hostile) {
    const search = await list(shop, { search: value });
    expect(search.status, value).toBe(200);
    expect((await list(shop, { tag: value })).status, value).toBe(200);
  }
  for (const since of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
    expect((await list(shop, { since })).status, since).toBe(200);
});

test('wrong values are refused and named', async () => {
  const shop = await aShop(service.db);
  for (const [name, value] of [
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['lastKey', ''],
    ['lastKey', 'not/base64'],
    ['lastKey', 'x'.repeat(201)],
    ['lastKey', Buffer.from('n0.12.').toString('base64url')],
    ['lastKey', encodeListKey({ sort: 'oldest', pinned: false, place: 1, videoId: '73000' })],
    ['since', 'yesterday'],
    ['since', '2026-13-01T00:00:00Z'],
    ['search', 'x'.repeat(81)],
    ['tag', ''],
    ['size', ''],
    ['min', 'cheap'],
    ['max', '-1'],
    ['stock', 'out'],
    ['sale', 'no'],
    ['sort', 'random'],
    ['sort', 'constructor'],
    ['colour', 'red'],
  ] as const) {
    const answer = await list(shop, { [name]: value });
    expect(answer, `${name}=${value}`).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.errors?.[0]?.field, `${name}=${value}`).toBe(name);
  }
  const twice = await service.call('GET', `/shop/${shop.handle}/products?size=a&size=b`);
  expect(twice.status).toBe(400);
});

test('what was being committed while an answer was read is in the next one', async () => {
  const shop = await aShop(service.db);
  const { timestamp } = (await list(shop)).body.data.meta;
  const late = await aProduct(service.db, shop);
  // Its transaction began before that answer.
  const began = new Date(Date.now() - 3000);
  await service.db.updateTable('products').set({ updated_at: began }).where('video_id', '=', late).execute();
  expect((await list(shop, { since: timestamp })).body.data.data).toHaveLength(1);
});

test('a shop that is not there is not found, with products or since', async () => {
  expect((await list('no.such.shop')).status).toBe(404);
  expect((await list('no.such.shop', { since: '2026-11-01T00:00:00Z' })).status).toBe(404);
  expect((await list('no%00shop')).status).toBe(400);
});

test('one product is read by its id in its own shop only, in any spelling of the handle', async () => {
  const shop = await aShop(service.db, { handle: 'spelled.shop' });
  const other = await aShop(service.db);
  const videoId = await aProduct(service.db, shop, { title: 'Mine' });
  expect(await service.call('GET', `/shop/Spelled.SHOP/products/${videoId}`)).toMatchObject({
    status: 200,
    body: { data: { title: 'Mine', seller_handle: 'spelled.shop' } },
  });
  expect((await service.call('GET', `/shop/${other.handle}/products/${videoId}`)).status).toBe(404);
  expect((await service.call('GET', `/shop/${shop.handle}/products/7999999999999999999`)).status).toBe(404);
});

test.each(['..%2f', 'no-id', '1234', 'P12345678901', '%00', "'%20or%201=1", '1'.repeat(26), '73000-1'])(
  'a product id of another form (%s) names no product',
  async (productId) => {
    const shop = await aShop(service.db);
    expect(await service.call('GET', `/shop/${shop.handle}/products/${productId}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'Resource not found. The requested item may have been removed.' },
    });
  },
);
