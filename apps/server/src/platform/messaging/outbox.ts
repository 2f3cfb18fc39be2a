import type { Clock } from '#server/platform/clock.ts';
import type { SmsMessage, SmsSender } from './sms.ts';

export interface KeptMessage extends SmsMessage {
  sentAt: Date;
}

/** Messages that go nowhere and can be read on a page; for demo, development and tests. */
export interface Outbox extends SmsSender {
  /** The last messages, newest first. */
  messages(): readonly KeptMessage[];
}

const kept = 50;

/** In memory: of several processes each shows its own. */
export function createOutbox(clock: Clock): Outbox {
  const messages: KeptMessage[] = [];
  return {
    async send({ to, text }) {
      messages.unshift({ to, text, sentAt: clock.now() });
      messages.length = Math.min(messages.length, kept);
      return { ok: true };
    },
    messages: () => messages,
  };
}
