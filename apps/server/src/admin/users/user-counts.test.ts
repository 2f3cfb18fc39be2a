import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldCounterChanges } from '#server/admin/figures/counters.queries.ts';
import { dayMs, hourMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aReader, aSeller, aSignup, type Reader } from './users.testing.ts';

let service: TestService;
let reader: Reader;

beforeAll(async () => {
  service = await openTestService();
  reader = await aReader(service);
});
afterAll(() => service.close());

test('the cards of an empty service are zeros', async () => {
  expect(new Set(Object.values(await reader.stats()))).toEqual(new Set([0]));
});

test('each card counts what its list shows', async () => {
  const now = service.clock.now().getTime();
  const ago = (ms: number): Date => new Date(now - ms);
  // Around each moment at which a period begins: a second inside, a second outside, and in the whole days between.
  const ages = [1, 7, 14, 30, 60].flatMap((days) => [
    days * dayMs - 1000,
    days * dayMs + 1000,
    days * dayMs - 2 * dayMs,
  ]);
  const made = ages.filter((age) => age > 0).map(ago);
  for (const createdAt of made) await aSeller(service, { createdAt });
  await aSeller(service, { createdAt: ago(100 * dayMs), subscriptionEndsAt: new Date(now + dayMs) });
  await aSeller(service, { createdAt: ago(101 * dayMs), complimentaryEndsAt: new Date(now + dayMs) });
  await aSignup(service, 'waits.too', '+256772000001', ago(hourMs));
  const between = (from: number, to: number): number =>
    made.filter((at) => at.getTime() > now - from * dayMs && at.getTime() <= now - to * dayMs).length;
  const trials = between(7, 0);
  const expected = {
    totalUsers: made.length + 3,
    activeTrials: trials,
    paidCount: 1,
    activeCount: 1,
    expiredCount: made.length - trials,
    pendingCount: 1,
    signupsLast7Days: between(7, 0),
    signupsLast30Days: between(30, 0),
    signupsPrevious7Days: between(14, 7),
    signupsPrevious30Days: between(60, 30),
  };
  expect(await reader.stats()).toEqual(expected);
  await foldCounterChanges(service.db);
  expect(await reader.stats()).toEqual(expected);
  for (const [status, count] of [
    ['trial', 'activeTrials'],
    ['expired', 'expiredCount'],
    ['pending', 'pendingCount'],
  ] as const)
    expect((await reader.list({ subscriptionStatus: status })).pagination.total).toBe(expected[count]);
});

test('trials end on the cards with the clock, and who is deleted was never there', async () => {
  const before = await reader.stats();
  const gone = await aSeller(service);
  expect((await reader.stats()).signupsLast7Days).toBe(before.signupsLast7Days + 1);
  await service.db.deleteFrom('accounts').where('account_id', '=', gone.shopId).execute();
  expect(await reader.stats()).toEqual(before);
  service.clock.advance(8 * dayMs);
  const { activeTrials, expiredCount, paidCount, pendingCount, totalUsers } = await reader.stats();
  expect([activeTrials, paidCount, pendingCount]).toEqual([0, 0, 0]);
  expect(expiredCount).toBe(totalUsers);
});
