import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { expect, test } from 'vitest';
import { shortDay } from '#web/features/analytics/counters.ts';
import { noOrders, someAnalytics } from '#web/test/analytics.testing.ts';
import { isQuiet, readAnalyticsQuery, shopCounters, topProducts } from './counters.ts';

const none = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };
const product = (title: string, whatsapp: number): Analytics['byProduct'][number] => ({
  ...none,
  video_id: title,
  shown: true,
  number: 1,
  title,
  thumbnail_url: null,
  whatsapp,
  orders: noOrders,
});
const data: Analytics = {
  ...someAnalytics,
  byProduct: [product('few', 2), product('none', 0), product('many', 9)],
  productCount: 3,
};

test('the address chooses period, figure and form; nonsense is the usual', () => {
  expect(readAnalyticsQuery(new URLSearchParams('days=7&figure=sales&as=table'))).toEqual({
    days: 7,
    figure: 'sales',
    asTable: true,
  });
  expect(readAnalyticsQuery(new URLSearchParams('days=8&figure=constructor&as=x'))).toEqual({
    days: 30,
    figure: 'views',
    asTable: false,
  });
});

test('figures read as people write them', () => {
  expect(shopCounters.format('views', 12_345)).toBe('12,345');
  expect(shopCounters.format('salesUgx', 85_000)).toBe('UGX 85,000');
  expect(shortDay('2026-11-05')).toBe('5 Nov');
});

test('products with most of a figure come first, those without it not at all', () => {
  expect(topProducts(data, 'whatsapp', 10).map(({ title }) => title)).toEqual(['many', 'few']);
  expect(topProducts(data, 'whatsapp', 1)).toHaveLength(1);
});

test('a shop is quiet only when neither this period nor the one before has anything', () => {
  expect(isQuiet(data)).toBe(true);
  expect(isQuiet({ ...data, previous: { ...none, views: 1 } })).toBe(false);
});
