// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
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
