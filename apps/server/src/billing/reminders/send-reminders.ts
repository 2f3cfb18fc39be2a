import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { isDaytime, paidDaysLeft } from '#server/billing/subscriptions/when-paid-time-ends.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { SmsOutcome, SmsSender } from '#server/platform/messaging/sms.ts';
import { reminderText } from './reminder.messages.ts';
import { claimReminder, deleteReminder, listDueShops, storeOutcome } from './reminders.queries.ts';

const remindersJob = defineJob({
  name: 'billing.send-reminders',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  // The schedule starts the next turn.
  retryLimit: 0,
  expireInSeconds: 1800,
});

export function handleReminderJob(billing: BillingContext): void {
  billing.jobs.handle(remindersJob, ({ signal }) => sendReminders(billing, signal));
  billing.jobs.schedule(remindersJob, '*/10 * * * *');
}

const shopsPerBatch = 200;
/** Then the SMS gateway is down or the day's messages are spent, and the next turn tries again. */
const maxFailuresInARow = 5;

/**
 * Sends every due reminder once: it is stored before it is sent, so a process that dies in between loses it. A lost one
 * is on the dashboard all the same; a doubled one would cost money and trust.
 */
export async function sendReminders(billing: BillingContext, signal?: AbortSignal): Promise<void> {
  const { sms, db, clock, logger } = billing;
  if (!sms) return;
  const mayContinue = (): boolean => !signal?.aborted && isDaytime(clock.now());
  const counts = { sent: 0, failed: 0 };
  let failures = 0;
  let after: string | null = null;
  while (mayContinue()) {
    const due: string[] = await listDueShops(db, clock.now(), after, shopsPerBatch);
    for (const shopId of due) {
      if (!mayContinue() || failures === maxFailuresInARow) break;
      const outcome = await remind(billing, sms, shopId);
      if (outcome === null) continue;
      // The day's messages are spent: no other seller's would go out either.
      const isSpent = !outcome.ok && outcome.reason === 'over_budget';
      if (isSpent) failures = maxFailuresInARow;
      else failures = outcome.ok ? 0 : failures + 1;
      counts[outcome.ok ? 'sent' : 'failed'] += 1;
    }
    after = due.at(-1) ?? null;
    if (due.length < shopsPerBatch || failures === maxFailuresInARow) break;
  }
  if (counts.sent + counts.failed > 0) logger.info(counts, 'reminders of paid periods that end');
}

/** Null when nothing is due any more: the seller has paid, or another worker has claimed it. */
async function remind(billing: BillingContext, sms: SmsSender, shopId: string): Promise<SmsOutcome | null> {
  const reminder = await claimReminder(billing.db, shopId, billing.clock.now());
  if (!reminder) return null;
  const { dates, daysBefore, claimedAt: now } = reminder;
  const daysLeft = paidDaysLeft(dates, now) ?? daysBefore;
  const text = reminderText(dates, { daysLeft, now, origin: billing.publicOrigin() });
  const outcome = await sms.send({ to: reminder.loginPhone, text, isReminder: true });
  const result = outcome.ok ? 'sent' : outcome.reason;
  if (result === 'over_budget') await deleteReminder(billing.db, reminder);
  else await storeOutcome(billing.db, reminder, result);
  return outcome;
}
