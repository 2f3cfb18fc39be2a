import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { priceNow } from '#server/catalog/current-price.ts';

import { bumpShop, lockShop } from '#server/catalog/shop-version.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { previewHash, storePreview } from '#server/platform/images/preview/preview.ts';
import { nameToShow } from '#server/platform/names/nickname.ts';
import { noteKitPictures } from './kit-pictures.ts';
import { noteUnusedPictures } from './unused-pictures.ts';

/** How many products get their preview in one go; the rest follow when the shop changes next, or when asked again. */
const batchSize = 30;

type PreviewContext = Pick<CatalogContext, 'db' | 'store' | 'clock'>;

interface ProductToDraw {
  video_id: string;
  title: string;
  price_ugx: number | null;
  /** Its price ends by itself, and no picture would follow it. */
  has_discount: boolean;
  preview_hash: string | null;
  hash: string;
}

/** Draws the link previews of a shop and of changed products. Answers true when there is more to do. */
export async function makePreviews(catalog: PreviewContext, shopId: string): Promise<boolean> {
  const { db, store } = catalog;
  const shop = await db
    .selectFrom('shops')
    .select(['handle', 'preview_hash'])
    .select((eb) => eb.fn.coalesce('owner_display_name', 'display_name').as('display_name'))
    .where('shop_id', '=', shopId)
    // No one can link to a shop without an address.
    .where('handle', 'is not', null)
    .executeTakeFirst();
  if (!shop) return false;
  const products = await listToDraw(db, shopId);
  const shopName = nameToShow(shop.display_name) ?? `@${shop.handle}`;
  const changed: { videoId: string; hash: string }[] = [];
  for (const product of products) {
    if (changed.length >= batchSize) break;
    const shown = {
      title: product.title,
      subtitle: shopName,
      badge: product.has_discount ? undefined : priceBadge(product.price_ugx),
      pictureHashes: [product.hash],
    };
    if (previewHash(shown) === product.preview_hash) continue;
    const { hash } = await storePreview(shown, { store });
    changed.push({ videoId: product.video_id, hash });
  }
  const { hash: shopHash } = await storePreview(
    {
      title: shopName,
      subtitle: `@${shop.handle} on TikTok`,
      pictureHashes: products.slice(0, 4).map((product) => product.hash),
    },
    { store },
  );
  if (changed.length > 0 || shopHash !== shop.preview_hash) await savePreviews(catalog, shopId, shopHash, changed);
  return changed.length >= batchSize;
}

/** The picture that the card shows: the first copied one in the owner's order. */
const firstShownPosition = sql<number>`(select f.position from product_pictures f
  where f.shop_id = p.shop_id and f.video_id = p.video_id and f.hash is not null
  order by array_position(p.owner_picture_order, f.hash), f.position limit 1)`;

function listToDraw(db: Db, shopId: string): Promise<ProductToDraw[]> {
  return db
    .selectFrom('products as p')
    .innerJoin('product_pictures as i', (join) =>
      join
        .onRef('i.shop_id', '=', 'p.shop_id')
        .onRef('i.video_id', '=', 'p.video_id')
        .on('i.position', '=', firstShownPosition),
    )
    .select(['p.video_id', 'p.title', 'p.price_ugx', 'p.preview_hash', 'i.hash'])
    .select(sql<boolean>`coalesce(${sql.raw(priceNow)} < p.price_ugx, false)`.as('has_discount'))
    .where('p.shop_id', '=', shopId)
    .where('p.hidden', '=', false)
    .where('p.gone_at', 'is', null)
    .where('i.hash', 'is not', null)
    .orderBy('p.pinned', 'desc')
    .orderBy('p.position', 'desc')
    .$narrowType<{ hash: string; title: string }>()
    .execute();
}

function priceBadge(priceUgx: number | null): string {
  return priceUgx === null ? 'DM seller for price' : `UGX ${priceUgx.toLocaleString('en-UG')}`;
}

async function savePreviews(
  { db, clock }: PreviewContext,
  shopId: string,
  shopHash: string,
  changed: { videoId: string; hash: string }[],
): Promise<void> {
  await inTransaction(db, 'catalog.save-previews', async (trx) => {
    await lockShop(trx, shopId);
    await noteReplaced(trx, shopId, shopHash, changed, clock.now());
    for (const { videoId, hash } of changed) {
      await trx
        .updateTable('products')
        .set({ preview_hash: hash })
        .where('shop_id', '=', shopId)
        .where('video_id', '=', videoId)
        .execute();
    }
    await trx.updateTable('shops').set({ preview_hash: shopHash }).where('shop_id', '=', shopId).execute();
    await bumpShop(trx, shopId);
  });
}

/** Former previews show a former price or name. */
async function noteReplaced(
  trx: Trx,
  shopId: string,
  shopHash: string,
  changed: { videoId: string }[],
  now: Date,
): Promise<void> {
  const videoIds = changed.map(({ videoId }) => videoId);
  const { rows } = await sql<{ hash: string }>`
    select preview_hash as hash from shops where shop_id = ${shopId} and preview_hash <> ${shopHash}
    union select preview_hash from products
      where shop_id = ${shopId} and video_id = any(${videoIds}::text[]) and preview_hash is not null`.execute(trx);
  await noteUnusedPictures(trx, rows, now);
}

/** They show names, titles and prices of a moment, and are drawn again; so are the pictures of share kits. */
export async function dropPreviews(trx: Trx, shopId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select preview_hash as hash from shops where shop_id = ${shopId} and preview_hash is not null
    union select preview_hash from products where shop_id = ${shopId} and preview_hash is not null`.execute(trx);
  await noteUnusedPictures(trx, rows, now);
  await noteKitPictures(trx, shopId, now);
  await trx.updateTable('shops').set({ preview_hash: null }).where('shop_id', '=', shopId).execute();
  await trx
    .updateTable('products')
    .set({ preview_hash: null })
    .where('shop_id', '=', shopId)
    .where('preview_hash', 'is not', null)
    .execute();
}
