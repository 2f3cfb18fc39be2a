import type { CodeDelivery } from '@app/contracts/phone-codes';
import type { AccountsContext } from '#server/accounts/deps.ts';
import { codesByAddress, codesByPrefix } from '#server/accounts/limits.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import { maskedNumber } from './code-number.ts';
import { codeText, noAccountText, waitInWords } from './code-text.ts';
import { type CodeUse, codeSeconds, issueCode, resendSeconds, type Wait } from './codes.ts';

const notHere = 'Phone sign-in is not available here. Please use your password.';

/** The sender of this installation; throws `unavailable` where there is none. */
export function requireSms(context: AccountsContext): SmsSender {
  if (!context.sms) throw new AppError('unavailable', { message: notHere });
  return context.sms;
}

/**
 * Makes a code and sends it, once. `isKnown: false` sends a message without a code instead: a number without an account costs the same work, and
 * fails as often, as one with. `within` runs in the transaction that makes the code. Throws `rate_limited` with words and Retry-After,
 * `code_delivery_failed`, `unavailable`.
 */
export async function sendCode(
  context: AccountsContext,
  asked: CodeUse & { ip: string; isKnown: boolean },
  within: (trx: Trx, now: Date) => Promise<void> = async () => {},
): Promise<CodeDelivery> {
  const sms = requireSms(context);
  const { phone, purpose, isKnown } = asked;
  const address = addressKey(asked.ip);
  const prefix = phone.slice(0, -4);
  await context.limits.take(codesByAddress, address);
  try {
    await context.limits.take(codesByPrefix, prefix);
  } catch (refusal) {
    await context.limits.giveBack(codesByAddress, address);
    throw refusal;
  }
  const now = context.clock.now();
  const issued = await inTransaction(context.db, 'make a code', async (trx) => {
    const made = await issueCode(context, trx, asked, now);
    if (made.ok) await within(trx, now);
    return made;
  });
  if (!issued.ok) {
    // Nothing was sent: an impatient person must not use up what others at the same address have.
    await context.limits.giveBack(codesByAddress, address);
    await context.limits.giveBack(codesByPrefix, prefix);
    throw tooSoon(issued);
  }
  const outcome = await sms.send({ to: phone, text: isKnown ? codeText(purpose, issued.code) : noAccountText });
  if (!outcome.ok) {
    // What may still arrive stays valid and counts; the rest never happened.
    if (outcome.reason !== 'unknown') {
      await inTransaction(context.db, 'take a code back', issued.undo);
      // The row of numbers keeps its count, or a failing provider could be asked without end.
      await context.limits.giveBack(codesByAddress, address);
    }
    throw new AppError('code_delivery_failed');
  }
  const destination = maskedNumber(phone);
  return { codeDelivery: { destination, resendAfterSeconds: resendSeconds, expiresInSeconds: codeSeconds } };
}

/** After a right code the address gets its try back: what went well does not count against those who share it. */
export async function giveBackSend(context: AccountsContext, phone: string, ip: string): Promise<void> {
  await context.limits.giveBack(codesByAddress, addressKey(ip));
  await context.limits.giveBack(codesByPrefix, phone.slice(0, -4));
}

function tooSoon({ why, seconds }: Wait): AppError {
  const wait = waitInWords(seconds);
  const messages = {
    resend: `A code was sent just now. Please wait ${wait} before you ask for another one.`,
    day: `This number has had all its codes for today. Please try again in ${wait}.`,
    tries: tooManyTries(seconds),
  };
  return new AppError('rate_limited', { message: messages[why], retryAfterSeconds: seconds });
}

export function tooManyTries(seconds: number): string {
  return `Too many wrong codes for this number. Please wait ${waitInWords(seconds)}, then ask for a new code.`;
}
