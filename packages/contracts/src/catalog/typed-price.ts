import { maxPriceUgx, minPriceUgx } from '@app/contracts/bounds';
import { readPriceWords } from './price-words.ts';

const maxTextLength = 60;

const shillings = '(?:ugx|ugsh|ugs|ushs?|shs?|shillings?)\\.?';
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mil: 1e6,
  mln: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const pattern = new RegExp(
  `^(?:${shillings}:?\\s*)?(\\d[\\d., ]*?)\\s*(${Object.keys(scales).join('|')})?\\s*(?:${shillings})?\\s*(?:/?[=-])?$`,
  'i',
);
/** `85000`, `85,000`, `85.000`, `85 000`: groups of three, all parted by the same sign. */
const grouped = /^\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;
const decimal = /^\d+(?:[.,]\d{1,3})?$/;

const currency = new RegExp(`^${shillings}:?\\s+|\\s+${shillings}$`, 'g');

/**
 * A price that was typed into a field of its own, in whole shillings: `85,000`, `85k`, `UGX 1.2m`, `85,000/=`,
 * `emitwalo 12`. Null when the text is anything else than one amount between 100 and 10,000,000,000. The browser shows
 * what it read before it is saved, the CSV import takes cells by the same rule.
 */
export function readTypedPrice(text: string): number | null {
  if (text.length > maxTextLength) return null;
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const found = pattern.exec(typed);
  const scale = found?.[2] ? scales[found[2]] : undefined;
  const value = found?.[1]
    ? readFigure(found[1].trim(), scale)
    : readPriceWords(typed.replace(currency, '').split(/[\s-]+/));
  return value !== null && Number.isSafeInteger(value) && value >= minPriceUgx && value <= maxPriceUgx ? value : null;
}

/**
 * Before a scale a single dot or comma is a decimal point (`1.250m`), unless three figures follow a comma (`1,200k`).
 */
function readFigure(figure: string, scale: number | undefined): number | null {
  if (/^\d+$/.test(figure)) return Number(figure) * (scale ?? 1);
  if (scale !== undefined && decimal.test(figure) && !/,\d{3}$/.test(figure))
    return Math.round(Number(figure.replace(',', '.')) * scale * 1000) / 1000;
  if (grouped.test(figure)) return Number(figure.replace(/\D/g, '')) * (scale ?? 1);
  // Cents, which are not in use: `85,000.00`.
  const whole = /^(.+)\.00?$/.exec(figure)?.[1];
  return whole !== undefined && scale === undefined && !whole.includes('.') ? readFigure(whole, undefined) : null;
}
