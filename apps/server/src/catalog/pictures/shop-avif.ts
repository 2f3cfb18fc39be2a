import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { bumpShop } from '#server/catalog/shop-version.ts';
import { type Db, inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { makeAvif } from '#server/platform/images/renditions/avif.ts';
import { markAvif } from './thumbnails.ts';

/** Two pages of a shop; of the rest some follow with each later visit. */
const picturesPerRun = 48;

/** Makes the missing AVIF files of a visited shop's newest pictures, half a second each. */
export async function makeShopAvif(
  { db, store }: Pick<CatalogContext, 'db' | 'store'>,
  shopId: string,
  signal: AbortSignal,
): Promise<void> {
  for (const hash of await listWithoutAvif(db, shopId)) {
    if (signal.aborted) return;
    const made = await makeAvif(hash, { store });
    if (made.ok) await inTransaction(db, 'catalog.mark-avif', (trx) => showAvif(trx, hash));
  }
}

/** Of these shops the ones with a picture that has no AVIF files. */
export async function findWithoutAvif(trx: Trx, shopIds: string[]): Promise<string[]> {
  const found = await trx
    .selectFrom('product_pictures')
    .select('shop_id')
    .distinct()
    .where('shop_id', 'in', shopIds)
    .where('hash', 'is not', null)
    .where('has_avif', '=', false)
    .execute();
  return found.map((row) => row.shop_id);
}

async function listWithoutAvif(db: Db, shopId: string): Promise<string[]> {
  const pictures = await db
    .selectFrom('product_pictures as i')
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'i.shop_id').onRef('p.video_id', '=', 'i.video_id'),
    )
    .select('i.hash')
    .where('i.shop_id', '=', shopId)
    .where('i.hash', 'is not', null)
    .where('i.has_avif', '=', false)
    .where('p.gone_at', 'is', null)
    .orderBy('p.position', 'desc')
    .orderBy('i.position')
    .limit(picturesPerRun)
    .execute();
  return [...new Set(pictures.flatMap(({ hash }) => hash ?? []))];
}

async function showAvif(trx: Trx, hash: string): Promise<void> {
  const touched = await markAvif(trx, hash);
  for (const shopId of new Set(touched.map((product) => product.shop_id))) await bumpShop(trx, shopId);
}
