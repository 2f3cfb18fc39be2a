import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** Its price, or what else one should bring? */
const inDoubt = 'LED strip. Come with 25000 on Saturday #TRACK';
const stale = { status: 409, body: { code: 'conflict' } };

/** A seller with one post of this caption, imported. */
async function withPost(handle: string, caption = inDoubt) {
  const seller = await anOwner(service, handle);
  service.tiktok.setPictureLifetime(0);
  const { id } = service.tiktok.publish({ handle, caption });
  await service.import(seller.shop.shopId);
  return {
    hideBySupport: (hidden_after_report_of: string | null) =>
      service.db
        .updateTable('products')
        .set({ hidden_after_report_of })
        .where('shop_id', '=', seller.shop.shopId)
        .execute(),
    id,
    answer: (body: Record<string, unknown>) => seller.change(id, body),
    async reimport(words: string): Promise<void> {
      service.tiktok.editCaption(id, words);
      await service.import(seller.shop.shopId);
    },
    async product() {
      const [product] = (await seller.list()).data;
      if (!product) throw new Error('The product is not there.');
      return product;
    },
    buyers: async () =>
      (await service.call<Record<string, unknown>>('GET', `/shop/${handle}/products/${id}`)).body.data,
    stored: () =>
      service.db
        .selectFrom('products')
        .select(['asked_caption', 'guess_ugx', 'owner_price_ugx', 'reading_verdicts'])
        .where('shop_id', '=', seller.shop.shopId)
        .executeTakeFirstOrThrow(),
  };
}

test('a price in doubt is asked of the owner, with the words that it was read from, and buyers see nothing of it', async () => {
  const { product, buyers } = await withPost('asks.theowner');
  expect(await product()).toMatchObject({
    price: null,
    needs: ['unsure_price'],
    guess: 25_000,
    askedCaption: [
      { text: 'LED strip', as: 'title' },
      { text: '. Come with ', as: null },
      { text: '25000', as: 'price' },
      { text: ' on Saturday #TRACK', as: null },
    ],
  });
  const shown = await buyers();
  expect(shown).toMatchObject({ price: null, title: 'LED strip' });
  expect(Object.keys(shown)).not.toEqual(expect.arrayContaining([expect.stringMatching(/guess|asked|needs/)]));
});

test('what support hides and gives back asks what it asked before', async () => {
  const { id, hideBySupport, product, stored } = await withPost('asks.again');
  const before = [await product(), await stored()];
  await hideBySupport(id);
  expect(await product()).toMatchObject({ hiddenBySupport: true, needs: [] });
  await hideBySupport(null);
  expect([await product(), await stored()]).toEqual(before);
});

test('a caption that leaves nothing in doubt is not kept', async () => {
  const { product, stored } = await withPost('nothing.indoubt', 'Gomesi\nUGX 120,000\n#TRACK');
  expect(await stored()).toMatchObject({ asked_caption: null, guess_ugx: null });
  expect(await product()).toMatchObject({ needs: [], guess: null, askedCaption: null });
});

test('yes is the owner’s word: buyers see the price, the caption goes, and no later import changes it', async () => {
  const { answer, product, buyers, reimport, stored } = await withPost('says.yes');
  const { body } = await answer({ confirm: { price: 25_000 } });
  expect(body.data).toMatchObject({ price: 25_000, needs: [], owned: ['price'], guess: null, askedCaption: null });
  expect(await buyers()).toMatchObject({ price: 25_000 });
  expect((await stored()).asked_caption).toBeNull();
  await reimport(`${inDoubt} #office`);
  expect((await stored()).asked_caption).toBeNull();
  await reimport('LED strip\nUGX 90,000\n#TRACK');
  expect(await product()).toMatchObject({ price: 25_000, needs: [], imported: { price: 90_000 } });
});

test('said twice it is said once; an old tab overwrites nothing', async () => {
  const { answer, product, reimport } = await withPost('says.twice');
  await reimport('LED strip. Come with 27000 on Saturday #TRACK');
  expect(await answer({ confirm: { price: 25_000 } })).toMatchObject(stale);
  expect((await answer({ confirm: { price: 27_000 } })).status).toBe(200);
  expect((await answer({ confirm: { price: 27_000 } })).status).toBe(200);
  await answer({ price: 50_000 });
  expect(await answer({ confirm: { price: 27_000 } })).toMatchObject(stale);
  expect(await product()).toMatchObject({ price: 50_000, needs: [] });
});

test.each([
  ['another price', { price: 30_000 }],
  ['no price: buyers ask', { price: null }],
])('%s is an answer, too', async (_, body) => {
  const { answer, product, reimport, stored } = await withPost(`other.${body.price ?? 'none'}`);
  expect((await answer(body)).body.data).toMatchObject({ ...body, needs: [], askedCaption: null });
  await reimport('LED strip\nUGX 90,000\n#TRACK');
  expect(await product()).toMatchObject({ ...body, needs: [] });
  expect((await stored()).asked_caption).toBeNull();
});

test('an answer that is taken back opens the question again', async () => {
  const { answer } = await withPost('takes.back');
  await answer({ confirm: { price: 25_000 } });
  const { body } = await answer({ reset: ['price'] });
  expect(body.data).toMatchObject({ price: null, needs: ['unsure_price'], guess: 25_000 });
});

test('another caption brings another question, or none', async () => {
  const { product, reimport, stored } = await withPost('edits.caption');
  await reimport('LED strip. Come with 27000 on Saturday #TRACK');
  expect(await product()).toMatchObject({ guess: 27_000, needs: ['unsure_price'] });
  expect(JSON.stringify((await product()).askedCaption)).toContain('27000');
  await reimport('LED strip. Come with 27000 on Saturday #office #TRACK');
  expect(JSON.stringify((await product()).askedCaption)).toContain('#office');
  await reimport('LED strip\nUGX 26,000\n#TRACK');
  expect(await product()).toMatchObject({ price: 26_000, needs: [] });
  expect(await stored()).toMatchObject({ asked_caption: null, guess_ugx: null });
});

test('a product that is hidden, or whose post lost its tag, asks nothing more; a new look at the post may', async () => {
  const { answer, product, reimport, stored } = await withPost('hides.it');
  await answer({ hidden: true });
  expect(await stored()).toMatchObject({ asked_caption: null, guess_ugx: null });
  await answer({ hidden: false });
  expect(await product()).toMatchObject({ price: null, needs: ['no_price'], guess: null });
  expect(await answer({ confirm: { price: 25_000 } })).toMatchObject(stale);

  await reimport(`${inDoubt} #hair`);
  expect((await product()).guess).toBe(25_000);
  await reimport('LED strip. Come with 25000 on Saturday');
  expect((await stored()).asked_caption).toBeNull();
  await reimport(inDoubt);
  expect(await product()).toMatchObject({ goneReason: null, guess: 25_000, needs: ['unsure_price'] });
});

test('a title in doubt is kept by naming it, and keeps the caption until it is', async () => {
  const { answer, product, reimport, stored } = await withPost('title.indoubt', 'Zenatra Quill Prime 95k\n#TRACK');
  const { title, needs, askedCaption } = await product();
  expect(needs).toEqual(['unsure_title']);
  expect(askedCaption?.[0]).toEqual({ text: title, as: 'title' });
  expect(await answer({ confirm: { title: 'Another title' } })).toMatchObject(stale);
  expect((await answer({ confirm: { title } })).body.data).toMatchObject({ needs: [], owned: ['title'] });
  expect((await answer({ confirm: { title } })).status).toBe(200);
  expect((await stored()).asked_caption).toBeNull();
  await reimport('Blue gomesi\nUGX 95,000\n#TRACK');
  expect((await product()).title).toBe(title);
});

test('a card that nothing names asks what it is, beside its caption', async () => {
  const { answer, product, stored } = await withPost('no.title', '🔥🔥 40k\n#TRACK');
  expect(await product()).toMatchObject({ title: 'Product 1', needs: ['unsure_title'] });
  expect(JSON.stringify((await product()).askedCaption)).toContain('40k');
  await answer({ title: 'Gold chain' });
  expect((await stored()).asked_caption).toBeNull();
});

test('a field is not confirmed and changed at once, and a value of another kind is refused', async () => {
  const { answer } = await withPost('says.both');
  expect(await answer({ confirm: { price: 25_000 }, price: 40_000 })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'confirm', message: 'price cannot be confirmed and changed at once.' }] },
  });
  for (const confirm of [['price'], {}, { price: null }, { sizes: ['40'] }])
    expect((await answer({ confirm })).status).toBe(400);
});
