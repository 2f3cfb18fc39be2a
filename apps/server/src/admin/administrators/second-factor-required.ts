import { readStoredSettings } from '#server/platform/database/stored-settings.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

export const secondFactorRequiredKey = 'second_factor_required';

/** Whether an owner requires a second factor of all administrators. Throws when the stored value is no boolean. */
export async function readSecondFactorRequired(db: Db | Trx): Promise<boolean> {
  const value = (await readStoredSettings(db, [secondFactorRequiredKey])).get(secondFactorRequiredKey) ?? false;
  if (typeof value !== 'boolean') throw new Error(`The setting ${secondFactorRequiredKey} is not usable.`);
  return value;
}
