import type { Product, Thumbnail } from '@app/contracts/catalog';
import type { PictureSource } from '#web/ui/picture.tsx';
import { type ProductSummary, toSummary } from './product-summary.ts';

/** What a card shows. Smaller than the product on the wire, because a page carries it twice: as HTML and as the app's data. */
export interface ProductCardData extends ProductSummary {
  picture: PictureSource | null;
}

const tagsPerCard = 2;
const sizesPerCard = 3;

export function toCard(product: Product): ProductCardData {
  const summary = toSummary(product);
  return {
    ...summary,
    tags: summary.tags.slice(0, tagsPerCard),
    sizes: summary.sizes.slice(0, sizesPerCard),
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
