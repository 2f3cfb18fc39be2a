import { createCaptionModel } from '@app/captions/reader';
import type { Config } from '#server/config.ts';
import { createDailyBudget } from '#server/platform/database/daily-budget.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createAfricasTalking } from '#server/platform/messaging/africas-talking.ts';
import type { Outbox } from '#server/platform/messaging/outbox.ts';
import { limitSms, type SmsMessage, type SmsSender } from '#server/platform/messaging/sms.ts';

// What the configuration chooses: who sends messages, where pictures are kept, which model is asked.

/**
 * The configured way to send messages, within the day's budget; null where there is none. New numbers may spend half of
 * it, reminders a quarter: the rest is for sellers who sign in.
 */
export function createSmsSender(
  { sms }: Config,
  { db, logger }: { db: Db; logger: Logger },
  outbox: Outbox | null,
): SmsSender | null {
  const takeAny = createDailyBudget(db, 'sms', sms.dailyBudget);
  const takeOfNewNumbers = createDailyBudget(db, 'sms-new-numbers', Math.ceil(sms.dailyBudget / 2));
  const takeOfReminders = createDailyBudget(db, 'sms-reminders', Math.ceil(sms.dailyBudget / 4));
  const takeShare = ({ isReminder, toProvenNumber }: SmsMessage) => {
    if (isReminder) return takeOfReminders();
    return toProvenNumber || takeOfNewNumbers();
  };
  const takeBudget = async (message: SmsMessage) => (await takeShare(message)) && takeAny();
  const sender = sms.provider === 'africastalking' ? createAfricasTalking({ ...sms, logger }) : outbox;
  return sender && limitSms(sender, { takeBudget, logger });
}

/** The language model that doubtful captions are shown to, within the day's budget. */
export function captionModel({ llm }: Config, db: Db) {
  if (!llm) return {};
  const { baseUrl, model, apiKey, dailyBudget } = llm;
  const takeBudget = createDailyBudget(db, 'caption-model', dailyBudget);
  return {
    model: createCaptionModel({ baseUrl, model, ...(apiKey ? { apiKey } : {}), timeoutMs: 10_000, takeBudget }),
  };
}
