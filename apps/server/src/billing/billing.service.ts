import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSettings, findSubscription, insertTrial } from './billing.queries.ts';
import { dayMs, mayImport, type SubscriptionDates, subscriptionStatus } from './subscription-status.ts';

// The only door for other slices.
export { subscriptionRuns } from './billing.queries.ts';
export {
  mayImport,
  type SubscriptionDates,
  type SubscriptionStatus,
  sellerStatus,
  subscriptionStatus,
} from './subscription-status.ts';

/** What an administrator can change; `priceUgx` is a month's price in whole shillings. */
const Settings = Type.Object({
  priceUgx: Type.Integer({ minimum: 0 }),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
export type Settings = Static<typeof Settings>;

/** Price and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readSettings(db: Db | Trx): Promise<Settings> {
  const values = await findSettings(db, ['price_ugx', 'trial_days']);
  const settings = { priceUgx: values.get('price_ugx'), trialDays: values.get('trial_days') };
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(Settings, settings)) throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}

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
  if (!dates || !mayImport(subscriptionStatus(dates, now))) throw new AppError('subscription_expired');
}
