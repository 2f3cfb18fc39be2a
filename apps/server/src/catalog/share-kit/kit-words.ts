import { grouped, plainText, shortMonths } from '@app/contracts/messages/message-text';
import { hourMs } from '#server/platform/clock.ts';
import { clockTime } from '#server/platform/kampala-days.ts';
import type { KitFacts, KitProduct } from './kit-facts.ts';

const maxTitleLength = 90;
const maxNameLength = 60;
const maxListedSizes = 12;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export const priceWords = (priceUgx: number | null): string =>
  priceUgx === null ? 'DM seller for price' : `UGX ${grouped(priceUgx)}`;

/** In Kampala: `until Sun 29 Nov, 20:00`. */
export function untilWords(at: Date): string {
  const there = new Date(at.getTime() + 3 * hourMs);
  return `until ${weekdays[there.getUTCDay()]} ${there.getUTCDate()} ${shortMonths[there.getUTCMonth()]}, ${clockTime(at)}`;
}

/** What stands beside the price: what it was, and until when it is lower. */
export const besidePrice = ({ oldPriceUgx, saleEndsAt }: Pick<KitProduct, 'oldPriceUgx' | 'saleEndsAt'>) => ({
  was: oldPriceUgx === null ? null : priceWords(oldPriceUgx),
  until: saleEndsAt && untilWords(saleEndsAt),
});

/** One size is "Size 40"; of many, the first and how many more. */
export function sizeWords(sizes: readonly string[], most = maxListedSizes): string | null {
  if (sizes.length === 0) return null;
  const more = sizes.length - most;
  const listed = (more > 1 ? sizes.slice(0, most) : sizes).join(' · ');
  return `${sizes.length === 1 ? 'Size' : 'Sizes'} ${listed}${more > 1 ? ` + ${more} more` : ''}`;
}

/** The shop's name as one plain line; its handle where nothing is left of that. */
export const plainName = ({ shopName, handle }: Pick<KitFacts, 'shopName' | 'handle'>): string =>
  plainText(shopName, maxNameLength) || `@${handle}`;

/** A text to forward, the link last for its preview. */
export function forwardText(facts: KitFacts): string {
  const { product, link, phoneNumber } = facts;
  const name = plainName(facts);
  if (product === null) {
    const how = phoneNumber === null ? 'See all prices:' : 'See all prices and order on WhatsApp:';
    return `${name}\n${how}\n${link}`;
  }
  const { was, until } = besidePrice(product);
  const more = [was && `was ${was}`, until].filter(Boolean).join(', ');
  const price = `${priceWords(product.priceUgx)}${more && ` (${more})`}`;
  const lines = [
    plainText(product.title, maxTitleLength),
    product.isSoldOut ? `Sold out right now. ${price}` : price,
    plainText(sizeWords(product.sizes) ?? '', maxTitleLength * 2),
    `Number ${product.number} at ${name}`,
    link,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** To say in a video, and to write into its caption. */
export function videoLine({ product, shortAddress }: KitFacts): string {
  if (product === null) return `Every product has a number. Go to ${shortAddress}, find yours, and tell me the number.`;
  return `Ask for number ${product.number}. All prices are on ${shortAddress}`;
}

/** Status and broadcasts reach only people who saved the number. Null without a number for buyers. */
export function saveNumberText(facts: KitFacts): string | null {
  if (facts.phoneNumber === null) return null;
  return `Save our number to see our Status: ${facts.phoneNumber} (${plainName(facts)})`;
}
