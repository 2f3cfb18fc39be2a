import type { Subscription } from '@app/contracts/billing';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { listPrices, readBillingSettings } from '#server/billing/billing-settings.ts';
import { lastPaidOf, paymentToTell, toPayment } from '#server/billing/payments/payment.wire.ts';
import { listOwnPayments } from '#server/billing/payments/payments.queries.ts';
import { canPay, offeredWays } from '#server/billing/providers/ways-to-pay.ts';
import { paidDaysLeft } from '#server/billing/reminders/reminder-days.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { nextPeriod, runningUntil } from './periods.ts';
import { graceUntil, mayImport, sellerStatus, subscriptionStatus } from './subscription-status.ts';
import { findSubscription } from './subscriptions.queries.ts';

const trialWasBefore = 'This TikTok had its free trial already. Subscribe to go on.';
const paidHasEnded = 'Your subscription has expired. Please subscribe to continue.';

/** Refuses with `subscription_expired` (403) what pauses when neither a trial nor a paid period runs. */
export async function requireRunningSubscription(db: Db | Trx, shopId: string, now: Date): Promise<void> {
  const dates = await findSubscription(db, shopId);
  if (dates && mayImport(subscriptionStatus(dates, now))) return;
  // A seller who has paid before is not told of a trial.
  if (dates?.subscriptionEndsAt) throw new AppError('subscription_expired', { message: paidHasEnded });
  throw new AppError('subscription_expired', dates?.hadTrialBefore ? { message: trialWasBefore } : {});
}

/** The seller's own plan, with the payment that they should know of. Throws `not_found`. */
export async function readSubscription(billing: BillingContext, shopId: string): Promise<Subscription> {
  const dates = await findSubscription(billing.db, shopId);
  if (!dates) throw new AppError('not_found');
  const settings = await readBillingSettings(billing.db);
  const { priceUgx, trialDays } = settings;
  const payments = await listOwnPayments(billing.db, shopId, 20);
  const now = billing.clock.now();
  const status = subscriptionStatus(dates, now);
  const graceEndsAt = graceUntil(dates, now);
  const payment = paymentToTell(payments, now);
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
