import type { ProductList } from '@app/contracts/catalog/catalog.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, aShop, type TestShop } from '#server/catalog/catalog.testing.ts';
import { createPageReader } from '#server/catalog/pages/page-reader.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let shop: TestShop;

beforeAll(async () => {
  service = await openTestService();
  shop = await aShop(service.db, { handle: 'searched.shop' });
  const products = [
    { title: 'Block heels', priceUgx: 85_000, tags: ['heel', 'shoes', 'footwear'], sizes: ['36', '37'] },
    {
      title: 'Kids sneakers',
      priceUgx: 45_000,
      oldPriceUgx: 60_000,
      tags: ['sneaker', 'footwear'],
      sizes: ['28', '44'],
    },
    { title: 'Office dress', priceUgx: 50_000, tags: ['dress'], sizes: ['M', 'XL'], description: 'Goes with heels' },
    { title: 'Red Nsansa basket', priceUgx: 30_000, tags: ['basket'], availability: 'sold_out' as const },
    { title: 'Chelsea boots', priceUgx: null, tags: ['ankle boot', 'shoes'], sizes: ['44'] },
  ];
  for (const product of products) await aProduct(service.db, shop, product);
  // What another shop has is found in none but its own.
  await aProduct(service.db, await aShop(service.db), { title: 'Block heels sneakers dress', priceUgx: 50_000 });
});
afterAll(() => service.close());

async function titles(query: string, of = shop): Promise<string[]> {
  const { body } = await service.call<ProductList>('GET', `/shop/${of.handle}/products?${query}`);
  return body.data.data.map(({ title }) => title);
}
const found = (search: string) => titles(new URLSearchParams({ search }).toString());

test.each([
  ['heels', ['Block heels', 'Office dress'], 'the title before the description'],
  ['heel', ['Block heels', 'Office dress'], 'singular'],
  ['hee', ['Block heels', 'Office dress'], 'the beginning of a word'],
  ['heels 37', ['Block heels'], 'a size beside a word'],
  ['44', ['Chelsea boots', 'Kids sneakers'], 'a size alone'],
  ['size XL', ['Office dress'], 'a size of letters'],
  ['shoes for kids', [], 'tags as read, a word of grammar left out'],
  ['sneakers for kids', ['Kids sneakers'], 'any order'],
  ['85k', ['Block heels'], 'a price'],
  ['under 50k', ['Red Nsansa basket', 'Office dress', 'Kids sneakers'], 'a bound of the price'],
  ['dress under 40k', [], 'a bound that nothing keeps'],
  ['sneekers', ['Kids sneakers'], 'spelled by ear'],
  ['snekaers', ['Kids sneakers'], 'spelled wrongly'],
  ['nsanza', ['Red Nsansa basket'], 'a word of this shop, spelled by ear'],
  ['helicopter', [], 'nothing'],
])('"%s" finds %j: %s', async (search, expected) => {
  const order = (some: string[]) => [...some].sort();
  const got = await found(search);
  expect(order(got)).toEqual(order(expected as string[]));
  if (search.startsWith('hee')) expect(got).toEqual(expected);
});

test.each([
  ['size=44', ['Chelsea boots', 'Kids sneakers']],
  ['size=xl', ['Office dress']],
  ['min=46000&max=60000', ['Office dress']],
  ['stock=in&max=45000', ['Kids sneakers']],
  ['sale=yes', ['Kids sneakers']],
  ['tag=shoes', ['Chelsea boots', 'Kids sneakers', 'Block heels']],
  ['tag=boots&tag=basket', ['Chelsea boots', 'Red Nsansa basket']],
  ['tag=shoes&size=44&search=sneekers', ['Kids sneakers']],
])('%s leaves %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test('a page shows what is closest when nothing matches, and says so', async () => {
  const pages = createPageReader({
    db: service.db,
    clock: service.clock,
    publicOrigin: 'https://dukalink.test',
    playerOrigin: 'https://www.tiktok.com',
    supportWhatsapp: null,
    sendsCodes: true,
    asksTikTok: true,
    keepsOffline: true,
    readLanding: () => Promise.reject(new Error('not read')),
    reportError: () => {},
    onShopRead: () => {},
  });
  const read = async (search: string) => {
    const page = await pages.readShop(shop.handle, { search, limit: 24 });
    if (page === null || page === 'unavailable') throw new Error('no shop');
    return { isClosest: page.isClosest, titles: page.products.map(({ title }) => title) };
  };
  expect(await read('red sneakers')).toEqual({ isClosest: true, titles: ['Red Nsansa basket', 'Kids sneakers'] });
  expect(await read('80k')).toMatchObject({ isClosest: true, titles: ['Block heels'] });
  expect(await read('sneekers')).toEqual({ isClosest: false, titles: ['Kids sneakers'] });
  expect(await read('helicopter')).toEqual({ isClosest: false, titles: [] });
});

test('what is found is paged through without loss or repetition, the best first', async () => {
  const large = await aShop(service.db);
  for (let at = 0; at < 30; at += 1)
    await aProduct(service.db, large, {
      title: at % 3 ? `Bag ${at}` : `Purse ${at}`,
      tags: at % 3 === 0 ? ['bag'] : [],
      pinned: at % 7 === 0,
    });
  const read = async (lastKey: string | null) => {
    const query = `search=bags&limit=7${lastKey ? `&lastKey=${lastKey}` : ''}`;
    return (await service.call<ProductList>('GET', `/shop/${large.handle}/products?${query}`)).body.data;
  };
  const seen: string[] = [];
  let lastKey: string | null = null;
  do {
    const page: ProductList = await read(lastKey);
    seen.push(...page.data.map(({ title }) => title));
    lastKey = page.meta.pagination.lastKey;
  } while (lastKey !== null);
  expect(new Set(seen).size).toBe(30);
  expect(seen.slice(0, 20).every((title) => title.startsWith('Bag'))).toBe(true);
});

test('a word that may mean a name with an apostrophe is searched for like any other', async () => {
  for (const typed of ['komwana', 'zabaana', 'kabakyala', "k'omwana", "daddy's"])
    expect(await found(typed)).toEqual([]);
});
