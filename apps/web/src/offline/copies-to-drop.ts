/** What is known of a copy besides its content. */
export interface KnownCopy {
  path: string;
  /** When it was kept, on the phone's clock. */
  atMs: number;
  bytes: number;
  /** Empty: of an order, or a script. */
  shop: string;
  /** Whose the page was; empty for files and orders. */
  holder: string;
}

/** Less than the 15 MB that are promised by what a page may bring between two looks. */
export const maxBytes = 14_500_000;
export const maxShops = 20;
export const maxAgeMs = 14 * 24 * 60 * 60 * 1000;

/** What is gone, too old, of a shop that 20 others were visited after, and beyond the bytes the oldest. */
export function copiesToDrop(copies: KnownCopy[], isGone?: (copy: KnownCopy) => unknown): KnownCopy[] {
  const shops = new Set(['']);
  let bytes = 0;
  return copies
    .sort((one, other) => other.atMs - one.atMs)
    .filter((copy) => {
      if (shops.size <= maxShops) shops.add(copy.shop);
      if (isGone?.(copy) || Date.now() - copy.atMs > maxAgeMs || !shops.has(copy.shop)) return true;
      bytes += copy.bytes;
      return bytes > maxBytes;
    });
}
