import type { DescribedProduct, Product, Thumbnail } from '@app/contracts/catalog';
import { folderOf, type PictureSource } from '#web/ui/picture.tsx';

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

/** `quietTags` say nothing of one product: what the whole shop sells, and second words for one thing. */
export function toCard(product: Product, quietTags: string[] = []): ProductCardData {
  const summary = toSummary(product);
  return {
    ...summary,
    tags: summary.tags.filter((tag) => !quietTags.includes(tag)).slice(0, tagsPerCard),
    sizes: summary.sizes.slice(0, sizesPerCard),
    picture: product.primary_thumbnail && toPicture(product.primary_thumbnail, forCards),
  };
}

/** A card is never wider than 640 dots of any phone, so the largest files are not offered. */
const forCards = (srcset: string) => srcset.replace(/, 1080.*/, '');

export function toPicture(thumbnail: Thumbnail, choose = (srcset: string) => srcset): PictureSource {
  const src = thumbnail.thumbnail_url;
  const names = (srcset: string) => choose(srcset.replaceAll(folderOf(src), ''));
  return {
    src,
    width: thumbnail.width,
    height: thumbnail.height,
    placeholder: thumbnail.placeholder,
    jpeg: names(thumbnail.srcset_jpeg),
    webp: names(thumbnail.srcset_webp),
    avif: names(thumbnail.srcset_avif),
  };
}

/** What the product page shows. `url` is absolute; `postId` and `videoUrl` are null for a product made by hand. */
export interface ProductDetail extends ProductSummary {
  /** Plain text of a few lines; null: nothing to say. */
  description: string | null;
  pictures: PictureSource[];
  url: string;
  postId: string | null;
  videoUrl: string | null;
}

export function toDetail(product: DescribedProduct): ProductDetail {
  return {
    ...toSummary(product),
    description: product.description,
    pictures: product.thumbnails.map((thumbnail) => toPicture(thumbnail)),
    url: product.product_url,
    postId: product.post_id,
    videoUrl: product.video_url,
  };
}
