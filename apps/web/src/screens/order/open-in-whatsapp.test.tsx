// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readBasket } from '#web/features/basket/stored-basket.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { KeepInWhatsapp, OpenInWhatsapp } from './open-in-whatsapp.tsx';

const page = eachPageHasServer();
const secret = 'A'.repeat(22);
// A link that jsdom follows without leaving the page.
const whatsappUrl = '#wa.me';
const buyer = aBuyersPart({ deliveryCode: '4711', whatsappUrl });
const link = (name: RegExp | string) => screen.queryByRole('link', { name });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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
  expect(reservation).toMatchObject({ code: order.code, secret });
  expect(page.server.arrived).toEqual([]);
});

test('later taps open the same text again, and tell the server nothing', async () => {
  render(<OpenInWhatsapp order={anOrder({ state: 'confirmed', buyer })} secret={secret} />);
  const again = link('Open in WhatsApp again') as HTMLAnchorElement;
  expect(again.getAttribute('href')).toBe(whatsappUrl);
  await userEvent.click(again);
  expect(localStorage.getItem('basket')).toBeNull();
  expect(page.server.arrived).toEqual([]);
});

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

test('inside of another app the order is kept by a link with the secret behind #, elsewhere it need not be', () => {
  const { rerender } = render(<KeepInWhatsapp key="own" order={anOrder()} secret={secret} />);
  expect(screen.queryByRole('link')).toBeNull();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram 320.0');
  rerender(<KeepInWhatsapp key="in-app" order={anOrder()} secret={secret} />);
  const href = (link('Keep the link for myself') as HTMLAnchorElement).href;
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toContain(`/o/BCDFGHJKMNPQR#${secret}`);
});
