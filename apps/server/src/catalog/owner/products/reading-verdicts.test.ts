import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';

let service: TestService;
let seller: Owner;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  count += 1;
  seller = await anOwner(service, `judges.${count}`);
  await service.db.deleteFrom('tally_changes').execute();
});

/** What is counted of readings, as `corrected:price` → how often. */
async function verdicts(): Promise<Record<string, number>> {
  const rows = await service.db
    .selectFrom('tally_changes')
    .select((eb) => ['name', eb.fn.sum<number>('change').as('count')])
    .where('name', 'like', 'reading\\_%')
    .groupBy('name')
    .execute();
  const counts = rows.map((row) => [row.name.replace('reading_', ''), Number(row.count)] as const);
  return Object.fromEntries(counts.filter(([, many]) => many !== 0));
}

const sandals = { title: 'Sandals', priceUgx: 85_000, tags: ['shoes', 'leather'], sizes: ['39', '40'] };

test('another value than what was read is a correction, the same one a confirmation, each once a product', async () => {
  const id = await aProduct(service.db, seller.shop, sandals);
  const other = await aProduct(service.db, seller.shop, sandals);
  await seller.change(id, { title: 'Leather sandals', price: 85_000, old_price: 100_000, tags: ['leather', 'shoes'] });
  await seller.change(id, { title: 'Brown sandals', price: 70_000, sizes: ['41'] });
  await seller.change(other, { price: 80_000 });
  expect(await verdicts()).toEqual({
    'corrected:title': 1,
    'confirmed:price': 1,
    'corrected:old_price': 1,
    'confirmed:tags': 1,
    'corrected:sizes': 1,
    'corrected:price': 1,
  });
});

test('what is taken back counts no longer', async () => {
  const id = await aProduct(service.db, seller.shop, sandals);
  await seller.change(id, { price: 80_000, tags: ['shoes'] });
  await seller.change(id, { reset: ['price', 'tags'] });
  expect(await verdicts()).toEqual({});
  await seller.change(id, { price: 85_000 });
  expect(await verdicts()).toEqual({ 'confirmed:price': 1 });
});

test('a question counts as asked once, and its answer by what was guessed', async () => {
  const ask = async (guessUgx: number) => {
    const id = await aProduct(service.db, seller.shop, { ...sandals, priceUgx: null });
    for (const guess_ugx of [guessUgx + 1000, guessUgx])
      await service.db
        .updateTable('products')
        .set({ price_unsure: true, guess_ugx })
        .where('video_id', '=', id)
        .execute();
    return id;
  };
  await seller.change(await ask(60_000), { confirm: { price: 60_000 } });
  await seller.change(await ask(60_000), { price: null });
  await ask(60_000);
  expect(await verdicts()).toEqual({ 'asked:price': 3, 'confirmed:price': 1, 'corrected:price': 1 });
});

test('stock that comes and goes is no correction; a sold-out mark on the first day is one until it is taken off', async () => {
  const id = await aProduct(service.db, seller.shop, sandals);
  await seller.change(id, { availability: 'sold_out' });
  expect(await verdicts()).toEqual({ 'corrected:availability': 1 });
  await seller.change(id, { availability: 'available' });
  expect(await verdicts()).toEqual({});
  const old = { created_at: new Date(Date.now() - 25 * 3600_000) };
  await service.db.updateTable('products').set(old).where('video_id', '=', id).execute();
  await seller.change(id, { availability: 'sold_out' });
  expect(await verdicts()).toEqual({});
});

test('a product made by hand was not read, and what stays the owner’s over an import is not judged again', async () => {
  const byHand = await aProduct(service.db, seller.shop, { ...sandals, kind: 'manual', addedBy: 'hand' });
  await seller.change(byHand, { title: 'Shoes', price: 1000, availability: 'sold_out' });
  expect(await verdicts()).toEqual({});
  const id = await aProduct(service.db, seller.shop, sandals);
  await seller.change(id, { title: 'Shoes' });
  await service.db.updateTable('products').set({ imported_title: 'Shoes' }).where('video_id', '=', id).execute();
  await seller.change(id, { pinned: true });
  expect(await verdicts()).toEqual({ 'corrected:title': 1 });
});

test('a product that its owner split off a video was not read', async () => {
  const id = await aProduct(service.db, seller.shop, sandals);
  const made = await seller.call<{ video_id: string }>('POST', `/products/${id}/split`, { title: 'Shoes' });
  const change = { title: 'Red shoes', price: 1000, tags: ['shoes'] };
  expect(await seller.change(made.body.data.video_id, change)).toMatchObject({ status: 200 });
  expect(await verdicts()).toEqual({});
});
