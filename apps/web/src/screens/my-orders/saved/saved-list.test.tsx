// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { followSaved, readSavedText } from '#web/features/saved/saved-text.ts';
import { listSaved, parseSaved, saveProduct } from '#web/features/saved/stored-products.ts';
import { ok, text } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { aProduct } from '#web/test/products.testing.ts';
import { SavedList } from './saved-list.tsx';

const page = eachPageHasServer();

// jsdom draws nothing: all of the list is in sight.
globalThis.IntersectionObserver = class {
  constructor(onSight: (entries: { isIntersecting: boolean }[]) => void) {
    onSight([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const List = ({ look = 0 }) => (
  <SavedList saved={parseSaved(useSyncExternalStore(followSaved, readSavedText))} look={look} />
);

test('a renamed shop is followed, a closed one is said, and what no answer came to has its day', async () => {
  const { video_id: id, number } = aProduct();
  const seen = {
    id,
    number,
    title: 'Silk dress',
    picture: null,
    priceUgx: 80_000,
    seenAtMs: Date.UTC(2026, 10, 24, 9),
  };
  for (const handle of ['no.answer', 'closed.shop', 'old.name']) saveProduct({ ...seen, handle });
  page.server.on('/shop/old.name', (response) =>
    response.writeHead(301, { location: '/shop/new.name#was=old.name' }).end(),
  );
  page.server.on('/shop/new.name', text(200, ''));
  page.server.on(`/shop/new.name/products/${id}`, ok(aProduct({ price: 85_000 })));
  page.server.on('/shop/closed.shop', text(404, ''));
  page.server.on('/shop/no.answer', text(500, ''));
  render(<List />);
  expect(await screen.findByText('UGX 85,000')).toBeDefined();
  expect(screen.getByText('The price has changed. It was UGX 80,000 when you saved it.')).toBeDefined();
  expect(await screen.findByText('This shop is unavailable')).toBeDefined();
  expect(screen.getByText('UGX 80,000 as seen on 24 Nov')).toBeDefined();
  expect(listSaved().map(({ handle }) => handle)).toEqual(['new.name', 'closed.shop', 'no.answer']);
});

test('a price that was read and then can not be read again has its day', async () => {
  localStorage.clear();
  const product = aProduct({ price: 85_000 });
  const { video_id: id, number } = product;
  saveProduct({ handle: 'nakato', id, number, title: 'Silk dress', picture: null, priceUgx: 80_000, seenAtMs: 0 });
  page.server.on(`/shop/nakato/products/${id}`, ok(product));
  const { rerender } = render(<List />);
  expect(await screen.findByText('UGX 85,000')).toBeDefined();
  page.server.on(`/shop/nakato/products/${id}`, text(403, ''));
  rerender(<List look={1} />);
  expect(await screen.findByText(/^UGX 85,000 as seen on \d+ [A-Z][a-z]+$/)).toBeDefined();
});
