// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import OwnerOrderPart from './owner-order-part.tsx';

eachPageHasServer();

test('the owner of a shop reads that no code proves an order from its own session, and is offered none', async () => {
  const rights = { marks: ['received' as const], undo: [] };
  const order = anOrder({ state: 'received', placedByShop: true, buyer: aBuyersPart(), rights });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OwnerOrderPart order={order} onOrder={() => {}} onRefused={() => {}} /> },
  ]);
  render(<Stub />);
  expect(await screen.findByText(/It comes from your own session/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add the delivery code' })).toBeNull();
});

test.each(['256 772 123456', '+256 (0)772 123456'])('on the page of an order %s is dialled, too', async (phone) => {
  const order = anOrder({ state: 'asked', buyer: aBuyersPart({ deliveryCode: null, phone }) });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OwnerOrderPart order={order} onOrder={() => {}} onRefused={() => {}} /> },
  ]);
  render(<Stub />);
  expect((await screen.findByRole('link', { name: phone })).getAttribute('href')).toBe('tel:+256772123456');
});
