import {
  maxCollectionNameLength,
  maxCollectionProducts,
  maxCollections,
  maxCollectionTags,
  maxTagLength,
} from '@app/contracts/bounds';
import { ShopParams, Thumbnail } from '@app/contracts/catalog/catalog.schemas';
import { productIdPattern } from '@app/contracts/catalog/product-id';
import { Nullable, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';
import { collectionSlugPattern } from './collection-slug.ts';

/** `newest`: what was posted last. */
export const CollectionKind = OneOf('tags', 'hand', 'newest');
export type CollectionKind = Static<typeof CollectionKind>;

/** A product that was chosen by hand, hidden ones too. */
export const ChosenProduct = Type.Object({
  video_id: Type.String(),
  number: Type.Integer(),
  title: Type.String(),
  hidden: Type.Boolean(),
  picture: Nullable(Thumbnail),
});
export type ChosenProduct = Static<typeof ChosenProduct>;

/** `productCount`: how many of its products buyers see. `products` stand in its order, and only where chosen by hand. */
export const Collection = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  kind: CollectionKind,
  tags: Type.Array(Type.String()),
  productCount: Type.Integer(),
  products: Type.Array(ChosenProduct),
});
export type Collection = Static<typeof Collection>;

/** One without a slug is new, and gets that of its name. A deleted one comes back by its slug. */
export const CollectionInput = StrictObject({
  slug: Type.Optional(Type.String({ pattern: collectionSlugPattern, maxLength: 48 })),
  name: Type.String({ minLength: 1, maxLength: maxCollectionNameLength }),
  kind: CollectionKind,
  tags: Type.Array(Type.String({ minLength: 1, maxLength: maxTagLength }), { maxItems: maxCollectionTags }),
  videoIds: Type.Array(Type.String({ pattern: productIdPattern }), { maxItems: maxCollectionProducts }),
});
export type CollectionInput = Static<typeof CollectionInput>;

export const SaveCollectionsBody = StrictObject({
  collections: Type.Array(CollectionInput, { maxItems: maxCollections }),
});

/** `tags`: those that part the shop's products, with their number, most used first. */
const answer = Success(
  Type.Object({
    collections: Type.Array(Collection),
    tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() })),
  }),
);

export const calls = {
  readCollections: { tags: ['collections'], summary: 'The collections of my shop', params: ShopParams, answer },
  saveCollections: {
    tags: ['collections'],
    summary:
      'Set all collections of my shop, in their order; without a running subscription they can only be taken away',
    params: ShopParams,
    body: SaveCollectionsBody,
    answer,
  },
};
