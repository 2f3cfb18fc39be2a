import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { SmsOutcome, SmsSender } from '#server/platform/messaging/sms.ts';
import { reminderText } from './reminder.messages.ts';
import { isDecentHour, paidDaysLeft } from './reminder-days.ts';
import {
  type ClaimedReminder,
  claimReminder,
  forgetReminder,
  listDueShops,
  noteReminder,
} from './reminders.queries.ts';

const remindersJob = defineJob({
  name: 'billing.send-reminders',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
  // The schedule begins the next turn.
  retryLimit: 0,
  expireInSeconds: 1800,
});

/** Names the job's handler and its schedule; outside of decent hours a turn has nothing to do. */
export function handleReminderJob(billing: BillingContext): void {
  billing.jobs.handle(remindersJob, ({ signal }) => sendReminders(billing, signal));
  billing.jobs.schedule(remindersJob, '*/10 * * * *');
}

const shopsPerBatch = 200;
/** So many in a row, and the provider is down or the day's messages are spent: the next turn tries again. */
const failuresInARow = 5;

/**
 * Sends every reminder that is due, each once: it is written down before it is sent, so a process that dies in between
 * loses it. A lost one is on the dashboard all the same; a doubled one would cost money and trust.
 */
export async function sendReminders(billing: BillingContext, signal?: AbortSignal): Promise<void> {
  const { sms, db, clock, logger } = billing;
  if (!sms) return;
  const mayGoOn = (): boolean => !signal?.aborted && isDecentHour(clock.now());
  const counts = { sent: 0, failed: 0 };
  let failures = 0;
  let after: string | null = null;
  while (mayGoOn()) {
    const due: string[] = await listDueShops(db, clock.now(), after, shopsPerBatch);
    for (const shopId of due) {
      if (!mayGoOn() || failures === failuresInARow) break;
      const outcome = await remind(billing, sms, shopId);
      if (outcome === null) continue;
      // The day's messages are spent: no other seller's would go out either.
      const isSpent = !outcome.ok && outcome.reason === 'over_budget';
      if (isSpent) failures = failuresInARow;
      else failures = outcome.ok ? 0 : failures + 1;
      counts[outcome.ok ? 'sent' : 'failed'] += 1;
    }
    after = due.at(-1) ?? null;
    if (due.length < shopsPerBatch || failures === failuresInARow) break;
  }
  if (counts.sent + counts.failed > 0) logger.info(counts, 'reminders of paid periods that end');
}

/** Null when there was nothing to send any more: paid meanwhile, or another worker has it. */
async function remind(billing: BillingContext, sms: SmsSender, shopId: string): Promise<SmsOutcome | null> {
  const reminder = await claimReminder(billing.db, shopId, billing.clock.now());
  if (!reminder) return null;
  const text = textOf(reminder, billing);
  const outcome = await sms.send({ to: reminder.loginPhone, text, isReminder: true });
  if (outcome.ok) await noteReminder(billing.db, reminder, 'sent');
  else if (outcome.reason === 'over_budget') await forgetReminder(billing.db, reminder);
  else await noteReminder(billing.db, reminder, outcome.reason);
  return outcome;
}

function textOf({ dates, daysBefore, claimedAt: now }: ClaimedReminder, { publicOrigin }: BillingContext): string {
  const daysLeft = paidDaysLeft(dates, now) ?? daysBefore;
  return reminderText(dates, { daysLeft, now, origin: publicOrigin() });
}
