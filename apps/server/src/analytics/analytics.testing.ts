import { randomUUID } from 'node:crypto';
import type { TestShop } from '#server/catalog/catalog.testing.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Visit } from './visits.queries.ts';

/** What visitors did on one day, as the counter writes it; without `videoId` on the shop's own page. */
export async function aCount(
  db: Db,
  shop: TestShop,
  wanted: { day: string; kind: Visit['kind']; count: number; videoId?: string },
): Promise<void> {
  const { day, kind, count, videoId = '' } = wanted;
  await db.insertInto('daily_counts').values({ shop_id: shop.shopId, day, video_id: videoId, kind, count }).execute();
}

/** One piece sold, as the seller marked it. */
export async function aSale(
  db: Db,
  shop: TestShop,
  sale: { videoId: string; soldAt: Date; priceUgx: number | null },
): Promise<void> {
  await db
    .insertInto('sales')
    .values({
      shop_id: shop.shopId,
      sale_id: randomUUID(),
      video_id: sale.videoId,
      price_ugx: sale.priceUgx,
      sold_at: sale.soldAt,
    })
    .execute();
}
