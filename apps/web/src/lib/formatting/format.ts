import { grouped, shortMonths } from '@app/contracts/messages/message-text';

/** UTC+3, no summer time. */
export const kampalaOffsetMs = 3 * 60 * 60 * 1000;

/** `1 product`, `2 products`, `12,345 products`. */
export const counted = (count: number, unit: string) => `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;

/** `UGX 85,000`. */
export const formatPrice = (priceUgx: number) => `UGX ${grouped(priceUgx)}`;

/** Without a price the buyer asks. */
export const priceWords = (priceUgx: number | null) =>
  priceUgx === null ? 'DM seller for price' : formatPrice(priceUgx);

/** Under 1000 as is, then `1.2k`, then `3.4M`. Cut, not rounded: 999,999 is not yet a million. */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}

const oneDecimal = (value: number) => (Math.floor(value * 10) / 10).toFixed(1);

/** A day in Kampala: `12 Nov 2026`. */
export function formatDay(instant: string): string {
  const day = new Date(Date.parse(instant) + kampalaOffsetMs);
  return `${day.getUTCDate()} ${shortMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
