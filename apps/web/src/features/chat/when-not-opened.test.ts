// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSheet } from './not-opened-sheet.ts';
import { whenNotOpened } from './when-not-opened.ts';

const message =
  'Hello! I am interested in "Kitenge dress" (number 14) at UGX 85,000.\nhttps://shops.example/product/nakato/1';
const href = `https://wa.me/256772123456?text=${encodeURIComponent(message)}`;

const phone = { hidden: false, focus: true, hovers: false };
Object.defineProperty(document, 'hidden', { get: () => phone.hidden });
document.hasFocus = () => phone.focus;
window.matchMedia = () => ({ matches: phone.hovers }) as MediaQueryList;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  Object.assign(phone, { hidden: false, focus: true, hovers: false });
  document.body.innerHTML = `<a href="${href}">Chat</a>`;
});
afterEach(() => {
  closeSheet();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector('a') as HTMLAnchorElement;
const sheet = () => document.querySelector('not-opened section');
const wayNames = () => [...(sheet()?.querySelectorAll('.button') ?? [])].map(({ textContent }) => textContent);

function tap(over: Partial<MouseEvent> = {}): void {
  whenNotOpened(link(), { timeStamp: performance.now(), ...over } as MouseEvent);
}

function setHidden(hidden: boolean): void {
  phone.hidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page that is seen 2 s after the tap offers its whole message, and asks once', () => {
  tap();
  vi.advanceTimersByTime(1999);
  expect(sheet()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(wayNames()).toEqual(['Close', 'Copy message', 'Copy number']);
  expect(sheet()?.querySelector<HTMLElement>('[data-copy]')?.dataset.copy).toBe(message);
  expect(document.activeElement?.textContent).toBe('Did WhatsApp not open?');
  closeSheet();
  vi.advanceTimersByTime(60_000);
  setHidden(true);
  setHidden(false);
  expect(sheet()).toBeNull();
});

test('a message whose price could not be checked keeps its day on every other way', () => {
  const dated = message.replace('85,000', '85,000 (price as seen on 24 Nov)');
  link().dataset.left = `https://wa.me/256772123456?text=${encodeURIComponent(dated)}`;
  tap();
  vi.advanceTimersByTime(2000);
  expect(sheet()?.querySelector<HTMLElement>('[data-copy]')?.dataset.copy).toBe(dated);
});

test('a file that came late counts from the tap; after 8 s it says nothing', () => {
  tap({ timeStamp: performance.now() - 3000 });
  vi.advanceTimersByTime(1);
  expect(sheet()).not.toBeNull();
  tap({ timeStamp: performance.now() - 9000 });
  vi.advanceTimersByTime(10_000);
  expect(sheet()).toBeNull();
});

test('where WhatsApp took the place of the page nothing is offered, however long the buyer was there', () => {
  for (const awayMs of [2500, 60_000]) {
    tap();
    vi.advanceTimersByTime(700);
    setHidden(true);
    vi.advanceTimersByTime(awayMs);
    setHidden(false);
    vi.advanceTimersByTime(5000);
    expect(sheet(), `${awayMs} ms`).toBeNull();
  }
});

test('a page that was hidden for a moment and is seen again by then offers it', () => {
  tap();
  setHidden(true);
  vi.advanceTimersByTime(300);
  setHidden(false);
  vi.advanceTimersByTime(1700);
  expect(sheet()).not.toBeNull();
});

test('a slow phone that opens WhatsApp later takes the sheet away', () => {
  tap();
  vi.advanceTimersByTime(2000);
  setHidden(true);
  expect(sheet()).toBeNull();
});

test('on a desk a window in front of the page is WhatsApp, and a link beside this page leaves it in sight', () => {
  Object.assign(phone, { hovers: true, focus: false });
  tap();
  vi.advanceTimersByTime(5000);
  expect(sheet()).toBeNull();
  phone.focus = true;
  tap({ ctrlKey: true });
  vi.advanceTimersByTime(5000);
  expect(sheet()).toBeNull();
});

test('who comes back at once from an error in place of WhatsApp is offered it', () => {
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  tap();
  setHidden(true);
  vi.advanceTimersByTime(6000);
  setHidden(false);
  comeBack();
  expect(sheet()).not.toBeNull();
  closeSheet();
  comeBack();
  expect(sheet(), 'once for a tap').toBeNull();
  tap();
  setHidden(true);
  vi.advanceTimersByTime(30_000);
  setHidden(false);
  comeBack();
  expect(sheet()).toBeNull();
});

test('calls and SMS stand there only where the seller takes calls on that number', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="tel:+256700000000">Call</a>');
  tap();
  vi.advanceTimersByTime(2000);
  expect(wayNames()).not.toContain('Call');
  document.body.insertAdjacentHTML('beforeend', '<a href="tel:+256772123456">Call</a>');
  tap();
  vi.advanceTimersByTime(2000);
  expect(wayNames()).toEqual(['Close', 'Copy message', 'Copy number', 'Call', 'SMS']);
  const sms = sheet()?.querySelector<HTMLAnchorElement>('a[href^="sms:"]')?.href ?? '';
  expect(decodeURIComponent(sms)).toBe(`sms:+256772123456?body=${message}`);
});

test('an order’s link says itself whether calls are taken; a shared text goes to no number', () => {
  link().dataset.calls = 'true';
  tap();
  vi.advanceTimersByTime(2000);
  expect(wayNames()).toContain('SMS');
  link().href = `https://wa.me/?text=${encodeURIComponent(message)}`;
  tap();
  vi.advanceTimersByTime(2000);
  expect(wayNames()).toEqual(['Close', 'Copy message']);
});

test('a browser inside of TikTok is led out of with the same message', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 13; TECNO BG6) musical_ly_2023' });
  tap();
  vi.advanceTimersByTime(2000);
  const way = [...(sheet()?.querySelectorAll('a') ?? [])].find(
    ({ textContent }) => textContent === 'Open in your browser',
  );
  expect(way?.getAttribute('href')).toBe(`${href.replace('https:', 'intent:')}#Intent;scheme=https;end`);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) [FBAN/FBIOS]' });
  tap();
  vi.advanceTimersByTime(2000);
  expect(sheet()?.textContent).toContain('“Open in browser”');
});

test('Escape closes it, and the focus goes back to the button', () => {
  link().focus();
  tap();
  vi.advanceTimersByTime(2000);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(link());
});
