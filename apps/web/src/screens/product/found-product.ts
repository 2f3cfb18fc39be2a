import type { PageShop } from '@app/contracts/addresses/pages';
import type { ProductCardData, ProductDetail } from '#web/features/catalog/page-product.ts';

export interface FoundProduct {
  shop: PageShop;
  product: ProductDetail;
  size: string | null;
  previewImageUrl: string | null;
  more: ProductCardData[];
  contactNewSince: string | null;
}

/** Without the product: the shop to go back to, and whether it is suspended. */
export type ProductData = FoundProduct | { product: null; shopHandle: string | null; unavailable: boolean };

export const sizeOf = (product: { sizes: string[] }, typed: string | null): string | null =>
  product.sizes.find((size) => size === typed) ?? null;
