import type { Product, Thumbnail } from '@app/contracts/catalog';
import type { PictureSource } from '#web/ui/picture.tsx';

/** What every place shows of a product; prices in whole shillings, null: the buyer asks. */
interface ProductSummary {
  id: string;
  number: number;
  title: string;
  price: number | null;
  oldPrice: number | null;
  tags: string[];
  sizes: string[];
  soldOut: boolean;
}

/** The product on the wire in the words of the pages. */
function toSummary(product: Product): ProductSummary {
  return {
    id: product.video_id,
    number: product.number,
    title: product.title,
    price: product.price,
    oldPrice: product.old_price,
    tags: product.tags,
    sizes: product.sizes,
    soldOut: product.availability === 'sold_out',
  };
}

/**
 * What a card shows. Smaller than the product on the wire, because a page carries it twice: as HTML and as the app's
 * data.
 */
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
