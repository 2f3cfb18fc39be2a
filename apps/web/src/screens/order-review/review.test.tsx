// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeZone } from '#web/features/basket/kept-zone.ts';
import { readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { json, ok, refused, silence } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { openBasket, press, sendLink, tapSend, textOf, type } from './order-basket.testing.tsx';
import { aLine, anAnswer, anItem, createPath } from './orders.testing.ts';

const page = eachPageHasServer();
const bag = anItem({ videoId: '7400000000000000201', number: 201, title: 'Handbag', size: null });
const replaces = { code: 'CODE0', secret: 'secret-of-CODE0', number: 'NAK-AAA' };
const told = { code: 'CODE0', number: 'NAK-AAA', willBeCancelled: true };

beforeEach(() => {
  delete window.basketInMemory;
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

afterEach(() => void vi.restoreAllMocks());

const created = (over: Parameters<typeof anAnswer>[0] = {}) =>
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer(over) }));
const bodiesOf = (method: string) =>
  page.server.arrived.filter((one) => one.method === method).map(({ body }) => JSON.parse(body));
/** Another tab with the review was touched after this one, and then wrote. */
function anotherTab(write: () => void): void {
  localStorage.setItem('dukalink.touchedReview', 'another');
  act(write);
}

test('an order that both sides keep is reserved at once, beside the other one', async () => {
  created({ replaces: told });
  openBasket([anItem()], {}, { key: 'k'.repeat(32), replaces });
  await screen.findByText('4711');
  expect(screen.getByText('Your order NAK-AAA is cancelled when you send this.')).toBeDefined();
  created({ code: 'CODE2', number: 'NAK-8G4' });
  press('Keep both orders');
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  const [first, second] = bodiesOf('POST');
  expect([first.replaces?.code, second.replaces]).toEqual(['CODE0', undefined]);
  expect(screen.queryByText(/takes the place/)).toBeNull();
  expect(page.server.arrived).toHaveLength(2);
});

test('an order that replaces another one says so also where only the server knows, and when it is too late', async () => {
  page.server.on(
    '/orders/CODE1',
    ok(anAnswer({ replaces: told })),
    ok(anAnswer({ replaces: { ...told, willBeCancelled: false } })),
  );
  openBasket([anItem()], {}, { key: 'k'.repeat(32), code: 'CODE1', secret: 'secret-of-CODE1' });
  expect(await screen.findByText(/Your order NAK-AAA is cancelled when you send this/)).toBeDefined();
  press('One more: Ankara dress, L');
  expect(await screen.findByText(/does not cancel your order NAK-AAA: both orders stay/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep both orders' })).toBeNull();
});

test('a tab that was not touched last writes nothing until it is, and erases no name that another one has', async () => {
  created();
  page.server.on('/orders/CODE1', ok(anAnswer({ lines: [aLine(anItem({ quantity: 2 }))] })));
  openBasket([anItem()]);
  await screen.findByText('4711');
  anotherTab(() => writeBasket('nakato', { ...readBasket('nakato'), items: [anItem({ quantity: 2 })] }));
  await screen.findByText('2');
  act(() => void dispatchEvent(new Event('online')));
  expect(bodiesOf('PUT')).toEqual([]);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(bodiesOf('PUT')).toHaveLength(1));
  expect(bodiesOf('PUT')[0].items[0].quantity).toBe(2);
  expect(bodiesOf('PUT')[0]).not.toHaveProperty('customer');
});

test.each(['another', null])(
  'a tap on Send in a window beside one that changed the order carries what its own message says (%s)',
  async (touched) => {
    created();
    page.server.on('/orders/CODE1', silence);
    page.server.on('/orders/CODE1/sent', ok({}));
    openBasket([anItem()]);
    await screen.findByText('4711');
    // The other window named another area; it may be closed by now.
    if (touched) localStorage.setItem('dukalink.touchedReview', touched);
    else localStorage.removeItem('dukalink.touchedReview');
    fireEvent.pointerDown(sendLink());
    tapSend();
    await waitFor(() => expect(page.server.arrived.at(-1)?.path).toContain('/sent'));
    expect(bodiesOf('POST').at(-1).order?.items[0].quantity).toBe(1);
  },
);

test('what was given for the rider goes into the order that is changed and sent again, and stays in this tab', async () => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  openBasket([anItem()]);
  await screen.findByText('4711');
  type('Name', 'Sarah');
  type('Phone for the rider', '0772 123 456');
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  created({ code: 'CODE2', number: 'NAK-8G4' });
  press(/^Change it and send again/);
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  expect(textOf()).toContain('\nSarah 0772 123 456\n');
  expect(bodiesOf('POST').at(-1)).toMatchObject({ customer: { name: 'Sarah' }, replaces: { code: 'CODE1' } });
  page.server.on('/orders/CODE2/sent', ok({}));
  tapSend();
  await screen.findByText(/NAK-8G4/);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Sarah');
});

test('an item that is put back after another tab has sent the rest begins an order of its own', async () => {
  created({ lines: [aLine(anItem()), aLine(bag)] });
  page.server.on('/orders/CODE1', ok(anAnswer({ lines: [aLine(bag)] })));
  openBasket([anItem(), bag]);
  await screen.findByText('4711');
  press('Remove Ankara dress, L');
  anotherTab(() => writeBasket('nakato', { items: [], order: null }));
  created({ code: 'CODE2', number: 'NAK-8G4' });
  fireEvent.pointerDown(document.body);
  press('Undo');
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  expect(bodiesOf('POST').at(-1)).not.toHaveProperty('replaces');
});

test('prices that are being checked are said to be, and a message that leaves before names the day on which they were seen', async () => {
  page.server.on(createPath, silence);
  openBasket([anItem()]);
  expect(await screen.findByText(/Your delivery code then stands here/)).toBeDefined();
  expect(sendLink().textContent).toContain('UGX 85,000 + delivery · checking prices …');
  expect(textOf()).toMatch(/^Order \(please confirm\)[\s\S]*\nTOTAL UGX 85,000 \(price as seen on 24 Nov\)$/);
});

test('a message that leaves before its last change was checked names the day on which the prices were seen', async () => {
  created();
  page.server.on('/orders/CODE1', silence);
  openBasket([anItem()]);
  await screen.findByText('4711');
  expect(textOf()).not.toContain('as seen on');
  press('One more: Ankara dress, L');
  expect(textOf()).toMatch(/^Order NAK-7F3[\s\S]*TOTAL UGX 170,000 \(price as seen on \d/);
});

test('a keyboard goes on at the heading where "Keep both orders" and "Change it and send again" went with the tap', async () => {
  created({ replaces: told });
  page.server.on('/orders/CODE2/sent', ok({}));
  openBasket([anItem()], {}, { key: 'k'.repeat(32), replaces });
  await screen.findByText('4711');
  const pressByKey = (name: string | RegExp) => {
    screen.getByRole('button', { name }).focus();
    press(name);
  };
  const heading = screen.getByRole('heading', { level: 1 });
  created({ code: 'CODE2', number: 'NAK-8G4' });
  pressByKey('Keep both orders');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(textOf()).toContain('Order NAK-8G4'));
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  pressByKey(/^Change it and send again/);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the lines that come with "Change it and send again" take no taps for a moment', async () => {
  created();
  page.server.on('/orders/CODE1/sent', ok({}));
  openBasket([anItem()]);
  await screen.findByText('4711');
  const isTapped = () => screen.getByRole('list').closest('[style*="pointer-events"]') === null;
  expect(isTapped(), 'a basket that changes no order').toBe(true);
  tapSend();
  await screen.findByText('Not sent yet? Press Send in WhatsApp');
  created({ code: 'CODE2', number: 'NAK-8G4' });
  press(/^Change it and send again/);
  expect(isTapped()).toBe(false);
  await waitFor(() => expect(isTapped()).toBe(true));
});

test('the lines take no taps for a moment after the notice above them has gone', async () => {
  created({ replaces: told });
  openBasket([anItem()], {}, { key: 'k'.repeat(32), replaces });
  await screen.findByText('4711');
  const isTapped = () => screen.getByRole('list').closest('[style*="pointer-events"]') === null;
  await waitFor(() => expect(isTapped()).toBe(true));
  press('Keep both orders');
  expect(isTapped()).toBe(false);
  await waitFor(() => expect(isTapped()).toBe(true));
});

test('a fee that the seller changed since the page was made stays in the message while something is typed', async () => {
  writeZone('nakato', 'zone0001 boda');
  created({ delivery: { zoneId: 'zone0001', zone: 'Ntinda', way: 'boda', feeUgx: 8000 } });
  page.server.on('/orders/CODE1', silence);
  openBasket([anItem()], {}, null, [{ id: 'zone0001', name: 'Ntinda', feeUgx: 5000, ways: ['boda', 'bus'] }]);
  await screen.findByText('4711');
  const asked = 'Delivery Ntinda (boda) 8,000\nTOTAL UGX 93,000';
  expect(textOf()).toContain(asked);
  type('Name', 'Sarah');
  expect(textOf()).toContain(asked);
  fireEvent.click(await screen.findByLabelText('By bus'));
  expect(textOf()).toContain('Delivery Ntinda (bus) 5,000');
});

test('an area that the seller took off the list while the review was open is named, and no fee is in the message', async () => {
  writeZone('nakato', 'zone0001 boda');
  created();
  openBasket([anItem()], {}, null, [{ id: 'zone0001', name: 'Ntinda', feeUgx: 5000, ways: ['boda'] }]);
  await screen.findByText('4711');
  expect(await screen.findByText(/^The seller has taken Ntinda off the list/)).toBeDefined();
  expect(textOf()).toContain('Delivery to be agreed\nTOTAL UGX 85,000');
});

test('a check that fails is said, whatever was answered before, and can be tried again', async () => {
  hurry();
  created();
  page.server.on('/orders/CODE1', refused(503, 'unavailable'));
  openBasket([anItem()]);
  await screen.findByText('4711');
  expect(textOf()).not.toContain('as seen on');
  // The shop told of a change, or the network came back.
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(/could not check the prices/)).toBeDefined();
  expect(textOf()).toMatch(/^Order NAK-7F3[\s\S]*TOTAL UGX 85,000 \(price as seen on \d/);
  page.server.on('/orders/CODE1', ok(anAnswer({ lines: [aLine(anItem(), { priceUgx: 95_000, changed: 'price' })] })));
  const again = screen.getByRole('button', { name: 'Try again' });
  const place = again.parentElement;
  again.focus();
  press('Try again');
  await waitFor(() => expect(document.activeElement, 'a keyboard goes on here').toBe(place));
  await waitFor(() => expect(textOf()).toMatch(/TOTAL UGX 95,000\n/));
  expect(screen.queryByText(/could not check the prices/)).toBeNull();
});

test('when nothing is left for sale each item keeps its reason, and there is no price and no total', async () => {
  const errors = [
    { field: 'items.0.size', message: 'This size is gone.' },
    { field: 'items.1.quantity', message: 'Sold out.' },
  ];
  page.server.on(createPath, json(409, { success: false, message: 'Nothing', code: 'nothing_to_order', errors }));
  openBasket([anItem(), bag]);
  expect(await screen.findByText('Size L is gone since you added it. It is not in this order.')).toBeDefined();
  expect(screen.getByText('Sold out since you added it. It is not in this order.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/UGX|Total/);
});

test('the way back from "Remove" stands where the line was and has the focus; put back, its line has it', async () => {
  created({ lines: [aLine(anItem()), aLine(bag)] });
  page.server.on('/orders/CODE1', ok(anAnswer()));
  openBasket([anItem(), bag]);
  await screen.findByText('4711');
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  press('Remove Handbag');
  expect(rows()).toEqual([expect.stringContaining('Ankara dress'), expect.stringMatching(/^Removed: Handbag/)]);
  expect(document.activeElement?.textContent).toBe('Undo');
  press('Undo');
  expect(rows()[1]).toContain('Handbag');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Handbag');
});

test('each live region of the review stands there before it speaks', async () => {
  created();
  openBasket([anItem()]);
  await screen.findByText('4711');
  expect(sendLink()).toBeDefined();
  const silent = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
  // What has changed, what is removed, and what went wrong.
  expect(silent).toHaveLength(3);
});

test('each discount in the basket that ends while the review is open ends there, the second as the first', async () => {
  // All open pages do not ask in one second.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const soon = () => new Date(Date.now() + 1500).toISOString();
  created({ saleEndsAt: soon() });
  const line = (priceUgx: number) => [aLine(anItem(), { priceUgx, changed: 'price' })];
  page.server.on(
    '/orders/CODE1',
    (...call) => ok(anAnswer({ lines: line(90_000), saleEndsAt: soon() }))(...call),
    ok(anAnswer({ lines: line(100_000) })),
  );
  openBasket([anItem()]);
  await waitFor(() => expect(textOf()).toContain('TOTAL UGX 100,000'));
  expect(bodiesOf('PUT')).toHaveLength(2);
});

test('a tap on Send in a review that lay open for long checks the prices first, or names the day on which they were seen', async () => {
  created();
  page.server.on('/orders/CODE1', silence);
  openBasket([anItem()]);
  await screen.findByText('4711');
  const tenMinutesLater = Date.now() + 10 * 60_000 + 1;
  vi.spyOn(Date, 'now').mockImplementation(() => tenMinutesLater);
  fireEvent.pointerDown(sendLink());
  await waitFor(() => expect(textOf()).toMatch(/TOTAL UGX 85,000 \(price as seen on \d+ \w{3}\)/));
  await waitFor(() => expect(bodiesOf('PUT')).toHaveLength(1));
});
