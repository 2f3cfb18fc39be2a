import type { LandingPage, PageReader } from '@app/contracts/pages';
import { findJoinedInto, findProduct } from '#server/catalog/products/product.queries.ts';
import { toPageProduct, toProductCard } from '#server/catalog/products/product.wire.ts';
import { listProducts } from '#server/catalog/products/product-list.queries.ts';
import { findShopWithTags } from '#server/catalog/products/shop-tags.ts';
import { findAnyShop, findShop, type ShopRow } from '#server/catalog/shop/shop.queries.ts';
import { previewAddress, toPageShop } from '#server/catalog/shop/shop.wire.ts';
import type { Db } from '#server/platform/database/transaction.ts';

interface PageReaderDeps {
  db: Db;
  publicOrigin: string;
  supportWhatsapp: string | null;
  sendsCodes: boolean;
  asksTikTok: boolean;
  readLanding: () => Promise<LandingPage>;
  reportError: (error: unknown) => void;
  /** Told which version of which shop the page was made of; the cache and the page's ETag hang on it. */
  onShopRead: (shop: { shopId: string; version: number }) => void;
}

const moreShown = 4;

/** The pages' reads in the same process, made for one rendering. */
export function createPageReader({ db, onShopRead, ...page }: PageReaderDeps): PageReader {
  const { publicOrigin } = page;
  async function readShopRow<Row extends ShopRow>(
    find: (db: Db, handle: string) => Promise<Row | null>,
    handle: string,
  ): Promise<Row | null> {
    const row = await find(db, handle.toLowerCase());
    if (row) onShopRead({ shopId: row.shop_id, version: row.version });
    return row;
  }
  /** Visitors of a suspended shop are told so; one that also waits to be deleted is as if it had never been. */
  async function whyNoShop(handle: string): Promise<'unavailable' | null> {
    const row = await findAnyShop(db, handle.toLowerCase());
    return row?.suspended_at && row.deletion_due_at === null ? 'unavailable' : null;
  }
  return {
    ...page,
    async readShop(handle, query) {
      const row = await readShopRow(findShopWithTags, handle);
      if (!row) return whyNoShop(handle);
      // A key of an older order or of nonsense starts from the beginning: a shared link must not break.
      const result =
        (await listProducts(db, row.handle, query)) ??
        (await listProducts(db, row.handle, { ...query, lastKey: undefined }));
      return {
        shop: toPageShop(row, row, publicOrigin),
        products: (result?.rows ?? []).map(toProductCard),
        lastKey: result?.lastKey ?? null,
      };
    },
    async readProduct(handle, videoId) {
      const row = await readShopRow(findShopWithTags, handle);
      if (!row) return whyNoShop(handle);
      const product = await findProduct(db, row.shop_id, videoId);
      if (!product) return null;
      const others = await listProducts(db, row.handle, { limit: moreShown + 1 });
      const withoutQuiet = <Row extends { tags: string[] }>(some: Row): Row => ({
        ...some,
        tags: some.tags.filter((tag) => !row.quietTags.includes(tag)),
      });
      return {
        shop: toPageShop(row, { tags: [], quietTags: [] }, publicOrigin),
        product: {
          ...toPageProduct(withoutQuiet(product), row.handle, publicOrigin),
          previewImageUrl: previewAddress(product.preview_hash, publicOrigin),
        },
        more: (others?.rows ?? [])
          .filter((other) => other.video_id !== videoId)
          .slice(0, moreShown)
          .map((other) => toProductCard(withoutQuiet(other))),
      };
    },
    async readJoinedInto(handle, videoId) {
      const row = await readShopRow(findShop, handle);
      return row && findJoinedInto(db, row.shop_id, videoId);
    },
  };
}
