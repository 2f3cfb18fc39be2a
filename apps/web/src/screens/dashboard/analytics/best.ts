import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';

type ProductFigures = Analytics['byProduct'][number];

export interface BestPost extends Pick<ProductFigures, 'productViews' | 'whatsapp' | 'sales'> {
  orders: number;
  /** The one of its shown products with most chats, which stands for the post. */
  product: ProductFigures;
  productCount: number;
}

/** All products of a post have its id, with a suffix from the second one on. */
const postOf = ({ video_id: videoId }: ProductFigures) => videoId.replace(/-\d+$/, '');

/**
 * The post with most chats, then most sales, then most views. It leads to a product, so a post counts by its products
 * that have a page.
 */
export function bestPost({ byProduct }: Pick<Analytics, 'byProduct'>): BestPost | null {
  const posts = new Map<string, BestPost>();
  for (const product of byProduct.filter(({ shown }) => shown)) {
    const { productViews, whatsapp, sales } = product;
    const orders = product.orders.asked;
    const post = posts.get(postOf(product));
    if (!post) posts.set(postOf(product), { product, productCount: 1, productViews, whatsapp, sales, orders });
    else {
      post.productCount += 1;
      post.productViews += productViews;
      post.whatsapp += whatsapp;
      post.sales += sales;
      post.orders += orders;
    }
  }
  const [best] = [...posts.values()].sort(mostFirst);
  return best && best.whatsapp + best.sales + best.productViews > 0 ? best : null;
}

type DayFigures = Analytics['byDay'][number];

/** The day with most chats, then most sales, then most views. */
export function bestDay({ byDay }: Pick<Analytics, 'byDay'>): DayFigures | null {
  const [best] = [...byDay].sort(
    (left, right) => mostFirst(left, right) || viewsOf(right) - viewsOf(left) || right.day.localeCompare(left.day),
  );
  return best && best.whatsapp + best.sales + viewsOf(best) > 0 ? best : null;
}

type Ranked = Pick<ProductFigures, 'whatsapp' | 'sales' | 'productViews'>;

const mostFirst = (left: Ranked, right: Ranked): number =>
  right.whatsapp - left.whatsapp || right.sales - left.sales || right.productViews - left.productViews;

/** Of the shop's page and of its products. */
export const viewsOf = ({ views, productViews }: { views: number; productViews: number }) => views + productViews;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2026-11-21` as `Saturday, 21 Nov 2026`. */
export const namedDay = (day: string) => `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${calendarDay(day)}`;

/** "1 of 9 views became a chat"; null where nothing did, or there is nothing to compare. */
export function oneOf(from: number, to: number, words: { from: string; to: string }): string | null {
  if (to === 0 || from <= to) return null;
  return `1 of ${Math.round(from / to).toLocaleString('en-US')} ${words.from} became ${words.to}`;
}
