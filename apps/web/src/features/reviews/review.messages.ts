import type { PageShop } from '@app/contracts/addresses/pages';
import type { Praise, ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { counted } from '#web/lib/formatting/format.ts';

export const praiseNames: Record<Praise, string> = {
  as_shown: 'Goods as shown',
  on_time: 'On time',
  easy_to_talk_to: 'Easy to talk to',
};

/** `4.7 ★ (12 reviews)`. */
export const ratingWords = ({ average, count }: NonNullable<PageShop['rating']>): string =>
  `${average.toFixed(1)} ★ (${counted(count, 'review')})`;

/** How much stands behind the reviews: elsewhere a single one makes 5.0. */
export const provenWords = ({ orders, browsers }: Pick<ReviewList, 'orders' | 'browsers'>): string =>
  `${counted(orders, 'received order')} from ${counted(browsers, 'browser')}`;
