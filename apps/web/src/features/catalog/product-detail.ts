import type { Product } from '@app/contracts/catalog';
import type { PictureSource } from '#web/ui/picture.tsx';
import { toPicture } from './card.ts';
import { type ProductSummary, toSummary } from './product-summary.ts';

/** What the product page shows. `url` is absolute; `videoUrl` is null for a product made by hand. */
export interface ProductDetail extends ProductSummary {
  pictures: PictureSource[];
  url: string;
  videoUrl: string | null;
}

export function toDetail(product: Product): ProductDetail {
  return {
    ...toSummary(product),
    pictures: product.thumbnails.map(toPicture),
    url: product.product_url,
    videoUrl: product.video_url,
  };
}

/** Products made by hand have an id that starts with `p`; TikTok's are digits. */
export const isFromTiktok = (id: string) => !id.startsWith('p');
