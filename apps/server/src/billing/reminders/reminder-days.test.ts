import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paidDaysLeft } from '#server/billing/subscriptions/when-paid-time-ends.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { dayMs } from '#server/platform/clock.ts';
import { isOneSegment } from '#server/platform/messaging/sms.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { reminderText } from './reminder.messages.ts';
import { claimReminder } from './reminders.queries.ts';
import { remindedSellers } from './reminders.testing.ts';
import { sendReminders } from './send-reminders.ts';

let service: TestService;
let sellers: ReturnType<typeof remindedSellers>;
beforeAll(async () => {
  service = await openTestService({ SMS_DAILY_BUDGET: '8' });
  sellers = remindedSellers(service);
});
afterAll(() => service.close());

const datesOf = (subscriptionEndsAt: Date) => ({
  trialEndsAt: new Date('2026-01-01T00:00:00Z'),
  subscriptionEndsAt,
  complimentaryEndsAt: null,
});

test('the database and the dashboard count the same days', async () => {
  const { shopId } = await sellers.aSeller('2027-03-20T14:05');
  const end = sellers.instant('2027-03-20T00:00').getTime();
  // Around midnights in Kampala by milliseconds, where days part.
  const around = fc
    .tuple(fc.integer({ min: -2, max: 6 }), fc.oneof(fc.integer({ min: -2, max: 2 }), fc.nat({ max: dayMs })))
    .map(([days, ms]) => days * dayMs + ms);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -1, max: 1 }), around, async (endMs, beforeMs) => {
      const endsAt = new Date(end + endMs);
      const now = new Date(end - beforeMs);
      await service.db.deleteFrom('renewal_reminders').execute();
      await service.db
        .updateTable('subscriptions')
        .set({ subscription_ends_at: endsAt })
        .where('shop_id', '=', shopId)
        .execute();
      const claimed = await claimReminder(service.db, shopId, now);
      const left = paidDaysLeft(datesOf(endsAt), now);
      expect(claimed?.daysBefore ?? null).toBe(left === 2 ? 3 : left);
    }),
    { numRuns: 120 },
  );
});

test('every reminder is one segment, at an address of 40 letters, too', () => {
  const origin = `https://${'x'.repeat(25)}.co.ug`;
  expect(origin).toHaveLength(39);
  const end = new Date('2027-11-28T11:05:00Z');
  for (const [daysLeft, now] of [
    [3, '2027-11-25T08:00:00Z'],
    [1, '2027-11-27T08:00:00Z'],
    [0, '2027-11-28T08:00:00Z'],
    [0, '2027-11-28T13:00:00Z'],
  ] as const) {
    const text = reminderText(datesOf(end), { daysLeft, now: new Date(now), origin });
    expect(isOneSegment(text), `${text.length}: ${text}`).toBe(true);
  }
});

test('reminders get a quarter of the day’s messages, and codes the rest', async () => {
  const numbers: string[] = [];
  for (let count = 0; count < 4; count += 1) numbers.push((await sellers.aSeller('2027-06-20T14:05')).number);
  sellers.at('2027-06-17T10:00');
  await sendReminders(service.app.services.billing);
  expect(numbers.flatMap(sellers.messagesTo)).toHaveLength(2);
  const [phoneNumber = ''] = numbers;
  const codes = () => sellers.messagesTo(phoneNumber).filter((text) => text.includes('code'));
  expect((await service.call('POST', '/auth/signin', { body: { phoneNumber } })).status).toBe(200);
  await vi.waitFor(() => expect(codes()).toHaveLength(1), { timeout: 10_000 });
});

test('a reminder is on record for 90 days after the period that it was about', async () => {
  const { shopId } = await sellers.aSeller('2027-08-20T14:05');
  sellers.at('2027-08-17T10:00');
  expect(await claimReminder(service.db, shopId, service.clock.now())).not.toBeNull();
  const kept = () => service.db.selectFrom('renewal_reminders').selectAll().where('shop_id', '=', shopId).execute();
  await purgeExpired(service.db, sellers.daysAfter('2027-08-20T14:05', 90));
  expect(await kept()).toHaveLength(1);
  await purgeExpired(service.db, new Date(sellers.daysAfter('2027-08-20T14:05', 90).getTime() + 1));
  expect(await kept()).toEqual([]);
});
