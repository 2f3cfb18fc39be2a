import type { PageProduct } from '@app/contracts/addresses/pages';
import type { Picture, ProductCard, Thumbnail } from '@app/contracts/catalog/catalog.schemas';

/** Prices in whole shillings; null: the buyer asks. */
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

/** Smaller than the product on the wire, because a page carries it twice: as HTML and as data. */
export interface ProductCardData extends ProductSummary {
  picture: Picture | null;
  postedAt: string;
  /** How many sizes the card has no room for. */
  moreSizes?: number;
}

const tagsPerCard = 2;
const sizesPerCard = 3;
/** In characters, with three between two sizes for their frames: a phone's card holds one line of them. */
const sizesRoom = 15;

function countSizesOnCard(sizes: string[]): number {
  let count = sizesPerCard;
  while (count > 1 && sizes.slice(0, count).join('   ').length > sizesRoom) count -= 1;
  return count;
}

/** `quietTags` do not distinguish products: what the whole shop sells, and synonyms. */
export function toCard(product: ProductCard, quietTags: string[] = []): ProductCardData {
  const summary = toSummary(product);
  const sizes = summary.sizes.slice(0, countSizesOnCard(summary.sizes));
  const moreSizes = summary.sizes.length - sizes.length;
  return {
    ...summary,
    tags: summary.tags.filter((tag) => !quietTags.includes(tag) && !isSaid(tag, summary.title)).slice(0, tagsPerCard),
    sizes,
    ...(moreSizes > 0 && { moreSizes }),
    picture: product.picture,
    postedAt: product.posted_at,
  };
}

/** Does the title say it already, in the singular or the plural? "Gold watch" says "watches". */
const isSaid = (tag: string, title: string): boolean =>
  title.toLowerCase().includes(tag.toLowerCase().replace(/(?:ses|ches|shes|xes|s)$/, (end) => end.slice(0, -2)));

export function toPicture({ thumbnail_url, width, height, placeholder, srcset_avif }: Thumbnail): Picture {
  const [, , key = ''] = thumbnail_url.split('/');
  return { key, width, height, placeholder, avif: srcset_avif !== '' };
}

/** `url` is absolute; `postId` and `videoUrl` are null for a product made by hand; `isVideo` is false for photo posts. */
export interface ProductDetail extends ProductSummary {
  description: string | null;
  pictures: Picture[];
  url: string;
  postedAt: string;
  postId: string | null;
  videoUrl: string | null;
  isVideo: boolean;
  /** Of a discount that runs: when it ends, and `until Sun 29 Nov, 20:00`. */
  sale?: { endsAt: string; until: string };
}

export function toDetail(product: PageProduct): ProductDetail {
  return {
    ...toSummary(product),
    description: product.description,
    pictures: product.pictures,
    url: product.product_url,
    postedAt: product.posted_at,
    postId: product.post_id,
    videoUrl: product.video_url,
    isVideo: product.isVideo,
  };
}
