// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeepInWhatsapp } from './keep-in-whatsapp.tsx';

const order = { number: 'NAK-7F3', url: 'https://duka.link/o/BCDFGHJKMNPQR', secret: 'A'.repeat(22) };
const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: /^Keep it in WhatsApp/ });

test('inside of another app the order is kept by a link with the secret behind #, and says what for; elsewhere it need not be', () => {
  const { rerender } = render(<KeepInWhatsapp key="own" {...order} />);
  expect(link()).toBeNull();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) Instagram 320.0');
  rerender(<KeepInWhatsapp key="in-app" {...order} />);
  expect(link()?.textContent).toContain("Saves your order's link in your own chat");
  const { href = '' } = link() ?? {};
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toContain(`${order.url}#${order.secret}`);
  vi.restoreAllMocks();
});
