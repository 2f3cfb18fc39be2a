// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';
import { keepInWhatsapp, ownOrderPath } from './keep-link.ts';
import { addOrder, listOrders, removeOrder, renewOrder, type StoredOrder } from './stored-orders.ts';

beforeEach(() => localStorage.clear());

const anOrder = (code: string): StoredOrder => ({
  code,
  number: 'NAK-7F3',
  secret: 's'.repeat(22),
  handle: 'nakato',
  shopName: 'Nakato Styles',
  askedAtMs: 1_790_000_000_000,
  summary: '3 items · UGX 215,000',
});

test('orders stand newest first, each once, the last 50', () => {
  for (let at = 0; at < 52; at += 1) addOrder(anOrder(`C${at}`));
  addOrder(anOrder('C10'));
  expect(listOrders()).toHaveLength(50);
  expect(listOrders()[0]).toEqual(anOrder('C10'));
  removeOrder('C10');
  expect(listOrders()[0]?.code).toBe('C51');
  expect(listOrders().some(({ code }) => code === 'C10')).toBe(false);
});

test('an order that was changed since has its new summary, and keeps its place', () => {
  for (const code of ['A', 'B', 'C']) addOrder(anOrder(code));
  renewOrder('B', { summary: '4 items · UGX 200,000' });
  renewOrder('unknown', { summary: '1 item · UGX 1,000' });
  expect(listOrders()).toEqual([anOrder('C'), { ...anOrder('B'), summary: '4 items · UGX 200,000' }, anOrder('A')]);
});

test.each(['no JSON', '{}', '[null,{"code":1}]'])('what is stored in another shape is left out: %s', (text) => {
  localStorage.setItem('dukalink.orders', text);
  expect(listOrders()).toEqual([]);
});

const android = 'Mozilla/5.0 (Linux; Android 13; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  `${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview/d8a21c6`,
  `${android} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 Instagram 320.0`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]',
  'Mozilla/5.0 (Linux; Android 13; TECNO BG6; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile',
])('a browser inside of another app is known: %s', (agent) => {
  expect(isInAppBrowser(agent)).toBe(true);
});

test('a browser of its own is not taken for one', () => {
  expect(isInAppBrowser(`${android} Chrome/131.0.0.0 Mobile Safari/537.36`)).toBe(false);
});

test('the link to keep has the secret where no server reads it', () => {
  const href = keepInWhatsapp('NAK-7F3', 'https://dukalink.ug/o/BCDFGHJKMNPQR', 'secret-22');
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toMatch(/ https:\/\/dukalink\.ug\/o\/BCDFGHJKMNPQR#secret-22$/);
});

test('where nothing can be stored this browser opens its order with the secret, and a reload finds it in the history', () => {
  expect(ownOrderPath('C1', 'secret-22')).toBe('/o/C1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is switched off here', 'SecurityError');
  });
  expect(ownOrderPath('C1', 'secret-22')).toBe('/o/C1#secret-22');
  expect(ownOrderPath('C1', null)).toBe('/o/C1');
  addOrder(anOrder('C1'));
  vi.restoreAllMocks();
  expect(JSON.parse(history.state['dukalink.orders'])).toEqual([anOrder('C1')]);
  expect(location.href).not.toContain(anOrder('C1').secret);
});
