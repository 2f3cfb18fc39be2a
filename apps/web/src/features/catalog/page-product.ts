import type { Picture, ProductCard, Thumbnail } from '@app/contracts/catalog.schemas';
import type { PageProduct } from '@app/contracts/pages';

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
function toSummary(product: Omit<ProductCard, 'picture'>): ProductSummary {
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
  picture: Picture | null;
  /** For who takes another one into the list. */
  postedAt: string;
}

const tagsPerCard = 2;
const sizesPerCard = 3;

/** `quietTags` say nothing of one product: what the whole shop sells, and second words for one thing. */
export function toCard(product: ProductCard, quietTags: string[] = []): ProductCardData {
  const summary = toSummary(product);
  return {
    ...summary,
    tags: summary.tags.filter((tag) => !quietTags.includes(tag)).slice(0, tagsPerCard),
    sizes: summary.sizes.slice(0, sizesPerCard),
    picture: product.picture,
    postedAt: product.posted_at,
  };
}

/** A picture as the specified calls spell it out, in the shape in which it is shown. */
export function toPicture({ thumbnail_url, width, height, placeholder, srcset_avif }: Thumbnail): Picture {
  const [, , key = ''] = thumbnail_url.split('/');
  return { key, width, height, placeholder, avif: srcset_avif !== '' };
}

/** What the product page shows. `url` is absolute; `postId` and `videoUrl` are null for a product made by hand. */
export interface ProductDetail extends ProductSummary {
  /** Plain text of a few lines; null: nothing to say. */
  description: string | null;
  pictures: Picture[];
  url: string;
  postId: string | null;
  videoUrl: string | null;
}

export function toDetail(product: PageProduct): ProductDetail {
  return {
    ...toSummary(product),
    description: product.description,
    pictures: product.pictures,
    url: product.product_url,
    postId: product.post_id,
    videoUrl: product.video_url,
  };
}
