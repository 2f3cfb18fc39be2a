import type { OwnerShop, Product, Shop, Thumbnail } from '@app/contracts/catalog';
import type { PageShop } from '@app/contracts/pages';
import { imageUrl, largestJpegUrl, previewUrl, srcset } from '#server/platform/images/image-urls.ts';
import type { ProductRow, ShopRow } from './catalog.queries.ts';

/** A well-known handle could be misused before its owner has proven it: followers from here on, or TikTok's own tick. */
const wellKnownFollowers = 10_000;

export function shopUrl(publicOrigin: string, handle: string): string {
  return `${publicOrigin}/shop/${handle}`;
}

export function productUrl(publicOrigin: string, handle: string, videoId: string): string {
  return `${publicOrigin}/product/${handle}/${videoId}`;
}

/** What anybody may see. Tick and followers only belong to a shop whose owner has proven the handle. */
export function toShop(row: ShopRow, publicOrigin: string): Shop {
  const confirmed = row.confirmed_at !== null;
  return {
    shopId: row.shop_id,
    handle: row.handle,
    shopLink: shopUrl(publicOrigin, row.handle),
    displayName: row.display_name ?? `@${row.handle}`,
    profilePhotoUrl: row.photo_hash ? imageUrl(row.photo_hash, 160, 'jpg') : null,
    followerCount: confirmed ? row.follower_count : 0,
    isVerified: confirmed && row.is_verified,
    subscriptionStatus: 'unknown',
    createdAt: row.created_at.toISOString(),
    phoneNumber: chatAllowed(row) ? row.whatsapp_number : null,
    productCount: row.product_count,
    views: row.views,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    chatAllowed: chatAllowed(row),
    contactNewUntil: row.contact_new_until?.toISOString() ?? null,
  };
}

function chatAllowed(row: ShopRow): boolean {
  if (row.confirmed_at !== null) return true;
  // Without TikTok's id nobody has read the account yet: it could be anybody's.
  return row.tiktok_user_id !== null && !row.is_verified && row.follower_count <= wellKnownFollowers;
}

export function toPageShop(row: ShopRow, tags: PageShop['tags'], publicOrigin: string): PageShop {
  return {
    ...toShop(row, publicOrigin),
    previewImageUrl: previewAddress(row.preview_hash, publicOrigin),
    unconfirmed: row.confirmed_at === null,
    tags,
  };
}

/** The owner sees the own number and the true status. */
export function toOwnerShop(
  row: ShopRow,
  counts: OwnerShop['counts'],
  subscriptionStatus: OwnerShop['subscriptionStatus'],
  publicOrigin: string,
): OwnerShop {
  return { ...toShop(row, publicOrigin), phoneNumber: row.whatsapp_number, subscriptionStatus, counts };
}

export function previewAddress(hash: string | null, publicOrigin: string): string | null {
  return hash ? publicOrigin + previewUrl(hash) : null;
}

export function toProduct(row: ProductRow, handle: string, publicOrigin: string): Product {
  return {
    video_id: row.video_id,
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
    video_url: row.kind === 'manual' ? null : `https://www.tiktok.com/@${handle}/video/${row.video_id}`,
    posted_at: row.posted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
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
