import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { grouped, plainText } from '@app/contracts/messages/message-text';
import { sizeWords } from '#web/features/chat/chat-message.ts';
import { untilTime } from '#web/lib/formatting/day-and-time.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

const maxSizesSaid = 3;
const maxTitleLength = 120;

const people = (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`);

/** `6 people asked for size 39`, `9 people asked: size 39 (6), size 40 (2)`. */
export function askedWords(asks: OwnerProduct['askedBack']): string {
  const total = people(asks.reduce((sum, ask) => sum + ask.people, 0));
  const sizes = asks.flatMap(({ size, people: count }) => (size === null ? [] : [{ words: sizeWords(size), count }]));
  const [first] = sizes;
  if (!first) return `${total} asked`;
  if (asks.length === 1) return `${total} asked for ${first.words}`;
  const said = sizes.slice(0, maxSizesSaid).map(({ words, count }) => `${words} (${grouped(count)})`);
  return `${total} asked: ${said.join(', ')}${sizes.length > maxSizesSaid ? ' …' : ''}`;
}

type BackProduct = Pick<
  OwnerProduct,
  'title' | 'price' | 'sale_price' | 'sale_ends_at' | 'sizes' | 'product_url' | 'askedBack'
>;

/** For those who asked. The size is named where all of them asked for one that is there; the address is last, for the preview. */
export function backText(product: BackProduct): string {
  const { title, sizes, product_url: url, askedBack } = product;
  const asked = askedBack.length === 1 ? askedBack[0]?.size : null;
  const size = sizes.find((one) => one === asked);
  const what = `${plainText(title, maxTitleLength)}${size ? `, ${sizeWords(size)},` : ''}`;
  return `${what} is back${costOf(product)}.\n${url}${size ? `?size=${encodeURIComponent(size)}` : ''}`;
}

/** What the page shows. Of a discount with its end, for the text is read later. */
function costOf({ price, sale_price: salePrice, sale_ends_at: endsAt }: BackProduct): string {
  if (salePrice !== null && endsAt !== null) return `: ${formatPrice(salePrice)} ${untilTime(endsAt)}`;
  return price === null ? '' : `: ${formatPrice(price)}`;
}
