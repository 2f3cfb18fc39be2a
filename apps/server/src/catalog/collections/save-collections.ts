import type { Collection, CollectionInput } from '@app/contracts/catalog/collections/collections.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { toThumbnail } from '#server/catalog/products/product.wire.ts';
import type { PageTags } from '#server/catalog/products/shop-tags.ts';
import { shownWordOf, wordsForTag } from '#server/catalog/products/tag-words.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';
import { contactRefused, namesContact } from '#server/platform/names/contact-in-text.ts';
import { refusedIn } from '#server/platform/names/refused-words.ts';
import { slugOf } from './collection-slug.ts';
import {
  type CollectionRow,
  findCollections,
  findKnownIds,
  findShopTags,
  newestCount,
  type OwnCollectionRow,
  replaceCollections,
} from './collections.queries.ts';

interface OwnCollections {
  collections: Collection[];
  tags: PageTags['tags'];
}

/** As the owner sees them. */
export async function readCollections(db: Db | Trx, shopId: string): Promise<OwnCollections> {
  const collections = (await findCollections(db, shopId)).map(toCollection);
  return { collections, tags: await findShopTags(db, shopId) };
}

/**
 * Sets all collections of the shop. Throws `invalid_request` naming what can't be, and `subscription_expired` for more than
 * taking away.
 */
export async function saveCollections(
  catalog: CatalogContext,
  shop: OwnShop,
  asked: CollectionInput[],
): Promise<OwnCollections> {
  const before = await findCollections(catalog.db, shop.shopId);
  if (!asked.every((one) => before.some((kept) => isPartOf(one, kept)))) await requireRunning(catalog, shop);
  return inTransaction(catalog.db, 'catalog.save-collections', async (trx) => {
    await lockShop(trx, shop.shopId);
    // Products that were deleted while their owner chose are none of the collection.
    const known = await findKnownIds(trx, shop.shopId, [...new Set(asked.flatMap(({ videoIds }) => videoIds))]);
    await replaceCollections(trx, shop.shopId, toRows(asked, known));
    await bumpShop(trx, shop.shopId);
    return readCollections(trx, shop.shopId);
  });
}

/** The kept one, perhaps with less in it. */
function isPartOf({ slug, name, kind, tags, videoIds }: CollectionInput, kept: CollectionRow): boolean {
  return (
    slug === kept.slug &&
    name === kept.name &&
    kind === kept.kind &&
    tags.every((tag) => kept.tags.includes(tag)) &&
    videoIds.every((id) => kept.video_ids.includes(id))
  );
}

const claimRefused = 'This must not say that the shop is verified or confirmed. Its pages show that when it is true.';

function toRows(asked: CollectionInput[], known: ReadonlySet<string>): CollectionRow[] {
  const names = new Set<string>();
  // Of those that are there: a new one must not take their address.
  const kept = asked.flatMap(({ slug }) => slug ?? []);
  const slugs = new Set(kept);
  if (slugs.size < kept.length) throw fieldError('collections', 'Two collections have the same address.');
  return asked.map(({ slug, name, kind, tags, videoIds }, index) => {
    const clean = cleanedName(`collections.${index}.name`, name);
    if (names.has(clean.toLowerCase())) throw fieldError(`collections.${index}.name`, 'This name is there twice.');
    names.add(clean.toLowerCase());
    if (slug && refusedIn(slug)?.claimsTrust) throw fieldError(`collections.${index}.slug`, claimRefused);
    const words = kind === 'tags' ? allWords(tags) : [];
    if (kind === 'tags' && words.length === 0)
      throw fieldError(`collections.${index}.tags`, 'Please choose at least one tag.');
    const address = slug ?? slugOf(clean, slugs);
    slugs.add(address);
    const chosen = kind === 'hand' ? [...new Set(videoIds)].filter((id) => known.has(id)) : [];
    return { slug: address, name: clean, kind, tags: words, video_ids: chosen };
  });
}

/** Throws for what is no name, and for what would pass for our own word or lead elsewhere. */
function cleanedName(field: string, name: string): string {
  const clean = cleanName(name);
  if (!clean) throw fieldError(field, 'Please give the collection a name.');
  if (refusedIn(clean)?.claimsTrust) throw fieldError(field, claimRefused);
  if (namesContact(clean)) throw fieldError(field, contactRefused);
  return clean;
}

/** Captions say one thing by several words. */
const allWords = (tags: string[]): string[] => [
  ...new Set(tags.flatMap((tag) => wordsForTag(cleanName(tag).toLowerCase())).filter(Boolean)),
];

function toCollection({ slug, name, kind, tags, product_count, products }: OwnCollectionRow): Collection {
  return {
    slug,
    name,
    kind,
    tags: [...new Set(tags.map(shownWordOf))],
    productCount: kind === 'newest' ? Math.min(product_count, newestCount) : product_count,
    products: products.map((product) => ({ ...product, picture: product.picture && toThumbnail(product.picture) })),
  };
}
