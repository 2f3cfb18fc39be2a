import type {
  DescribedProduct,
  Picture,
  Product,
  ProductCard,
  Thumbnail,
} from '@app/contracts/catalog/catalog.schemas';
import { largestJpegUrl, srcset } from '@app/contracts/catalog/picture-files';
import type { StoredPicture } from '#server/catalog/pictures/thumbnails.ts';
import type { DescribedProductRow, ProductRow } from './product.queries.ts';

export function productUrl(publicOrigin: string, handle: string, videoId: string): string {
  return `${publicOrigin}/product/${handle}/${videoId}`;
}

function toFacts(row: ProductRow): Omit<ProductCard, 'picture'> {
  return {
    video_id: row.video_id,
    number: row.number,
    title: row.title,
    price: row.price_ugx,
    old_price: row.old_price_ugx,
    sale_ends_at: row.sale_ends_at?.toISOString() ?? null,
    tags: row.tags,
    sizes: row.sizes,
    availability: row.availability,
    pinned: row.pinned,
    posted_at: row.posted_at.toISOString(),
  };
}

export function toAddresses(row: Pick<ProductRow, 'video_id' | 'post_id'>, handle: string, publicOrigin: string) {
  return {
    post_id: row.post_id,
    product_url: productUrl(publicOrigin, handle, row.video_id),
    // TikTok opens photo posts under /video/ too.
    video_url: row.post_id === null ? null : `https://www.tiktok.com/@${handle}/video/${row.post_id}`,
  };
}

export function toProductCard(row: ProductRow): ProductCard {
  const [first] = row.thumbnails;
  return { ...toFacts(row), picture: first ? toPicture(first) : null };
}

export function toProduct(row: ProductRow, handle: string, publicOrigin: string): Product {
  const thumbnails = row.thumbnails.map(toThumbnail);
  return {
    ...toFacts(row),
    ...toAddresses(row, handle, publicOrigin),
    currency: 'UGX',
    primary_thumbnail: thumbnails[0] ?? null,
    thumbnails,
    seller_handle: handle,
    updated_at: row.updated_at.toISOString(),
  };
}

export function toDescribedProduct(row: DescribedProductRow, handle: string, publicOrigin: string): DescribedProduct {
  return { ...toProduct(row, handle, publicOrigin), description: row.description };
}

export const toPicture = ({ thumbhash: _, ...picture }: StoredPicture): Picture => picture;

/** A picture as the specification names it, with every address spelled out. */
export function toThumbnail(picture: StoredPicture): Thumbnail {
  const { width, height, placeholder, thumbhash } = picture;
  return {
    thumbnail_url: largestJpegUrl(picture),
    width,
    height,
    placeholder,
    thumbhash,
    srcset_jpeg: srcset(picture, 'jpg'),
    srcset_webp: srcset(picture, 'webp'),
    srcset_avif: srcset(picture, 'avif'),
  };
}
