import type { PageShop } from '@app/contracts/addresses/pages';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';

export interface LivePage {
  shop: Pick<PageShop, 'handle' | 'quietTags'>;
  cards: ProductCardData[];
  lastKey: string | null;
  /** The page may have been cached since, so the first connection asks for what it missed. */
  readAt: string;
  /** TikTok's date of the oldest product on the page, null if it is empty. */
  oldestPostedAt: string | null;
}

export interface LiveList {
  cards: ProductCardData[];
  newIds: ReadonlySet<string>;
}
