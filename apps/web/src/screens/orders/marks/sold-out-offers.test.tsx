// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { SoldOutOffers } from './sold-out-offers.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const lines = [{ videoId: '1', number: 214, title: 'Dress', size: 'L', quantity: 1, priceUgx: 85_000, picture: null }];
const changes = () => page.server.arrived.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

function offer(before: 'available' | 'sold_out') {
  page.server.on('/shop/nakato/owner/products/1', ok({ availability: before }));
  page.server.on('/shop/nakato/products/1', ok({}));
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  render(
    <QueryClientProvider client={queryClient()}>
      <SoldOutOffers handle="nakato" lines={lines} />
      <SellerToaster />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sold out: No. 214' }));
}

test('what is marked as sold out from its order is for sale again after Undo', async () => {
  offer('available');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Mark as sold out: No. 214' })).toBeDefined();
  expect(changes()).toEqual(['{"availability":"sold_out"}', '{"availability":"available"}']);
});

test('what was sold out before stays so: there is no Undo that would put it on sale', async () => {
  offer('sold_out');
  expect(await screen.findByText('No. 214 is sold out.')).toBeDefined();
  await waitFor(() => expect(queryClient().isMutating()).toBe(0));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(changes()).toEqual([]);
});
