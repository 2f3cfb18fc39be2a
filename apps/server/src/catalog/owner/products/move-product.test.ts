import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import {
  anOwner,
  breakWrites,
  type Owner,
  openTestService,
  type TestService,
} from '#server/catalog/owner/owner.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** A seller whose list reads A, B, C, D: A the newest, posted `stepMs` apart. */
async function aList(stepMs: number) {
  count += 1;
  const seller = await anOwner(service, `mover.${count}`);
  const ids: Record<string, string> = {};
  for (const [index, title] of ['D', 'C', 'B', 'A'].entries())
    ids[title] = await aProduct(service.db, seller.shop, {
      title,
      postedAt: new Date(1_780_000_000_000 + index * stepMs),
    });
  return { seller, id: (title: string): string => ids[title] ?? '' };
}

const move = (seller: Owner, videoId: string, before: string | null) =>
  seller.call('POST', `/products/${videoId}/move`, { before });
const order = async (seller: Owner): Promise<string> => (await seller.titles()).join('');

test.each([3_600_000, 1000, 1, 0])('a product goes where it is put, with neighbours %i ms apart', async (stepMs) => {
  const { seller, id } = await aList(stepMs);
  // Of one moment the higher id comes first, so the order is the same.
  expect(await order(seller)).toBe('ABCD');
  for (const [what, before, expected] of [
    ['D', 'B', 'ADBC'],
    ['A', 'C', 'DBAC'],
    ['C', 'D', 'CDBA'],
    ['C', null, 'DBAC'],
    ['B', 'B', 'DBAC'],
    ['B', 'C', 'DABC'],
  ] as const) {
    const answer = await move(seller, id(what), before === null ? null : id(before));
    expect(answer.status, `${what} before ${before}`).toBe(200);
    expect(await order(seller), `${what} before ${before}`).toBe(expected);
  }
  const visitors = await seller.call<{ data: { title: string }[] }>('GET', '/products');
  expect(visitors.body.data.data.map((product) => product.title).join('')).toBe('DABC');
});

test('the same two places swapped again and again never run out of room', async () => {
  const { seller, id } = await aList(7);
  for (let round = 0; round < 12; round += 1) {
    await move(seller, id('C'), id('B'));
    expect(await order(seller)).toBe('ACBD');
    await move(seller, id('B'), id('C'));
    expect(await order(seller)).toBe('ABCD');
  }
});

test('pinned products move among pinned ones, and the others among themselves', async () => {
  const { seller, id } = await aList(1000);
  for (const title of ['C', 'D']) await seller.change(id(title), { pinned: true });
  expect(await order(seller)).toBe('CDAB');
  await move(seller, id('D'), id('C'));
  expect(await order(seller)).toBe('DCAB');
  await move(seller, id('D'), null);
  expect(await order(seller)).toBe('CDAB');
  for (const [what, before] of [
    ['C', 'A'],
    ['A', 'C'],
  ] as const)
    expect((await move(seller, id(what), id(before))).body).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'before' }],
    });
  expect(await order(seller)).toBe('CDAB');
});

test('a newer video stands before what was moved to the front', async () => {
  const { seller, id } = await aList(60_000);
  await move(seller, id('D'), id('A'));
  await aProduct(service.db, seller.shop, { title: 'E', postedAt: new Date(1_780_000_000_000 + 600_000) });
  expect(await order(seller)).toBe('EDABC');
});

test('a move that breaks midway leaves the order', async () => {
  const { seller, id } = await aList(0);
  const mend = await breakWrites(service, 'update', 'shops');
  expect((await move(seller, id('D'), id('B'))).status).toBe(500);
  await mend();
  expect(await order(seller)).toBe('ABCD');
});
