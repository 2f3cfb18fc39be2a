// @vitest-environment jsdom
import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { ToCheck, useProductInQuestion } from './to-check.tsx';

const page = eachPageHasServer();
const tokens: Tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const list = '/shop/nakato/owner/products?limit=24';

const inQuestion = (id: string, guess: number) =>
  ({
    video_id: id,
    number: 1,
    title: 'LED strip',
    price: null,
    guess,
    needs: ['unsure_price'],
    askedCaption: null,
    primary_thumbnail: null,
  }) as unknown as OwnerProduct;
const listed = (...products: OwnerProduct[]) =>
  ok({ data: products, meta: { pagination: { count: products.length, lastKey: null }, timestamp: '', tags: [] } });

function Asked({ count }: { count: number }) {
  const product = useProductInQuestion('nakato', { limit: 24 });
  return <ToCheck handle="nakato" product={product} count={count} onEdit={() => undefined} />;
}

function show(count: number) {
  signIn(tokens, { id: 'a1', handle: 'nakato', shopHandle: 'nakato', shopLink: '/' } as User);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <Asked count={count} />
        <SellerToaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('one question stands there, and the way to the others', async () => {
  page.server.on(list, listed(inQuestion('1', 25_000)));
  show(5);
  expect(await screen.findByText('Is the price UGX 25,000?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all 5' }).getAttribute('href')).toBe('/dashboard?show=needs_hand');
});

test('the number stands beside the question and is called one, so that it does not read as a count', async () => {
  page.server.on(list, listed(inQuestion('1', 25_000)));
  show(1);
  expect((await screen.findByText('LED strip')).previousSibling?.textContent).toBe('Check the priceNo. 1');
});

test('an answer brings the next question, and a double tap is one answer', async () => {
  page.server.on(list, listed(inQuestion('1', 25_000), inQuestion('2', 30_000)));
  page.server.on('/shop/nakato/products/1', ok({ ...inQuestion('1', 25_000), price: 25_000, needs: [] }));
  show(2);
  const yes = await screen.findByRole('button', { name: 'Yes (UGX 25,000 is right)' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(await screen.findByText('Is the price UGX 30,000?')).toBeTruthy();
  expect(await screen.findByText('Price set to UGX 25,000')).toBeTruthy();
  const sent = page.server.arrived.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([['1', '{"confirm":{"price":25000}}']]);
});

test('a question that has changed is not answered: it says so, and is asked as it stands now', async () => {
  page.server.on(list, listed(inQuestion('1', 25_000)), listed(inQuestion('1', 27_000)));
  page.server.on('/shop/nakato/products/1', refused(409, 'conflict', 'This question has changed.'));
  show(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes (UGX 25,000 is right)' }));
  expect(await screen.findByText('This question has changed.')).toBeTruthy();
  expect(await screen.findByText('Is the price UGX 27,000?')).toBeTruthy();
  const sent = page.server.arrived.filter(({ method }) => method === 'PATCH');
  expect(sent.map(({ body }) => body)).toEqual(['{"confirm":{"price":25000}}']);
});

test('once the last question is answered, its place stays, so that nothing moves up under the finger', async () => {
  page.server.on(list, listed(inQuestion('1', 25_000)), listed());
  page.server.on('/shop/nakato/products/1', ok({ ...inQuestion('1', 25_000), price: 25_000, needs: [] }));
  show(1);
  const panel = (await screen.findByText('Is the price UGX 25,000?')).closest<HTMLElement>('.to-check');
  vi.spyOn(panel as HTMLElement, 'offsetHeight', 'get').mockReturnValue(180);
  await userEvent.click(screen.getByRole('button', { name: 'Yes (UGX 25,000 is right)' }));
  expect(await screen.findByText('Nothing left to check')).toBeTruthy();
  expect(panel?.style.minHeight).toBe('180px');
});

test('where nothing is to be checked, nothing stands there', async () => {
  page.server.on(list, listed());
  show(1);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'To check' })).toBeNull());
});
