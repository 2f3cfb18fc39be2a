import { captionOf, contentsOf, emptyRecord, markOf, priceOf, type RunRecord, sentOf } from '#faults/record/record.ts';
import type { Value } from '#faults/record/registers.ts';
import type { World } from './world.ts';

const handle = 'duka.1';
const code = 'BCDFGHJKMNPQR';
const [pot, dress] = ['pabcdefghijkl', '7399999999999999999'];

/** A write that was acknowledged between these times. */
export const write = (register: string, value: Value, startedAt: number, answeredAt: number | null) => ({
  step: startedAt,
  register,
  value,
  attempts: [{ startedAt, answeredAt }],
  acknowledgedAt: answeredAt,
});

const key = (name: string): string => `key-of-${name}-0000000000`;
const entry = (name: string) => ({ step: 1, handle, key: key(name), outcome: 'made' as const });

/** A small run in which everything holds: a shop, two products, a received order, a payment, three sessions. */
export function aSoundRun(): { record: RunRecord; world: World } {
  const record: RunRecord = {
    ...emptyRecord(),
    accounts: [{ ...entry('account'), password: 'Matooke-4-Lunch!', phoneNumber: null, userId: 'shop-1' }],
    products: [{ ...entry('product'), title: 'Pot', productId: pot, number: 2 }],
    posts: [{ step: 0, handle, postId: dress, title: 0 }],
    orders: [
      {
        ...entry('order'),
        ...{ buyer: 'buyer-1', code, number: 'N-1', secret: 's', deliveryCode: '1234', otherCodes: [] },
      },
    ],
    payments: [{ ...entry('payment'), paymentId: 'pay-1', reference: 'DK-1', amountUgx: 10_000, wasPaid: true }],
    sessions: [
      { ...aSession('in'), step: 1 },
      { ...aSession('out'), step: 2 },
    ],
    writes: [
      write(priceOf(handle, pot), 20_000, 10, 20),
      write(priceOf(handle, pot), 25_000, 100, 110),
      write(captionOf(dress), 55_000, 5, 5),
      write(contentsOf(code), `${pot} x 2`, 30, 40),
      write(sentOf(code), true, 41, 42),
      write(markOf(code, 'received', 'owner'), true, 50, 60),
    ],
    sightings: [{ step: 4, handle, productId: pot, priceUgx: 20_000, from: 30, to: 40, where: 'order' }],
    pasts: [
      {
        at: 45,
        asked: { orders: 1, products: 1, payments: 0 },
        told: { orders: [code], products: [pot], payments: [] },
        found: { orders: [code], products: [pot], payments: [] },
      },
    ],
    numbers: [{ step: 4, handle, productId: pot, number: 2 }],
  };
  const lines = [{ videoId: pot, quantity: 2, priceUgx: 20_000 }];
  const shown = { handle, from: 500, to: 510 };
  const products = [
    { ...shown, productId: dress, number: 1, title: 'Dress', priceUgx: 55_000 },
    { ...shown, productId: pot, number: 2, title: 'Pot', priceUgx: 25_000 },
  ];
  const world: World = {
    late: [],
    shops: [{ handle, isOpen: true }],
    products,
    orders: [{ code, found: { number: 'N-1', state: 'received', lines, totalUgx: 40_000 } }],
    sessions: record.sessions.map((session) => ({
      session,
      token: session.state === 'in',
      refreshToken: session.state === 'in',
    })),
    accounts: [{ handle, userId: 'shop-1' }],
    books: [{ paymentId: 'pay-1', amountUgx: 10_000, isPaid: true }],
    pictures: [{ url: '/images/a.jpg', productId: pot, status: 200, type: 'image/jpeg' }],
    noticed: [{ ...{ kind: 'lab kill primary', step: 9, writesAwayMs: 21_000, mayTakeMs: 45_000 }, ...pagesStayed }],
    rows: {
      orders: [
        {
          ...{ handle, code, number: 'N-1', state: 'received', isAsked: true, totalUgx: 40_000, lines },
          history: [{ mark: 'received', side: 'owner' }],
        },
      ],
      products: products.map((one) => ({ ...one, isByHand: one.productId === pot })),
      payments: [{ handle, paymentId: 'pay-1', status: 'paid', amountUgx: 10_000, months: 1 }],
      ledger: [{ paymentId: 'pay-1', entry: 'paid', amountUgx: 10_000 }],
      paidUntil: [{ handle, paidMonths: 1, periodMonths: 1 }],
      sales: [{ code, pieces: 2, ugx: 40_000 }],
      counters: [{ name: 'signups', counted: 1, real: 1 }],
    },
  };
  return { record, world };
}

const pagesStayed = { pagesAwayMs: 300, pagesRead: 90, pagesFailed: 0 };

const aSession = (state: 'in' | 'out') => ({
  ...{ step: 0, handle, accessToken: 'a', refreshToken: 'r', issuedAt: 0, state, refusedIn: null },
});
