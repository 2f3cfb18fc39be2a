import { HandleParam } from '@app/contracts/addresses/handle.schemas';
import { maxPriceUgx, maxSearchLength, maxSizeLength, maxTagLength, maxTags } from '@app/contracts/bounds';
import {
  Instant,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { productIdPattern } from './product-id.ts';

/** `available` can be bought, `sold_out` is shown greyed with its price. */
export const Availability = OneOf('available', 'sold_out');
export type Availability = Static<typeof Availability>;

const NullablePrice = Nullable(Type.Integer());

/**
 * A picture, named once: `picture-files.ts` makes the addresses of its files where it is shown. Its original's size in
 * pixels, a CSS background of its own colours, and whether there are AVIF files; JPEG and WebP there always are.
 */
export const Picture = Type.Object({
  key: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String(),
  avif: Type.Boolean(),
});
export type Picture = Static<typeof Picture>;

/**
 * A picture of a product, ready for `<picture>`: addresses on our own host, `srcset`s with width descriptors (empty
 * while a format is not made yet), the original's size in pixels, `placeholder` is a CSS background of the picture's
 * own colours, `thumbhash` is base64.
 */
export const Thumbnail = Type.Object({
  thumbnail_url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String(),
  thumbhash: Type.String(),
  srcset_jpeg: Type.String(),
  srcset_webp: Type.String(),
  srcset_avif: Type.String(),
});
export type Thumbnail = Static<typeof Thumbnail>;

/**
 * A product on the wire. `price` and `old_price` are whole Ugandan shillings, those of now: `sale_ends_at` says
 * until when a discount gives that price, and is null without one; `product_url` is absolute; `posted_at` is
 * TikTok's date.
 */
export const Product = Type.Object({
  video_id: Type.String(),
  /** The post on TikTok; several products may come of one. Null for a product made by hand. */
  post_id: NullableString,
  number: Type.Integer(),
  title: Type.String(),
  price: NullablePrice,
  old_price: NullablePrice,
  sale_ends_at: NullableInstant,
  currency: Type.Literal('UGX'),
  tags: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  availability: Availability,
  pinned: Type.Boolean(),
  primary_thumbnail: Nullable(Thumbnail),
  thumbnails: Type.Array(Thumbnail),
  seller_handle: Type.String(),
  product_url: Type.String(),
  video_url: NullableString,
  posted_at: Instant,
  updated_at: Instant,
});
export type Product = Static<typeof Product>;

/** What a card shows of a product, a few hundred bytes; its tags and sizes whole. */
export const ProductCard = Type.Object({
  video_id: Type.String(),
  number: Type.Integer(),
  title: Type.String(),
  price: NullablePrice,
  old_price: NullablePrice,
  sale_ends_at: NullableInstant,
  tags: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  availability: Availability,
  pinned: Type.Boolean(),
  picture: Nullable(Picture),
  posted_at: Instant,
});
export type ProductCard = Static<typeof ProductCard>;

/**
 * A product by itself, with what its seller says beyond title, price and sizes: plain text of a few lines. Lists leave it
 * out for their weight.
 */
export const DescribedProduct = Type.Interface([Product], { description: NullableString });
export type DescribedProduct = Static<typeof DescribedProduct>;

/**
 * A shop as anybody may see it. `subscriptionStatus` is `unknown` for visitors; `phoneNumber` is the WhatsApp contact
 * in E.164, and `callsAllowed` that its owner takes calls there.
 */
export const Shop = Type.Object({
  shopId: Type.String(),
  handle: Type.String(),
  shopLink: Type.String(),
  displayName: Type.String(),
  profilePhotoUrl: NullableString,
  followerCount: Type.Integer(),
  isVerified: Type.Boolean(),
  subscriptionStatus: OneOf('trial', 'paid', 'expired', 'unknown'),
  createdAt: NullableInstant,
  phoneNumber: NullableString,
  callsAllowed: Type.Boolean(),
  productCount: Type.Integer(),
  views: Type.Integer(),
  confirmedAt: NullableInstant,
  /** False while a well-known handle waits for its owner's proof: no chat button until then. */
  chatAllowed: Type.Boolean(),
  /** Until when buyers are told that the WhatsApp contact is new; null when it is not. */
  contactNewUntil: NullableInstant,
});
export type Shop = Static<typeof Shop>;

/** A shop as its owner sees it. */
export const OwnerShop = Type.Interface([Shop], {
  counts: Type.Object({
    total: Type.Integer(),
    available: Type.Integer(),
    soldOut: Type.Integer(),
    hidden: Type.Integer(),
    needsHand: Type.Integer(),
  }),
});
export type OwnerShop = Static<typeof OwnerShop>;

export const ShopParams = Type.Object({ handle: HandleParam });
export const ProductParams = Type.Object({
  handle: HandleParam,
  productId: Type.String({ pattern: productIdPattern }),
});

export const ProductSort = OneOf('newest', 'oldest', 'price_asc', 'price_desc');
export type ProductSort = Static<typeof ProductSort>;

const Tag = Type.String({ minLength: 1, maxLength: maxTagLength });
const PriceBound = Type.Integer({ minimum: 0, maximum: maxPriceUgx });

/**
 * `limit` 1-100; `lastKey` is opaque, from the previous answer; `since` answers what changed after that instant for who
 * looks at the list; `fields=card` answers `ProductCard`s. `search` is read as people type: words in any order, sizes,
 * prices ("under 50k"), spelling mistakes. Of several `tag`s a product has all. `min` and `max` are whole shillings;
 * `stock=in`: for sale; `sale=yes`: cheaper than before.
 */
export const ProductListQuery = StrictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
  lastKey: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })),
  since: Type.Optional(Instant),
  search: Type.Optional(Type.String({ maxLength: maxSearchLength })),
  tag: Type.Optional(Type.Union([Tag, Type.Array(Tag, { maxItems: maxTags })])),
  size: Type.Optional(Type.String({ minLength: 1, maxLength: maxSizeLength })),
  min: Type.Optional(PriceBound),
  max: Type.Optional(PriceBound),
  stock: Type.Optional(Type.Literal('in')),
  sale: Type.Optional(Type.Literal('yes')),
  sort: Type.Optional(ProductSort),
  fields: Type.Optional(Type.Literal('card')),
});
export type ProductListQuery = Static<typeof ProductListQuery>;

/** `removed` is filled only for `since`: ids that are no longer shown. */
const ListMeta = Type.Object({
  pagination: Type.Object({ count: Type.Integer(), lastKey: NullableString }),
  timestamp: Instant,
  removed: Type.Array(Type.String()),
});
export const ProductList = Type.Object({ data: Type.Array(Product), meta: ListMeta });
export type ProductList = Static<typeof ProductList>;

/** The same list with `fields=card`. */
export const ProductCardList = Type.Object({ data: Type.Array(ProductCard), meta: ListMeta });
export type ProductCardList = Static<typeof ProductCardList>;

export const OwnerShopAnswer = Success(OwnerShop);
export const ProductListAnswer = Success(ProductList);
export const ProductCardListAnswer = Success(ProductCardList);

const tags = ['shop'];

export const calls = {
  readShop: {
    tags,
    summary: 'A shop as anybody may see it; its owner sees the own status',
    params: ShopParams,
    answer: Success(Shop),
  },
  listProducts: {
    tags,
    summary: 'Products of a shop, page by page',
    description: 'With `fields=card` each product is what a card shows of it: a tenth of the bytes.',
    params: ShopParams,
    query: ProductListQuery,
    answer: Type.Unsafe<Static<typeof ProductListAnswer | typeof ProductCardListAnswer>>(ProductListAnswer),
  },
  readProduct: {
    tags,
    summary: 'One product',
    description: 'The address of a product that its seller merged with another one leads there.',
    params: ProductParams,
    answer: Success(DescribedProduct),
    otherAnswers: { 302: Type.Null() },
  },
};
