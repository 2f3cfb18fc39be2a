// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { parseKept, readKeptText } from '#web/features/basket/stored-basket.ts';
import { json, ok, refused, silence } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { openBasket, press, sendLink, tapSend, textOf, type } from './order-basket.testing.tsx';
import { aLine, anAnswer, anItem, createPath } from './orders.testing.ts';

const page = eachPageHasServer();
const replaces = { code: 'CODE0', secret: 'secret-of-CODE0', number: 'NAK-AAA' };
const told = { code: 'CODE0', number: 'NAK-AAA', willBeCancelled: true };

beforeEach(() => {
  delete window.basketInMemory;
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

const created = (over: Parameters<typeof anAnswer>[0] = {}) =>
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer(over) }));
const bodiesTo = (path: string) =>
  page.server.arrived.filter((one) => one.path === `/api/v1${path}`).map(({ body }) => JSON.parse(body));

test('one more and one less right before Send: the order has what the message says', async () => {
  created();
  page.server.on('/orders/CODE1', silence);
  page.server.on('/orders/CODE1/sent', ok({}));
  openBasket([anItem()]);
  await screen.findByText('4711');
  press('One more: Ankara dress, L');
  await waitFor(() => expect(bodiesTo('/orders/CODE1')[0]?.items[0].quantity).toBe(2));
  press('One less: Ankara dress, L');
  expect(textOf()).toContain('Ankara dress, L x1 = 85,000');
  tapSend();
  await waitFor(() => expect(bodiesTo('/orders/CODE1/sent')).toHaveLength(1));
  expect(bodiesTo('/orders/CODE1/sent')[0].order?.items[0].quantity).toBe(1);
});

test('an order that was changed by its kept link in another browser has what the message here says', async () => {
  created();
  page.server.on('/orders/CODE1', silence);
  page.server.on('/orders/CODE1/sent', ok({}));
  openBasket([anItem()]);
  await screen.findByText('4711');
  // The other browser lies in front until the buyer comes back.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(bodiesTo('/orders/CODE1')[0]?.items[0].quantity).toBe(1));
  tapSend();
  await waitFor(() => expect(bodiesTo('/orders/CODE1/sent')).toHaveLength(1));
  expect(bodiesTo('/orders/CODE1/sent')[0].order?.items[0].quantity).toBe(1);
});

test('an answered order is sent with what its message names: a call from before may come after it', async () => {
  created();
  page.server.on('/orders/CODE1', ok(anAnswer()));
  page.server.on('/orders/CODE1/sent', silence);
  openBasket([anItem({ note: 'the blue one' })]);
  await screen.findByText('4711');
  type('Name', 'Sarah');
  await waitFor(() => expect(bodiesTo('/orders/CODE1')[0]?.customer).toEqual({ name: 'Sarah' }));
  await waitFor(() => expect(textOf()).not.toContain('as seen on'));
  tapSend();
  await waitFor(() => expect(bodiesTo('/orders/CODE1/sent')).toHaveLength(1));
  const { order } = bodiesTo('/orders/CODE1/sent')[0];
  expect(order?.items).toMatchObject([{ videoId: anItem().videoId, quantity: 1, note: 'the blue one' }]);
  expect(order).not.toHaveProperty('customer');
  expect(JSON.stringify([{ ...sessionStorage }, parseKept(readKeptText()).unsent])).not.toContain('unsent.');
});

test('a shop that takes no orders any more brings back neither a line that sold out nor an older price', async () => {
  const watch = anItem({ videoId: '7400000000000000200', number: 200, title: 'Watch', size: null });
  created({
    lines: [aLine(anItem(), { priceUgx: 95_000, changed: 'price' })],
    missing: [{ videoId: watch.videoId, size: null, reason: 'sold_out' }],
  });
  page.server.on('/orders/CODE1', refused(403, 'orders_closed'));
  openBasket([anItem(), watch]);
  await screen.findByText('4711');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/takes no orders right now/)).toBeDefined();
  expect(textOf()).toMatch(
    /^Order \(please confirm\)\n1. No 214 Ankara dress, L x1 = 95,000\nDelivery to be agreed\nTOTAL UGX 95,000 \(price as seen on \d+ \w{3}\)$/,
  );
  expect(screen.getByText(/^Sold out since you added it/)).toBeDefined();
});

test('"Keep both orders", tapped before the first answer, keeps both', async () => {
  let answer = () => {};
  const first = json(201, { success: true, message: 'Order', data: anAnswer({ replaces: told }) });
  const second = json(201, { success: true, message: 'Order', data: anAnswer({ code: 'CODE2', number: 'NAK-8G4' }) });
  page.server.on(
    createPath,
    (...call) => {
      answer = () => first(...call);
    },
    second,
  );
  page.server.on('/orders/CODE2/sent', ok({}));
  openBasket([anItem()], {}, { key: 'k'.repeat(32), replaces });
  await waitFor(() => expect(bodiesTo(createPath)[0]?.replaces?.code).toBe('CODE0'));
  press('Keep both orders');
  answer();
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  expect(screen.queryByText(/your order NAK-AAA/)).toBeNull();
  expect(bodiesTo(createPath)[1]).not.toHaveProperty('replaces');
  tapSend();
  await waitFor(() => expect(page.server.arrived.at(-1)?.path).toBe('/api/v1/orders/CODE2/sent'));
});

test('a message that leaves before the first answer says that it cancels no other order; sent again, it can', async () => {
  page.server.on(createPath, silence);
  openBasket([anItem()], {}, { key: 'k'.repeat(32), replaces });
  await screen.findByText(/Your delivery code then stands here/);
  expect(screen.queryByText(/which is then cancelled/)).toBeNull();
  expect(
    screen.getByText('Until the prices are checked, this does not cancel your order NAK-AAA: both orders stay.'),
  ).toBeDefined();
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  expect(screen.getByText(/It does not cancel your order NAK-AAA\.$/)).toBeDefined();
  created({ replaces: told });
  press(/^Change it and send again/);
  expect(await screen.findByText(/Your order NAK-AAA is cancelled when you send this/)).toBeDefined();
  expect(bodiesTo(createPath).at(-1).replaces).toEqual({ code: 'CODE0', secret: 'secret-of-CODE0' });
});

test('what is sold out stays out of the message while the rest is put back on a slow line', async () => {
  const bag = anItem({
    videoId: '7400000000000000198',
    number: 198,
    title: 'Handbag',
    size: null,
    seenPriceUgx: 40_000,
  });
  const { videoId, size } = anItem();
  created({ lines: [aLine(bag)], missing: [{ videoId, size, reason: 'sold_out' }] });
  const errors = [{ field: 'items.0.quantity', message: 'Sold out.' }];
  page.server.on(
    '/orders/CODE1',
    json(409, { success: false, message: 'Nothing', code: 'nothing_to_order', errors }),
    silence,
  );
  openBasket([anItem(), bag]);
  await screen.findByText('4711');
  press('Remove Handbag');
  await screen.findByText(/Nothing in this basket is for sale any more/);
  press('Undo');
  expect(screen.getByText('Sold out since you added it. It is not in this order.')).toBeDefined();
  expect(sendLink().textContent).toContain('UGX 40,000');
  expect(textOf()).toContain('TOTAL UGX 40,000');
  expect(textOf()).not.toContain('Ankara dress');
});

test('what the message leaves out as sold out is not told to the order either', async () => {
  const bag = anItem({ videoId: '7400000000000000198', number: 198, title: 'Handbag', size: null });
  const { videoId, size } = anItem();
  created({ lines: [aLine(bag)], missing: [{ videoId, size, reason: 'sold_out' }] });
  page.server.on('/orders/CODE1/sent', ok({}));
  openBasket([anItem(), bag]);
  await screen.findByText('4711');
  type('Name', 'Sarah');
  expect(textOf()).not.toContain('Ankara dress');
  tapSend();
  await waitFor(() => expect(bodiesTo('/orders/CODE1/sent')).toHaveLength(1));
  const { items, customer } = bodiesTo('/orders/CODE1/sent')[0].order;
  expect([items.map((item: { videoId: string }) => item.videoId), customer]).toEqual([
    [bag.videoId],
    { name: 'Sarah' },
  ]);
});

test('an answer that comes after the end of its discount is asked for once more, also by a phone whose clock is ahead', async () => {
  const line = (priceUgx: number) => [aLine(anItem(), { priceUgx, changed: 'price' })];
  let saleEndsAt = '';
  page.server.on(createPath, (...call) => {
    saleEndsAt = new Date().toISOString();
    json(201, { success: true, message: 'Order', data: anAnswer({ lines: line(90_000), saleEndsAt }) })(...call);
  });
  page.server.on('/orders/CODE1', (...call) => ok(anAnswer({ lines: line(100_000), saleEndsAt }))(...call));
  openBasket([anItem()]);
  await waitFor(() => expect(textOf()).toContain('TOTAL UGX 100,000'));
  press('One more: Ankara dress, L');
  await waitFor(() => expect(bodiesTo('/orders/CODE1')[1]?.items[0].quantity).toBe(2));
  expect(bodiesTo('/orders/CODE1')).toHaveLength(2);
});
