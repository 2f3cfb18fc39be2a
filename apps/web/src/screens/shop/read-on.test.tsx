// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { toCard } from '#web/features/catalog/page-product.ts';
import { readProductQuery } from '#web/features/catalog/search/product-query.ts';
import { aProduct, aShop } from '#web/test/products.testing.ts';
import { type FoundShop, ShopFound } from './shop-found.tsx';

// A fact may take long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const products = Array.from({ length: 7 }, (_, index) => aProduct({ number: 7 - index }));
const perPage = 3;
const drawn = vi.fn();

/** A shop of seven products, three on a page; a key says how many came before. */
function readPage(request: Request): FoundShop {
  const query = readProductQuery(new URL(request.url).searchParams);
  const from = Number(query.lastKey ?? 0);
  const cards = products.slice(from, from + perPage).map((product) => toCard(product));
  const lastKey = from + perPage < products.length ? String(from + perPage) : null;
  const shop = aShop({ productCount: 7, tags: [{ tag: 'dress', count: 4 }] });
  return {
    shop,
    cards,
    lastKey,
    query,
    isClosest: false,
    others: [],
    choices: null,
    readAt: '2026-11-20T08:00:00.000Z',
    oldestPostedAt: null,
    newContact: null,
  };
}

function Shop() {
  drawn();
  return <ShopFound page={useLoaderData()} />;
}

/** What has a tag is only answered when `tagged` has come. */
async function visit(path: string, tagged: Promise<void> | null = null) {
  drawn.mockClear();
  window.history.replaceState(null, '', path);
  // A document that was loaded as a shop leads to products without another one.
  document.body.innerHTML = '<script id="app" type="application/json" data-play="/play.js"></script>';
  const router = createBrowserRouter([
    {
      path: '/shop/:handle',
      loader: async ({ request }) => {
        if (request.url.includes('tag=')) await tagged;
        return readPage(request);
      },
      Component: Shop,
    },
    { path: '/product/:handle/:videoId', Component: () => <h1>A product</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('link', { name: 'More products' });
  return { goBack: () => act(() => router.navigate(-1)) };
}

const numbers = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.split(' ').at(-1));
const more = () => fireEvent.click(screen.getByRole('link', { name: 'More products' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('"More products" joins the list, and Back from a product finds all of it', async () => {
  const { goBack } = await visit('/shop/nakato?sort=oldest');
  more();
  await waitFor(() => expect(numbers()).toEqual(['7', '6', '5', '4', '3', '2']));
  expect(document.activeElement?.textContent).toContain('Kitenge dress 4');
  more();
  await waitFor(() => expect(numbers()).toEqual(['7', '6', '5', '4', '3', '2', '1']));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  // Each page is drawn a few times and then rests.
  expect(drawn.mock.calls.length).toBeLessThan(15);
  fireEvent.click(screen.getByText('Kitenge dress 2'));
  await screen.findByRole('heading', { name: 'A product' });
  await goBack();
  await waitFor(() => expect(numbers()).toEqual(['7', '6', '5', '4', '3', '2', '1']));
});

test('an order that is chosen while a tag is on its way joins it', async () => {
  const gate = Promise.withResolvers<void>();
  await visit('/shop/nakato', gate.promise);
  fireEvent.click(screen.getByRole('link', { name: /^dress/ }));
  expect(await screen.findByRole('link', { name: 'Remove dress' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'price_asc' } });
  gate.resolve();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('sort')).toBe('price_asc'));
  expect(new URLSearchParams(window.location.search).get('tag')).toBe('dress');
});

test('a page that was opened by itself stands alone, with a way back to the first', async () => {
  await visit('/shop/nakato?tag=dress&lastKey=3');
  expect(numbers()).toEqual(['4', '3', '2']);
  expect(screen.getByRole('link', { name: 'Back to the first' }).getAttribute('href')).toBe('/shop/nakato?tag=dress');
});

test('the chosen tag comes first and a tap takes it off, also one that is none of the usual ones', async () => {
  await visit('/shop/nakato?tag=silk&sort=oldest');
  const chips = screen.getByRole('navigation', { name: 'Tags' }).querySelectorAll('a');
  expect([...chips].map((chip) => chip.textContent)).toEqual(['silk×', 'dress4']);
  expect(screen.getByRole('link', { name: 'Remove silk' }).getAttribute('href')).toBe('/shop/nakato?sort=oldest');
});
