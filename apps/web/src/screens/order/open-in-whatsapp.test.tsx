// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BasketItem, readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { changeInBasket } from './basket-of-order.ts';
import { KeepInWhatsapp, OpenInWhatsapp } from './open-in-whatsapp.tsx';

const page = eachPageHasServer();
const secret = 'A'.repeat(22);
// A link that jsdom follows without leaving the page.
const whatsappUrl = '#wa.me';
const buyer = aBuyersPart({ deliveryCode: '4711', whatsappUrl });
const link = (name: RegExp | string) => screen.queryByRole('link', { name });

beforeEach(() => page.server.on('/orders/BCDFGHJKMNPQR/sent', ok({})));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the first tap on WhatsApp makes a reserved order asked, and is kept until the server has answered', async () => {
  render(<OpenInWhatsapp order={anOrder({ state: 'reserved', askedAt: null, buyer })} secret={secret} />);
  await userEvent.click(link('Open in WhatsApp') as HTMLElement);
  await waitFor(() => expect(page.server.arrived.map(({ body }) => JSON.parse(body))).toEqual([{ secret }]));
  await waitFor(() => expect(localStorage.getItem('basket')).toBeNull());
});

test('goods that lie in the basket and not in the order stay there when it is opened in WhatsApp', async () => {
  const order = anOrder({ state: 'reserved', askedAt: null, buyer });
  changeInBasket('nakato', order, secret);
  const { items, order: reservation } = readBasket('nakato');
  const [sandals, bag] = items as [BasketItem, BasketItem];
  const shoes = { ...bag, videoId: '7400000000000000009', title: 'Shoes' };
  writeBasket('nakato', { items: [{ ...sandals, quantity: 5 }, bag, shoes], order: reservation });
  render(<OpenInWhatsapp order={order} secret={secret} />);
  await userEvent.click(link('Open in WhatsApp') as HTMLElement);
  const left = readBasket('nakato');
  expect(left.items.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Leather sandals', 3],
    ['Shoes', 1],
  ]);
  expect(left.order).toBeNull();
});

test('later taps open the same text again, and tell the server nothing', async () => {
  render(<OpenInWhatsapp order={anOrder({ state: 'confirmed', buyer })} secret={secret} />);
  const again = link('Open in WhatsApp again') as HTMLAnchorElement;
  expect(again.getAttribute('href')).toBe(whatsappUrl);
  await userEvent.click(again);
  expect(localStorage.getItem('basket')).toBeNull();
  expect(page.server.arrived).toEqual([]);
});

test('a shop without a number has its text shared, and one that has moved has none', () => {
  const { shop } = anOrder();
  const { rerender } = render(
    <OpenInWhatsapp order={anOrder({ buyer, shop: { ...shop, phoneNumber: null } })} secret={secret} />,
  );
  expect(link('Share on WhatsApp')).toBeTruthy();
  rerender(
    <OpenInWhatsapp
      order={anOrder({ buyer, shop: { ...shop, handle: null, phoneNumber: null, hasMoved: true } })}
      secret={secret}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('inside of another app the order is kept by a link with the secret behind #, elsewhere it need not be', () => {
  const { rerender } = render(<KeepInWhatsapp key="own" order={anOrder()} secret={secret} />);
  expect(screen.queryByRole('link')).toBeNull();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram 320.0');
  rerender(<KeepInWhatsapp key="in-app" order={anOrder()} secret={secret} />);
  const href = (link('Keep it in WhatsApp') as HTMLAnchorElement).href;
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toContain(`/o/BCDFGHJKMNPQR#${secret}`);
});
