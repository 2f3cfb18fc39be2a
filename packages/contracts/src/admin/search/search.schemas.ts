import { AdminPayment, AdminSubscriptionStatus } from '@app/contracts/admin/users.schemas';
import { maxAdminSearchLength } from '@app/contracts/bounds';
import {
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/**
 * Part of a handle, of a shop's name, of a phone number as people write it, of a payment's reference or transaction ID;
 * a whole provider's reference; or the link of a product, a shop or a TikTok video. Wallet numbers find payments for
 * support and owners only.
 */
export const AdminSearchQuery = StrictObject({
  query: Type.Optional(Type.String({ maxLength: maxAdminSearchLength })),
});

export const FoundSeller = Type.Object({
  userId: Type.String(),
  handle: Type.String(),
  /** The shop's name; null where it has none, such as before the first import. */
  shopName: NullableString,
  phoneNumber: NullableString,
  subscriptionStatus: AdminSubscriptionStatus,
  suspendedAt: NullableInstant,
  detachedAt: NullableInstant,
});
export type FoundSeller = Static<typeof FoundSeller>;

/** `hidden` by its owner, `gone` from TikTok or from its caption. */
export const FoundProduct = Type.Object({
  userId: Type.String(),
  handle: Type.String(),
  videoId: Type.String(),
  number: Type.Integer(),
  title: Type.String(),
  priceUgx: Nullable(Type.Integer()),
  state: OneOf('for_sale', 'sold_out', 'hidden', 'gone'),
});
export type FoundProduct = Static<typeof FoundProduct>;

/** What a search found, the nearest first; `hasMore` names the groups of which these are only the first. */
export const AdminSearchResult = Type.Object({
  sellers: Type.Array(FoundSeller),
  payments: Type.Array(AdminPayment),
  products: Type.Array(FoundProduct),
  hasMore: Type.Object({ sellers: Type.Boolean(), payments: Type.Boolean() }),
});
export type AdminSearchResult = Static<typeof AdminSearchResult>;

export const calls = {
  searchAll: {
    summary: 'Sellers, payments and products by whatever an administrator has of them',
    query: AdminSearchQuery,
    answer: Success(AdminSearchResult),
  },
};
