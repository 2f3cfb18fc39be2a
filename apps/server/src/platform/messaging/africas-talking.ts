import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Logger } from '#server/platform/logger.ts';
import { jsonIn, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';
import type { SmsOutcome, SmsSender } from './sms.ts';

export interface AfricasTalkingConfig {
  username: string;
  apiKey: string;
  /** A registered sender name of at most 11 letters; null sends under the gateway's own. */
  senderId: string | null;
  /** `https://api.africastalking.com`, or the sandbox. */
  apiOrigin: string;
  logger: Logger;
  timeoutMs?: number;
}

const Answer = Type.Object({
  SMSMessageData: Type.Object({
    Message: Type.Optional(Type.String()),
    Recipients: Type.Array(Type.Object({ statusCode: Type.Integer() })),
  }),
});

/** Processed, sent, queued; every other code means that nothing goes out. */
const acceptedCodes = new Set([100, 101, 102]);
const insufficientBalance = 405;
/** More than a true answer has. */
const maxAnswerBytes = 64 * 1024;

/**
 * SMS through Africa's Talking (`/version1/messaging`). HTTP 201 does not mean sent: the recipient's code tells, and a
 * wrong sender name gives no recipient. The gateway knows no idempotency key, so a message is never sent again.
 */
export function createAfricasTalking(config: AfricasTalkingConfig): SmsSender {
  const { username, apiKey, senderId, apiOrigin, logger, timeoutMs = 10_000 } = config;
  return {
    async send({ to, text }) {
      const body = new URLSearchParams({ username, to, message: text, bulkSMSMode: '1', enqueue: '1' });
      if (senderId) body.set('from', senderId);
      try {
        const response = await fetch(`${apiOrigin}/version1/messaging`, {
          method: 'POST',
          headers: { apiKey, accept: 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const answer = await readTextWithin(response, maxAnswerBytes);
        return response.ok ? outcomeOf(answer, logger) : refused(response.status, logger);
      } catch (error) {
        return failed(error, logger);
      }
    },
  };
}

function outcomeOf(text: string, logger: Logger): SmsOutcome {
  const answer = jsonIn(text);
  if (!Value.Check(Answer, answer)) {
    logger.error("Africa's Talking answered something that is not its answer");
    return { ok: false, reason: 'unknown' };
  }
  const { Message, Recipients } = answer.SMSMessageData;
  const [recipient] = Recipients;
  if (!recipient) {
    // Its one word ("InvalidSenderId") names the reason; anything longer could hold a number.
    const reason = Message && /^[A-Za-z]{1,40}$/.test(Message) ? Message : 'no reason';
    logger.error({ reason }, "Africa's Talking took a message for no one");
    return { ok: false, reason: 'not_sent' };
  }
  const { statusCode } = recipient;
  if (acceptedCodes.has(statusCode)) return { ok: true };
  if (statusCode === insufficientBalance)
    logger.error({ statusCode }, "the account at Africa's Talking has no money left");
  else logger.warn({ statusCode }, "Africa's Talking did not send a message");
  return { ok: false, reason: 'not_sent' };
}

/** A wrong key is answered in plain text, so only the status counts. A broken gateway may have sent the message. */
function refused(status: number, logger: Logger): SmsOutcome {
  logger.error({ status }, "Africa's Talking refused a message");
  return { ok: false, reason: status < 500 ? 'not_sent' : 'unknown' };
}

function failed(error: unknown, logger: Logger): SmsOutcome {
  logger.error({ err: error }, "Africa's Talking could not be reached, or did not answer in time");
  return { ok: false, reason: requestFailure(error).neverArrived ? 'not_sent' : 'unknown' };
}
