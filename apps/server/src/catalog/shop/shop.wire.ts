import type { PageShop } from '@app/contracts/addresses/pages';
import { shopUrl } from '@app/contracts/addresses/reserved-handles';
import type { OwnerShop, Shop } from '@app/contracts/catalog/catalog.schemas';
import { closedInWords } from '@app/contracts/catalog/opening-hours';
import { imageUrl } from '@app/contracts/catalog/picture-files';
import { previewUrl } from '#server/platform/images/sizes.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import type { ShopRow } from './shop.queries.ts';

/** From so many followers on, or with TikTok's tick, a handle could be misused before it is proven. */
const wellKnownFollowers = 10_000;

export const toShop = (row: ShopRow, publicOrigin: string): Shop => ({
  ...toShownShop(row, publicOrigin),
  shopId: row.shop_id,
  subscriptionStatus: 'unknown',
  createdAt: row.created_at.toISOString(),
});

/** Tick and followers only belong to a shop whose owner has proven the handle. */
function toShownShop(row: ShopRow, publicOrigin: string): Omit<Shop, 'shopId' | 'subscriptionStatus' | 'createdAt'> {
  const confirmed = row.confirmed_at !== null;
  const phoneNumber = chatAllowed(row) ? row.whatsapp_number : null;
  return {
    handle: row.handle,
    shopLink: shopUrl(publicOrigin, row.handle),
    // Stored before it had to be clean, perhaps.
    displayName: nameToShow(row.display_name) ?? `@${row.handle}`,
    profilePhotoUrl: row.photo_hash ? imageUrl(row.photo_hash, 160, 'jpg') : null,
    followerCount: confirmed ? row.follower_count : 0,
    isVerified: confirmed && row.is_verified,
    phoneNumber,
    callsAllowed: phoneNumber !== null && row.calls_allowed,
    productCount: row.product_count,
    views: row.views,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    chatAllowed: chatAllowed(row),
    contactNewUntil: row.contact_new_until?.toISOString() ?? null,
  };
}

/** What decides whether a chat is offered. */
export type ChatGate = Pick<ShopRow, 'confirmed_at' | 'tiktok_user_id' | 'is_verified' | 'follower_count'>;

/** May buyers be led to this shop's WhatsApp? Not yet where a stranger could have opened a well-known seller's shop. */
export function chatAllowed(row: ChatGate): boolean {
  if (row.confirmed_at !== null) return true;
  // Without TikTok's id the account was never read: it could be any.
  return row.tiktok_user_id !== null && !row.is_verified && row.follower_count <= wellKnownFollowers;
}

export function toPageShop(
  row: ShopRow,
  { tags, quietTags }: Pick<PageShop, 'tags' | 'quietTags'>,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): PageShop {
  return {
    ...toShownShop(row, publicOrigin),
    previewImageUrl: previewAddress(row.preview_hash, publicOrigin),
    since: (row.orders_from ?? row.created_at).toISOString(),
    place: row.place,
    deliveryAreas: row.delivery_areas,
    payOnDelivery: row.pay_on_delivery === true,
    rating: row.rating,
    changesAt: row.changes_at?.toISOString() ?? null,
    moneyNewUntil: row.money_new_until?.toISOString() ?? null,
    closed: closedInWords({ hours: row.hours, closedUntil: row.closed_until }, now),
    unconfirmed: row.confirmed_at === null,
    tags,
    quietTags,
  };
}

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

/** The specified answer for a handle that has no shop but that TikTok knows. */
export function fallbackShop(handle: string, publicOrigin: string): Shop {
  return {
    shopId: '',
    handle,
    shopLink: shopUrl(publicOrigin, handle),
    displayName: `@${handle}`,
    profilePhotoUrl: null,
    followerCount: 0,
    isVerified: false,
    subscriptionStatus: 'unknown',
    createdAt: null,
    phoneNumber: null,
    callsAllowed: false,
    productCount: 0,
    views: 0,
    confirmedAt: null,
    chatAllowed: true,
    contactNewUntil: null,
  };
}
