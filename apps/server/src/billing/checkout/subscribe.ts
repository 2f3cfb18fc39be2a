import { setTimeout as sleep } from 'node:timers/promises';
import type { SubscribeBody } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { priceOf, readBillingSettings } from '#server/billing/billing-settings.ts';
import { nextCheckAfter, promptLapsesAfterMs } from '#server/billing/mobile-money/check-schedule.ts';
import { enqueueCheck } from '#server/billing/mobile-money/mobile-money.jobs.ts';
import { insertMobilePayment, type MobilePayment } from '#server/billing/mobile-money/mobile-payments.queries.ts';
import { takeNetworkPrompt, takePrompt } from '#server/billing/mobile-money/prompt-limits.ts';
import { sendPrompt } from '#server/billing/mobile-money/send-prompt.ts';
import { paymentStatus } from '#server/billing/payments/payment.wire.ts';
import {
  findPaymentByKey,
  findPendingPayment,
  insertLedgerEntry,
  insertPayment,
  isDeletionPending,
  lockPendingPayment,
  markLapsed,
  type PaymentRow,
  readSavedNumber,
} from '#server/billing/payments/payments.queries.ts';
import { lockSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ChosenWay, chooseWays } from './choose-way.ts';

const deletionPendingText =
  'Your account is about to be deleted. To pay, first tap “Keep my account” in your settings.';

/** A week: money sent by hand on a Friday evening is still confirmed on Monday. */
const byHandLapsesAfterMs = 7 * dayMs;
/** The seller waits for the page. A prompt that takes longer is followed all the same. */
const answerWithinMs = 8000;

interface SubscribeRequest extends SubscribeBody {
  ip: string;
}

/**
 * Starts a payment at today's price, or returns the one that waits: never two at once, and one for each `key`, which is
 * one action of the seller. A provider that surely refuses makes room for the next one. Throws `unavailable` without a
 * way to pay, `rate_limited`, `number_not_proven`, `payment_failed` for a repetition of what was refused, `not_found`,
 * `forbidden` while the account waits to be deleted, and input errors.
 */
export async function subscribe(
  context: BillingContext,
  shopId: string,
  request: SubscribeRequest,
  key: string,
): Promise<PaymentRow> {
  const existing = await findExisting(context, shopId, request, key);
  if (existing) return requireNotRefused(context, existing);
  const savedNumber = await readSavedNumber(context.db, shopId);
  let latest: PaymentRow | null = null;
  for (const [index, way] of chooseWays(context.ways, { ...request, savedNumber }).entries()) {
    if (way.wallet) await takeNetworkPrompt(context, { shopId, ...way.wallet }, request.ip);
    const opened = await inTransaction(context.db, 'billing.subscribe', (trx) =>
      openPayment(context, trx, shopId, { way, request, key: attemptKey(key, index) }),
    );
    if (!opened.isNew) return requireNotRefused(context, opened.payment);
    latest = opened.payment;
    if (!opened.prompt || !(await isSurelyRefused(context, opened.prompt))) return latest;
  }
  if (!latest) throw new AppError('unavailable');
  return latest;
}

/** One action may try several providers, each under a key of its own. */
const attemptKey = (key: string, index: number): string => (index === 0 ? key : `${key}/${index + 1}`);

/** The payment of this action, or one that waits and is good for it. */
async function findExisting(
  context: BillingContext,
  shopId: string,
  request: SubscribeRequest,
  key: string,
): Promise<PaymentRow | undefined> {
  const repeated = await findLatestAttempt(context.db, shopId, key);
  if (repeated) return repeated;
  const pending = await findPendingPayment(context.db, shopId);
  return pending && isReusable(pending, request, context.clock.now()) ? pending : undefined;
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
 * Whether the payment that waits stands in the way of another one. A prompt does until its time is over. Instructions
 * that the seller has not followed make room for another way or another number of months.
 */
function isReusable(pending: PaymentRow, request: SubscribeRequest, now: Date): boolean {
  if (pending.from_former_holder || paymentStatus(pending, now) !== 'pending') return false;
  if (pending.provider !== 'manual' || pending.receipt !== null) return true;
  const isOtherWay = request.phoneNumber !== undefined || (request.provider ?? 'manual') !== 'manual';
  return !isOtherWay && (request.months ?? pending.months) === pending.months;
}

interface OpenedPayment {
  payment: PaymentRow;
  /** To be sent to the payer's phone. */
  prompt?: MobilePayment;
  isNew: boolean;
}

/**
 * The payment of this key, the one that waits, or a new one; the shop's row is locked, so two calls at once get the
 * same. A prompt is stored with the time of its first check before its provider is called.
 */
async function openPayment(
  context: BillingContext,
  trx: Trx,
  shopId: string,
  { way, request, key }: { way: ChosenWay; request: SubscribeRequest; key: string },
): Promise<OpenedPayment> {
  if (!(await lockSubscription(trx, shopId))) throw new AppError('not_found');
  if (await isDeletionPending(trx, shopId)) throw new AppError('forbidden', { message: deletionPendingText });
  const repeated = await findPaymentByKey(trx, shopId, key);
  if (repeated) return { payment: repeated, isNew: false };
  const now = context.clock.now();
  const pending = await lockPendingPayment(trx, shopId);
  if (pending && isReusable(pending, request, now)) return { payment: pending, isNew: false };
  if (way.wallet) await takePrompt(context, trx, { shopId, ...way.wallet });
  // Lapsed before its time; it can still be confirmed.
  if (pending) await markLapsed(trx, pending, now);
  const months = request.months ?? 1;
  const payment = await insertPayment(trx, {
    shop_id: shopId,
    idempotency_key: key,
    provider: way.name,
    status: 'pending',
    amount_ugx: priceOf(await readBillingSettings(trx), months),
    months,
    created_at: now,
    lapses_at: new Date(now.getTime() + (way.wallet ? promptLapsesAfterMs : byHandLapsesAfterMs)),
  });
  await insertLedgerEntry(trx, payment, { entry: 'started', actor: 'seller', at: now });
  if (!way.wallet) return { payment, isNew: true };
  const nextCheckAt = new Date(now.getTime() + nextCheckAfter(0));
  const prompt = await insertMobilePayment(trx, payment, { ...way.wallet, nextCheckAt });
  await enqueueCheck(context.jobs, trx);
  return { payment, prompt, isNew: true };
}

/**
 * Sends the prompt. True when its provider will surely not take the money, for a reason that is not the payer's: the
 * next one may. An uncertain answer is never true.
 */
async function isSurelyRefused(context: BillingContext, prompt: MobilePayment): Promise<boolean> {
  const sending = sendPrompt(context, prompt).catch((error: unknown) => {
    context.logger.error(
      { err: error, paymentId: prompt.payment_id },
      'a prompt could not be sent; the job looks after it',
    );
    return null;
  });
  const timeout = new AbortController();
  const failure = await Promise.race([sending, sleep(answerWithinMs, null, { signal: timeout.signal, ref: false })]);
  timeout.abort();
  return failure === 'refused_by_provider';
}
