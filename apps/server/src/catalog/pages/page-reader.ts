import type { LandingPage, PageProduct, PageReader, ShopPage } from '@app/contracts/addresses/pages';
import { factsOf } from '#server/catalog/facts/shop-facts.ts';
import { findJoinedInto } from '#server/catalog/products/product.queries.ts';
import { toAddresses, toPicture } from '#server/catalog/products/product.wire.ts';
import type { PageTags } from '#server/catalog/products/shop-tags.ts';
import { shownWordOf } from '#server/catalog/products/tag-words.ts';
import { findAnyShop, findShop, type ShopRow } from '#server/catalog/shop/shop.queries.ts';
import { previewAddress, toPageShop } from '#server/catalog/shop/shop.wire.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { bannerUrl } from '#server/platform/images/sizes.ts';
import { findCollectionPage } from './collection-page.queries.ts';
import { findProductPage, findShopPage, type ShownProduct } from './page.queries.ts';

interface PageReaderDeps {
  db: Db;
  clock: Clock;
  publicOrigin: string;
  playerOrigin: string;
  supportWhatsapp: string | null;
  sendsCodes: boolean;
  asksTikTok: boolean;
  keepsOffline: boolean;
  readLanding: () => Promise<LandingPage>;
  reportError: (error: unknown) => void;
  /** Told which state of which shop the page was made of; the cache and the page's ETag hang on it. */
  onShopRead: (shop: { shopId: string; version: number; changesAt: Date | null }) => void;
}

const moreShown = 4;

/** Shops and products; orders and reviews are other slices'. */
export function createPageReader({
  db,
  clock,
  onShopRead,
  ...page
}: PageReaderDeps): Omit<PageReader, 'readOrder' | 'readReviews' | 'readOffer'> {
  const { publicOrigin } = page;
  const shown = (shop: ShopRow, tags: PageTags) => toPageShop(shop, tags, { publicOrigin, now: clock.now() });
  async function readPage<Found extends { shop: ShopRow }>(reading: Promise<Found | null>): Promise<Found | null> {
    const found = await reading;
    if (found) onShopRead(sourceOf(found.shop));
    return found;
  }
  /** Visitors of a suspended shop are told so; one that also waits to be deleted is as if it had never been. */
  async function whyNoShop(handle: string): Promise<'unavailable' | null> {
    const row = await findAnyShop(db, handle.toLowerCase());
    return row?.suspended_at && row.deletion_due_at === null ? 'unavailable' : null;
  }
  return {
    ...page,
    async readShop(handle, query) {
      const found = await readPage(findShopPage(db, handle.toLowerCase(), query));
      if (!found) return whyNoShop(handle);
      const { shop, cards, ...rest } = found;
      const { collections, announcement } = shop;
      const tag = [...new Set((query.tag ?? []).map((one) => shownWordOf(one.toLowerCase())))];
      const banner = bannerOf(shop);
      return { shop: shown(shop, shop), collections, announcement, banner, products: cards, tag, ...rest };
    },
    async readCollection(handle, slug, part) {
      const found = await readPage(findCollectionPage(db, handle.toLowerCase(), slug, part));
      if (!found) return whyNoShop(handle);
      const { shop, cards, ...rest } = found;
      const { collections, announcement } = shop;
      return { shop: shown(shop, shop), collections, announcement, products: cards, ...rest };
    },
    async readProduct(handle, videoId) {
      const found = await readPage(findProductPage(db, handle.toLowerCase(), videoId, moreShown));
      if (!found) return whyNoShop(handle);
      const { shop, product, similar } = found;
      if (!product) return null;
      const withoutQuiet = <Row extends { tags: string[] }>(some: Row): Row => ({
        ...some,
        tags: some.tags.filter((tag) => !shop.quietTags.includes(tag)),
      });
      return {
        shop: shown(shop, { tags: [], quietTags: [] }),
        product: toPageProduct(withoutQuiet(product), shop.handle, publicOrigin),
        more: similar.map(withoutQuiet),
      };
    },
    async readFacts(handle) {
      const shop = await findShop(db, handle.toLowerCase());
      if (!shop) return null;
      onShopRead(sourceOf(shop));
      return factsOf(db, shop);
    },
    async readJoinedInto(handle, videoId) {
      const shop = await findShop(db, handle.toLowerCase());
      if (!shop) return null;
      onShopRead(sourceOf(shop));
      return findJoinedInto(db, shop.shop_id, videoId);
    },
  };
}

const bannerOf = ({ banner_hash: hash, banner_placeholder: placeholder }: ShopRow): ShopPage['banner'] =>
  hash === null ? null : { url: bannerUrl(hash), placeholder: placeholder ?? '' };

const sourceOf = ({ shop_id, version, changes_at }: ShopRow) => ({
  shopId: shop_id,
  version,
  changesAt: changes_at,
});

function toPageProduct(
  { thumbnails, preview_hash, ...product }: ShownProduct,
  handle: string,
  publicOrigin: string,
): PageProduct {
  return {
    ...product,
    ...toAddresses(product, handle, publicOrigin),
    pictures: thumbnails.map(toPicture),
    previewImageUrl: previewAddress(preview_hash, publicOrigin),
  };
}
