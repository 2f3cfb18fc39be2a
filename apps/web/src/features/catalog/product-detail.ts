import type { Product } from '@app/contracts/catalog';
import type { PictureSource } from '#web/ui/picture.tsx';
import { toPicture } from './card.ts';

/** What the product page shows. `url` is absolute; `videoUrl` is null for a product made by hand. */
export interface ProductDetail {
  id: string;
  number: number;
  title: string;
  price: number | null;
  oldPrice: number | null;
  tags: string[];
  sizes: string[];
  soldOut: boolean;
  pictures: PictureSource[];
  url: string;
  videoUrl: string | null;
}

export function toDetail(product: Product): ProductDetail {
  return {
    id: product.video_id,
    number: product.number,
    title: product.title,
    price: product.price,
    oldPrice: product.old_price,
    tags: product.tags,
    sizes: product.sizes,
    soldOut: product.availability === 'sold_out',
    pictures: product.thumbnails.map(toPicture),
    url: product.product_url,
    videoUrl: product.video_url,
  };
}

/** Products made by hand have an id that starts with `p`; TikTok's are digits. */
export const isFromTiktok = (id: string) => !id.startsWith('p');
