import type { DescribedProduct, Product, Thumbnail } from '@app/contracts/catalog';
import { largestJpegUrl, srcset } from '#server/platform/images/image-urls.ts';
import type { DescribedProductRow, ProductRow } from './product.queries.ts';

export function productUrl(publicOrigin: string, handle: string, videoId: string): string {
  return `${publicOrigin}/product/${handle}/${videoId}`;
}

export function toProduct(row: ProductRow, handle: string, publicOrigin: string): Product {
  return {
    video_id: row.video_id,
    post_id: row.post_id,
    number: row.number,
    title: row.title,
    price: row.price_ugx,
    old_price: row.old_price_ugx,
    currency: 'UGX',
    tags: row.tags,
    sizes: row.sizes,
    availability: row.availability,
    pinned: row.pinned,
    primary_thumbnail: row.thumbnails[0] ?? null,
    thumbnails: row.thumbnails,
    seller_handle: handle,
    product_url: productUrl(publicOrigin, handle, row.video_id),
    // TikTok opens photo posts under /video/ too.
    video_url: row.post_id === null ? null : `https://www.tiktok.com/@${handle}/video/${row.post_id}`,
    posted_at: row.posted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toDescribedProduct(row: DescribedProductRow, handle: string, publicOrigin: string): DescribedProduct {
  return { ...toProduct(row, handle, publicOrigin), description: row.description };
}

/** A stored picture in the shape of the wire; made once, when the picture is stored, and kept with the product. */
export function toThumbnail(picture: {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  thumbhash: string;
  has_avif: boolean;
}): Thumbnail {
  const sets = srcset(picture.hash, picture.width, ['jpg', 'webp', 'avif']);
  return {
    thumbnail_url: largestJpegUrl(picture.hash, picture.width),
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    thumbhash: picture.thumbhash,
    srcset_jpeg: sets.jpg,
    srcset_webp: sets.webp,
    srcset_avif: picture.has_avif ? sets.avif : '',
  };
}
