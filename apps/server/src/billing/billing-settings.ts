import type { PaidMonths } from '@app/contracts/billing/billing.schemas';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings, storeSetting } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

const Price = Type.Integer({ minimum: 0 });

/** What an administrator can change. Prices are whole shillings; null follows the month's price. */
const BillingSettings = Type.Object({
  priceUgx: Price,
  price3MonthsUgx: Type.Union([Price, Type.Null()]),
  price6MonthsUgx: Type.Union([Price, Type.Null()]),
  price12MonthsUgx: Type.Union([Price, Type.Null()]),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
export type BillingSettings = Static<typeof BillingSettings>;

const keys: [keyof BillingSettings, string][] = [
  ['priceUgx', 'price_ugx'],
  ['price3MonthsUgx', 'price_3_months_ugx'],
  ['price6MonthsUgx', 'price_6_months_ugx'],
  ['price12MonthsUgx', 'price_12_months_ugx'],
  ['trialDays', 'trial_days'],
];

/** Prices and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readBillingSettings(db: Db | Trx): Promise<BillingSettings> {
  const values = await readStoredSettings(
    db,
    keys.map(([, key]) => key),
  );
  const settings = Object.fromEntries(keys.map(([name, key]) => [name, values.get(key) ?? null]));
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(BillingSettings, settings))
    throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}

/** The price of `months` paid at once; by default a year costs ten months. */
export function priceOf(settings: BillingSettings, months: PaidMonths): number {
  const { priceUgx, price3MonthsUgx, price6MonthsUgx, price12MonthsUgx } = settings;
  if (months === 1) return priceUgx;
  if (months === 3) return price3MonthsUgx ?? 3 * priceUgx;
  return months === 6 ? (price6MonthsUgx ?? 6 * priceUgx) : (price12MonthsUgx ?? 10 * priceUgx);
}

/** Shortest first. */
export function listPrices(settings: BillingSettings) {
  return ([1, 3, 6, 12] as const).map((months) => ({ months, amountUgx: priceOf(settings, months) }));
}

/** A running trial and a pending payment keep their values. */
export async function storeBillingSettings(trx: Trx, changes: Partial<BillingSettings>, at: Date): Promise<void> {
  for (const [name, key] of keys) if (changes[name] !== undefined) await storeSetting(trx, key, changes[name], at);
}
