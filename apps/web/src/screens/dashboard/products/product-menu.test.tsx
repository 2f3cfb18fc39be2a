// @vitest-environment jsdom
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { aProduct } from '#web/test/products.testing.ts';
import { DashboardProductMenu } from './product-menu.tsx';

eachPageHasServer();

function show(product: Partial<OwnerProduct>) {
  const own = {
    ...aProduct(),
    hidden: false,
    goneReason: null,
    kind: 'video',
    postProducts: 1,
    splitOff: false,
    ...product,
  };
  render(
    <QueryClientProvider client={queryClient()}>
      <DashboardProductMenu
        handle="nakato"
        product={own as OwnerProduct}
        open
        onOpenChange={() => {}}
        onMove={() => {}}
        onEdit={() => {}}
        onChange={() => {}}
      />
    </QueryClientProvider>,
  );
}

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
