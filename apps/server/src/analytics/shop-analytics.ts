import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { addDays, dayInKampala, daysFrom } from '#server/platform/kampala-days.ts';
import type { AnalyticsContext } from './analytics.context.ts';
import { noOrders, readOrderFigures, readOrdersByPost, readOrdersByProduct } from './order-figures.queries.ts';
import { type DayAnalytics, readByDay, readByProduct } from './shop-analytics.queries.ts';

type Totals = Analytics['totals'];

/** On the page; the export has all. */
const maxProducts = 200;
export const deletedProduct = 'Deleted product';

const zero: Totals = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

/**
 * A shop's counts of the last `days` days in Kampala, today included, and of as many days before. Days without visits
 * are 0. Counts that are not flushed yet are missing.
 */
export async function readShopAnalytics(
  { db, clock }: AnalyticsContext,
  shopId: string,
  days: number,
): Promise<Analytics> {
  const to = dayInKampala(clock.now());
  const from = addDays(to, 1 - days);
  const [rows, { products, productCount }, orders, previousOrders, ordersByProduct, byPost] = await Promise.all([
    readByDay(db, shopId, addDays(from, -days), to),
    readByProduct(db, shopId, { from, to, limit: maxProducts }),
    readOrderFigures(db, shopId, from, to),
    readOrderFigures(db, shopId, addDays(from, -days), addDays(from, -1)),
    readOrdersByProduct(db, shopId, from, to),
    readOrdersByPost(db, shopId, from, to),
  ]);
  const known = new Map(rows.map((row) => [row.day, row]));
  const byDay = daysFrom(from, days).map((day): DayAnalytics => known.get(day) ?? { day, ...zero });
  return {
    from,
    to,
    totals: sum(byDay),
    previous: sum(rows.filter((row) => row.day < from)),
    orders,
    previousOrders,
    byDay,
    byProduct: products.map((product) => ({
      ...product,
      title: product.title ?? deletedProduct,
      orders: ordersByProduct.get(product.video_id) ?? noOrders,
    })),
    productCount,
    byPost,
  };
}

function sum(rows: Totals[]): Totals {
  const sums = { ...zero };
  for (const row of rows) for (const name of Object.keys(zero) as (keyof Totals)[]) sums[name] += row[name];
  return sums;
}
