import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import { forgetFormerHolder } from '#server/catalog/shop/former-holder.ts';
import { findShop } from '#server/catalog/shop/shop.queries.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
let owner: Awaited<ReturnType<typeof anOwner>>;

beforeAll(async () => {
  service = await openTestService();
  owner = await anOwner(service, 'nakato.styles');
});
afterAll(() => service.close());

const read = async () => (await service.call<ShopFacts>('GET', '/shop/nakato.styles/facts')).body.data;
const state = (body: Record<string, unknown>) => owner.call<ShopFacts>('PUT', '/facts', body);
const ntinda = { name: 'Ntinda', feeUgx: 5000, ways: ['boda'] };

test('a shop that states nothing says so of each fact, and what it states is there for everyone', async () => {
  expect(await read()).toEqual({
    zones: [],
    freeOverUgx: null,
    place: null,
    landmark: null,
    payOnDelivery: null,
    returns: null,
    legalName: null,
    registration: null,
    mobileMoney: null,
    moneyNewUntil: null,
    hours: null,
    closedUntil: null,
    phone: null,
  });
  const stated = { place: ' Kikuubo,\n Kampala ', payOnDelivery: true, zones: [ntinda], freeOverUgx: 100_000 };
  expect((await state(stated)).body.data).toMatchObject({ place: 'Kikuubo, Kampala', payOnDelivery: true });
  await state({ returns: '7 days' });
  expect(await read()).toMatchObject({
    place: 'Kikuubo, Kampala',
    returns: '7 days',
    freeOverUgx: 100_000,
    zones: [{ ...ntinda, id: expect.stringMatching(/^[a-z0-9]{8}$/) }],
  });
  await state({ place: ' \u202e ', payOnDelivery: null, freeOverUgx: null });
  expect(await read()).toMatchObject({ place: null, payOnDelivery: null, freeOverUgx: null, returns: '7 days' });
});

test('a zone keeps its id when it is changed or moved, and an id that is not the shop’s is replaced', async () => {
  const [first] = (await state({ zones: [ntinda] })).body.data.zones;
  const bus = { id: 'abcdefgh', name: 'Upcountry', feeUgx: null, ways: ['bus', 'pick_up'] };
  const { zones } = (
    await state({
      zones: [bus, { ...ntinda, id: first?.id, feeUgx: 6000 }, { ...ntinda, id: first?.id, name: 'Twice' }],
    })
  ).body.data;
  expect(zones.map(({ id }) => id === first?.id)).toEqual([false, true, false]);
  expect(zones[0]?.id).not.toBe('abcdefgh');
  expect(new Set(zones.map(({ id }) => id)).size).toBe(3);
});

test('two zones of one name, a nameless one, a fee that is none and a 41st zone are refused, and nothing is lost', async () => {
  await state({ zones: [ntinda] });
  const before = await read();
  const fieldOf = async (zones: unknown[]) => (await state({ zones })).body.errors?.[0]?.field;
  expect(await fieldOf([ntinda, { ...ntinda, name: 'NTINDA ' }])).toBe('zones.1.name');
  expect(await fieldOf([{ ...ntinda, name: '\u200b' }])).toBe('zones.0.name');
  expect(await fieldOf([{ ...ntinda, feeUgx: -1 }])).toBe('zones.0.feeUgx');
  expect(
    (await state({ zones: Array.from({ length: 41 }, (_, n) => ({ ...ntinda, name: `Zone ${n}` })) })).status,
  ).toBe(400);
  expect((await state({})).status).toBe(400);
  expect(await read()).toEqual(before);
});

test('an area where goods are only picked up costs nothing, and is no delivery', async () => {
  const deliveryFrom = async () => (await findShop(service.db, 'nakato.styles'))?.delivery_from_ugx;
  const atTheShop = { name: 'At the shop', feeUgx: 6000, ways: ['pick_up'] };
  const { zones } = (await state({ zones: [atTheShop, { ...atTheShop, name: 'In town', feeUgx: null }] })).body.data;
  expect(zones.map(({ feeUgx }) => feeUgx)).toEqual([0, 0]);
  expect(await deliveryFrom()).toBeNull();
  await state({ zones: [atTheShop, { ...ntinda, ways: ['pick_up', 'boda'] }] });
  expect(await deliveryFrom()).toBe(5000);
});

test('what would pass for our own word is refused by its field, and returns may say what is confirmed', async () => {
  const fieldOf = async (body: Record<string, unknown>) => (await state(body)).body.errors?.[0]?.field;
  expect(await fieldOf({ place: 'Verified seller, Kampala' })).toBe('place');
  expect(await fieldOf({ legalName: 'V\u200berified ✔' })).toBe('legalName');
  expect(await fieldOf({ zones: [{ ...ntinda, name: 'Verified area' }] })).toBe('zones.0.name');
  expect(await fieldOf({ registration: 'Verified by Dukalink' })).toBe('registration');
  const returns = 'Once the damage is confirmed, at the MTN shop';
  expect((await state({ returns })).body.data.returns).toBe(returns);
});

test('a new holder of the handle starts with no facts', async () => {
  await state({ zones: [ntinda], place: 'Kikuubo' });
  await inTransaction(service.db, 'take over', (trx) =>
    forgetFormerHolder(trx, owner.shop.shopId, service.clock.now()),
  );
  expect(await read()).toMatchObject({ zones: [], place: null });
});
