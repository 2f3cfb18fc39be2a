import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings, storeSetting } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** What an administrator can change; `priceUgx` is a month's price in whole shillings. */
const BillingSettings = Type.Object({
  priceUgx: Type.Integer({ minimum: 0 }),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
type BillingSettings = Static<typeof BillingSettings>;

const keys: Record<keyof BillingSettings, string> = { priceUgx: 'price_ugx', trialDays: 'trial_days' };

/** Price and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readBillingSettings(db: Db | Trx): Promise<BillingSettings> {
  const values = await readStoredSettings(db, Object.values(keys));
  const settings = { priceUgx: values.get(keys.priceUgx), trialDays: values.get(keys.trialDays) };
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(BillingSettings, settings))
    throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}

/** Counts from now on: a trial that runs and a payment that waits keep theirs. */
export async function storeBillingSettings(trx: Trx, changes: Partial<BillingSettings>, at: Date): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [keyof BillingSettings, string][])
    if (changes[name] !== undefined) await storeSetting(trx, key, changes[name], at);
}
