import type { Analytics } from '@app/contracts/analytics/analytics.schemas';
import { expect, test } from 'vitest';
import { noOrders } from '#web/test/analytics.testing.ts';
import { bestDay, bestPost, namedDay, oneOf } from './best.ts';

const none = { views: 0, productViews: 0, whatsapp: 0, tiktok: 0, sales: 0, salesUgx: 0 };

function aProduct(
  videoId: string,
  given: Partial<Analytics['byProduct'][number]> = {},
): Analytics['byProduct'][number] {
  const { views: _, ...figures } = none;
  return {
    ...figures,
    video_id: videoId,
    number: 1,
    title: videoId,
    shown: true,
    thumbnail_url: null,
    orders: noOrders,
    ...given,
  };
}

test('the best post is the one whose products have most chats together; its best product stands for it', () => {
  const best = bestPost({
    byProduct: [
      aProduct('7300000000000000001', { whatsapp: 5 }),
      aProduct('7300000000000000002-2', { whatsapp: 4, productViews: 9 }),
      aProduct('7300000000000000002', { whatsapp: 2, sales: 1 }),
    ],
  });
  expect(best).toMatchObject({ whatsapp: 6, sales: 1, productViews: 9, productCount: 2 });
  expect(best?.product.video_id).toBe('7300000000000000002-2');
});

test('with as many chats sales decide, then views; what has no page or was not looked at is never best', () => {
  const views = aProduct('1', { productViews: 9 });
  const sale = aProduct('2', { sales: 1 });
  const hidden = aProduct('3', { whatsapp: 9, shown: false });
  expect(bestPost({ byProduct: [views, sale, hidden] })?.product.video_id).toBe('2');
  expect(bestPost({ byProduct: [views, hidden] })?.product.video_id).toBe('1');
  expect(bestPost({ byProduct: [hidden, aProduct('4')] })).toBeNull();
});

test('a post of which one product is hidden is told by another one, which its link can open', () => {
  const best = bestPost({
    byProduct: [
      aProduct('7300000000000000001', { whatsapp: 5, shown: false }),
      aProduct('7300000000000000001-2', { whatsapp: 3 }),
    ],
  });
  expect(best).toMatchObject({ product: { video_id: '7300000000000000001-2' }, productCount: 1, whatsapp: 3 });
});

test('the best day is the one with most chats, then views, and of equal ones the latest', () => {
  const day = (date: string, given: Partial<Analytics['byDay'][number]>) => ({ ...none, day: date, ...given });
  const days = [
    day('2026-11-19', { views: 90 }),
    day('2026-11-20', { whatsapp: 2 }),
    day('2026-11-21', { whatsapp: 2, views: 3 }),
    day('2026-11-22', { whatsapp: 2, views: 3 }),
  ];
  expect(bestDay({ byDay: days })?.day).toBe('2026-11-22');
  expect(bestDay({ byDay: [day('2026-11-19', {})] })).toBeNull();
  expect(namedDay('2026-11-21')).toBe('Saturday, 21 Nov 2026');
});

test.each([
  [100, 11, '1 of 9 views became a chat'],
  [12_000, 4, '1 of 3,000 views became a chat'],
  [5, 0, null],
  [3, 5, null],
])('of %i views and %i chats it says: %s', (views, chats, words) => {
  expect(oneOf(views, chats, { from: 'views', to: 'a chat' })).toBe(words);
});
