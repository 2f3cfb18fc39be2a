import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings, storeSetting } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** What an administrator can change; `priceUgx` is a month's price in whole shillings. */
const Settings = Type.Object({
  priceUgx: Type.Integer({ minimum: 0 }),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
export type Settings = Static<typeof Settings>;

const keys: Record<keyof Settings, string> = { priceUgx: 'price_ugx', trialDays: 'trial_days' };

/** Price and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readSettings(db: Db | Trx): Promise<Settings> {
  const values = await readStoredSettings(db, Object.values(keys));
  const settings = { priceUgx: values.get(keys.priceUgx), trialDays: values.get(keys.trialDays) };
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(Settings, settings)) throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}

/** Counts from now on: a trial that runs and a payment that waits keep theirs. */
export async function storeSettings(trx: Trx, changes: Partial<Settings>, at: Date): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [keyof Settings, string][])
    if (changes[name] !== undefined) await storeSetting(trx, key, changes[name], at);
}
