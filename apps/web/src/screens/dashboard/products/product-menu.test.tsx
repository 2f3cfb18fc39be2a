// @vitest-environment jsdom
import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { signIn } from '#web/lib/session/store-session.ts';
import { ok, refused } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { aProduct } from '#web/test/products.testing.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';
import { ProductMenu } from './product-menu.tsx';

const page = eachPageHasServer();
const find = 'Find all products of this video';

function show(product: Partial<OwnerProduct>) {
  signIn({ accessToken: 'a', refreshToken: 'r', idToken: 'i' }, { id: 'a1', handle: 'nakato' } as User);
  const closed = vi.fn();
  const own = {
    ...aProduct(),
    hidden: false,
    goneReason: null,
    kind: 'video',
    oneCard: false,
    postProducts: 1,
    splitOff: false,
    ...product,
  };
  render(
    <QueryClientProvider client={queryClient()}>
      <ProductMenu
        handle="nakato"
        product={own as OwnerProduct}
        open
        onOpenChange={closed}
        onMove={() => {}}
        onChange={() => {}}
      />
      <SellerToaster />
    </QueryClientProvider>,
  );
  return { closed, id: own.video_id };
}

test('a video that was read for one product alone is read again at one tap, which says what came of it', async () => {
  page.server.on('/ingestion/read-again', ok({ named: 3, created: 2 }, '3 products in this video'));
  const { closed, id } = show({ oneCard: true });
  await userEvent.click(screen.getByRole('button', { name: find }));
  expect(await screen.findByText('3 products in this video, 2 of them new')).toBeTruthy();
  expect(closed).toHaveBeenCalledWith(false);
  const sent = page.server.arrived.filter(({ path }) => path.endsWith('/ingestion/read-again'));
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ productId: id }]);
});

test('a video that could not be read says why', async () => {
  page.server.on('/ingestion/read-again', refused(409, 'conflict', 'TikTok does not show this video as yours.'));
  show({ oneCard: true });
  await userEvent.click(screen.getByRole('button', { name: find }));
  expect(await screen.findByText('TikTok does not show this video as yours.')).toBeTruthy();
});

test('where all products of a video are found, nothing is offered', () => {
  show({});
  expect(screen.queryByRole('button', { name: find })).toBeNull();
});

test.each<[string, Partial<OwnerProduct>, string[]]>([
  ['alone in its video', {}, ['Add another product from this video']],
  [
    'of a post of several with photos',
    { kind: 'photo', postProducts: 3 },
    ['Add another product from this post', 'Merge with another product', 'Choose the picture'],
  ],
  ['that its owner split off', { splitOff: true }, ['Add another product from this video', 'Take it off again']],
  ['that is joined', { goneReason: 'joined', joinedInto: '7400000000000001' }, ['Sell it by itself']],
  ['that left the caption', { goneReason: 'caption' }, ['Put it back on the shop']],
  ['whose video is gone', { goneReason: 'post' }, []],
  ['made by hand', { kind: 'manual', post_id: null }, []],
])('a product %s is offered what can be done among those of its video, and nothing else', (_, product, offered) => {
  show(product);
  const buttons = screen.getAllByRole('button').map((button) => button.textContent ?? '');
  expect(buttons.filter((name) => /merge|another|picture|itself|back on|again/i.test(name))).toEqual(offered);
});

test('what support has hidden is not offered to be shown', () => {
  show({ hidden: true, hiddenBySupport: true });
  expect(screen.queryByRole('button', { name: 'Show to buyers' })).toBeNull();
});
