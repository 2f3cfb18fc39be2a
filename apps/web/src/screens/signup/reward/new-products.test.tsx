// @vitest-environment jsdom
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import OwnerEmpty from '#web/screens/shop/owner/owner-empty.tsx';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { NewProducts } from './new-products.tsx';

const page = eachPageHasServer();

const done: SyncState = {
  status: 'idle',
  message: '10 of your last 12 videos have no #TRACK.',
  position: null,
  estimatedWaitTime: null,
  estimatedWaitSeconds: null,
  startTime: null,
  lastLookedAt: '2026-11-27T10:00:00.000Z',
  nextLookAt: '2026-11-27T11:00:00.000Z',
  lastResult: { window: 12, found: 0, created: 0, updated: 0, withoutPrice: 0 },
  backCatalogue: null,
};
const running: SyncState = { ...done, status: 'processing', lastLookedAt: null, lastResult: null };
const aProduct = (number: number) =>
  ({ video_id: `${number}`, title: `Dress ${number}`, price: 85_000, primary_thumbnail: null }) as OwnerProduct;

function show(part: React.ReactNode) {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }]);
  render(
    <QueryClientProvider client={queryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
}

test('products stand there as they come, with places for more while videos are read', () => {
  show(<NewProducts state={running} isReading count={2} products={[aProduct(1), aProduct(2)]} />);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Dress 1 (no picture yet)',
    'Dress 2 (no picture yet)',
  ]);
  expect(document.querySelectorAll('li')).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('Still reading: more products are coming.');
});

test('the last picture says how many more there are', () => {
  const six = [1, 2, 3, 4, 5, 6].map(aProduct);
  show(<NewProducts state={done} isReading={false} count={10} products={six} />);
  expect(screen.getByText('+4')).toBeTruthy();
  expect(screen.queryByText('Still reading', { exact: false })).toBeNull();
});

test.each([
  [done, /^None of your last 12 videos has #TRACK\. Write #TRACK in the caption of a video/, 2],
  [{ ...done, lastResult: { ...done.lastResult, window: 0 } }, /^No videos on your TikTok yet\./, 1],
  [{ ...done, status: 'error', message: 'TikTok cannot be read right now.' }, /^TikTok cannot be read right now\.$/, 2],
])('a first look without a product says why and what to do: %#', (state, words, ways) => {
  show(<NewProducts state={state as SyncState} isReading={false} count={0} products={[]} />);
  expect(screen.getByRole('status').textContent).toMatch(words);
  expect(screen.getAllByRole('link', { name: /^Add/ })).toHaveLength(ways);
  expect(screen.getByRole('link', { name: /^Help: #TRACK/ }).getAttribute('href')).toBe('/help/track');
});

test.each([
  [running, 'We are reading your videos'],
  [{ ...done, lastLookedAt: null, lastResult: null }, 'We are reading your videos'],
  [done, 'No products yet'],
])('an empty shop is called empty to its owner only when nothing is being read: %#', async (state, heading) => {
  page.server.on('/ingestion/status', ok(state));
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' }, { id: 'a1', handle: 'nakato' } as never);
  show(<OwnerEmpty />);
  expect(screen.queryByRole('heading', { name: 'No products yet' }), 'before it is known').toBeNull();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});
