import type { Zone } from '@app/contracts/catalog/facts.schemas';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { type BasketItem, type BasketOrder, writeBasket } from '#web/features/basket/stored-basket.ts';
import { aShop } from '#web/test/products.testing.ts';
import { OrderBasket } from './order-basket.tsx';

/** The review of a basket of these items, in the shop of Nakato. */
export function openBasket(
  items: BasketItem[],
  shop: Parameters<typeof aShop>[0] = {},
  order: BasketOrder | null = null,
  zones: Zone[] = [],
): void {
  writeBasket('nakato', { items, order });
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OrderBasket shop={{ ...aShop(shop), zones, freeOverUgx: null }} /> },
  ]);
  render(<Stub />);
}

export const sendLink = () => screen.getByRole('link', { name: /^(?:Send|Share) on WhatsApp/ });

export const textOf = () => new URL(sendLink().getAttribute('href') ?? '').searchParams.get('text') ?? '';

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** jsdom follows no links. */
export function tapSend(): void {
  const link = sendLink();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
}
