import type { PageShop } from '@app/contracts/pages';
import type { ProductCardData, ProductDetail } from '#web/features/catalog/page-product.ts';

export interface FoundProduct {
  shop: PageShop;
  product: ProductDetail;
  /** One of the product's sizes, chosen on a card. */
  size: string | null;
  previewImageUrl: string | null;
  more: ProductCardData[];
  /** The day since which the WhatsApp contact is new (`12 Nov`), or null. */
  contactNewSince: string | null;
}
