import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const owner = (): Promise<Owner> => {
  count += 1;
  return anOwner(service, `lister.${count}`);
};
const exported = async (seller: Owner): Promise<string> => (await seller.call('GET', '/products/export')).text;
const version = async ({ shop }: Owner) =>
  (await service.db.selectFrom('shops').select('version').where('shop_id', '=', shop.shopId).executeTakeFirstOrThrow())
    .version;

test('the file has every product, hidden ones too, with figures and a link', async () => {
  const seller = await owner();
  const { shopId } = seller.shop;
  const videoId = await aProduct(service.db, seller.shop, {
    title: 'Sandals, "soft"',
    priceUgx: 85_000,
    oldPriceUgx: 100_000,
    description: 'Hand made\nFree delivery, Kampala',
    tags: ['shoes', 'ladies'],
    sizes: ['37', '38'],
    availability: 'sold_out',
  });
  await aProduct(service.db, seller.shop, { title: 'Omweso', priceUgx: null, hidden: true, pinned: true });
  await service.db
    .insertInto('total_counts')
    .values([
      { shop_id: shopId, video_id: videoId, kind: 'view', count: 12 },
      { shop_id: shopId, video_id: videoId, kind: 'whatsapp', count: 3 },
    ])
    .execute();
  await seller.call('POST', `/products/${videoId}/sales`);
  const answer = await seller.call('GET', '/products/export');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${seller.shop.handle}-products.csv"`,
    'cache-control': 'no-store',
  });
  const [head, first, second] = answer.text.split('\r\n');
  expect(head).toBe(
    '\ufeffNumber,Title,Price,Old price,Description,Tags,Sizes,Availability,Hidden,Pinned,Discount,Discount ends,Views,WhatsApp chats,TikTok visits,Sold,Link,Note',
  );
  const link = `http://localhost:3000/product/${seller.shop.handle}/${videoId}`;
  expect(first).toBe(
    `1,"Sandals, ""soft""",85000,100000,"Hand made\nFree delivery, Kampala",shoes; ladies,37; 38,sold out,no,no,,,12,3,0,1,${link},`,
  );
  expect(second).toContain('2,Omweso,,,,,,available,yes,yes,,,0,0,0,0,');
});

test('a list that comes back as it went out changes nothing, whatever its words are', async () => {
  const seller = await owner();
  for (const title of [
    '=HYPERLINK("x")',
    '+256 shoes',
    '-50% pots',
    '@home',
    "'quoted'",
    'a; b',
    'Ωmega "ß" 🎉',
    '＝wide',
    'mat;=1+1;',
    "mat; '=1+1",
  ])
    await aProduct(service.db, seller.shop, {
      title,
      description: `${title}\n- soft`,
      sizes: ['6,5', 'L'],
      tags: ['a,b'],
    });
  const text = await exported(seller);
  const titles = parse<Record<string, string>>(text, { bom: true, columns: true }).map((row) => row.Title);
  // No cell runs in a spreadsheet, also not in one that parts cells by semicolons and knows no quotes inside a cell.
  for (const title of titles) expect(title).not.toMatch(/^[=+\-@＝]/);
  for (const cell of text.split(/[;\r\n]/)) expect(cell).not.toMatch(/^ *[=+\-@＝]/);
  const before = await version(seller);
  expect((await seller.importCsv(text)).body.data).toEqual({ changed: 0, unchanged: 10, errors: [] });
  expect(await version(seller)).toBe(before);
  expect((await seller.list()).data.every((product) => product.owned.length === 0)).toBe(true);
  // Edited, a title with the mark in front becomes what its seller means.
  await seller.importCsv("Number,Title\n1,'=1+1 pots\n");
  expect((await seller.list('?search=1')).data[0]?.title).toBe('=1+1 pots');
});

test('only changed cells become values of the owner; missing and unknown columns change nothing', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { title: 'Pot', priceUgx: 20_000, tags: ['kitchen'], sizes: ['L'] });
  await aProduct(service.db, seller.shop, { title: 'Pan', priceUgx: 30_000 });
  const before = await version(seller);
  const answer = await seller.importCsv('number,PRICE,Colour,title\n1,25k,red,Pot\n2,"30,000",blue,Pan\n');
  expect(answer.body.data).toEqual({ changed: 1, unchanged: 1, errors: [] });
  expect(await version(seller)).toBe(before + 1);
  const [pan, pot] = (await seller.list()).data;
  expect(pot).toMatchObject({ title: 'Pot', price: 25_000, tags: ['kitchen'], sizes: ['L'], owned: ['price'] });
  expect(pan).toMatchObject({ price: 30_000, owned: [] });
  const all = 'Number;Title;Price;Old price;Description;Tags;Sizes;Availability;Hidden;Pinned\n';
  await seller.importCsv(`${all}2;Frying pan;;;"Cast iron\r\n28 cm";home, kitchen;S,M;Out of stock;Yes;TRUE\n`);
  expect((await seller.list('?search=2')).data[0]).toMatchObject({
    title: 'Frying pan',
    price: null,
    description: 'Cast iron\n28 cm',
    tags: ['home', 'kitchen'],
    sizes: ['S', 'M'],
    availability: 'sold_out',
    hidden: true,
    pinned: true,
  });
});

test('what support has hidden says so, is not shown again by a file, and by no file from before', async () => {
  const seller = await owner();
  const { shopId } = seller.shop;
  const videoId = await aProduct(service.db, seller.shop, { title: 'Copied bag' });
  const set = (hidden_after_report_of: string | null) =>
    service.db.updateTable('products').set({ hidden_after_report_of }).where('shop_id', '=', shopId).execute();
  await set(videoId);
  const exported = (await seller.call('GET', '/products/export')).text;
  expect(exported).toContain(',by support,');
  expect((await seller.importCsv(exported)).body.data).toEqual({ changed: 0, unchanged: 1, errors: [] });
  expect((await seller.importCsv('Number,Title,Hidden\n1,Bag,no')).body.data).toMatchObject({
    changed: 0,
    errors: [{ line: 2, column: 'Hidden', message: expect.stringMatching(/support hid this product/) }],
  });
  await set(null);
  expect((await seller.importCsv(exported)).body.data).toEqual({ changed: 0, unchanged: 1, errors: [] });
  expect((await seller.list()).data[0]).toMatchObject({ title: 'Copied bag', hidden: false });
});

test('what a file hides while support hides it stays hidden when support gives it back', async () => {
  const seller = await owner();
  const { shopId } = seller.shop;
  const videoId = await aProduct(service.db, seller.shop, { title: 'Copied bag' });
  const set = (hidden_after_report_of: string | null) =>
    service.db.updateTable('products').set({ hidden_after_report_of }).where('shop_id', '=', shopId).execute();
  await set(videoId);
  const file = 'Number,Hidden\n1,yes';
  expect((await seller.importCsv(file)).body.data).toEqual({ changed: 1, unchanged: 0, errors: [] });
  expect((await seller.importCsv(file)).body.data).toEqual({ changed: 0, unchanged: 1, errors: [] });
  await set(null);
  expect((await seller.list()).data[0]).toMatchObject({ hidden: true, hiddenBySupport: false });
});

test('prices are understood as sellers write them, or refused in clear words', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { priceUgx: 1000 });
  const prices: [string, number][] = [
    ['85000', 85_000],
    ['"85,000"', 85_000],
    ['85k', 85_000],
    ['UGX 85000', 85_000],
    ['"85,000/="', 85_000],
    ['1.2m', 1_200_000],
    ['85000.00', 85_000],
    ['85 000', 85_000],
  ];
  for (const [text, price] of prices) {
    await seller.importCsv('Number,Price\n1,700');
    expect((await seller.importCsv(`Number,Price\n1,${text}`)).body.data.errors, text).toEqual([]);
    expect((await seller.list()).data[0]?.price, text).toBe(price);
  }
  for (const text of ['cheap', '50', '$20', '-5000', '85k or 90k', '99999999999', '20k-30k']) {
    const { data } = (await seller.importCsv(`Number,Price\n1,${text}`)).body;
    expect(data, text).toMatchObject({ changed: 0, errors: [{ line: 2, number: '1', column: 'Price' }] });
    expect(data.errors[0]?.message).toContain(`"${text}" cannot be read as a price`);
  }
  expect((await seller.list()).data[0]?.price).toBe(85_000);
});

test('a row with a mistake is named with line and column and left out; the good ones are taken', async () => {
  const seller = await owner();
  for (const title of ['A1', 'B1', 'C1', 'D1']) await aProduct(service.db, seller.shop, { title, priceUgx: 10_000 });
  const text = [
    'Number,Title,Price,Old price,Availability,Hidden',
    '1,Good one,20000,,available,no',
    '2,,nothing,,perhaps,maybe',
    '',
    '99,Unknown,1000,,available,no',
    'x,No number,1000,,available,no',
    '1,Again,1000,,available,no',
    '3,Cheaper before,20000,15000,available,no',
    `4,${'long '.repeat(40)},20000,,available,no`,
  ].join('\r\n');
  const { status, body } = await seller.importCsv(text);
  expect(status).toBe(200);
  expect(body.data.changed).toBe(1);
  expect(body.data.errors.map(({ line, number, column }) => [line, number, column])).toEqual([
    [3, '2', 'Title'],
    [3, '2', 'Price'],
    [3, '2', 'Availability'],
    [3, '2', 'Hidden'],
    [5, '99', 'Number'],
    [6, 'x', 'Number'],
    [7, '1', 'Number'],
    [8, '3', 'Old price'],
    [9, '4', 'Title'],
  ]);
  expect(body.data.errors[4]?.message).toBe('Your shop has no product 99.');
  expect(await seller.titles()).toEqual(['D1', 'C1', 'B1', 'Good one']);
});

test('a trial run tells what would happen and writes nothing', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { title: 'Pot' });
  const before = await version(seller);
  const trial = await seller.importCsv('Number,Title\n1,Big pot\n7,None', '?dryRun=true');
  expect(trial.body).toMatchObject({ message: '1 would be changed', data: { changed: 1, errors: [{ line: 3 }] } });
  expect(await seller.titles()).toEqual(['Pot']);
  expect(await version(seller)).toBe(before);
});

test('files as spreadsheets save them are understood: semicolons, tabs, old Windows letters, UTF-16', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { title: 'Pot' });
  const files: [string, Buffer][] = [
    ['Café 1', Buffer.from('\ufeffNumber;Title\r\n1;"Café 1"\r\n')],
    ['Café 2', Buffer.from('Number\tTitle\n1\tCafé 2\n')],
    ['Café 3', Buffer.from('Number,Title\n1,Café 3\n', 'latin1')],
    ['Café 4', Buffer.from('\ufeffNumber\tTitle\n1\tCafé 4\n', 'utf16le')],
    ['Café 5', Buffer.from(' number ,Link,Title\r1,x,Café 5')],
  ];
  for (const [title, file] of files) {
    expect((await seller.importCsv(file)).body.data, title).toMatchObject({ changed: 1, errors: [] });
    expect(await seller.titles(), title).toEqual([title]);
  }
});

test('what is no such file is refused in words', async () => {
  const seller = await owner();
  const files = [
    '',
    'Title,Price\nPot,1000',
    'Number,Title\n1,"Pot',
    'Number,Title,Title\n1,A,B',
    '\u0000\u0001\u0002',
  ];
  for (const text of files)
    expect(await seller.importCsv(text), JSON.stringify(text)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ field: 'file' }] },
    });
  expect((await seller.importCsv('x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  expect((await seller.call('POST', '/products/import', { a: 1 })).status).toBe(415);
});

test('a list of hundreds is written and read in batches', async () => {
  const seller = await owner();
  for (let made = 0; made < 3; made += 1) await aProduct(service.db, seller.shop);
  const rows = Array.from({ length: 700 }, (_, index) => ({
    shop_id: seller.shop.shopId,
    video_id: String(7_400_000_000_000_000_000n + BigInt(index)),
    number: index + 10,
    imported_title: `Thing ${index}`,
    kind: 'video',
    posted_at: new Date(),
    position: index,
  }));
  await service.db.insertInto('products').values(rows).execute();
  const text = await exported(seller);
  expect(text.trim().split('\r\n')).toHaveLength(704);
  const edited = text.replaceAll(',Thing ', ',Better thing ');
  expect((await seller.importCsv(edited)).body.data).toEqual({ changed: 703, unchanged: 0, errors: [] });
});
