import { HandleParam } from '@app/contracts/addresses/handle.schemas';
import {
  maxDescriptionLength,
  maxPriceUgx,
  maxSearchLength,
  maxSizeLength,
  maxSizes,
  maxTagLength,
  maxTags,
  maxTitleLength,
  minPriceUgx,
} from '@app/contracts/bounds';
import {
  Instant,
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import {
  Availability,
  DescribedProduct,
  OwnerShopAnswer,
  ProductParams,
  ProductSort,
  ShopParams,
} from './catalog.schemas.ts';
import { maxPhotosPerProduct } from './photos.ts';
import { productIdPattern } from './product-id.ts';

/** A price in whole shillings: what the database takes. */
const PriceUgx = Type.Integer({ minimum: minPriceUgx, maximum: maxPriceUgx });
const TitleInput = Type.String({ minLength: 1, maxLength: maxTitleLength });

/** Of a few lines; null takes the description away. */
const DescriptionInput = Nullable(Type.String({ maxLength: maxDescriptionLength }));
const TagsInput = Type.Array(Type.String({ minLength: 1, maxLength: maxTagLength }), { maxItems: maxTags });
const SizesInput = Type.Array(Type.String({ minLength: 1, maxLength: maxSizeLength }), { maxItems: maxSizes });

/** Of an uploaded photo. */
const PhotoId = Type.String({ pattern: '^[a-f0-9-]{8,64}$' });

/** What a product can need its owner for. */
export const NeededHand = OneOf('no_price', 'unsure_price', 'unsure_title');
export type NeededHand = Static<typeof NeededHand>;

/** Fields whose shown value the owner wrote; the import leaves them alone. */
export const OwnedField = OneOf(
  'title',
  'price',
  'old_price',
  'description',
  'tags',
  'sizes',
  'availability',
  'pictures',
);
export type OwnedField = Static<typeof OwnedField>;

/** A piece of a caption, and what was read from it. */
export const CaptionPiece = Type.Object({
  text: Type.String(),
  as: Type.Union([Type.Literal('title'), Type.Literal('price'), Type.Literal('sizes'), Type.Null()]),
});
export type CaptionPiece = Static<typeof CaptionPiece>;

/**
 * A product as its owner sees it: hidden ones too, with what the import read beside what was written by hand. `price` and
 * `old_price` are those without a discount; `sale_price` and `sale_ends_at` say the discount that runs.
 */
export const OwnerProduct = Type.Interface([DescribedProduct], {
  sale_price: Nullable(Type.Integer()),
  hidden: Type.Boolean(),
  /** After a report: its owner cannot show it. */
  hiddenBySupport: Type.Boolean(),
  /**
   * Why buyers do not see the product, hidden or not: TikTok no longer shows its post (or the post lost its #TRACK), the
   * caption no longer names it, or `joinedInto` shows it.
   */
  goneReason: Type.Union([Type.Literal('post'), Type.Literal('caption'), Type.Literal('joined'), Type.Null()]),
  /** The product of the same post that shows it, by its owner's word. */
  joinedInto: NullableString,
  /** Its owner split it off the post: the caption need not name it. */
  splitOff: Type.Boolean(),
  /** How many products its post has on the shop; 0 for one made by hand. */
  postProducts: Type.Integer(),
  kind: OneOf('video', 'photo', 'manual'),
  imported: Type.Object({
    title: NullableString,
    price: Nullable(Type.Integer()),
    old_price: Nullable(Type.Integer()),
    description: NullableString,
    tags: Type.Array(Type.String()),
    sizes: Type.Array(Type.String()),
    availability: Availability,
  }),
  owned: Type.Array(OwnedField),
  needs: Type.Array(NeededHand),
  /** The price that the owner is asked about, while buyers see none. */
  guess: Nullable(Type.Integer()),
  /** The caption, while something of it is in question. */
  askedCaption: Nullable(Type.Array(CaptionPiece)),
  /** Made by the seller who held the shop before its owner proved the handle; hidden until the owner shows it. */
  fromFormerHolder: Type.Boolean(),
  sold: Type.Integer(),
  /**
   * How many people asked to be told when it is back, by the size that they chose (null: none), most first. While it is
   * sold out those who wait; for a week after, those who waited and can be told.
   */
  askedBack: Type.Array(Type.Object({ size: NullableString, people: Type.Integer() })),
  /** What the post says; null while that is not known. Only where one product is read by itself, as is `addedPhotos`. */
  caption: Type.Optional(NullableString),
  /** Addresses (`thumbnail_url`) of the pictures that its owner added, and can take away. */
  addedPhotos: Type.Optional(Type.Array(Type.String())),
});
export type OwnerProduct = Static<typeof OwnerProduct>;

/**
 * `show` chooses what is listed; those that need a hand come first in `all`. `no_price`: for sale, and buyers see no price.
 * `untouched`: for sale, and without a sale, a change or its owner's word for 60 days.
 */
export const OwnerProductListQuery = StrictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  lastKey: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })),
  search: Type.Optional(Type.String({ maxLength: maxSearchLength })),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: maxTagLength })),
  /** All that one post gives, off the shop or not. */
  post: Type.Optional(Type.String({ pattern: '^[0-9]{5,25}$' })),
  sort: Type.Optional(ProductSort),
  show: Type.Optional(OneOf('all', 'needs_hand', 'no_price', 'untouched', 'available', 'sold_out', 'hidden')),
});
export type OwnerProductListQuery = Static<typeof OwnerProductListQuery>;
export const OwnerProductListAnswer = Success(
  Type.Object({
    data: Type.Array(OwnerProduct),
    meta: Type.Object({
      pagination: Type.Object({ count: Type.Integer(), lastKey: NullableString }),
      timestamp: Instant,
      tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
    }),
  }),
);

/**
 * What the owner changes of one product; what is not named stays. `price: null` takes the price away ("DM seller for
 * price"), `reset` gives fields back to the import, `confirm` says that a value in question is right, and names it: once it
 * is no longer the one in question, nothing is changed. `pictures` is the order: all of the product's picture addresses
 * (`thumbnail_url`), or one that is shown first; it may be another product's of the same post, or one that `addPhotoIds` adds. `removePhotos` names photos that were added before. `joinedInto` names the product of the same post that
 * shows this one from now on; null takes it out again. `sale_price` is lower until `sale_ends_at`, and both are named
 * together; null ends the discount. `splitOff` says whether it stays without being in the caption.
 */
export const UpdateProductBody = StrictObject(
  {
    title: Type.Optional(TitleInput),
    price: Type.Optional(Nullable(PriceUgx)),
    old_price: Type.Optional(Nullable(PriceUgx)),
    sale_price: Type.Optional(Nullable(PriceUgx)),
    sale_ends_at: Type.Optional(NullableInstant),
    description: Type.Optional(DescriptionInput),
    tags: Type.Optional(TagsInput),
    sizes: Type.Optional(SizesInput),
    availability: Type.Optional(Availability),
    hidden: Type.Optional(Type.Boolean()),
    pinned: Type.Optional(Type.Boolean()),
    pictures: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 40 })),
    addPhotoIds: Type.Optional(Type.Array(PhotoId, { maxItems: maxPhotosPerProduct })),
    removePhotos: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxPhotosPerProduct })),
    joinedInto: Type.Optional(Nullable(Type.String({ pattern: productIdPattern }))),
    splitOff: Type.Optional(Type.Boolean()),
    confirm: Type.Optional(
      StrictObject({ title: Type.Optional(TitleInput), price: Type.Optional(PriceUgx) }, { minProperties: 1 }),
    ),
    reset: Type.Optional(Type.Array(OwnedField, { maxItems: 8 })),
  },
  { minProperties: 1 },
);
export type UpdateProductBody = Static<typeof UpdateProductBody>;
export const OwnerProductAnswer = Success(OwnerProduct);

/** One more product of the same post. `price: null`: buyers see "DM seller for price". */
export const SplitProductBody = StrictObject({ title: TitleInput, price: Type.Optional(Nullable(PriceUgx)) });
export type SplitProductBody = Static<typeof SplitProductBody>;

/** Moves a product in front of another one of the same shop; null moves it to the end. */
export const MoveProductBody = StrictObject({ before: Nullable(Type.String({ pattern: productIdPattern })) });

/** `isThere: false` takes the word back. */
export const StillThereBody = StrictObject({
  videoIds: Type.Array(Type.String({ pattern: productIdPattern }), { minItems: 1, maxItems: 100, uniqueItems: true }),
  isThere: Type.Boolean(),
});
export type StillThereBody = Static<typeof StillThereBody>;

/** A product made by hand; pictures in order. */
export const NewProductBody = StrictObject({
  title: TitleInput,
  price: Nullable(PriceUgx),
  old_price: Type.Optional(Nullable(PriceUgx)),
  description: Type.Optional(DescriptionInput),
  tags: Type.Optional(TagsInput),
  sizes: Type.Optional(SizesInput),
  photoIds: Type.Array(PhotoId, { minItems: 1, maxItems: maxPhotosPerProduct }),
});
export type NewProductBody = Static<typeof NewProductBody>;

/**
 * One piece sold, as the seller says; the price is the product's of that moment. Taken back with DELETE on
 * `/sales/{saleId}`.
 */
export const SaleAnswer = Success(Type.Object({ saleId: Type.String(), sold: Type.Integer() }));
export const SaleParams = Type.Object({
  handle: HandleParam,
  productId: Type.String({ pattern: productIdPattern }),
  saleId: Type.String({ format: 'uuid' }),
});

const tags = ['own products'];
const onProduct = { tags, params: ProductParams, answer: OwnerProductAnswer };

export const calls = {
  readOwnShop: { tags: ['shop'], summary: 'The own shop', params: ShopParams, answer: OwnerShopAnswer },
  listOwnProducts: {
    tags,
    summary: 'All products of the own shop; those that need a hand first',
    params: ShopParams,
    query: OwnerProductListQuery,
    answer: OwnerProductListAnswer,
  },
  readOwnProduct: { ...onProduct, summary: 'One product of the own shop, shown to buyers or not' },
  updateProduct: {
    ...onProduct,
    summary: 'Change a product; without a running subscription only availability, hidden and the end of a discount',
    body: UpdateProductBody,
  },
  moveProduct: {
    ...onProduct,
    summary: 'Move a product in front of another one, or to the end',
    body: MoveProductBody,
  },
  noteStillThere: {
    tags,
    summary: 'The owner says that products are still there, or takes that back; buyers see nothing of it',
    params: ShopParams,
    body: StillThereBody,
    answer: Success(Nothing),
  },
  createProduct: {
    tags,
    summary: 'Add a product by hand, with photos that were uploaded before',
    params: ShopParams,
    body: NewProductBody,
    answer: OwnerProductAnswer,
  },
  splitProduct: { ...onProduct, summary: 'Make one more product of the same video', body: SplitProductBody },
  deleteProduct: {
    tags,
    summary: 'Delete a product that was added by hand',
    params: ProductParams,
    answer: Success(Nothing),
  },
  markSold: { tags, summary: 'One piece sold, at the price of now', params: ProductParams, answer: SaleAnswer },
  takeSaleBack: { tags, summary: 'Take a sale back', params: SaleParams, answer: SaleAnswer },
};
