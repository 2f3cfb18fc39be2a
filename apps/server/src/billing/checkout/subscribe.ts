import { setTimeout as sleep } from 'node:timers/promises';
import type { PaidMonths, SubscribeBody } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { priceOf, readBillingSettings } from '#server/billing/billing-settings.ts';
import { askProvider } from '#server/billing/mobile-money/ask-provider.ts';
import { enqueueCheck } from '#server/billing/mobile-money/mobile-money.jobs.ts';
import { insertMobilePayment, type MobilePayment } from '#server/billing/mobile-money/mobile-payments.queries.ts';
import { nextCheckAfter } from '#server/billing/mobile-money/poll-ladder.ts';
import { takeNetworksPrompt, takePrompt } from '#server/billing/mobile-money/prompt-limits.ts';
import { paymentStatus } from '#server/billing/payments/payment.wire.ts';
import {
  findPaymentByKey,
  findWaitingPayment,
  insertLedgerEntry,
  insertPayment,
  isLeaving,
  lockPendingPayment,
  type PaymentRow,
  readSavedNumber,
  storeOverdue,
} from '#server/billing/payments/payments.queries.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ChosenWay, chooseWays } from './choose-way.ts';

const leavingText = 'Your account is about to be deleted. To pay, first tap “Keep my account” in your settings.';

/** A week: whoever sends money by hand on a Friday evening is still found on Monday. */
const byHandLapsesAfterMs = 7 * dayMs;
/** No network keeps a prompt for longer; after that another payment may be begun. */
const promptLapsesAfterMs = 10 * 60_000;
/** Somebody looks at a button meanwhile. A prompt that takes longer is followed all the same. */
const answerWithinMs = 8000;

/** What a seller wants to pay, and from where they ask. */
interface Wanted extends SubscribeBody {
  ip: string;
}

/**
 * Begins a payment at today's price, or goes on with the one that waits: never two at once, and one for each `key`,
 * which is one action of the seller. Its provider is asked for the money; only where it surely will not take it, the next
 * one is. Throws `unavailable` while nobody can pay, `rate_limited`, `number_not_proven`, `payment_failed` for a repetition of what was
 * refused, `not_found`, `forbidden` while the account waits to be deleted, and input errors.
 */
export async function subscribe(
  context: BillingContext,
  shopId: string,
  wanted: Wanted,
  key: string,
): Promise<PaymentRow> {
  const found = await findBegun(context, shopId, wanted, key);
  if (found) return requireNotRefused(context, found);
  const savedNumber = await readSavedNumber(context.db, shopId);
  let latest: PaymentRow | null = null;
  for (const [index, way] of chooseWays(context.ways, { ...wanted, savedNumber }).entries()) {
    if (way.wallet) await takeNetworksPrompt(context, { shopId, ...way.wallet }, wanted.ip);
    const begun = await inTransaction(context.db, 'billing.subscribe', (trx) =>
      openPayment(context, trx, shopId, { way, wanted, key: attemptKey(key, index) }),
    );
    if (!begun.isNew) return requireNotRefused(context, begun.payment);
    latest = begun.payment;
    if (!begun.prompt || !(await isSurelyRefused(context, begun.prompt))) return latest;
  }
  if (!latest) throw new AppError('unavailable');
  return latest;
}

/** Of one action's tries with several providers each has a key of its own. */
const attemptKey = (key: string, index: number): string => (index === 0 ? key : `${key}/${index + 1}`);

/** What this action, or one before it, has begun: it is gone on with instead of beginning another one. */
async function findBegun(
  context: BillingContext,
  shopId: string,
  wanted: Wanted,
  key: string,
): Promise<PaymentRow | undefined> {
  const repeated = await findLatestAttempt(context.db, shopId, key);
  if (repeated) return repeated;
  const waiting = await findWaitingPayment(context.db, shopId);
  return waiting && isGoneOnWith(waiting, wanted, context.clock.now()) ? waiting : undefined;
}

async function findLatestAttempt(db: Db, shopId: string, key: string): Promise<PaymentRow | undefined> {
  let latest: PaymentRow | undefined;
  for (let index = 0; ; index += 1) {
    const attempt = await findPaymentByKey(db, shopId, attemptKey(key, index));
    if (!attempt) return latest;
    latest = attempt;
  }
}

function requireNotRefused(context: BillingContext, payment: PaymentRow): PaymentRow {
  const status = paymentStatus(payment, context.clock.now());
  if (status === 'refused' || status === 'lapsed') throw new AppError('payment_failed');
  return payment;
}

/**
 * Does the payment that waits stand in the way of another one? A prompt does until its time is over. Instructions that
 * nobody says to have followed make room for another way or another number of months.
 */
function isGoneOnWith(waiting: PaymentRow, wanted: Wanted, now: Date): boolean {
  if (waiting.from_former_holder || paymentStatus(waiting, now) !== 'pending') return false;
  if (waiting.provider !== 'manual' || waiting.receipt !== null) return true;
  const isOtherWay = wanted.phoneNumber !== undefined || (wanted.provider ?? 'manual') !== 'manual';
  return !isOtherWay && (wanted.months ?? waiting.months) === waiting.months;
}

interface Begun {
  payment: PaymentRow;
  /** What is to be sent to the payer's phone. */
  prompt?: MobilePayment;
  isNew: boolean;
}

/**
 * The payment of this key, the one that waits, or a new one; the shop's row is locked, so two calls at once find the
 * same. A prompt is stored with when to look after it, before anybody is asked.
 */
async function openPayment(
  context: BillingContext,
  trx: Trx,
  shopId: string,
  { way, wanted, key }: { way: ChosenWay; wanted: Wanted; key: string },
): Promise<Begun> {
  if (!(await lockSubscription(trx, shopId))) throw new AppError('not_found');
  if (await isLeaving(trx, shopId)) throw new AppError('forbidden', { message: leavingText });
  const repeated = await findPaymentByKey(trx, shopId, key);
  if (repeated) return { payment: repeated, isNew: false };
  const now = context.clock.now();
  const waiting = await lockPendingPayment(trx, shopId);
  if (waiting && isGoneOnWith(waiting, wanted, now)) return { payment: waiting, isNew: false };
  if (way.wallet) await takePrompt(context, trx, { shopId, ...way.wallet });
  // It can be confirmed for longer, too.
  if (waiting) await storeOverdue(trx, waiting, now);
  const payment = await insertNew(trx, shopId, { way, months: wanted.months ?? 1, key, now });
  await insertLedgerEntry(trx, payment, { entry: 'started', actor: 'seller', at: now });
  if (!way.wallet) return { payment, isNew: true };
  const nextCheckAt = new Date(now.getTime() + nextCheckAfter(0));
  const prompt = await insertMobilePayment(trx, payment, { ...way.wallet, nextCheckAt });
  await enqueueCheck(context.jobs, trx);
  return { payment, prompt, isNew: true };
}

async function insertNew(
  trx: Trx,
  shopId: string,
  { way, months, key, now }: { way: ChosenWay; months: PaidMonths; key: string; now: Date },
): Promise<PaymentRow> {
  const amountUgx = priceOf(await readBillingSettings(trx), months);
  const lapsesAfterMs = way.wallet ? promptLapsesAfterMs : byHandLapsesAfterMs;
  return insertPayment(trx, {
    shopId,
    idempotencyKey: key,
    provider: way.name,
    amountUgx,
    months,
    createdAt: now,
    lapsesAt: new Date(now.getTime() + lapsesAfterMs),
  });
}

/**
 * Sends the prompt. True when its provider will surely not take the money, for a reason that is not the payer's: the next
 * one may. What is not certain is never true.
 */
async function isSurelyRefused(context: BillingContext, prompt: MobilePayment): Promise<boolean> {
  const asking = askProvider(context, prompt).catch((error: unknown) => {
    context.logger.error(
      { err: error, paymentId: prompt.payment_id },
      'a prompt could not be sent; the job looks after it',
    );
    return null;
  });
  const patience = new AbortController();
  const failure = await Promise.race([asking, sleep(answerWithinMs, null, { signal: patience.signal, ref: false })]);
  patience.abort();
  return failure === 'refused_by_provider';
}
