import { afterEach, expect, test, vi } from 'vitest';
import { isFile, pathOf, shopAt, withoutData } from './kept-address.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/shop/my.duka', 'my.duka'],
  ['/shop/nakato.data', 'nakato'],
  ['/shop/nakato.data?_routes=screens%2Fshop%2Fshop', 'nakato'],
  ['/product/my.duka/7400000000000000001-2', 'my.duka'],
  ['/product/nakato/pabc123def456.data?_routes=screens%2Fproduct%2Fproduct', 'nakato'],
  ['/o/BCDFGHJKM2345', ''],
])('%s is kept', (path, shop) => {
  expect(shopAt(path)).toBe(shop);
});

test.each([
  '/',
  '/shop',
  '/shop/nakato?search=jeans',
  '/shop/nakato?as=buyer',
  '/shop/nakato.data?_routes=x&search=jeans',
  '/shop/nakato.data?search=jeans',
  '/shop/nakato/order',
  '/shop/nakato/about',
  '/shop/nakato/report',
  '/shop/nakato/home.webmanifest',
  '/product/nakato/1?size=39',
  '/o/BCDFGHJKM2345?x=1',
  '/catalog/nakato',
  '/api/v1/shop/nakato',
  '/api/v1/orders/BCDFGHJKM2345',
  '/login',
  '/dashboard',
  '/dashboard/orders',
  '/settings',
  '/admin',
  '/my-orders',
  '/webhooks/o/BCDFGHJKM2345',
  'https://elsewhere.example/shop/nakato',
])('%s is not kept', (path) => {
  expect(shopAt(path)).toBeNull();
  expect(isFile(path)).toBe(false);
});

test('an address is known without what stands behind #, and another site’s is none of ours', () => {
  vi.stubGlobal('location', { origin: 'https://duka.example' });
  expect(pathOf('https://duka.example/o/BCDFGHJKM2345#secret-of-22-characters')).toBe('/o/BCDFGHJKM2345');
  expect(shopAt(pathOf('https://elsewhere.example/https://duka.example/shop/nakato'))).toBeNull();
  expect(isFile(pathOf('https://duka.example/images/00ff/160.webp'))).toBe(true);
  expect(isFile(pathOf('https://elsewhere.example/images/00ff/160.webp'))).toBe(false);
  expect(withoutData('/shop/my.duka.data?_routes=x')).toBe('/shop/my.duka');
});
