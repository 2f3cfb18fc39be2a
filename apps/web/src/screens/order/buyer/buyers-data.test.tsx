// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useOrderCall } from '#web/features/orders/use-order-call.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { BuyersData } from './buyers-data.tsx';

const given = aBuyersPart({ name: 'Sarah', place: 'near Shell Bukoto', phone: '0772123456' });
const erased = aBuyersPart({ name: null, place: null, phone: null, notes: [null, null], erasedAt: null });

function Opened() {
  const [order, setOrder] = useState(anOrder({ buyer: given }));
  const call = useOrderCall(setOrder, () => {});
  return (
    <BuyersData order={order} call={call} onErase={() => call.run('erase', async () => anOrder({ buyer: erased }))} />
  );
}

test('a keyboard goes on at the question, at what is kept, and at the word that nothing is', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus();
    return user.keyboard('{Enter}');
  };
  await press('Erase my name, place and phone');
  expect(document.activeElement?.textContent).toContain('This cannot be undone.');
  await press('Keep it');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  await press('Erase my name, place and phone');
  await press('Erase it');
  expect(document.activeElement?.textContent).toBe('Your name, place, phone and notes are not kept with this order.');
});
