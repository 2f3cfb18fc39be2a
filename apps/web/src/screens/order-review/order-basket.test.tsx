// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseKept, readBasket, readKeptText, writeBasket } from '#web/features/basket/stored-basket.ts';
import { sendUnsent } from '#web/features/basket/unsent-orders.ts';
import { listOrders } from '#web/features/my-orders/stored-orders.ts';
import { json, ok, refused, silence } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { openBasket as open, press, sendLink, tapSend, textOf, type } from './order-basket.testing.tsx';
import { aLine, anAnswer, anItem, createPath } from './orders.testing.ts';

const page = eachPageHasServer();
const bag = anItem({ videoId: '7400000000000000201', number: 201, title: 'Handbag', size: null, seenPriceUgx: null });

beforeEach(() => {
  delete window.basketInMemory;
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

const created = (over: Parameters<typeof anAnswer>[0] = {}) =>
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer(over) }));
const sentBodies = () =>
  page.server.arrived.filter(({ path }) => path.endsWith('/sent')).map(({ body }) => JSON.parse(body));

test('the review shows the code of the door, the total, what is open, and what is kept for how long', async () => {
  created({ lines: [aLine(anItem()), aLine(bag)] });
  open([anItem(), bag]);
  expect(await screen.findByText('4711')).toBeDefined();
  expect(document.body.textContent).toContain('Delivery code: 4711. Give it only when you hold the goods.');
  expect(document.body.textContent).toContain('UGX 85,000 + 1 item to confirm');
  expect(document.body.textContent).toContain('Total without delivery');
  expect(document.body.textContent).toContain(
    'Name, place, phone and notes are for the seller only. We erase them 30 days after the order ends, at the latest after 90 days. What was ordered stays 24 months.',
  );
});

test('every change since it was added is named, and what is gone is not in the text', async () => {
  const sandals = anItem({ videoId: '7400000000000000198', number: 198, title: 'Sandals', size: '39' });
  const gone = anItem({ videoId: '7400000000000000199', number: 199, title: 'Hat', size: null });
  const watch = anItem({ videoId: '7400000000000000200', number: 200, title: 'Watch', size: null });
  created({
    lines: [
      aLine(anItem(), { priceUgx: 95_000, changed: 'price' }),
      aLine(bag, { priceUgx: 60_000, changed: 'was_unpriced' }),
    ],
    missing: [
      { videoId: sandals.videoId, size: '39', reason: 'size_gone' },
      { videoId: gone.videoId, size: null, reason: 'gone' },
      { videoId: watch.videoId, size: null, reason: 'sold_out' },
    ],
  });
  open([anItem(), bag, sandals, gone, watch]);
  for (const words of [
    'It was UGX 85,000 when you added it.',
    'It has a price now. It had none when you added it.',
    'Size 39 is gone since you added it. It is not in this order.',
    'No longer in the shop. It is not in this order.',
    'Sold out since you added it. It is not in this order.',
    '5 things have changed since you added them: see below.',
  ])
    expect(await screen.findByText(words)).toBeDefined();
  expect(textOf()).toContain('Ankara dress, L x1 = 95,000');
  expect(textOf()).not.toMatch(/Sandals|Hat|Watch/);
});

test('what is typed is in the link at once, and goes to the server after a pause', async () => {
  created();
  page.server.on('/orders/CODE1', ok(anAnswer()));
  open([anItem()]);
  await screen.findByText('4711');
  type('Name', 'Sarah');
  type('Phone for the rider', '0772x 123 456');
  expect(textOf()).toContain('\nSarah 0772 123 456\nhttps://');
  await waitFor(() => expect(page.server.arrived.at(-1)?.method).toBe('PUT'));
  expect(JSON.parse(page.server.arrived.at(-1)?.body ?? '').customer).toEqual({ name: 'Sarah', phone: '0772 123 456' });
  expect(page.server.arrived).toHaveLength(2);
  expect(localStorage.getItem('dukalink.orderCustomer')).toBeNull();
});

test('name, place and phone are remembered only where the buyer ticks it, and forgotten again', async () => {
  created();
  open([anItem()]);
  await screen.findByText('4711');
  type('Place or landmark', 'Near Shell');
  const box = screen.getByLabelText('Remember this on my phone');
  fireEvent.click(box);
  expect(localStorage.getItem('dukalink.orderCustomer')).toContain('Near Shell');
  fireEvent.click(box);
  expect(localStorage.getItem('dukalink.orderCustomer')).toBeNull();
});

test.each([
  [refused(429, 'rate_limited', 'Too many', { 'retry-after': '3600' }), /could not check the prices/],
  [refused(500, 'internal'), /could not check the prices/],
  [refused(403, 'orders_closed'), /takes no orders right now/],
])('no error and no limit keeps a buyer from the chat', async (reply, words) => {
  hurry();
  page.server.on(createPath, reply);
  open([anItem({ note: 'the blue one' })]);
  expect(await screen.findByText(words)).toBeDefined();
  expect(textOf()).toBe(
    'Order (please confirm)\n1. No 214 Ankara dress, L x1 = 85,000 (the blue one)\nDelivery to be agreed\nTOTAL UGX 85,000 (price as seen on 24 Nov)',
  );
});

test('where nothing is for sale any more the way to the seller stays', async () => {
  page.server.on(createPath, refused(409, 'nothing_to_order'));
  open([anItem()]);
  expect(await screen.findByText(/Nothing in this basket is for sale any more/)).toBeDefined();
  expect(screen.getByRole('link', { name: /Chat on WhatsApp/ }).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/256/);
});

test('what was removed last comes back where it stood, in the same order', async () => {
  created({ lines: [aLine(anItem()), aLine(bag)] });
  page.server.on('/orders/CODE1', ok(anAnswer()));
  open([anItem(), bag]);
  await screen.findByText('4711');
  press('Remove Ankara dress, L');
  press('Undo');
  expect(readBasket('nakato').items.map(({ number }) => number)).toEqual([214, 201]);
  press('Remove Handbag');
  press('Remove Ankara dress, L');
  expect(readBasket('nakato').items).toEqual([]);
  press('Undo');
  expect(readBasket('nakato')).toMatchObject({ items: [{ number: 214 }], order: { code: 'CODE1' } });
});

test('pieces are 1 to 20, change the text at once, and leave a keyboard where it is', async () => {
  created();
  page.server.on('/orders/CODE1', ok(anAnswer({ lines: [aLine(anItem({ quantity: 20 }))] })));
  open([anItem({ quantity: 19 })]);
  expect(await screen.findByText('Size L · UGX 85,000 each')).toBeDefined();
  await screen.findByText('4711');
  const more = screen.getByRole('button', { name: 'One more: Ankara dress, L' });
  more.focus();
  press('One more: Ankara dress, L');
  expect(textOf()).toContain('L x20 = 1,700,000');
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
  press('One more: Ankara dress, L');
  expect(readBasket('nakato').items[0]?.quantity).toBe(20);
});

test('what was removed does not come back into a basket that is full, and is not lost either', async () => {
  created();
  page.server.on('/orders/CODE1', ok(anAnswer()));
  document.body.insertAdjacentHTML('beforeend', '<p id="say"></p>');
  const others = Array.from({ length: 19 }, (_, at) => anItem({ size: `${at}` }));
  open([anItem(), ...others]);
  await screen.findByText('4711');
  press('Remove Ankara dress, L');
  const { items, order } = readBasket('nakato');
  act(() => writeBasket('nakato', { items: [...items, bag], order }));
  press('Undo');
  expect(document.getElementById('say')?.textContent).toBe('Your basket is full: 20 items. Send this order first.');
  expect(readBasket('nakato').items).toEqual([...others, bag]);
  press('Remove Handbag');
  press('Remove Ankara dress, 0');
  expect(readBasket('nakato').items).toHaveLength(18);
});

test('a tap on Send keeps the order in this browser, tells the server, and empties the basket', async () => {
  created();
  page.server.on('/orders/CODE1/sent', refused(503, 'unavailable'));
  open([anItem()]);
  await screen.findByText('4711');
  tapSend();
  expect(await screen.findByText('Not sent yet? Press Send in WhatsApp')).toBeDefined();
  expect(readBasket('nakato').items).toEqual([]);
  expect(listOrders()).toEqual([
    {
      code: 'CODE1',
      number: 'NAK-7F3',
      secret: 'secret-of-CODE1',
      handle: 'nakato',
      shopName: 'Nakato Styles',
      askedAtMs: expect.any(Number),
      summary: '1 item · UGX 85,000',
    },
  ]);
  expect(screen.getByRole('link', { name: 'See your order NAK-7F3' }).getAttribute('href')).toBe('/o/CODE1');
  await waitFor(() => expect(page.server.arrived.at(-1)?.path).toBe('/api/v1/orders/CODE1/sent'));
  const told = JSON.parse(page.server.arrived.at(-1)?.body ?? '');
  expect(told.secret).toBe('secret-of-CODE1');
  // Without an answer it is told again at the next visit.
  expect(parseKept(readKeptText()).unsent).toEqual([{ code: 'CODE1', ...told }]);
});

test('what was tapped and typed right before Send goes with the order, though no answer has come to it', async () => {
  created();
  page.server.on('/orders/CODE1', silence);
  page.server.on('/orders/CODE1/sent', refused(503, 'unavailable'));
  open([anItem()]);
  await screen.findByText('4711');
  press('One more: Ankara dress, L');
  type('Name', 'Sarah');
  tapSend();
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  expect(sentBodies()[0]).toMatchObject({
    secret: 'secret-of-CODE1',
    order: { items: [{ videoId: anItem().videoId, quantity: 2 }], customer: { name: 'Sarah' } },
  });
  // No storage that outlives the tab has the name; told again, it goes along.
  expect(JSON.stringify({ ...localStorage })).not.toContain('Sarah');
  page.server.on('/orders/CODE1/sent', ok({}));
  sendUnsent();
  await waitFor(() => expect(parseKept(readKeptText()).unsent).toEqual([]));
  expect(sentBodies()[1]).toEqual(sentBodies()[0]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('unsent');
});

test('an order that was sent can be changed: the other one names the first', async () => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  open([anItem()]);
  await screen.findByText('4711');
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  created({ code: 'CODE2', number: 'NAK-8G4' });
  press(/^Change it and send again/);
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  const posts = page.server.arrived.filter(({ path }) => path.endsWith(createPath));
  expect(JSON.parse(posts.at(-1)?.body ?? '').replaces).toEqual({ code: 'CODE1', secret: 'secret-of-CODE1' });
});

test.each([
  ['cancelled', ok(anOrder({ state: 'cancelled' }))],
  ['confirmed', ok(anOrder({ state: 'confirmed' }))],
  ['received', ok(anOrder({ state: 'received', proven: true }))],
  ['no longer kept', refused(410, 'order_gone')],
])('an order that is %s is not to be sent any more when the review is looked at again', async (_, found) => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  page.server.on('/orders/CODE1', ok(anOrder()), found);
  open([anItem()]);
  await screen.findByText('4711');
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  look();
  await waitFor(() => expect(page.server.arrived.at(-1)?.headers['x-order-secret']).toBe('secret-of-CODE1'));
  expect(screen.getByText('Not sent yet? Press Send in WhatsApp')).toBeDefined();
  look();
  expect(await screen.findByText(/Your basket is empty/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Your last order, NAK-7F3' })).toBeDefined();
  expect(sessionStorage.getItem('dukalink.sentOrder.nakato')).toBeNull();
});

test('a shop without a number shares the message, with the sentence that says so', async () => {
  created({ whatsappUrl: 'https://wa.me/?text=x' });
  open([anItem()], { phoneNumber: null });
  await screen.findByText('4711');
  expect(
    screen.getByText("Seller hasn't added their WhatsApp number yet. You can still share this message!"),
  ).toBeDefined();
  expect(sendLink().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Order%20NAK-7F3/);
});

test('in a browser inside of another app the order can be kept in WhatsApp, and nothing is promised to be remembered', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 13; wv) TikTok');
  created();
  open([anItem()]);
  const keep = await screen.findByRole('link', { name: /^Keep it in WhatsApp/ });
  expect(decodeURIComponent(keep.getAttribute('href') ?? '')).toContain('/o/CODE1#secret-of-CODE1');
  expect(screen.queryByRole('checkbox')).toBeNull();
  vi.restoreAllMocks();
});

test('what was sent stands there with its pieces and total, and the total is that of the last answer', async () => {
  created({ lines: [aLine(anItem({ quantity: 2 }), { priceUgx: 95_000, changed: 'price' })], totalUgx: 190_000 });
  page.server.on('/orders/CODE1/sent', ok({}));
  open([anItem({ quantity: 2 })]);
  await screen.findByText('4711');
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  expect(screen.getByText('2 items · UGX 190,000')).toBeDefined();
});

test('in a shop that is not confirmed the basket and what was sent say to send no money first', async () => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  open([anItem()], { unconfirmed: true });
  await screen.findByText('4711');
  expect(screen.getByText('Send no money before you see the goods.')).toBeDefined();
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  expect(screen.getByText('Send no money before you see the goods.')).toBeDefined();
});

test('an empty basket says what to do', () => {
  open([]);
  expect(screen.getByText('Your basket is empty. Tap "Add" on what you like in the shop.')).toBeDefined();
});
