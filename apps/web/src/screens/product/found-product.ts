import type { PageShop } from '@app/contracts/addresses/pages';
import type { ProductCardData, ProductDetail } from '#web/features/catalog/page-product.ts';
import type { NewContact } from '#web/features/chat/new-contact-notice.tsx';
import type { Copy } from '#web/ui/copy-line.tsx';

export interface FoundProduct {
  shop: PageShop;
  product: ProductDetail;
  size: string | null;
  previewImageUrl: string | null;
  more: ProductCardData[];
  newContact: NewContact | null;
  copy?: Copy;
}

/** Without the product: its shop, whether it is suspended, and what it sells. */
export interface MissingProduct {
  product: null;
  /** Null: there is no such shop either, or it is suspended. */
  shop: PageShop | null;
  unavailable: boolean;
  others: ProductCardData[];
}

export type ProductData = FoundProduct | MissingProduct;

export const sizeOf = (product: { sizes: string[] }, typed: string | null): string | null =>
  product.sizes.find((size) => size === typed) ?? null;
