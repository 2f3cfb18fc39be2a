import type { AdminSettings } from '@app/contracts/admin/settings.schemas';
import { maxMonthPriceUgx, maxTrialDays, minMonthPriceUgx } from '@app/contracts/bounds';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import { counted, formatPrice } from '#web/lib/formatting/format.ts';

interface SettingsDraft {
  price: string;
  trialDays: string;
}

export type PriceAndTrial = Pick<AdminSettings, 'priceUgx' | 'trialDays'>;

export const draftOf = ({ priceUgx, trialDays }: PriceAndTrial): SettingsDraft => ({
  price: formatPrice(priceUgx).slice(4),
  trialDays: String(trialDays),
});

export function readSettingsDraft(
  draft: SettingsDraft,
): { ok: true; value: PriceAndTrial } | { ok: false; errors: Partial<SettingsDraft> } {
  const priceUgx = readTypedPrice(draft.price);
  const trialDays = /^\d{1,3}$/.test(draft.trialDays.trim()) ? Number(draft.trialDays) : null;
  const errors: Partial<SettingsDraft> = {};
  if (priceUgx === null || priceUgx < minMonthPriceUgx || priceUgx > maxMonthPriceUgx)
    errors.price = `Please enter a price from ${formatPrice(minMonthPriceUgx)} to ${formatPrice(maxMonthPriceUgx)}`;
  if (trialDays === null || trialDays > maxTrialDays)
    errors.trialDays = `Please enter whole days from 0 to ${maxTrialDays}`;
  if (priceUgx === null || trialDays === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { priceUgx, trialDays } };
}

export const changesOf = (old: PriceAndTrial, next: PriceAndTrial) =>
  [
    { name: 'Price of a month', from: formatPrice(old.priceUgx), to: formatPrice(next.priceUgx) },
    { name: 'Free trial', from: counted(old.trialDays, 'day'), to: counted(next.trialDays, 'day') },
  ].filter(({ from, to }) => from !== to);

/** Unchanged values are not sent, so that they do not undo another administrator's change. */
export const changedOnly = (old: PriceAndTrial, next: PriceAndTrial): Partial<PriceAndTrial> => ({
  ...(old.priceUgx !== next.priceUgx && { priceUgx: next.priceUgx }),
  ...(old.trialDays !== next.trialDays && { trialDays: next.trialDays }),
});
