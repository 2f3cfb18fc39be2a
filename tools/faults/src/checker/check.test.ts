import { expect, test } from 'vitest';
import { contentsOf, markOf, priceOf, type RunRecord, suspensionOf } from '#faults/record/record.ts';
import { check } from './check.ts';
import { aSoundRun, write } from './sound-run.testing.ts';
import type { World } from './world.ts';

const handle = 'duka.1';
const code = 'BCDFGHJKMNPQR';
const pot = 'pabcdefghijkl';

/** What is found after something was planted in a run in which everything held. */
function found(plant: (world: World, record: RunRecord) => void): string[] {
  const { record, world } = aSoundRun();
  plant(world, record);
  return [...new Set(check(record, world).map(({ rule }) => rule))];
}

test('of a run in which everything holds nothing is said', () => {
  expect(found(() => {})).toEqual([]);
});

const first = <Item>(items: readonly Item[]): Item => items[0] as Item;

test.each<[string, (world: World, record: RunRecord) => void]>([
  ['order lost', ({ orders }) => Object.assign(first(orders), { found: null })],
  ['order lost', ({ rows }) => rows.orders.pop()],
  ['order changed', ({ orders }) => Object.assign(first(orders).found ?? {}, { number: 'N-7' })],
  ['order changed', (_, record) => record.writes.push(write(contentsOf(code), `${pot} x 3`, 70, 80))],
  [
    'order doubled',
    ({ rows }) =>
      rows.orders.push({ ...first(rows.orders), code: 'ZZZZZZZZZZZZZ', number: 'N-2', history: [], state: 'asked' }),
  ],
  ['order doubled', (_, { orders }) => first(orders).otherCodes.push('ZZZZZZZZZZZZZ')],
  ['order not sent', ({ rows }) => Object.assign(first(rows.orders), { isAsked: false })],
  ['false total', ({ rows }) => Object.assign(first(rows.orders), { totalUgx: 39_000 })],
  [
    'order number used twice',
    (_, { orders }) => orders.push({ ...first(orders), key: 'another', code: 'ZZZZZZZZZZZZZ', outcome: 'made' }),
  ],
  ['mark lost', ({ rows }) => first(rows.orders).history.pop()],
  ['mark lost', (_, record) => record.writes.push(write(markOf(code, 'paid', 'owner'), true, 70, 80))],
  ['mark that was not made', ({ rows }) => first(rows.orders).history.push({ mark: 'paid', side: 'owner' })],
  [
    'mark that was not made',
    (_, record) => record.writes.push(write(markOf(code, 'received', 'owner'), false, 70, 80)),
  ],
  ['mark doubled', ({ rows }) => first(rows.orders).history.push({ mark: 'received', side: 'owner' })],
  ['sales differ from orders', ({ rows }) => rows.sales.pop()],
  ['sales differ from orders', ({ rows }) => Object.assign(first(rows.sales), { ugx: 50_000 })],
  ['product lost', ({ products }) => products.pop()],
  [
    'product doubled',
    ({ rows }) => rows.products.push({ handle, productId: 'pzzzzzzzzzzzz', number: 3, title: 'Pot', isByHand: true }),
  ],
  ['post without product', ({ products }) => products.shift()],
  [
    'product number used twice',
    ({ products, rows }) => {
      for (const one of [...products, ...rows.products]) one.number = 2;
    },
  ],
  [
    'product number used twice',
    (_, { numbers }) => numbers.push({ step: 9, handle, productId: 'p999999999999', number: 2 }),
  ],
  ['false price', ({ products }) => Object.assign(products[1] ?? {}, { priceUgx: 20_000 })],
  ['false price', ({ products }) => Object.assign(products[0] ?? {}, { priceUgx: null })],
  ['false price', (_, { sightings }) => Object.assign(first(sightings), { priceUgx: 21_000, where: 'list' })],
  ['false price', (_, { sightings }) => Object.assign(first(sightings), { from: 120, to: 130 })],
  ['payment lost', ({ rows }) => Object.assign(first(rows.payments), { status: 'failed' })],
  ['payment lost', ({ rows }) => rows.payments.pop()],
  ['payment doubled', ({ books }) => books.push({ ...first(books) })],
  ['payment doubled', ({ rows }) => rows.ledger.push({ ...first(rows.ledger) })],
  ['payment without money', ({ books }) => Object.assign(first(books), { isPaid: false })],
  ['false amount', ({ books }) => Object.assign(first(books), { amountUgx: 9_000 })],
  ['paid time lost', ({ rows }) => Object.assign(first(rows.paidUntil), { periodMonths: 2 })],
  ['account lost', ({ accounts }) => Object.assign(first(accounts), { userId: null })],
  ['account lost', ({ accounts }) => Object.assign(first(accounts), { userId: 'shop-2' })],
  ['signed in though signed out', ({ sessions }) => Object.assign(sessions[1] ?? {}, { token: true })],
  ['signed in though signed out', ({ sessions }) => Object.assign(sessions[1] ?? {}, { refreshToken: true })],
  ['signed out', ({ sessions }) => Object.assign(first(sessions), { token: false, refreshToken: false })],
  ['signed out', (_, { sessions }) => Object.assign(first(sessions), { refusedIn: 5 })],
  ['token of a former secret', (_, record) => Object.assign(record, { tokensEndedAt: 100 })],
  ['suspension lost', (_, { writes }) => writes.push(write(suspensionOf(handle), true, 70, 80))],
  ['suspension lost', ({ shops }) => Object.assign(first(shops), { isOpen: false })],
  ['wrong counter', ({ rows }) => Object.assign(first(rows.counters), { counted: 2 })],
  ['picture does not open', ({ pictures }) => Object.assign(first(pictures), { status: 404 })],
  ['picture does not open', ({ pictures }) => Object.assign(first(pictures), { type: 'text/html' })],
  ['lost in the past', (_, { pasts }) => first(pasts).found?.orders.pop()],
  ['lost in the past', (_, { pasts }) => Object.assign(first(pasts), { found: null })],
  [
    'ahead of its time',
    (_, { pasts }) => Object.assign(first(pasts), { asked: { orders: 0, products: 1, payments: 0 } }),
  ],
  ['not caught up', ({ late }) => late.push('@duka.1 is imported')],
  ['writes were away', ({ noticed }) => Object.assign(first(noticed), { writesAwayMs: 46_000 })],
  ['false answer', (_, { surprises }) => surprises.push({ step: 3, what: 'A wrong code was taken' })],
])('a planted fault is found and named: %s', (rule, plant) => {
  expect(found(plant)).toContain(rule);
});

test('what may have happened is allowed both ways, and what was acknowledged after it is not undone by it', () => {
  const lost = write(priceOf(handle, pot), 30_000, 105, null);
  // Acknowledged before the lost one can have ended: either may be the last.
  expect(found((_, { writes }) => writes.push(lost))).toEqual([]);
  expect(
    found(({ products }, { writes }) => {
      writes.push(lost);
      Object.assign(products[1] ?? {}, { priceUgx: 30_000 });
    }),
  ).toEqual([]);
  // All processes were gone at 150, and another price was acknowledged after that.
  const after = ({ products }: World, { writes, cuts }: RunRecord, priceUgx: number) => {
    writes.push(lost, write(priceOf(handle, pot), 40_000, 160, 170));
    cuts.push(150);
    Object.assign(products[1] ?? {}, { priceUgx });
  };
  expect(found((world, record) => after(world, record, 40_000))).toEqual([]);
  expect(found((world, record) => after(world, record, 30_000))).toEqual(['false price']);
});

test('a proof that is taken back leaves the word that was said before it, and another undo takes that, too', () => {
  const proof = { mark: 'received', side: 'owner', proves: true, undoneAt: '2026-11-30T10:46:55.065Z' } as const;
  const plant = ({ rows }: World, { writes }: RunRecord, undos: number) => {
    first(rows.orders).history.push(proof);
    const register = markOf(code, 'received', 'owner');
    writes.push(write(register, true, 70, 80));
    for (let count = 0; count < undos; count += 1)
      writes.push(write(register, false, 90 + 20 * count, 100 + 20 * count));
  };
  expect(found((world, record) => plant(world, record, 1))).toEqual([]);
  expect(found((world, record) => plant(world, record, 2))).toEqual(['mark that was not made']);
});

test('a violation names the step, and shows no more of the record than it needs', () => {
  const { record, world } = aSoundRun();
  first(world.orders).found = null;
  expect(check(record, world)).toEqual([
    expect.objectContaining({
      rule: 'order lost',
      step: 1,
      shows: first(record.orders),
      what: expect.stringContaining(code),
    }),
  ]);
});

test('a payment that was under way at a restored moment, and answers another key later, is not ahead of its time', () => {
  const plant = (_: World, { payments, pasts }: RunRecord, askedBefore: number) => {
    payments.push({ ...first(payments), key: 'another' });
    first(pasts).asked.payments = askedBefore;
    first(pasts).found?.payments.push('pay-1');
  };
  expect(found((world, record) => plant(world, record, 1))).toEqual([]);
  expect(found((world, record) => plant(world, record, 0))).toEqual(['ahead of its time']);
});
