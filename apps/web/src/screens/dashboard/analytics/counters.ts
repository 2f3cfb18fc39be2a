import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { type Counters, readCounterQuery } from '#web/features/analytics/counters.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

type Counter = keyof Analytics['totals'];

export const shopCounters: Counters<Counter> = {
  names: {
    views: 'Shop views',
    productViews: 'Product views',
    whatsapp: 'WhatsApp chats',
    tiktok: 'TikTok visits',
    sales: 'Sales',
    salesUgx: 'Sold for',
  },
  format: (counter, value) => (counter === 'salesUgx' ? formatPrice(value) : formatPrice(value).slice(4)),
};
export const counters = Object.keys(shopCounters.names) as Counter[];

/** The shop's page belongs to no product. */
export type ProductCounter = Exclude<Counter, 'views'>;
export const productCounters = counters.filter((counter): counter is ProductCounter => counter !== 'views');

export const readAnalyticsQuery = (params: URLSearchParams) => readCounterQuery(params, shopCounters, 'views');

export const noneYet = (counter: Counter) => {
  const name = shopCounters.names[counter].replace(/^[SP]/, (letter) => letter.toLowerCase());
  return `No ${counter === 'salesUgx' ? 'sales' : name} in this period yet.`;
};

/** No visits in this period and the one before. */
export const isQuiet = ({ totals, previous }: Analytics) =>
  counters.every((counter) => totals[counter] === 0 && previous[counter] === 0);

/** Highest first, without zeros. */
export function topProducts({ byProduct }: Analytics, counter: ProductCounter, count: number) {
  return byProduct
    .filter((product) => product[counter] > 0)
    .sort((left, right) => right[counter] - left[counter])
    .slice(0, count);
}
