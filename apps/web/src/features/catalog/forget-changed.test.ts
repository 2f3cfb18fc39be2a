import type { PageShop } from '@app/contracts/addresses/pages';
import { beforeEach, expect, test } from 'vitest';
import { forgetPages, keepPage, keptPages } from '#web/lib/browser/kept-pages.ts';
import { aProduct, aShop } from '#web/test/products.testing.ts';
import { heedList } from './forget-changed.ts';
import { packPage } from './packed-page.ts';
import { toCard, toDetail } from './page-product.ts';

const product = (id: string, over = {}) => aProduct({ video_id: id, ...over });
const paths = () => [...keptPages.keys()];

/** Two products of the shop, and one of another, were opened. */
beforeEach(() => {
  forgetPages();
  for (const id of ['1', '2'])
    keepPage(`/product/nakato/${id}`, packPage({ shop: aShop(), product: toDetail(product(id)) }));
  keepPage('/product/another/1', packPage({ shop: aShop({ handle: 'another' }), product: toDetail(product('1')) }));
});

const heed = (over: Partial<PageShop>, cards: ReturnType<typeof product>[]) =>
  heedList('nakato', packPage({ shop: aShop(over), cards: cards.map((one) => toCard(one)) }));

test.each([
  ['price', { price: 70_000 }],
  ['former price', { old_price: 90_000 }],
  ['title', { title: 'Another dress' }],
  ['stock', { availability: 'sold_out' as const }],
])('a list that shows another %s of a product that was opened takes its page away', (_, over) => {
  heed({}, [product('1', over), product('2')]);
  expect(paths()).toEqual(['/product/nakato/2', '/product/another/1']);
});

test('a list that shows the same, and more products and views, takes nothing away', () => {
  heed({ productCount: 99, views: 9999 }, [product('1'), product('3')]);
  expect(paths()).toHaveLength(3);
});

test('a shop with another contact, or one that is not there, takes the pages of all its products away', () => {
  heed({ phoneNumber: '+256772999999', contactNewUntil: '2026-12-01T00:00:00.000Z' }, []);
  expect(paths()).toEqual(['/product/another/1']);
  heedList('another', packPage({ shop: null }));
  expect(paths()).toEqual([]);
});
