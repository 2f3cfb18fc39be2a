import type { Product, Thumbnail } from '@app/contracts/catalog';
import type { PictureSource } from '#web/ui/picture.tsx';

/** What a card shows. Smaller than the product on the wire, because a page carries it twice: as HTML and as the app's data. */
export interface ProductCardData {
  id: string;
  number: number;
  title: string;
  price: number | null;
  oldPrice: number | null;
  tags: string[];
  sizes: string[];
  soldOut: boolean;
  picture: PictureSource | null;
}

const tagsPerCard = 2;
const sizesPerCard = 3;

export function toCard(product: Product): ProductCardData {
  return {
    id: product.video_id,
    number: product.number,
    title: product.title,
    price: product.price,
    oldPrice: product.old_price,
    tags: product.tags.slice(0, tagsPerCard),
    sizes: product.sizes.slice(0, sizesPerCard),
    soldOut: product.availability === 'sold_out',
    picture: product.primary_thumbnail && toPicture(product.primary_thumbnail),
  };
}

export function toPicture(thumbnail: Thumbnail): PictureSource {
  return {
    src: thumbnail.thumbnail_url,
    width: thumbnail.width,
    height: thumbnail.height,
    placeholder: thumbnail.placeholder,
    jpeg: thumbnail.srcset_jpeg,
    webp: thumbnail.srcset_webp,
    avif: thumbnail.srcset_avif,
  };
}
