// @vitest-environment jsdom
import type { Order } from '@app/contracts/orders/orders.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readBasket } from '#web/features/basket/stored-basket.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OpenInWhatsapp } from './open-in-whatsapp.tsx';

const page = eachPageHasServer();
const secret = 'A'.repeat(22);
// A link that jsdom follows without leaving the page.
const whatsappUrl = '#wa.me';
const buyer = aBuyersPart({ deliveryCode: '4711', whatsappUrl });
const link = (name: RegExp | string) => screen.queryByRole('link', { name });

afterEach(cleanup);

test('an order that was not sent yet is sent from its review, which reads prices and stock again', async () => {
  const order = anOrder({ state: 'reserved', askedAt: null, buyer });
  render(<OpenInWhatsapp order={order} secret={secret} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const toReview = link('Check it and send it') as HTMLAnchorElement;
  expect(toReview.getAttribute('href')).toBe('/shop/nakato/order');
  toReview.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(toReview);
  const { items, order: reservation } = readBasket('nakato');
  expect(items.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Leather sandals', 2],
    ['Handbag', 1],
  ]);
  expect(reservation?.replaces).toMatchObject({ code: order.code, secret });
  expect(page.server.arrived).toEqual([]);
});

test.each<[Order['state'], string]>([
  ['asked', 'Open in WhatsApp again'],
  ['lapsed', 'Ask again'],
])(
  'a seller who has not answered gets the same text again, and the server is told nothing: %s',
  async (state, name) => {
    render(<OpenInWhatsapp order={anOrder({ state, buyer })} secret={secret} />);
    const again = link(name) as HTMLAnchorElement;
    expect(again.getAttribute('href')).toBe(whatsappUrl);
    await userEvent.click(again);
    expect(localStorage.getItem('basket')).toBeNull();
    expect(page.server.arrived).toEqual([]);
  },
);

test.each<Partial<Order>>([{ state: 'confirmed' }, { state: 'sent' }, { paidAt: '2026-11-27T12:05:00.000Z' }])(
  'a seller who has the order is written to about its number, without all of it again: %j',
  (over) => {
    render(<OpenInWhatsapp order={anOrder({ buyer, ...over })} secret={secret} />);
    const { href } = link('Chat with the seller') as HTMLAnchorElement;
    expect(href).toMatch(/^https:\/\/wa\.me\/256772123456\?text=/);
    expect(new URL(href).searchParams.get('text')).toBe(
      'Hello! I am writing about my order NAK-7F3.\nhttp://localhost:3000/o/BCDFGHJKMNPQR',
    );
  },
);

test('the text for a shop without a number is copied for TikTok or shared, and one that has moved or is closed has none', () => {
  const { shop } = anOrder();
  const { rerender } = render(
    <OpenInWhatsapp order={anOrder({ buyer, shop: { ...shop, phoneNumber: null } })} secret={secret} />,
  );
  expect(link('Share on WhatsApp')).toBeTruthy();
  expect(link(/^Copy message and open TikTok/)?.getAttribute('href')).toBe('https://www.tiktok.com/@nakato');
  for (const hasMoved of [true, false])
    for (const state of ['asked', 'reserved'] as const) {
      const order = anOrder({ state, buyer, shop: { ...shop, handle: null, phoneNumber: null, hasMoved } });
      rerender(<OpenInWhatsapp order={order} secret={secret} />);
      expect(screen.queryByRole('link')).toBeNull();
    }
});
