import type { PaidMonths } from '@app/contracts/billing/billing.schemas';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { readStoredSettings, storeSetting } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

const Price = Type.Integer({ minimum: 0 });

/**
 * What an administrator can change; `priceUgx` is a month's price in whole shillings. The price of several months is
 * null until somebody sets one: it follows the month's then.
 */
const BillingSettings = Type.Object({
  priceUgx: Price,
  price3MonthsUgx: Type.Union([Price, Type.Null()]),
  price6MonthsUgx: Type.Union([Price, Type.Null()]),
  price12MonthsUgx: Type.Union([Price, Type.Null()]),
  trialDays: Type.Integer({ minimum: 0, maximum: 3650 }),
});
export type BillingSettings = Static<typeof BillingSettings>;

const keys: Record<keyof BillingSettings, string> = {
  priceUgx: 'price_ugx',
  price3MonthsUgx: 'price_3_months_ugx',
  price6MonthsUgx: 'price_6_months_ugx',
  price12MonthsUgx: 'price_12_months_ugx',
  trialDays: 'trial_days',
};

/** Prices and trial length as they stand now. Throws when the table holds nonsense: a wrong price must not be shown. */
export async function readBillingSettings(db: Db | Trx): Promise<BillingSettings> {
  const values = await readStoredSettings(db, Object.values(keys));
  const settings = {
    priceUgx: values.get(keys.priceUgx),
    price3MonthsUgx: values.get(keys.price3MonthsUgx) ?? null,
    price6MonthsUgx: values.get(keys.price6MonthsUgx) ?? null,
    price12MonthsUgx: values.get(keys.price12MonthsUgx) ?? null,
    trialDays: values.get(keys.trialDays),
  };
  // Not Value.Parse: it would turn a null into a price of 0.
  if (!Value.Check(BillingSettings, settings))
    throw new Error(`The settings are not usable: ${JSON.stringify(settings)}`);
  return settings;
}

/** What `months` paid at once cost; unless somebody set a price, a year costs ten months. */
export function priceOf(settings: BillingSettings, months: PaidMonths): number {
  const { priceUgx, price3MonthsUgx, price6MonthsUgx, price12MonthsUgx } = settings;
  const prices: Record<PaidMonths, number> = {
    1: priceUgx,
    3: price3MonthsUgx ?? 3 * priceUgx,
    6: price6MonthsUgx ?? 6 * priceUgx,
    12: price12MonthsUgx ?? 10 * priceUgx,
  };
  return prices[months];
}

/** All that can be paid at once, shortest first. */
export function listPrices(settings: BillingSettings): { months: PaidMonths; amountUgx: number }[] {
  return ([1, 3, 6, 12] as const).map((months) => ({ months, amountUgx: priceOf(settings, months) }));
}

/** Counts from now on: a trial that runs and a payment that waits keep theirs. */
export async function storeBillingSettings(trx: Trx, changes: Partial<BillingSettings>, at: Date): Promise<void> {
  for (const [name, key] of Object.entries(keys) as [keyof BillingSettings, string][])
    if (changes[name] !== undefined) await storeSetting(trx, key, changes[name], at);
}
