import type { PageShop } from '@app/contracts/pages';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';

/** A page of a shop, for who follows what changes in it. */
export interface LivePage {
  shop: Pick<PageShop, 'handle' | 'quietTags'>;
  cards: ProductCardData[];
  lastKey: string | null;
  /** When the page was read. It may have been cached since, so the first connection already asks for what it missed. */
  readAt: string;
  /** TikTok's date of the oldest product on the page, null when it is empty. */
  oldestPostedAt: string | null;
}

/** A list as it was rendered, and what live updates made of it. */
export interface LiveList {
  cards: ProductCardData[];
  newIds: ReadonlySet<string>;
}
