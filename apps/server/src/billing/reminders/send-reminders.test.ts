import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { startAfricasTalking } from '#server/platform/messaging/africas-talking.testing.ts';
import { createAfricasTalking } from '#server/platform/messaging/africas-talking.ts';
import { limitSms } from '#server/platform/messaging/sms.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { claimReminder } from './reminders.queries.ts';
import { remindedSellers } from './reminders.testing.ts';
import { sendReminders } from './send-reminders.ts';

let service: TestService;
let billing: BillingContext;
let seller: Awaited<ReturnType<ReturnType<typeof remindedSellers>['aSeller']>>;
let sellers: ReturnType<typeof remindedSellers>;

/** Each test has a seller whose paid period ends on Saturday the 20th at 14:05. */
const paidUntil = '2027-03-20T14:05';

beforeAll(async () => {
  service = await openTestService({ SMS_DAILY_BUDGET: '4000' });
  billing = service.app.services.billing;
  sellers = remindedSellers(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.updateTable('subscriptions').set({ subscription_ends_at: null }).execute();
  seller = await sellers.aSeller(paidUntil);
});

async function remindedAt(kampala: string): Promise<void> {
  sellers.at(kampala);
  await sendReminders(billing);
}
const got = () => sellers.messagesTo(seller.number);
const rest = 'Renew: http://localhost:3000/renew Stop these SMS in your Dukalink settings.';

test('three days before, the day before and on the last day of what was paid, and each only once', async () => {
  const sentOn: Record<string, string[]> = {};
  for (let day = 15; day <= 24; day += 1)
    for (const hour of ['08', '10', '15', '20']) {
      const before = got().length;
      await remindedAt(`2027-03-${day}T${hour}:30`);
      const texts = got().slice(before);
      if (texts.length > 0) sentOn[`${day} ${hour}`] = texts;
    }
  expect(sentOn).toEqual({
    '17 10': [`Your Dukalink Premium ends in 3 days, 20 Mar. ${rest}`],
    '19 10': [`Your Dukalink Premium ends tomorrow, 20 Mar. ${rest}`],
    '20 10': [`Your Dukalink Premium ends today at 14:05. ${rest}`],
  });
});

test('a day whose messages are spent uses up no seller’s reminder: it goes out when there is budget again', async () => {
  const { sms, logger } = billing;
  if (!sms) throw new Error('The test service sends SMS.');
  let asked = 0;
  const takeBudget = async () => {
    asked += 1;
    return false;
  };
  await sellers.aSeller(paidUntil);
  sellers.at('2027-03-17T10:30');
  await sendReminders({ ...billing, sms: limitSms(sms, { takeBudget, logger }) });
  expect(asked).toBe(1);
  expect(await reminders()).toEqual([]);
  await sendReminders(billing);
  expect(got()).toHaveLength(1);
});

test('no seller is woken: messages go out from 9 to 7 in the evening in Kampala', async () => {
  await remindedAt('2027-03-17T08:59:59');
  await remindedAt('2027-03-17T19:00');
  expect(got()).toEqual([]);
  await remindedAt('2027-03-17T18:59:59');
  expect(got()).toHaveLength(1);
  await remindedAt('2027-03-19T09:00');
  expect(got()).toHaveLength(2);
});

test.each([
  ['a day', ['2027-03-18T09:00'], ['in 2 days']],
  ['two days', ['2027-03-19T09:00', '2027-03-19T09:10'], ['tomorrow']],
  ['the day of the second one', ['2027-03-17T10:00', '2027-03-20T10:00', '2027-03-20T10:10'], ['in 3 days', 'today']],
  ['all of them', ['2027-03-21T10:00', '2027-03-22T10:00'], []],
])(
  'after a service that was down over %s only the latest that applies goes out, with what is true then',
  async (_what, times, words) => {
    for (const time of times) await remindedAt(time);
    expect(got()).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(got()[index]).toContain(`Premium ends ${word}`);
  },
);

test.each([
  // What ends at midnight ends with the day before.
  ['2027-03-20T00:00:00', '2027-03-19T10:00', 'ends today at 00:00.'],
  ['2027-03-20T00:00:00.001', '2027-03-19T10:00', 'ends tomorrow, 20 Mar.'],
  ['2027-03-20T23:59:59.999', '2027-03-20T10:00', 'ends today at 23:59.'],
  // Nine in the evening in Kampala is another day than in UTC's calendar only from three o'clock on.
  ['2027-03-20T02:59', '2027-03-17T10:00', 'ends in 3 days, 20 Mar.'],
  // Over before anybody may be woken.
  ['2027-03-20T06:00', '2027-03-20T09:00', 'ended today. We keep importing until 23 Mar.'],
])('a period that ends at %s is spoken of at %s as one that %s', async (until, time, words) => {
  seller = await sellers.aSeller(until);
  await remindedAt(time);
  expect(got()).toEqual([`Your Dukalink Premium ${words} ${rest}`]);
});

const accounts = (change: string) =>
  sql`update accounts set ${sql.raw(change)} where account_id = ${seller.shopId}`.execute(service.db);
const subscriptions = (change: string) =>
  sql`update subscriptions set ${sql.raw(change)} where shop_id = ${seller.shopId}`.execute(service.db);
const shops = (change: string) =>
  sql`update shops set ${sql.raw(change)} where shop_id = ${seller.shopId}`.execute(service.db);
const payments = (status: string, provider: string, receipt: string | null, created: string) =>
  sql`insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at, receipt)
    values (${seller.shopId}, gen_random_uuid(), gen_random_uuid(), ${provider}, ${status}, 10000, 1, left(md5(random()::text), 9),
      ${created}::timestamptz, ${created}::timestamptz + interval '7 days', ${receipt})`.execute(service.db);

test.each<[string, () => Promise<unknown>, boolean]>([
  ['whose number is not proven', () => accounts('login_phone = null'), false],
  ['who has switched them off', () => accounts('renewal_sms = false'), false],
  ['who has asked for deletion', () => accounts(`deletion_due_at = '2027-03-25'`), false],
  ['whose shop is suspended', () => shops(`suspended_at = '2027-03-01', suspended_message = 'No.'`), false],
  ['who was given days after it', () => subscriptions(`complimentary_ends_at = '2027-04-01'`), false],
  ['who was given days that end before', () => subscriptions(`complimentary_ends_at = '2027-03-20'`), true],
  ['in a trial', () => subscriptions('trial_ends_at = subscription_ends_at, subscription_ends_at = null'), false],
  [
    'who has a prompt that no provider has answered for',
    () => payments('pending', 'mtn', null, '2027-03-17 09:00+03'),
    false,
  ],
  ['whose payment of today is unknown', () => payments('unknown', 'mtn', null, '2027-03-17 09:00+03'), false],
  ['whose payment of last week is unknown', () => payments('unknown', 'mtn', null, '2027-03-12 09:00+03'), true],
  ['whose payment failed', () => payments('lapsed', 'mtn', null, '2027-03-17 09:00+03'), true],
  ['who says that the money is sent', () => payments('pending', 'manual', 'MP2703.1', '2027-03-15 09:00+03'), false],
  ['who only asked how to send money', () => payments('pending', 'manual', null, '2027-03-15 09:00+03'), true],
])('a seller %s: reminded or not', async (_who, change, isReminded) => {
  await change();
  await remindedAt('2027-03-17T10:00');
  expect(got()).toHaveLength(isReminded ? 1 : 0);
});

test('who lost the handle is not reminded', async () => {
  await service.db
    .updateTable('shops')
    .set({ handle: null, detached_handle: seller.handle, detached_at: service.clock.now() })
    .where('shop_id', '=', seller.shopId)
    .execute();
  await remindedAt('2027-03-17T10:00');
  expect(got()).toEqual([]);
});

test('who renews between two reminders hears no more of that period, and again of the next one', async () => {
  await remindedAt('2027-03-17T10:00');
  await subscriptions(`subscription_ends_at = subscription_ends_at + interval '30 days'`);
  for (const day of ['19', '20', '21']) await remindedAt(`2027-03-${day}T10:00`);
  expect(got()).toHaveLength(1);
  await remindedAt('2027-04-16T10:00');
  expect(got()[1]).toContain('in 3 days, 19 Apr');
});

test('who renews while messages go out gets none', async () => {
  sellers.at('2027-03-17T10:00');
  await subscriptions(`subscription_ends_at = subscription_ends_at + interval '30 days'`);
  expect(await claimReminder(service.db, seller.shopId, service.clock.now())).toBeNull();
});

test('two workers at once send one message', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => sellers.aSeller(paidUntil)));
  sellers.at('2027-03-17T10:00');
  await Promise.all([sendReminders(billing), sendReminders(billing), sendReminders(billing)]);
  for (const { number } of [seller, ...others]) expect(sellers.messagesTo(number)).toHaveLength(1);
});

test('a turn that is ended sends no more', async () => {
  sellers.at('2027-03-17T10:00');
  await sendReminders(billing, AbortSignal.abort());
  expect(got()).toEqual([]);
});

test('the link is the same for everybody, and the log knows no number', async () => {
  const other = await sellers.aSeller(paidUntil);
  await remindedAt('2027-03-17T10:00');
  expect(sellers.messagesTo(other.number)).toEqual(got());
  expect(got()[0]).toMatch(/ http:\/\/localhost:3000\/renew /);
  expect(service.logLines.join()).toContain('reminders of paid periods that end');
  expect(service.logLines.join()).not.toContain(seller.number.slice(4));
});

test('a message that is going out, or whose worker died, is not sent by another process', async () => {
  const provider = await startAfricasTalking();
  const atProvider = providerContext(provider.origin);
  let answer = (_: 'hang up') => {};
  provider.control.answer = new Promise((resolve) => {
    answer = resolve;
  });
  sellers.at('2027-03-17T10:00');
  const first = sendReminders(atProvider);
  await vi.waitFor(() => expect(provider.forms).toHaveLength(1), { timeout: 10_000 });
  expect(await reminders()).toEqual([{ days_before: 3, attempts: 1, outcome: null }]);
  sellers.at('2027-03-17T18:00');
  await sendReminders(atProvider);
  expect(provider.forms).toHaveLength(1);
  answer('hang up');
  await first;
  // It may have arrived: paid for once, and not sent again.
  expect(await reminders()).toEqual([{ days_before: 3, attempts: 1, outcome: 'unknown' }]);
  await sendReminders(atProvider);
  expect(provider.forms).toHaveLength(1);
  await provider.close();
});

test('what was surely not sent is tried again an hour later, three times in all', async () => {
  const provider = await startAfricasTalking();
  const atProvider = providerContext(provider.origin);
  provider.control.answer = { recipientCode: 501 };
  for (const time of ['09:00', '09:59', '10:00', '11:00', '12:00', '13:00']) {
    sellers.at(`2027-03-17T${time}`);
    await sendReminders(atProvider);
  }
  expect(provider.forms).toHaveLength(3);
  provider.control.answer = { recipientCode: 101 };
  sellers.at('2027-03-19T09:00');
  await sendReminders(atProvider);
  expect(await reminders()).toEqual([
    { days_before: 1, attempts: 1, outcome: 'sent' },
    { days_before: 3, attempts: 3, outcome: 'not_sent' },
  ]);
  await provider.close();
});

test('a provider that is down is not asked for everybody', async () => {
  const provider = await startAfricasTalking();
  provider.control.answer = { recipientCode: 405 };
  await Promise.all(Array.from({ length: 8 }, () => sellers.aSeller(paidUntil)));
  sellers.at('2027-03-17T10:00');
  await sendReminders(providerContext(provider.origin));
  expect(provider.forms).toHaveLength(5);
  await provider.close();
});

function providerContext(apiOrigin: string): BillingContext {
  const account = { username: 'duka', apiKey: 'right-key', senderId: null, apiOrigin, timeoutMs: 60_000 };
  return { ...billing, sms: createAfricasTalking({ ...account, logger: billing.logger }) };
}

const reminders = () =>
  service.db
    .selectFrom('renewal_reminders')
    .select(['days_before', 'attempts', 'outcome'])
    .where('shop_id', '=', seller.shopId)
    .orderBy('days_before')
    .execute();
