// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, redirect, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { toDetail } from '#web/features/catalog/page-product.ts';
import { forgetPages, keptPages } from '#web/lib/browser/kept-pages.ts';
import { aProduct, aShop } from '#web/test/products.testing.ts';
import type { ProductData } from './found-product.ts';
import { openProduct, useOpenedProduct } from './opened-product.ts';

// A fact may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const minuteMs = 60_000;
const opened = Date.parse('2026-11-20T08:00:00.000Z');
const path = '/product/nakato/1';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: opened });
});
afterEach(() => {
  cleanup();
  forgetPages();
  vi.useRealTimers();
});

const pageOf = (price: number, size: string | null = null): ProductData => ({
  shop: aShop(),
  product: toDetail(aProduct({ video_id: '1', price, sizes: ['38', '39'] })),
  size,
  previewImageUrl: null,
  more: [],
  newContact: null,
});
const missing: ProductData = { product: null, shop: aShop(), unavailable: false, others: [] };

/** A server's answers, one after the other; the last one stays. `asked` counts. */
function answers(...all: (ProductData | Error | Response | Promise<ProductData>)[]) {
  const server = {
    asked: 0,
    read: async () => {
      const answer = all[Math.min(server.asked, all.length - 1)];
      server.asked += 1;
      if (answer instanceof Error || answer instanceof Response) throw answer;
      // As it crosses the wire: nothing but the text.
      return { json: packPage(await (answer as ProductData)).json };
    },
  };
  return server;
}

let askAgain: ReturnType<typeof useOpenedProduct>;
/** All that was shown of the product, in its order. */
let drawn: string[] = [];

function Product() {
  const packed = useLoaderData();
  askAgain = useOpenedProduct(packed);
  const page = unpackPage<ProductData>(packed);
  const words = page.product ? `UGX ${page.product.price} ${page.size ?? ''}`.trim() : 'Product Not Found';
  drawn.push(words);
  return <h1>{words}</h1>;
}

/** The app in a shop, from which products are opened; or with a product that came with the document. */
function openApp({ read }: ReturnType<typeof answers>, document?: ProductData) {
  window.history.replaceState(null, '', document ? path : '/shop/nakato');
  const router = createBrowserRouter(
    [
      { path: '/shop/:handle', Component: () => <h1>The shop</h1> },
      {
        id: 'product',
        path: '/product/:handle/:videoId',
        loader: ({ request }) => openProduct(request.url, read),
        Component: Product,
        ErrorBoundary: () => <h1>Failed</h1>,
      },
    ],
    document ? { hydrationData: { loaderData: { product: packPage(document) } } } : {},
  );
  render(<RouterProvider router={router} />);
  const go = async (to: string) => {
    await act(() => router.navigate(to));
    return heading();
  };
  return { open: (search = '') => go(path + search), back: () => go('/shop/nakato') };
}

const heading = () => screen.getByRole('heading').textContent;
const passMinutes = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs);

test('a product page that was opened is shown again for 10 minutes without asking', async () => {
  const server = answers(pageOf(1000), pageOf(2000));
  const app = openApp(server);
  expect(await app.open()).toBe('UGX 1000');
  await app.back();
  passMinutes(9.99);
  expect(await app.open()).toBe('UGX 1000');
  expect(server.asked).toBe(1);
});

test('from 10 to 30 minutes it is shown at once, and a fresh copy takes its place when it comes', async () => {
  const fresh = Promise.withResolvers<ProductData>();
  const server = answers(pageOf(1000), fresh.promise);
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(29.99);
  expect(await app.open()).toBe('UGX 1000');
  expect(server.asked).toBe(2);
  fresh.resolve(pageOf(2000));
  await waitFor(() => expect(heading()).toBe('UGX 2000'));
  await app.back();
  passMinutes(9);
  expect(await app.open()).toBe('UGX 2000');
  expect(server.asked).toBe(2);
});

test('a page whose discount has ended since it was opened is asked for before it is shown again', async () => {
  const changesAt = new Date(opened + minuteMs).toISOString();
  const server = answers({ ...pageOf(1000), shop: aShop({ changesAt }) }, pageOf(2000));
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(0.5);
  expect(await app.open()).toBe('UGX 1000');
  await app.back();
  passMinutes(0.5);
  expect(await app.open()).toBe('UGX 2000');
  expect(server.asked).toBe(2);
});

test('after 30 minutes it is asked for before it is shown', async () => {
  const fresh = Promise.withResolvers<ProductData>();
  const server = answers(pageOf(1000), fresh.promise);
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(30);
  drawn = [];
  const opening = app.open();
  fresh.resolve(pageOf(2000));
  expect(await opening).toBe('UGX 2000');
  expect(drawn).not.toContain('UGX 1000');
});

test('a clock that was put back makes it old', async () => {
  const server = answers(pageOf(1000), pageOf(2000));
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(-1);
  expect(await app.open()).toBe('UGX 2000');
});

test('where the fresh copy can not be had the page stays, and is asked for behind it the next time, too', async () => {
  const server = answers(pageOf(1000), new Error('no network'), pageOf(2000));
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(15);
  expect(await app.open()).toBe('UGX 1000');
  await waitFor(() => expect(server.asked).toBe(2));
  expect(await app.back()).toBe('The shop');
  await app.open();
  await waitFor(() => expect(heading()).toBe('UGX 2000'));
  expect(server.asked).toBe(3);
});

test('the page that came with the document is kept, too', async () => {
  const server = answers(pageOf(2000));
  const app = openApp(server, pageOf(1000));
  expect(heading()).toBe('UGX 1000');
  await app.back();
  expect(await app.open()).toBe('UGX 1000');
  expect(server.asked).toBe(0);
});

test('a document that Back has taken out of the browser’s store is asked for again behind it', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  const server = answers(pageOf(2000));
  openApp(server, pageOf(1000));
  await waitFor(() => expect(heading()).toBe('UGX 2000'));
  expect(server.asked).toBe(1);
  vi.restoreAllMocks();
});

test('a page that says that there is no product is not kept, and takes away the one that was', async () => {
  const server = answers(pageOf(1000), missing, missing, pageOf(1000));
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(15);
  await app.open();
  await waitFor(() => expect(heading()).toBe('Product Not Found'));
  await app.back();
  drawn = [];
  expect(await app.open()).toBe('Product Not Found');
  expect(drawn).not.toContain('UGX 1000');
  await app.back();
  expect(await app.open()).toBe('UGX 1000');
});

test('a product whose address leads to another one now is not kept under it', async () => {
  const server = answers(pageOf(1000), redirect('/product/nakato/2'), pageOf(2000));
  const app = openApp(server);
  await app.open();
  await app.back();
  passMinutes(15);
  await app.open();
  await waitFor(() => expect(window.location.pathname).toBe('/product/nakato/2'));
  expect(heading()).toBe('UGX 2000');
  expect([...keptPages.keys()]).toEqual(['/product/nakato/2']);
});

test('a size that the address names is chosen in the page that was kept', async () => {
  const server = answers(pageOf(1000));
  const app = openApp(server);
  await app.open();
  await app.back();
  expect(await app.open('?size=39')).toBe('UGX 1000 39');
  await app.back();
  expect(await app.open('?size=47')).toBe('UGX 1000');
  expect(server.asked).toBe(1);
});

test('what changes while a page is on its way keeps it from being kept', async () => {
  const slow = Promise.withResolvers<ProductData>();
  const server = answers(slow.promise, pageOf(2000));
  const app = openApp(server);
  const opening = app.open();
  await waitFor(() => expect(server.asked).toBe(1));
  forgetPages(path);
  slow.resolve(pageOf(1000));
  expect(await opening).toBe('UGX 1000');
  expect(keptPages.size).toBe(0);
});

test('a chat asks again only about what is older than 2 minutes, once for all taps, and hears whether an answer came', async () => {
  const fresh = Promise.withResolvers<ProductData>();
  const server = answers(pageOf(1000), fresh.promise, new Error('no network'));
  const app = openApp(server);
  await app.open();
  passMinutes(1.99);
  expect(askAgain()).toBeNull();
  passMinutes(0.02);
  const [first, second] = [askAgain(), askAgain()];
  expect(first).not.toBeNull();
  expect(second).toBe(first);
  fresh.resolve(pageOf(2000));
  expect(await act(async () => first)).toBe(true);
  await waitFor(() => expect(heading()).toBe('UGX 2000'));
  expect(askAgain()).toBeNull();
  expect(server.asked).toBe(2);
  passMinutes(3);
  expect(await act(async () => askAgain())).toBe(false);
  expect(heading()).toBe('UGX 2000');
});
