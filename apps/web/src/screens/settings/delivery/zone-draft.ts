import type { DeliveryWay, Zone, ZoneInput } from '@app/contracts/catalog/facts.schemas';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** A row of the form. */
export interface ZoneDraft {
  key: string;
  id?: string;
  name: string;
  /** As it is typed; empty: buyers ask. */
  fee: string;
  ways: DeliveryWay[];
}

export const newRow = (values: Partial<ZoneDraft> = {}): ZoneDraft => ({
  key: crypto.randomUUID(),
  name: '',
  fee: '',
  ways: ['boda'],
  ...values,
});

export const toRows = (zones: readonly Zone[]): ZoneDraft[] =>
  zones.map(({ id, name, feeUgx, ways }) => newRow({ id, name, ways, fee: feeUgx === null ? '' : String(feeUgx) }));

/** What delivery costs in and around Kampala, to be changed row by row. */
export const kampalaRows = (): ZoneDraft[] => [
  newRow({ name: 'Near my shop', fee: '3000' }),
  newRow({ name: 'Kampala city', fee: '5000' }),
  newRow({ name: 'Wakiso', fee: '8000' }),
  newRow({ name: 'Upcountry', ways: ['bus'] }),
];

/** Whole shillings; null to be asked; undefined where it can't be read. */
export function readFee(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (/^(?:0|free)$/i.test(text)) return 0;
  return readTypedPrice(text) ?? undefined;
}

/** Names of errors are those of the server's. */
export function readRows(rows: readonly ZoneDraft[]): { zones: ZoneInput[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const zones = rows.map(({ id, name, fee, ways }, index): ZoneInput => {
    const feeUgx = readFee(fee);
    if (name.trim() === '') errors[`zones.${index}.name`] = 'Please write where you deliver to.';
    if (feeUgx === undefined) errors[`zones.${index}.feeUgx`] = 'Write the fee in shillings, such as 5000 or 5k.';
    if (ways.length === 0) errors[`zones.${index}.ways`] = 'Choose how it gets there.';
    return { ...(id && { id }), name: name.trim(), feeUgx: feeUgx ?? null, ways };
  });
  return { zones, errors };
}

/** `Ntinda: UGX 5,000`, for the closed row of the settings. */
export function zonesInWords(zones: readonly Pick<Zone, 'name' | 'feeUgx'>[]): string {
  if (zones.length === 0) return 'Agreed in each chat';
  const [first, ...others] = zones.map(({ name, feeUgx }) => `${name}: ${feeInWords(feeUgx)}`);
  return others.length === 0 ? `${first}` : `${first}, and ${others.length} more`;
}

const feeInWords = (feeUgx: number | null): string =>
  feeUgx === null ? 'ask' : feeUgx === 0 ? 'free' : formatPrice(feeUgx);
