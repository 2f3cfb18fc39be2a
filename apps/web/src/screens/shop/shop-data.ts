import type { PageProductQuery, PageShop } from '@app/contracts/pages';
import type { LivePage } from './live/use-live-cards.ts';

export interface FoundShop extends LivePage {
  shop: PageShop;
  query: PageProductQuery;
  /** The day since which the WhatsApp contact is new (`12 Nov`), or null. */
  contactNewSince: string | null;
}

/** A shop page's data; without a shop, the handle that was asked for and whether it is suspended. */
export type ShopData = FoundShop | { shop: null; handle: string; unavailable: boolean };
