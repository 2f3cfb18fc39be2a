import type { Analytics } from '@app/contracts/analytics';
import type { Db } from '#server/platform/database/transaction.ts';
import { type DayFigures, readFiguresByDay, readFiguresByProduct } from './shop-analytics.queries.ts';
import { dayInKampala } from './visits.ts';

type Figures = Analytics['totals'];

/** More products than anybody reads on a page; the export has all. */
const mostProducts = 200;
export const deletedProduct = 'Deleted product';

const none: Figures = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

/**
 * A shop's figures of the last `days` days in Kampala, today included, beside the same number of days before. Every day is there; what nobody did
 * is 0. Counts that were not flushed yet are not in it.
 */
export async function readOwnFigures(db: Db, shopId: string, days: number, now: Date): Promise<Analytics> {
  const to = dayInKampala(now);
  const from = addDays(to, 1 - days);
  const [rows, { products, productCount }] = await Promise.all([
    readFiguresByDay(db, shopId, addDays(from, -days), to),
    readFiguresByProduct(db, shopId, { from, to, limit: mostProducts }),
  ]);
  const known = new Map(rows.map((row) => [row.day, row]));
  const byDay = daysFrom(from, days).map((day): DayFigures => known.get(day) ?? { day, ...none });
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

function sum(rows: Figures[]): Figures {
  return rows.reduce<Figures>(
    (all, row) => ({
      views: all.views + row.views,
      productViews: all.productViews + row.productViews,
      whatsapp: all.whatsapp + row.whatsapp,
      tiktok: all.tiktok + row.tiktok,
      sales: all.sales + row.sales,
      salesUgx: all.salesUgx + row.salesUgx,
    }),
    none,
  );
}

/** Calendar days (`YYYY-MM-DD`) need no time zone once they are named. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
