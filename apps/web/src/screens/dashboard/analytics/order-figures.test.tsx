// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noOrders, someAnalytics } from '#web/test/analytics.testing.ts';
import { OrdersByPost, OrdersOfPeriod, orderWords } from './order-figures.tsx';

afterEach(cleanup);

const orders = { ...noOrders, asked: 4, confirmed: 3, received: 2, proven: 1, askedUgx: 510_000, receivedUgx: 255_000 };

test('a seller sees how far orders came and what they are worth', () => {
  render(<OrdersOfPeriod data={{ ...someAnalytics, orders }} />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    'Opened in WhatsApp4UGX 510,000',
    'You confirmed3UGX 0',
    'Received2UGX 255,000',
    'Proven by code or buyer1UGX 0',
  ]);
});

test('before the first order nothing is said about orders', () => {
  render(<OrdersOfPeriod data={someAnalytics} />);
  expect(screen.queryByText('Orders')).toBeNull();
  expect([orderWords(noOrders), orderWords(orders)]).toEqual(['', '4 orders, UGX 510,000']);
});

test('a post of several products says what they brought together', () => {
  const byPost = [{ postId: '7400000000000000001', number: 14, title: 'Ankara dress', cards: 3, orders }];
  const { rerender } = render(<OrdersByPost data={{ ...someAnalytics, byPost }} />);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Post', 'Opened in WhatsApp', 'You confirmed', 'Received', 'Proven by code or buyer'],
    ['No. 14 Ankara dress and 2 more', '4 orders, UGX 510,000', '3 orders', '2 orders, UGX 255,000', '1 order'],
  ]);
  rerender(<OrdersByPost data={someAnalytics} />);
  expect(screen.queryByRole('table')).toBeNull();
});
