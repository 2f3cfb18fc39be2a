import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop } from '#server/catalog/catalog.testing.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const owner = (): Promise<Owner> => {
  count += 1;
  return anOwner(service, `owner.${count}`);
};
const version = async ({ shop }: Owner) =>
  (await service.db.selectFrom('shops').select('version').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow())
    .version;

test('the owner sees what is hidden and gone, what the import read, and who wrote what', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, { title: 'Sandals', priceUgx: 85_000, tags: ['shoes'] });
  await aProduct(service.db, seller.shop, { title: 'Hidden', hidden: true });
  await aProduct(service.db, seller.shop, { title: 'Gone', goneAt: new Date() });
  await seller.change(videoId, { title: 'Leather sandals', tags: ['#Leather', 'shoes', ' Shoes '] });
  const { data, meta } = await seller.list();
  expect(data.map((product) => [product.title, product.hidden, product.goneReason])).toEqual([
    ['Gone', false, 'post'],
    ['Hidden', true, null],
    ['Leather sandals', false, null],
  ]);
  expect(data[2]).toMatchObject({
    tags: ['leather', 'shoes'],
    kind: 'video',
    imported: {
      title: 'Sandals',
      price: 85_000,
      old_price: null,
      description: null,
      tags: ['shoes'],
      sizes: [],
      availability: 'available',
    },
    owned: ['title', 'tags'],
    needs: [],
    sold: 0,
  });
  expect(meta.tags).toEqual([
    { tag: 'leather', count: 1 },
    { tag: 'shoes', count: 1 },
  ]);
});

test('products that need a hand come first, on every page once, and are fixed by one tap', async () => {
  const seller = await owner();
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const ids: Record<string, string> = {};
  for (const title of names)
    ids[title] = await aProduct(service.db, seller.shop, {
      title,
      priceUgx: title === 'A' || title === 'D' ? null : 10_000,
      pinned: title === 'B' || title === 'D',
    });
  await service.db
    .updateTable('products')
    .set({ price_unsure: true })
    .where('video_id', '=', ids.C ?? '')
    .execute();
  await service.db
    .updateTable('products')
    .set({ title_unsure: true })
    .where('video_id', '=', ids.E ?? '')
    .execute();
  const paged: string[] = [];
  let lastKey: string | null = null;
  do {
    const page: Awaited<ReturnType<Owner['list']>> = await seller.list(
      `?limit=1${lastKey ? `&lastKey=${lastKey}` : ''}`,
    );
    paged.push(...page.data.map((product) => product.title));
    lastKey = page.meta.pagination.lastKey;
  } while (lastKey !== null);
  expect(paged).toEqual(['D', 'E', 'C', 'A', 'B', 'F']);
  expect(await seller.titles('?sort=oldest')).toEqual(names);
  expect(await seller.titles('?show=needs_hand')).toEqual(['D', 'E', 'C', 'A']);
  const needs = (await seller.list('?show=needs_hand')).data.map((product) => product.needs);
  expect(needs).toEqual([['no_price'], ['unsure_title'], ['unsure_price'], ['no_price']]);
  expect((await seller.change(ids.C ?? '', { confirm: { price: 10_000 } })).body.data).toMatchObject({
    needs: [],
    owned: ['price'],
  });
  expect((await seller.change(ids.E ?? '', { confirm: { title: 'E' } })).body.data.needs).toEqual([]);
  expect((await seller.change(ids.A ?? '', { price: null })).body.data).toMatchObject({ needs: [], owned: ['price'] });
  expect((await seller.change(ids.D ?? '', { price: 45_000 })).body.data.needs).toEqual([]);
  expect(await seller.titles('?show=needs_hand')).toEqual([]);
  const counts = await seller.call<{ counts: { needsHand: number } }>('GET', '/owner');
  expect(counts.body.data.counts.needsHand).toBe(0);
});

test('the lists by state hold what the counts count, and search and tag narrow them down', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { number: 14, title: 'Kettle', tags: ['kitchen'] });
  await aProduct(service.db, seller.shop, {
    number: 9,
    title: 'Pot 14 l',
    tags: ['kitchen'],
    availability: 'sold_out',
  });
  await aProduct(service.db, seller.shop, { number: 10, title: 'Lamp', hidden: true, tags: ['light'] });
  expect(await seller.titles('?show=available')).toEqual(['Kettle']);
  expect(await seller.titles('?show=sold_out')).toEqual(['Pot 14 l']);
  expect(await seller.titles('?show=hidden')).toEqual(['Lamp']);
  expect(await seller.titles('?search=14')).toEqual(['Kettle', 'Pot 14 l']);
  const first = await seller.list('?search=14&limit=1');
  expect(await seller.titles(`?search=14&limit=1&lastKey=${first.meta.pagination.lastKey}`)).toEqual(['Pot 14 l']);
  expect(await seller.titles('?tag=Light')).toEqual(['Lamp']);
  expect((await seller.call('GET', '/owner/products?lastKey=nonsense')).body.code).toBe('invalid_request');
});

test('sold out and hidden are with visitors at once, and back again', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, { title: 'Kettle' });
  const since = new Date(Date.now() - 1000).toISOString();
  const events: string[] = [];
  const stop = await service.database.listen('dukalink', { onPayload: (payload) => events.push(payload) });
  const before = await version(seller);
  await seller.change(videoId, { availability: 'sold_out' });
  expect(await version(seller)).toBeGreaterThan(before);
  const { shopId } = seller.shop;
  await expect
    .poll(() => events.map((event) => JSON.parse(event)))
    .toEqual(
      expect.arrayContaining([
        { type: 'shop_changed', shopId },
        { type: 'product_changed', shopId, videoId },
      ]),
    );
  await stop();
  const visitors = async (query = '') => (await seller.call('GET', `/products${query}`)).body.data;
  expect(await visitors()).toMatchObject({ data: [{ availability: 'sold_out' }] });
  await seller.change(videoId, { hidden: true });
  expect(await visitors(`?since=${since}`)).toMatchObject({ data: [], meta: { removed: [videoId] } });
  await seller.change(videoId, { hidden: false, availability: 'available' });
  expect(await visitors(`?since=${since}`)).toMatchObject({
    data: [{ availability: 'available' }],
    meta: { removed: [] },
  });
});

test('two tabs that change different things of one product lose nothing; of the same thing the last one stays', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, { title: 'Kettle', priceUgx: 50_000 });
  await Promise.all([
    seller.change(videoId, { title: 'Electric kettle' }),
    seller.change(videoId, { price: 45_000 }),
    seller.change(videoId, { sizes: ['1 l', '2 l'] }),
    seller.change(videoId, { pinned: true }),
  ]);
  await seller.change(videoId, { price: 40_000 });
  expect((await seller.list()).data[0]).toMatchObject({
    title: 'Electric kettle',
    price: 40_000,
    sizes: ['1 l', '2 l'],
    pinned: true,
    owned: ['title', 'price', 'sizes'],
  });
});

test('given back to the import, a field shows what TikTok says', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, {
    title: 'Kettle',
    priceUgx: 50_000,
    description: 'Free delivery',
    tags: ['kitchen'],
  });
  const written = {
    title: 'X1',
    price: null,
    old_price: null,
    description: null,
    tags: [],
    sizes: ['L'],
    availability: 'sold_out',
  };
  expect((await seller.change(videoId, written)).body.data).toMatchObject({
    owned: Object.keys(written),
    description: null,
  });
  const back = await seller.change(videoId, { reset: Object.keys(written) });
  expect(back.body.data).toMatchObject({
    title: 'Kettle',
    price: 50_000,
    description: 'Free delivery',
    tags: ['kitchen'],
    sizes: [],
    availability: 'available',
    owned: [],
  });
});

test('a description is kept as plain lines without anything hidden', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop);
  const description = ' Made in \u202e2 days \r\n\n\u0007 <b>Free</b>\u200b delivery\u2028';
  expect((await seller.change(videoId, { description })).body.data).toMatchObject({
    description: 'Made in 2 days\n<b>Free</b> delivery',
    owned: ['description'],
  });
});

test('what makes no sense is refused by its field, and nothing of it is written', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, { title: 'Kettle', priceUgx: 50_000 });
  const refused = [
    [{ title: ' \u200b\u202e ' }, 'title'],
    [{ title: '...' }, 'title'],
    [{ price: 99 }, 'price'],
    [{ price: 85_000.5 }, 'price'],
    [{ price: '85000' }, 'price'],
    [{ pinned: true, old_price: 50_000 }, 'old_price'],
    [{ price: null, old_price: 60_000 }, 'old_price'],
    [{ price: 70_000, reset: ['price'] }, 'reset'],
    [{ pictures: ['/images/x.jpg'] }, 'pictures'],
    [{ number: 3 }, 'number'],
    [{ tags: 'a' }, 'tags'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{}, 'body'],
  ] as const;
  for (const [body, field] of refused) {
    const answer = await seller.change(videoId, body);
    expect(answer, JSON.stringify(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.errors?.[0]?.field, JSON.stringify(body)).toContain(field);
  }
  expect((await seller.list()).data[0]).toMatchObject({ title: 'Kettle', price: 50_000, pinned: false, owned: [] });
  for (const id of ['7999999999999999999', 'no-id'])
    expect(await seller.change(id, { pinned: true }), id).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test("another seller's products cannot be seen, changed, moved, sold or deleted", async () => {
  const seller = await owner();
  const other = await aShop(service.db);
  const videoId = await aProduct(service.db, other, { title: 'Theirs' });
  const mine = await aProduct(service.db, seller.shop, { title: 'Mine' });
  const theirs = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    service.call(method, `/shop/${other.handle}${path}`, { token: seller.token, ...(body ? { body } : {}) });
  for (const [method, path, body] of [
    ['GET', '/owner/products'],
    ['GET', '/products/export'],
    ['PATCH', `/products/${videoId}`, { hidden: true }],
    ['POST', `/products/${videoId}/move`, { before: null }],
    ['POST', `/products/${videoId}/sales`],
    ['DELETE', `/products/${videoId}`],
  ] as const)
    expect((await theirs(method, path, body)).body.code, path).toBe('forbidden');
  // Under the seller's handle, the other shop's product is none.
  expect((await seller.change(videoId, { hidden: true })).status).toBe(404);
  expect((await seller.call('POST', `/products/${videoId}/sales`)).status).toBe(404);
  expect((await seller.call('DELETE', `/products/${videoId}`)).status).toBe(404);
  expect((await seller.call('POST', `/products/${mine}/move`, { before: videoId })).status).toBe(400);
});

test('an expired seller can still sell out, hide and take the list along, and nothing else', async () => {
  const seller = await owner();
  const videoId = await aProduct(service.db, seller.shop, { title: 'Kettle' });
  await seller.expire();
  expect((await seller.change(videoId, { availability: 'sold_out', hidden: true })).status).toBe(200);
  expect((await seller.call('GET', '/products/export')).status).toBe(200);
  expect((await seller.list()).data).toHaveLength(1);
  const answers = [
    await seller.change(videoId, { availability: 'available', price: 5000 }),
    await seller.change(videoId, { pinned: true }),
    await seller.call('POST', `/products/${videoId}/move`, { before: null }),
    await seller.call('POST', `/products/${videoId}/sales`),
    await seller.call('DELETE', `/products/${videoId}`),
    await seller.call('POST', '/products', { title: 'X1', price: null, photoIds: ['0'.repeat(8)] }),
    await seller.upload(Buffer.from('x')),
    await seller.importCsv('Number\n1'),
  ];
  expect(answers.map((answer) => answer.body.code)).toEqual(answers.map(() => 'subscription_expired'));
});

test('a single product is read by its owner, a hidden one too, and by no one else', async () => {
  const seller = await anOwner(service, 'single.reader');
  const other = await anOwner(service, 'single.other');
  const videoId = await aProduct(service.db, seller.shop, { title: 'Omweso', hidden: true });
  const { body } = await seller.call<{ title: string; hidden: boolean }>('GET', `/owner/products/${videoId}`);
  expect(body.data).toMatchObject({ title: 'Omweso', hidden: true });
  expect((await other.call('GET', `/owner/products/${videoId}`)).status).toBe(404);
});
