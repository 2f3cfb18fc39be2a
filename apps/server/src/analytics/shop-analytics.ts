import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { addDays, dayInKampala, daysFrom } from '#server/platform/kampala-days.ts';
import type { AnalyticsContext } from './analytics.context.ts';
import { type DayAnalytics, readByDay, readByProduct } from './shop-analytics.queries.ts';

type Totals = Analytics['totals'];

/** More products than anybody reads on a page; the export has all. */
const mostProducts = 200;
export const deletedProduct = 'Deleted product';

const none: Totals = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

/**
 * What happened in a shop in the last `days` days in Kampala, today included, beside the same number of days before.
 * Every day is there; what nobody did is 0. Counts that were not flushed yet are not in it.
 */
export async function readShopAnalytics(
  { db, clock }: AnalyticsContext,
  shopId: string,
  days: number,
): Promise<Analytics> {
  const to = dayInKampala(clock.now());
  const from = addDays(to, 1 - days);
  const [rows, { products, productCount }] = await Promise.all([
    readByDay(db, shopId, addDays(from, -days), to),
    readByProduct(db, shopId, { from, to, limit: mostProducts }),
  ]);
  const known = new Map(rows.map((row) => [row.day, row]));
  const byDay = daysFrom(from, days).map((day): DayAnalytics => known.get(day) ?? { day, ...none });
  return {
    from,
    to,
    totals: sum(byDay),
    previous: sum(rows.filter((row) => row.day < from)),
    byDay,
    byProduct: products.map((product) => ({ ...product, title: product.title ?? deletedProduct })),
    productCount,
  };
}

function sum(rows: Totals[]): Totals {
  const sums = { ...none };
  for (const row of rows) for (const name of Object.keys(none) as (keyof Totals)[]) sums[name] += row[name];
  return sums;
}
