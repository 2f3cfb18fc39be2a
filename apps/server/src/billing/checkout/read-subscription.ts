import type { Subscription } from '@app/contracts/billing/billing.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { listPrices, readBillingSettings } from '#server/billing/billing-settings.ts';
import { lastPaidOf, paidBesides, paymentToShow, toPayment } from '#server/billing/payments/payment.wire.ts';
import { listOwnPayments, requireOwnPayment } from '#server/billing/payments/payments.queries.ts';
import { offeredWays } from '#server/billing/providers/ways-to-pay.ts';
import { nextPeriod, runningUntil } from '#server/billing/subscriptions/periods.ts';
import { findSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import {
  graceUntil,
  paidDaysLeft,
  sellerStatus,
  subscriptionStatus,
} from '#server/billing/subscriptions/when-paid-time-ends.ts';
import { AppError } from '#server/platform/errors.ts';

/** The seller's own plan, with the named payment, else the one that they should see. Throws `not_found`. */
export async function readSubscription(
  billing: BillingContext,
  shopId: string,
  paymentId?: string,
): Promise<Subscription> {
  const dates = await findSubscription(billing.db, shopId);
  if (!dates) throw new AppError('not_found');
  const settings = await readBillingSettings(billing.db);
  const payments = await listOwnPayments(billing.db, shopId, 20);
  const now = billing.clock.now();
  const status = subscriptionStatus(dates, now);
  const graceEndsAt = graceUntil(dates, now);
  const payment = paymentId
    ? (payments.find(({ payment_id: id }) => id === paymentId) ??
      // A key that is repeated after months leads to an older one.
      (await requireOwnPayment(billing.db, shopId, { paymentId })))
    : paymentToShow(payments, now);
  const late = paidBesides(payments, payment, now);
  const waysToPay = offeredWays(billing.ways);
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
    priceUgx: settings.priceUgx,
    trialDays: settings.trialDays,
    readsWithAi: billing.readsWithAi,
    payment: payment && toPayment(payment, billing.ways.merchant, now),
    latePayment: late && toPayment(late, billing.ways.merchant, now),
    canPay: waysToPay.length > 0,
    prices: listPrices(settings),
    waysToPay,
    serverTime: now.toISOString(),
  };
}
