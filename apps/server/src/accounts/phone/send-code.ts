import { randomInt } from 'node:crypto';
import type { CodeDelivery } from '@app/contracts/accounts/phone-codes.schemas';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { codesByAddress, codesByNetwork, codesByPrefix } from '#server/accounts/limits.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey, blockKey, type LimitRule } from '#server/platform/http/database-limits.ts';
import type { SmsSender } from '#server/platform/messaging/sms.ts';
import { maskedNumber } from '#server/platform/phone-number.ts';
import { codeText, noSms, tooManyTries, waitInWords } from './code.messages.ts';
import { deleteCode, lockNumber, lockOrAddNumber, putCode, updateNumber } from './codes.queries.ts';
import {
  type CodeUse,
  codeHashOf,
  codeSeconds,
  lockedFor,
  maxCodesPerDay,
  type NumberCounts,
  resendSeconds,
  rowsOf,
  secondsUntil,
} from './codes.ts';

type Within = (trx: Trx, now: Date) => Promise<void>;

/** The sender of this installation; throws `unavailable` where there is none. */
export function requireSms(context: AccountsContext): SmsSender {
  if (!context.sms) throw new AppError('unavailable', { message: noSms });
  return context.sms;
}

/** Throws `rate_limited` with a message and Retry-After, `code_delivery_failed`, `unavailable`. */
export async function sendCode(
  context: AccountsContext,
  asked: CodeUse & Send,
  within?: Within,
): Promise<CodeDelivery> {
  const sms = requireSms(context);
  const issued = await makeCode(context, asked, within);
  if (!(await deliver(context, sms, asked, issued))) throw new AppError('code_delivery_failed');
  return deliveryTo(asked.phone);
}

/** The same without telling whether the number has an account: the message goes out after the answer, if at all. */
export async function sendCodeIfKnown(
  context: AccountsContext,
  asked: CodeUse & Send & { isKnown: boolean; answered: Promise<void> },
): Promise<CodeDelivery> {
  const sms = requireSms(context);
  const issued = await makeCode(context, asked);
  if (asked.isKnown) {
    const delivery = asked.answered
      .then(() => deliver(context, sms, asked, issued))
      .catch((error: unknown) => context.logger.error({ err: error }, 'a code could not be sent'))
      .finally(() => context.deliveries.delete(delivery));
    context.deliveries.add(delivery);
  }
  return deliveryTo(asked.phone);
}

async function makeCode(context: AccountsContext, asked: CodeUse & Send, within?: Within): Promise<IssuedCode> {
  await takeSend(context, asked);
  const now = context.clock.now();
  const issued = await inTransaction(context.db, 'make a code', async (trx) => {
    const made = await issueCode(context, trx, asked, now);
    if (made.ok) await within?.(trx, now);
    return made;
  });
  if (issued.ok) return issued;
  // Nothing was sent: an impatient person must not use up what others at the same address have.
  await refundSend(context, asked);
  throw tooSoon(issued);
}

/** Why no code goes out: the last one is too young, the day's are spent, or there were too many wrong tries. */
type Wait = { ok: false; why: 'resend' | 'day' | 'tries'; seconds: number };
/** `undo` puts the number's counts back, for a message that was not sent. */
type IssuedCode = { ok: true; code: string; undo: (trx: Trx) => Promise<void> };

/** In place of the asker's former code. Code and number are stored as keyed hashes. */
async function issueCode(context: AccountsContext, trx: Trx, use: CodeUse, now: Date): Promise<IssuedCode | Wait> {
  const rows = rowsOf(context, use);
  const sentRow = use.isOwn ? rows.own : rows.shared;
  // The number's row first, so that all wait in one order.
  await lockOrAddNumber(trx, rows.shared, now);
  const before = await lockOrAddNumber(trx, sentRow, now);
  // No row for a refused asker: a stranger's cookie is a new one each time.
  const wait = waitOf(before, await lockNumber(trx, rows.asker), now);
  if (wait) return wait;
  await lockOrAddNumber(trx, rows.asker, now);
  const { last_sent_at, sent_since, sent_count } = before;
  const isNewDay = secondsUntil(sent_since, dayMs, now) === 0;
  const sent = isNewDay ? { sent_since: now, sent_count: 1 } : { sent_count: sent_count + 1 };
  await updateNumber(trx, sentRow, { ...sent, last_sent_at: now, used_at: now });
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000);
  const codeHash = codeHashOf(context, use, code);
  // Besides the asker's for those who cannot be told apart, a browser without cookies among them.
  for (const numberHash of [rows.asker, rows.shared])
    await putCode(trx, { numberHash, purpose: use.purpose, codeHash, expiresAt });
  return {
    ok: true,
    code,
    async undo(later) {
      await updateNumber(later, sentRow, { last_sent_at, sent_since, sent_count });
      await deleteCode(later, codeHash);
    },
  };
}

function waitOf(counts: NumberCounts, asker: NumberCounts | undefined, now: Date): Wait | null {
  const locked = asker ? lockedFor(asker, now) : 0;
  if (locked > 0) return { ok: false, why: 'tries', seconds: locked };
  const resend = secondsUntil(counts.last_sent_at, resendSeconds * 1000, now);
  // A longer wait was written by a process whose clock was ahead.
  if (resend > 0 && resend < 2 * resendSeconds) return { ok: false, why: 'resend', seconds: resend };
  const day = counts.sent_count >= maxCodesPerDay ? secondsUntil(counts.sent_since, dayMs, now) : 0;
  return day > 0 ? { ok: false, why: 'day', seconds: day } : null;
}

/** False when it was not sent, or perhaps not. A code that may still arrive stays valid and counts. */
async function deliver(
  context: AccountsContext,
  sms: SmsSender,
  asked: CodeUse & Send,
  issued: IssuedCode,
): Promise<boolean> {
  const { phone: to, purpose } = asked;
  const toProvenNumber = purpose !== 'sign_up' && purpose !== 'login_phone';
  const outcome = await sms.send({ to, text: codeText(purpose, issued.code), toProvenNumber });
  if (!outcome.ok && outcome.reason !== 'unknown') {
    await inTransaction(context.db, 'take a code back', issued.undo);
    // The row of numbers keeps its count, or a failing gateway could be asked without end.
    const gates = sendGates(asked).filter(([rule]) => rule !== codesByPrefix);
    await refundAll(context, gates);
  }
  return outcome.ok;
}

function deliveryTo(phone: string): CodeDelivery {
  const destination = maskedNumber(phone);
  return { codeDelivery: { destination, resendAfterSeconds: resendSeconds, expiresInSeconds: codeSeconds } };
}

interface Send {
  phone: string;
  ip: string;
  isOwn: boolean;
}

/** An owner's messages count for the number alone, so strangers at the address use up none. */
function sendGates({ phone, ip, isOwn }: Send): [LimitRule, string][] {
  if (isOwn) return [];
  return [
    [codesByAddress, addressKey(ip)],
    [codesByNetwork, blockKey(ip)],
    [codesByPrefix, phone.slice(0, -4)],
  ];
}

/** Takes all or none. */
async function takeSend(context: AccountsContext, send: Send): Promise<void> {
  const taken: [LimitRule, string][] = [];
  for (const gate of sendGates(send)) {
    try {
      await context.limits.take(...gate);
    } catch (refusal) {
      await refundAll(context, taken);
      throw refusal;
    }
    taken.push(gate);
  }
}

/** After a right code the address gets its try back, for those who share it. */
export async function refundSend(context: AccountsContext, send: Send): Promise<void> {
  await refundAll(context, sendGates(send));
}

async function refundAll({ limits }: AccountsContext, gates: [LimitRule, string][]): Promise<void> {
  for (const gate of gates) await limits.refund(...gate);
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

/** Waits for the messages that are still going out; for the end of the process. */
export async function codesDelivered({ deliveries }: AccountsContext): Promise<void> {
  await Promise.all(deliveries);
}
