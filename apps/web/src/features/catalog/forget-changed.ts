import type { PageShop } from '@app/contracts/addresses/pages';
import { forgetPages, keptPages } from '#web/lib/browser/kept-pages.ts';
import { paths } from '#web/paths.ts';
import { type PackedPage, unpackPage } from './packed-page.ts';
import type { ProductCardData, ProductDetail } from './page-product.ts';

type OpenedProduct = PackedPage<{ shop: PageShop; product: ProductDetail }>;

const wordsOf = ({ title, price, oldPrice, soldOut }: ProductCardData | ProductDetail) =>
  JSON.stringify([title, price, oldPrice, soldOut]);
const contactOf = ({ phoneNumber, callsAllowed, chatAllowed, contactNewUntil, moneyNewUntil, closed }: PageShop) =>
  JSON.stringify([phoneNumber, callsAllowed, chatAllowed, contactNewUntil, moneyNewUntil, closed]);

/** Forgets opened products that differ from these cards, or whose shop has another contact. Null: the shop is gone. */
export function forgetChanged(handle: string, shop: PageShop | null, cards: ProductCardData[]): void {
  for (const [path, page] of keptPages) {
    if (!path.startsWith(paths.product(handle, ''))) continue;
    const kept = unpackPage(page as OpenedProduct);
    const card = cards.find(({ id }) => id === kept.product.id);
    const isSame =
      shop && contactOf(shop) === contactOf(kept.shop) && (!card || wordsOf(card) === wordsOf(kept.product));
    if (!isSame) forgetPages(path);
  }
}

type ShopList = { shop: PageShop; cards: ProductCardData[] } | { shop: null };

export function heedList<List extends ShopList>(handle: string, list: PackedPage<List>): PackedPage<List> {
  const page: ShopList = unpackPage(list);
  forgetChanged(handle, page.shop, page.shop ? page.cards : []);
  return list;
}
