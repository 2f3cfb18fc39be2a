import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** What an administrator can change; `priceUgx` is a month's price in whole shillings. */
const Settings = Type.Object({
  priceUgx: Type.Integer({ minimum: 0 }),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
export type Settings = Static<typeof Settings>;

/** Price and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readSettings(db: Db | Trx): Promise<Settings> {
  const values = await readStoredSettings(db, ['price_ugx', 'trial_days']);
  const settings = { priceUgx: values.get('price_ugx'), trialDays: values.get('trial_days') };
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(Settings, settings)) throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}
