import type { Subscription } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { listPrices, readBillingSettings } from '#server/billing/billing-settings.ts';
import { lastPaidOf, paymentToTell, toPayment } from '#server/billing/payments/payment.wire.ts';
import { findOwnPayment, listOwnPayments, type OwnPaymentRow } from '#server/billing/payments/payments.queries.ts';
import { canPay, offeredWays } from '#server/billing/providers/ways-to-pay.ts';
import { paidDaysLeft } from '#server/billing/reminders/reminder-days.ts';
import { nextPeriod, runningUntil } from '#server/billing/subscriptions/periods.ts';
import { graceUntil, sellerStatus, subscriptionStatus } from '#server/billing/subscriptions/subscription-status.ts';
import { findSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { AppError } from '#server/platform/errors.ts';

/** The seller's own plan, with the payment that is named, else the one that they should know of. Throws `not_found`. */
export async function readSubscription(
  billing: BillingContext,
  shopId: string,
  paymentId?: string,
): Promise<Subscription> {
  const dates = await findSubscription(billing.db, shopId);
  if (!dates) throw new AppError('not_found');
  const settings = await readBillingSettings(billing.db);
  const { priceUgx, trialDays } = settings;
  const payments = await listOwnPayments(billing.db, shopId, 20);
  const now = billing.clock.now();
  const status = subscriptionStatus(dates, now);
  const graceEndsAt = graceUntil(dates, now);
  const payment = paymentId ? await requirePayment(billing, shopId, payments, paymentId) : paymentToTell(payments, now);
  // The seller is told "paid" of a complimentary plan, and counts the time left from the paid period's end.
  const subscriptionEnd = status === 'active' ? dates.complimentaryEndsAt : dates.subscriptionEndsAt;
  return {
    status: sellerStatus(status),
    trialEndDate: dates.trialEndsAt.toISOString(),
    hadTrialBefore: dates.hadTrialBefore,
    subscriptionEndDate: subscriptionEnd?.toISOString() ?? null,
    expiresAt: (runningUntil(dates, now) ?? graceEndsAt)?.toISOString() ?? null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    nextPeriodStartsAt: nextPeriod(dates, 0, now).startsAt.toISOString(),
    paidDaysLeft: paidDaysLeft(dates, now),
    lastPaid: lastPaidOf(payments),
    priceUgx,
    trialDays,
    readsWithAi: billing.readsWithAi,
    payment: payment && toPayment(payment, billing.ways.merchant, now),
    canPay: canPay(billing.ways),
    prices: listPrices(settings),
    waysToPay: offeredWays(billing.ways),
    serverTime: now.toISOString(),
  };
}

/** A key that is repeated after months can lead to one that is not among the last ones. */
async function requirePayment(
  { db }: BillingContext,
  shopId: string,
  lastOnes: OwnPaymentRow[],
  paymentId: string,
): Promise<OwnPaymentRow> {
  const listed = lastOnes.find(({ payment_id: id }) => id === paymentId);
  const payment = listed ?? (await findOwnPayment(db, shopId, { paymentId }));
  if (!payment) throw new AppError('not_found');
  return payment;
}
