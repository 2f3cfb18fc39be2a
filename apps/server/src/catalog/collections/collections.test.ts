import type { Collection } from '@app/contracts/catalog/collections/collections.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner } from '#server/catalog/owner/owner.testing.ts';
import { findCollectionPage } from '#server/catalog/pages/collection-page.queries.ts';
import { findShopPage } from '#server/catalog/pages/page.queries.ts';
import { sitemapXml } from '#server/catalog/pages/sitemap.routes.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const byHand = (name: string, videoIds: string[] = []) => ({ name, kind: 'hand', tags: [], videoIds });
const byTags = (name: string, ...tags: string[]) => ({ name, kind: 'tags', tags, videoIds: [] });
const newest = (name: string) => ({ name, kind: 'newest', tags: [], videoIds: [] });

const save = (owner: Owner, ...collections: object[]) =>
  owner.call<{ collections: Collection[] }>('PUT', '/collections', { collections });
const saved = async (owner: Owner, ...collections: object[]) =>
  (await save(owner, ...collections)).body.data.collections;
const chipsOf = async ({ shop }: Owner) =>
  (await findShopPage(service.db, shop.handle, { limit: 24 }))?.shop.collections.map(({ name }) => name);

async function numbersOf({ shop }: Owner, slug: string, limit = 24): Promise<number[][]> {
  const pages: number[][] = [];
  let lastKey: string | undefined;
  do {
    const page = await findCollectionPage(service.db, shop.handle, slug, { limit, lastKey });
    pages.push((page?.cards ?? []).map(({ number }) => number));
    lastKey = page?.lastKey ?? undefined;
  } while (lastKey);
  return pages;
}

test('a collection is filled by hand in its order, by any word for its tags, or with the newest, and is read on page by page', async () => {
  const owner = await anOwner(service, 'amina.fills');
  const ids: string[] = [];
  for (const tags of [['shoes'], ['bags'], ['viatu'], ['dress'], ['footwear']])
    ids.push(await aProduct(service.db, owner.shop, { tags }));
  const [first = '', second = '', third = '', , fifth = ''] = ids;
  const collections = await saved(
    owner,
    byHand('Christmas!', [fifth, first, third, second, 'p000000000000']),
    byTags('All shoes', 'Footwear'),
    newest('New in'),
  );
  expect(collections.map(({ slug, tags, productCount }) => ({ slug, tags, productCount }))).toEqual([
    { slug: 'christmas', tags: [], productCount: 4 },
    { slug: 'all-shoes', tags: ['shoes'], productCount: 3 },
    { slug: 'new-in', tags: [], productCount: 5 },
  ]);
  expect(collections[0]?.products.map(({ number }) => number)).toEqual([5, 1, 3, 2]);
  expect(await numbersOf(owner, 'christmas')).toEqual([[5, 1, 3, 2]]);
  expect(await numbersOf(owner, 'christmas', 3)).toEqual([[5, 1, 3], [2]]);
  expect(await numbersOf(owner, 'all-shoes', 2)).toEqual([[5, 3], [1]]);
  expect(await numbersOf(owner, 'new-in')).toEqual([[5, 4, 3, 2, 1]]);
  expect(await findCollectionPage(service.db, 'amina.fills', 'easter', { limit: 24 })).toMatchObject({
    shop: { handle: 'amina.fills' },
    collection: null,
  });
  expect(await findCollectionPage(service.db, 'no.such.shop', 'easter', { limit: 24 })).toBeNull();
});

test('hidden and removed products leave by themselves and come back; one without any is no chip, and not in the sitemap', async () => {
  const owner = await anOwner(service, 'amina.leaves');
  const confirmed = { confirmed_at: service.clock.now() };
  await service.db.updateTable('accounts').set(confirmed).where('account_id', '=', owner.shop.shopId).execute();
  const id = await aProduct(service.db, owner.shop, { tags: ['gift'] });
  const kept = await aProduct(service.db, owner.shop);
  await saved(owner, byHand('Christmas', [id]), byTags('Gifts', 'gift'), newest('New in'), byHand('Later'));
  const address = '/shop/amina.leaves/c/christmas<';
  expect(await chipsOf(owner)).toEqual(['Christmas', 'Gifts', 'New in']);
  expect(await sitemapXml(service.db, 'https://duka.test')).toContain(address);
  await owner.change(id, { hidden: true });
  expect(await chipsOf(owner)).toEqual(['New in']);
  expect(await numbersOf(owner, 'christmas')).toEqual([[]]);
  expect(await numbersOf(owner, 'new-in')).toEqual([[2]]);
  expect(await sitemapXml(service.db, 'https://duka.test')).not.toContain(address);
  const { collections } = (await owner.call<{ collections: Collection[] }>('GET', '/collections')).body.data;
  expect(collections[0]).toMatchObject({ productCount: 0, products: [{ video_id: id, hidden: true }] });
  await owner.change(id, { hidden: false });
  expect(await chipsOf(owner)).toEqual(['Christmas', 'Gifts', 'New in']);
  await sql`update products set gone_at = now() where video_id = ${kept}`.execute(service.db);
  expect(await numbersOf(owner, 'new-in')).toEqual([[1]]);
});

test('an address stays when its name changes, is never given twice, and is there again when a deletion is taken back', async () => {
  const owner = await anOwner(service, 'amina.names');
  const [first, second] = await saved(owner, byHand('New in'), byHand('New: in'));
  expect([first?.slug, second?.slug]).toEqual(['new-in', 'new-in-2']);
  const renamed = await saved(owner, { ...byHand('Christmas'), slug: 'new-in' }, byHand('New in'), byHand('🎄 Ŝhôes'));
  expect(renamed.map(({ slug, name }) => [slug, name])).toEqual([
    ['new-in', 'Christmas'],
    ['new-in-2', 'New in'],
    ['shoes', '🎄 Ŝhôes'],
  ]);
  expect((await saved(owner, byHand('🎄')))[0]?.slug).toBe('collection');
  const back = await saved(owner, { ...byHand('Christmas'), slug: 'new-in' });
  expect(back[0]?.slug).toBe('new-in');
});

test('a name that is none, is there twice, passes for our word or leads elsewhere is refused by its field, and nothing is lost', async () => {
  const owner = await anOwner(service, 'amina.refused');
  await saved(owner, byHand('Christmas'));
  const fieldOf = async (...collections: object[]) => (await save(owner, ...collections)).body.errors?.[0]?.field;
  expect(await fieldOf(byHand('\u200b\u202e'))).toBe('collections.0.name');
  expect(await fieldOf(byHand('New in'), byHand('NEW IN'))).toBe('collections.1.name');
  expect(await fieldOf(byHand('V\u200berified ✔'))).toBe('collections.0.name');
  expect(await fieldOf(byHand('WhatsApp 0772 123 456'))).toBe('collections.0.name');
  expect(await fieldOf(byHand('bit.ly/cheap'))).toBe('collections.0.name');
  expect(await fieldOf(byTags('Shoes', '\u200b'))).toBe('collections.0.tags');
  expect(await fieldOf({ ...byHand('A'), slug: 'verified' })).toBe('collections.0.slug');
  expect(await fieldOf({ ...byHand('A'), slug: 'one' }, { ...byHand('B'), slug: 'one' })).toBe('collections');
  const many = Array.from({ length: 13 }, (_, n) => byHand(`Number ${n}`));
  expect((await save(owner, ...many)).status).toBe(400);
  expect((await save(owner, byHand('x'.repeat(41)))).status).toBe(400);
  expect(await saved(owner, { ...byHand('<b>10,000 & "more"</b>'), slug: 'christmas' })).toMatchObject([
    { name: '<b>10,000 & "more"</b>', slug: 'christmas' },
  ]);
});

test('without a plan collections can be taken away, and not made or changed; another holder of the handle has none', async () => {
  const owner = await anOwner(service, 'amina.expired');
  const id = await aProduct(service.db, owner.shop);
  const [first, second] = await saved(owner, byHand('Christmas', [id]), newest('New in'));
  await owner.expire();
  const kept = { ...byHand('Christmas'), slug: first?.slug };
  expect((await save(owner, kept, byHand('More'))).body.code).toBe('subscription_expired');
  expect((await save(owner, { ...kept, name: 'Easter' })).body.code).toBe('subscription_expired');
  expect((await save(owner, { ...newest('New in'), slug: second?.slug }, kept)).status).toBe(200);
  expect(await saved(owner, kept)).toMatchObject([{ slug: 'christmas', products: [] }]);
  await inTransaction(service.db, 'forget', (trx) => forgetFormerHolder(trx, owner.shop.shopId, service.clock.now()));
  expect((await owner.call('GET', '/collections')).body.data).toEqual({ collections: [], tags: [] });
});
