import type { PageProductQuery, PageShop } from '@app/contracts/pages';
import type { ProductCardData } from '#web/features/catalog/card.ts';

export interface FoundShop {
  shop: PageShop;
  cards: ProductCardData[];
  lastKey: string | null;
  query: PageProductQuery;
  /** When the list was read: live updates ask for what changed since. */
  readAt: string;
}

/** A shop page's data; without a shop, the handle that was asked for. */
export type ShopData = FoundShop | { shop: null; handle: string };
