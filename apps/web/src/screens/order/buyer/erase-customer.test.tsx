// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseKept, readKeptText } from '#web/features/basket/stored-basket.ts';
import { noteUnsent } from '#web/features/basket/unsent-orders.ts';
import { ok } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { BuyersPart } from './buyers-part.tsx';

const page = eachPageHasServer();
const code = 'BCDFGHJKMNPQR';
const secret = 'A'.repeat(22);

test('what waits in the browser for an answer has no name and note any more once the buyer had them erased', async () => {
  const items = [{ videoId: '7400000000000000214', quantity: 2, note: 'near Shell' }];
  noteUnsent(code, secret, { items, customer: { name: 'Sarah' } });
  const order = anOrder({ buyer: aBuyersPart({ name: 'Sarah' }) });
  page.server.on(`/orders/${code}/customer`, ok({}));
  page.server.on(`/orders/${code}`, ok(order));
  const open = { order, secret, failure: null, isAnswered: true, isGone: false, read: async () => {}, take: () => {} };
  render(<BuyersPart open={open} secret={secret} />);
  fireEvent.click(screen.getByRole('button', { name: 'Erase my name, place and phone' }));
  fireEvent.click(screen.getByRole('button', { name: 'Erase it' }));
  await waitFor(() => expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/Sarah|Shell/));
  expect(parseKept(readKeptText()).unsent).toEqual([
    { code, secret, order: { items: [{ videoId: '7400000000000000214', quantity: 2 }] } },
  ]);
});
