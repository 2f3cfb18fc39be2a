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
  return anOwner(service, `bounded.${count}`);
};
const list = (rows: number, cell: (row: number) => unknown): string =>
  ['Number,Title', ...Array.from({ length: rows }, (_, index) => `${cell(index + 1)},Pot`)].join('\n');

test('at most 5000 products are taken at once, and one more takes none', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { title: 'Pan' });
  expect(await seller.importCsv(list(5001, (row) => row))).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', errors: [{ field: 'file', message: 'At most 5000 products at once.' }] },
  });
  expect(await seller.titles()).toEqual(['Pan']);
  expect((await seller.importCsv(list(5000, (row) => row))).body.data.changed).toBe(1);
  expect(await seller.titles()).toEqual(['Pot']);
});

test.each([
  ['without a number', () => 'x'],
  ['with numbers that the shop does not have', (row: number) => row + 10],
])('of many rows %s the first mistakes are named, and how many more there are', async (_, cell) => {
  const seller = await owner();
  const { errors } = (await seller.importCsv(list(1000, cell))).body.data;
  expect(errors).toHaveLength(200);
  expect(errors.map((error) => error.line)).toEqual(Array.from({ length: 200 }, (_, index) => index + 2));
  expect(errors.at(-1)).toEqual({
    line: 201,
    number: null,
    column: null,
    message: '801 more mistakes from this line on.',
  });
  const exactly = (await seller.importCsv(list(200, cell))).body.data.errors;
  expect(exactly).toHaveLength(200);
  expect(exactly.at(-1)?.column).toBe('Number');
});

test('a cell that is much too long is named before it is read', async () => {
  const seller = await owner();
  await aProduct(service.db, seller.shop, { title: 'Pan' });
  const { data } = (await seller.importCsv(`Number,Title,Tags\n1,Pot,"${'a;'.repeat(501)}"`)).body;
  expect(data).toMatchObject({
    changed: 0,
    errors: [{ line: 2, column: 'Tags', message: 'This is too long. Use at most 1000 letters.' }],
  });
});

test('the lists of an hour come to an end; another seller is not held up', async () => {
  const [seller, other] = [await owner(), await owner()];
  for (let taken = 0; taken < 31; taken += 1)
    expect((await seller.importCsv('Number\n1', '?dryRun=true')).status).toBe(200);
  expect(await seller.importCsv('Number\n1')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect((await other.importCsv('Number\n1')).status).toBe(200);
});

test('the lists that go out come to an end, too', async () => {
  const seller = await owner();
  for (let taken = 0; taken < 11; taken += 1)
    expect((await seller.call('GET', taken % 2 ? '/products/export' : '/analytics/export')).status).toBe(200);
  for (const path of ['/products/export', '/analytics/export'])
    expect(await seller.call('GET', path)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
