import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSettings } from './billing-settings.ts';
import { dayMs, mayImport, type SubscriptionDates, subscriptionStatus } from './subscriptions/subscription-status.ts';
import { findSubscription, insertTrial } from './subscriptions/subscriptions.queries.ts';

// The only door for other slices.
export { type Billing, createBilling, createSettlement } from './billing.ts';
export { readSettings, type Settings, storeSettings } from './billing-settings.ts';
export { toAdminPayment } from './payments/payment.wire.ts';
export { paymentCommandName, runPaymentCommand } from './payments/payment-command.ts';
export { listPayments, type PaymentRow, storeLapses } from './payments/payments.queries.ts';
export {
  mayImport,
  type SubscriptionDates,
  type SubscriptionStatus,
  sellerStatus,
  subscriptionStatus,
} from './subscriptions/subscription-status.ts';
export { subscriptionRuns } from './subscriptions/subscriptions.queries.ts';

const paidHasEnded = 'Your subscription has expired. Please subscribe to continue.';

/** Starts the trial of a new shop, as long as the settings say now. A second call changes nothing and answers false. */
export async function startTrial(trx: Trx, shopId: string, now: Date): Promise<boolean> {
  const { trialDays } = await readSettings(trx);
  return insertTrial(trx, shopId, now, new Date(now.getTime() + trialDays * dayMs));
}

/** The stored dates of a shop; null when it has no subscription row. */
export async function readSubscription(db: Db | Trx, shopId: string): Promise<SubscriptionDates | null> {
  return findSubscription(db, shopId);
}

/** Refuses with `subscription_expired` (403) what pauses when neither a trial nor a paid period runs. */
export async function requireRunningSubscription(db: Db | Trx, shopId: string, now: Date): Promise<void> {
  const dates = await findSubscription(db, shopId);
  if (dates && mayImport(subscriptionStatus(dates, now))) return;
  // Whoever has paid before is not told of a trial.
  throw new AppError('subscription_expired', dates?.subscriptionEndsAt ? { message: paidHasEnded } : {});
}
