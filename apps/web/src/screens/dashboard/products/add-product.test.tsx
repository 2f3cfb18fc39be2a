// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { newOrdersQuery } from '#web/features/orders/own-orders.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { AddProduct } from './add-product.tsx';

eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };

test.each([
  ['nothing waits', '+256772123456', 0, 0, 'button-brand'],
  ['buyers cannot write yet', null, 0, 0, 'button-quiet'],
  ['new orders wait', '+256772123456', 2, 0, 'button-quiet'],
  ['a product waits for an answer', '+256772123456', 0, 1, 'button-quiet'],
])('while %s, "Add" has the fitting strength', (_, phoneNumber, newOrders, needsHand, look) => {
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/', phoneNumber } as User);
  queryClient().setQueryData(newOrdersQuery('nakato').queryKey, newOrders);
  queryClient().setQueryData(ownShopQuery('nakato').queryKey, { counts: { needsHand } } as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <AddProduct />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Add' }).className).toContain(look);
});
