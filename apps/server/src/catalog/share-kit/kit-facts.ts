import { shopUrl, shortShopPath } from '@app/contracts/addresses/reserved-handles';
import { CompiledQuery } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { type ProductRow, productColumns, shown } from '#server/catalog/products/product.queries.ts';
import { productUrl } from '#server/catalog/products/product.wire.ts';
import { requireOwnShop } from '#server/catalog/shop/own-shop.ts';
import { isOpenShop } from '#server/catalog/shop/shop.queries.ts';
import { toShop } from '#server/catalog/shop/shop.wire.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';

export interface KitProduct {
  id: string;
  number: number;
  title: string;
  /** Of now, a discount included. */
  priceUgx: number | null;
  oldPriceUgx: number | null;
  /** When the discount that runs ends. */
  saleEndsAt: Date | null;
  /** Without a discount: paper outlives each of them. */
  usualPriceUgx: number | null;
  sizes: string[];
  isSoldOut: boolean;
}

/** What stands on the pictures, posters and texts by which a seller shares a shop or one of its products. */
export interface KitFacts {
  shopId: string;
  shopName: string;
  handle: string;
  /** Null where buyers see none. */
  phoneNumber: string | null;
  /** To be said and typed, such as `duka.ug/nakato`. */
  shortAddress: string;
  /** What the QR code opens. */
  link: string;
  /** Null: the shop as a whole. */
  product: KitProduct | null;
  /** Hashes of stored pictures, the first one first. */
  pictures: string[];
}

type KitContext = Pick<CatalogContext, 'db' | 'publicOrigin'>;

/**
 * As buyers find them at this moment. Throws `forbidden` for another seller's shop, `not_found` for a shop or a product
 * that buyers do not find.
 */
export async function readKitFacts(
  { db, publicOrigin }: KitContext,
  { handle, accountId, productId }: { handle: string; accountId: string; productId: string | null },
): Promise<KitFacts> {
  const row = await requireOwnShop(db, handle, accountId);
  if (!isOpenShop(row)) throw new AppError('not_found');
  const origin = publicOrigin();
  const { displayName, phoneNumber } = toShop(row, origin);
  const shop = {
    shopId: row.shop_id,
    shopName: displayName,
    handle: row.handle,
    phoneNumber,
    shortAddress: `${origin.replace(/^https?:\/\//, '')}${shortShopPath(row.handle)}`,
  };
  if (productId === null)
    return { ...shop, link: shopUrl(origin, row.handle), product: null, pictures: await findFirst(db, row.shop_id) };
  const product = await findKitProduct(db, row.shop_id, productId);
  if (product === null) throw new AppError('not_found');
  return { ...shop, link: productUrl(origin, row.handle, productId), ...product };
}

type KitRow = ProductRow & { usual_price_ugx: number | null };

async function findKitProduct(
  db: Db,
  shopId: string,
  productId: string,
): Promise<{ product: KitProduct; pictures: string[] } | null> {
  const text = `select ${productColumns}, p.price_ugx as usual_price_ugx from products p
    where p.shop_id = $1 and p.video_id = $2 and ${shown}`;
  const { rows } = await db.executeQuery<KitRow>(CompiledQuery.raw(text, [shopId, productId]));
  const [row] = rows;
  if (!row) return null;
  const product = {
    id: row.video_id,
    number: row.number,
    title: row.title,
    priceUgx: row.price_ugx,
    oldPriceUgx: row.old_price_ugx,
    saleEndsAt: row.sale_ends_at,
    usualPriceUgx: row.usual_price_ugx,
    sizes: row.sizes,
    isSoldOut: row.availability === 'sold_out',
  };
  return { product, pictures: row.thumbnails.slice(0, 1).map((picture) => picture.key) };
}

/** Pictures of what stands first in the shop, what can be bought before the rest. */
async function findFirst(db: Db, shopId: string): Promise<string[]> {
  const text = `select p.thumbnails -> 0 ->> 'key' as key from products p
    where p.shop_id = $1 and ${shown} and jsonb_array_length(p.thumbnails) > 0
    order by p.availability = 'available' desc, p.pinned desc, p.position desc limit 4`;
  const { rows } = await db.executeQuery<{ key: string }>(CompiledQuery.raw(text, [shopId]));
  return rows.map((row) => row.key);
}
