// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#web/test/orders.testing.ts';
import { OrderStages } from './order-stages.tsx';

test('the stage at which an order has lapsed is read as no stage that was skipped', () => {
  render(<OrderStages order={anOrder({ state: 'lapsed' })} side="stranger" />);
  const stages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stages.at(-1)).toBe('○No answer for 3 days');
});
