import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { forgetFormerHolder } from '#server/catalog/owner/former-holder.ts';
import { anOwner, type Owner } from '#server/catalog/owner/owner.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let seller: Owner;
let videoId: string;
let count = 0;

const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  seller = await anOwner(service, `asked.${count}`);
  await setAccount({ whatsapp_number: '+256772123456', confirmed_at: service.clock.now() });
  videoId = await aProduct(service.db, seller.shop, {
    title: 'Sandals',
    sizes: ['38', '39'],
    availability: 'sold_out',
  });
});

const setAccount = (values: { whatsapp_number?: string | null; confirmed_at?: Date | null; deletion_due_at?: Date }) =>
  service.db.updateTable('accounts').set(values).where('account_id', '=', seller.shop.shopId).execute();
const setShop = (values: {
  suspended_at?: Date;
  suspended_message?: string;
  handle_check?: string;
  follower_count?: number;
}) => service.db.updateTable('shops').set(values).where('shop_id', '=', seller.shop.shopId).execute();

let networks = 0;
/** Each from another network unless the test names one. */
async function ask(size = '', { ip = '', agent = phone, id = videoId, handle = seller.shop.handle } = {}) {
  networks += 1;
  return service.call('POST', `/shop/${handle}/click`, {
    body: { target: 'whatsapp', videoId: id, back: size },
    ip: ip || `10.7.${networks >> 8}.${networks & 255}`,
    headers: { 'user-agent': agent },
  });
}
const product = async (id = videoId): Promise<OwnerProduct> =>
  (await seller.call<OwnerProduct>('GET', `/owner/products/${id}`)).body.data;
const asked = async (id = videoId) => (await product(id)).askedBack;
/** Sessions of sellers end while the clock runs on. */
const stored = async () =>
  await service.db
    .selectFrom('back_asks')
    .selectAll()
    .where('shop_id', '=', seller.shop.shopId)
    .orderBy('day')
    .execute();
const stock = (availability: 'available' | 'sold_out') => seller.change(videoId, { availability });

test('a sold-out size can be asked for, and the seller sees how many people asked', async () => {
  expect(await ask('39')).toMatchObject({ status: 200, body: { data: {} } });
  for (const size of ['39', '38', '', '39']) await ask(size);
  const people = [
    { size: '39', people: 3 },
    { size: null, people: 1 },
    { size: '38', people: 1 },
  ];
  expect(await asked()).toEqual(people);
  expect((await seller.list()).data[0]?.askedBack).toEqual(people);
});

test('such a tap is a chat as well', async () => {
  await ask('39');
  await service.app.services.analytics.visits.flush();
  const rows = await service.db
    .selectFrom('total_counts')
    .select(['video_id', 'kind', 'count'])
    .where('shop_id', '=', seller.shop.shopId)
    .execute();
  expect(rows).toEqual([{ video_id: videoId, kind: 'whatsapp', count: 1 }]);
});

test('one phone counts once a day, whatever size it asks for', async () => {
  const people = async () => (await stored()).map((row) => [row.size, row.people]);
  for (const size of ['39', '39', '38']) await ask(size, { ip: '10.8.0.1' });
  service.clock.advance(dayMs - 1);
  await ask('39', { ip: '10.8.0.1' });
  expect(await people()).toEqual([['39', 1]]);
  service.clock.advance(hourMs);
  await ask('39', { ip: '10.8.0.1' });
  expect(await people()).toEqual([
    ['39', 1],
    ['39', 1],
  ]);
});

test('a network counts eight times a day for one product, whatever its programs call themselves', async () => {
  for (let name = 0; name < 90; name += 1) await ask('39', { ip: '10.8.0.2', agent: `${phone} ${name}` });
  expect(await asked()).toEqual([{ size: '39', people: 8 }]);
  for (const agent of ['', 'curl/8.5.0', 'facebookexternalhit/1.1']) await ask('39', { agent });
  expect(await asked()).toEqual([{ size: '39', people: 8 }]);
});

test('a network counts 100 times in half an hour, for whatever products', async () => {
  const ids = [videoId];
  for (let more = 0; more < 13; more += 1)
    ids.push(await aProduct(service.db, seller.shop, { availability: 'sold_out' }));
  const { backAsks } = service.app.services.analytics;
  for (const id of ids)
    for (let name = 0; name < 90; name += 1)
      await backAsks.count({
        handle: seller.shop.handle,
        videoId: id,
        size: '',
        address: '10.8.0.3',
        userAgent: `${phone} ${name}`,
      });
  expect((await stored()).reduce((sum, row) => sum + row.people, 0)).toBe(100);
});

test('a text that is no size of the product is no size', async () => {
  for (const size of ['47', "<b>'", '38 ', '\0']) expect((await ask(size)).status).toBe(200);
  expect(await asked()).toEqual([{ size: null, people: 4 }]);
  expect((await ask('x'.repeat(21))).status).toBe(400);
});

test('nothing is asked for where no page offers it', async () => {
  const forSale = await aProduct(service.db, seller.shop);
  const hidden = await aProduct(service.db, seller.shop, { availability: 'sold_out', hidden: true });
  const gone = await aProduct(service.db, seller.shop, { availability: 'sold_out', goneAt: new Date() });
  for (const id of [forSale, hidden, gone]) {
    expect((await ask('', { id })).status).toBe(200);
    expect(await asked(id)).toEqual([]);
  }
  const other = await anOwner(service, `other.${count}`);
  await ask('', { handle: other.shop.handle });
  expect(await asked()).toEqual([]);
});

test.each([
  ['without a number', () => setAccount({ whatsapp_number: null })],
  [
    'unproven though well known',
    () => Promise.all([setAccount({ confirmed_at: null }), setShop({ follower_count: 10_001 })]),
  ],
  ['suspended', () => setShop({ suspended_at: new Date(), suspended_message: 'Copies' })],
  ['not yet checked', () => setShop({ handle_check: 'waiting' })],
  ['about to be deleted', () => setAccount({ deletion_due_at: new Date() })],
])('no one is counted in a shop that offers no chat: %s', async (_, close) => {
  // Visitors' counters know the shop from before.
  await ask('39');
  await close();
  await ask('39');
  expect(await stored()).toMatchObject([{ people: 1 }]);
});

test('back in stock, those who waited can be told for a week', async () => {
  await ask('39');
  const marked = await stock('available');
  expect(marked.body.data.askedBack).toEqual([{ size: '39', people: 1 }]);
  const now = Date.now();
  await purgeExpired(service.db, new Date(now + 6.9 * dayMs));
  expect(await asked()).toEqual([{ size: '39', people: 1 }]);
  await purgeExpired(service.db, new Date(now + 7.1 * dayMs));
  expect(await asked()).toEqual([]);
});

test('a mark that was a slip keeps those who wait; sold out again later, the count begins again', async () => {
  await ask('39');
  await stock('available');
  await stock('sold_out');
  expect(await asked()).toEqual([{ size: '39', people: 1 }]);
  await ask('39');
  await stock('available');
  await service.db
    .updateTable('back_asks')
    .set({ back_at: new Date(Date.now() - hourMs - 60_000) })
    .where('video_id', '=', videoId)
    .execute();
  expect(await asked()).toEqual([{ size: '39', people: 2 }]);
  await stock('sold_out');
  expect(await asked()).toEqual([]);
  await ask('38');
  expect(await asked()).toEqual([{ size: '38', people: 1 }]);
});

test('a product that its caption brings back can be told of, too', async () => {
  service.tiktok.setPictureLifetime(0);
  const post = service.tiktok.publish({ handle: seller.shop.handle, caption: 'Gomesi\nUGX 120,000\nSOLD OUT\n#TRACK' });
  await service.import(seller.shop.shopId);
  expect(await product(post.id)).toMatchObject({ availability: 'sold_out' });
  await ask('', { id: post.id });
  service.tiktok.editCaption(post.id, 'Gomesi\nUGX 110,000\n#TRACK');
  await service.import(seller.shop.shopId);
  expect(await product(post.id)).toMatchObject({ availability: 'available', askedBack: [{ size: null, people: 1 }] });
});

test('of those who asked no more than a count is kept, for 90 days, and none of it goes to a new holder', async () => {
  await ask('39', { ip: '203.0.113.78' });
  const [row = {}] = await stored();
  expect(Object.keys(row).sort()).toEqual(['back_at', 'day', 'people', 'shop_id', 'size', 'video_id']);
  await purgeExpired(service.db, new Date(service.clock.now().getTime() + 89 * dayMs));
  expect(await stored()).toMatchObject([{ people: 1 }]);
  const visits = service.db.selectFrom('recent_visits').select('page').where('shop_id', '=', seller.shop.shopId);
  expect(await visits.execute()).toEqual([]);
  await purgeExpired(service.db, new Date(service.clock.now().getTime() + 92 * dayMs));
  expect(await stored()).toEqual([]);
  service.clock.advance(hourMs);
  await ask('39');
  expect(await stored()).toMatchObject([{ people: 1 }]);
  await inTransaction(service.db, 'test', (trx) => forgetFormerHolder(trx, seller.shop.shopId, service.clock.now()));
  expect(await stored()).toEqual([]);
});
