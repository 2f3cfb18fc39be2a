import { formatPrice } from '#web/lib/formatting/format.ts';
import type { ReviewLine } from '#web/screens/order-review/order-text.ts';

export const countChanges = (lines: readonly ReviewLine[]): number =>
  lines.filter(({ changed, missing }) => changed !== null || missing !== null).length;

/** What has become of a line since it was added; null where nothing has. */
export function changeWords({ item, priceUgx, changed, missing }: ReviewLine): string | null {
  if (missing === 'sold_out') return 'Sold out since you added it. It is not in this order.';
  if (missing === 'size_gone') return `Size ${item.size} is gone since you added it. It is not in this order.`;
  if (missing === 'gone') return 'No longer in the shop. It is not in this order.';
  if (changed === 'was_unpriced') return 'It has a price now. It had none when you added it.';
  if (changed === null || item.seenPriceUgx === null) return null;
  const before = `It was ${formatPrice(item.seenPriceUgx)} when you added it.`;
  return priceUgx === null ? `${before} Now the seller tells the price.` : before;
}
