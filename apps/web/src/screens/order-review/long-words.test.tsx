// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readBasket } from '#web/features/basket/stored-basket.ts';
import { json, ok } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { openBasket, type } from './order-basket.testing.tsx';
import { anAnswer, anItem, createPath } from './orders.testing.ts';

const page = eachPageHasServer();

// Android's keyboards write into a field while they compose a word, above its length, too.
test('words that are too long for an order are cut, and take neither the goods nor their page away', async () => {
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer() }));
  page.server.on('/orders/CODE1', ok(anAnswer()));
  openBasket([anItem({ note: 'the' })]);
  await screen.findByText('4711');
  type('Note for Ankara dress, L', `${'n'.repeat(139)}👗`);
  type('Name', 'S'.repeat(61));
  expect(readBasket('nakato').items).toMatchObject([{ number: 214, note: expect.stringMatching(/^n{139}/) }]);
  await waitFor(() => expect(page.server.arrived.at(-1)?.body).toContain('"name"'));
  const { items, customer } = JSON.parse(page.server.arrived.at(-1)?.body ?? '');
  expect([items[0].note.length, customer.name.length]).toEqual([140, 60]);
});
