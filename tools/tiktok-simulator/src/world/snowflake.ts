import type { Seeded } from './seeded.ts';

/**
 * TikTok ids are 64-bit numbers whose upper 32 bits are the second of their making; readers of the embed page, which
 * carries no dates, take the date from there.
 */
export function snowflake(seconds: number, lowBits: number): string {
  return ((BigInt(seconds) << 32n) | BigInt(lowBits >>> 0)).toString();
}

/** Seconds since 1970 held in an id. */
export function secondsOf(id: string): number {
  return Number(BigInt(id) >> 32n);
}

/**
 * Low bits that grow with `sequence`, so that two posts of the same second keep their order when a reader sorts by id.
 */
export function lowBitsFor(sequence: number, random: Seeded): number {
  return (sequence % 0xfffff) * 4096 + random.between(0, 4095);
}
