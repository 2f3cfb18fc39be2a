// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dropCustomer } from '#web/features/basket/unsent-orders.ts';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { openBasket, press, tapSend, textOf, type } from './order-basket.testing.tsx';
import { anAnswer, anItem, createPath } from './orders.testing.ts';

const page = eachPageHasServer();

beforeEach(() => {
  delete window.basketInMemory;
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

const created = (over: Parameters<typeof anAnswer>[0] = {}) =>
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer(over) }));

test.each([
  ['that the phone kept', () => act(() => void document.dispatchEvent(new Event('visibilitychange')))],
  [
    'that is loaded again',
    () => {
      cleanup();
      openBasket([]);
    },
  ],
])('what the buyer had erased does not come back by "Change it and send again" on a page %s', async (_, goBack) => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  page.server.on('/orders/CODE1', ok(anOrder()));
  openBasket([anItem({ note: 'for Sarah' })]);
  await screen.findByText('4711');
  type('Name', 'Sarah');
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  dropCustomer('CODE1');
  goBack();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open in WhatsApp again' })).toBeNull());
  created({ code: 'CODE2', number: 'NAK-8G4' });
  press(/^Change it and send again/);
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  expect(textOf()).not.toContain('Sarah');
  const posts = page.server.arrived.filter(({ path }) => path.endsWith(createPath));
  expect(posts.map(({ body }) => JSON.parse(body).replaces?.code)).toEqual([undefined, 'CODE1']);
  expect(posts[1]?.body).not.toContain('Sarah');
  expect(posts[1]?.body).not.toContain('customer');
});
