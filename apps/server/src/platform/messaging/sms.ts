import type { Logger } from '#server/platform/logger.ts';

export interface SmsMessage {
  /** E.164. */
  to: string;
  /** One GSM-7 segment: see `isOneSegment`. */
  text: string;
  /** A seller signs in with this number already; half of the day's messages are kept for those. */
  toProvenNumber?: boolean;
  /** No one waits for it, so reminders get only a part of the day's messages. */
  isReminder?: boolean;
}

/**
 * `not_sent`: the gateway refused it or was never reached; nothing was paid. `unknown`: the message may still arrive, and
 * sending it again could pay twice. `over_budget`: today's messages are spent.
 */
export type SmsOutcome = { ok: true } | { ok: false; reason: 'not_sent' | 'unknown' | 'over_budget' };

export interface SmsSender {
  /** Sends once, without retries. Failures are values; the log names them, without number and text. */
  send(message: SmsMessage): Promise<SmsOutcome>;
}

/** A sender that stops at a budget which all processes share, and says so in the log. */
export function limitSms(
  sender: SmsSender,
  { takeBudget, logger }: { takeBudget: (message: SmsMessage) => Promise<boolean>; logger: Logger },
): SmsSender {
  return {
    async send(message) {
      if (await takeBudget(message)) return sender.send(message);
      const { toProvenNumber = false, isReminder = false } = message;
      logger.warn({ toProvenNumber, isReminder }, 'an SMS was not sent: SMS_DAILY_BUDGET is spent for today');
      return { ok: false, reason: 'over_budget' };
    },
  };
}

/** The letters of GSM-7 that count once; any other makes a message of 70 letters that costs more. */
const gsmLetters =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

export function isOneSegment(text: string): boolean {
  return text.length <= 160 && [...text].every((letter) => gsmLetters.includes(letter));
}
