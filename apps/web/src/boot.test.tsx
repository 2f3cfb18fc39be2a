// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cut, json, silence } from './test/answering-server.testing.ts';
import { allowedInlineScripts } from './test/built-pages.testing.ts';
import { eachPageHasServer } from './test/page.testing.ts';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { Toast } from './ui/toast.tsx';

const [script] = await allowedInlineScripts();
const page = eachPageHasServer();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

interface Connection {
  effectiveType?: string;
  downlink?: number;
  saveData?: boolean;
  onchange?: () => void;
}

/** A page without its app, in a browser of its own: what every page has, and the script that stands in it. */
function openPage({ connection, online = true }: { connection?: Connection; online?: boolean } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const phone = frame.contentWindow as Window & typeof globalThis;
  const network = { online };
  Object.defineProperty(phone.navigator, 'onLine', { get: () => network.online });
  if (connection) Object.defineProperty(phone.navigator, 'connection', { value: connection });
  const calls: { signal: AbortSignal | null | undefined; answer: Promise<Response> }[] = [];
  Object.assign(phone, {
    setTimeout,
    fetch: (url: string, init: RequestInit) => {
      const answer = fetch(url, init);
      calls.push({ signal: init.signal, answer });
      return answer;
    },
  });
  phone.document.write(
    renderToStaticMarkup(
      <body>
        <OfflineBanner />
        <main id="main" />
        <Toast />
        <script id="app" type="application/json" />
      </body>,
    ),
    `<script>${script}</script>`,
  );
  phone.document.close();
  const byId = (id: string) => phone.document.getElementById(id) as HTMLElement;
  return {
    /** Has the page given up each of its calls? */
    givenUp: () => calls.map(({ signal }) => signal?.aborted),
    /** Every call has been answered or has failed, and the page knows. */
    allAnswered: () => Promise.allSettled(calls.map(({ answer }) => answer)),
    said: () => byId('say').textContent,
    banner: () => (byId('offline').hidden ? null : byId('offline').querySelector('span')?.textContent),
    retry: () => byId('retry').click(),
    tapMessage: () => byId('say').click(),
    setOnline(now: boolean) {
      network.online = now;
      fireEvent(phone, new phone.Event(now ? 'online' : 'offline'));
    },
    show: () => fireEvent(phone, new phone.Event('pageshow')),
  };
}

const offlineWords = 'No internet connection - Some features may not work';
const restoredWords = 'Internet connection restored!';
const slowWords = 'Slow internet connection detected. Some features may be slower.';

test('a phone that goes offline is told so above everything, and 3 s long that the network is back', () => {
  const { banner, said, setOnline } = openPage();
  expect(banner()).toBeNull();
  setOnline(false);
  expect(banner()).toBe(offlineWords);
  setOnline(true);
  expect(banner()).toBeNull();
  expect(said()).toBe(restoredWords);
  vi.advanceTimersByTime(2999);
  expect(said()).toBe(restoredWords);
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

test('a page that is shown without a network says so, also when the phone had kept it', () => {
  const opened = openPage({ online: false });
  opened.show();
  expect(opened.banner()).toBe(offlineWords);
  opened.setOnline(true);
  opened.show();
  expect(opened.banner()).toBeNull();
  expect(openPage().said()).toBe('');
});

test('Retry asks our own server, and only its answer takes the banner away', async () => {
  page.server.on('/api/health', cut, json(503, { success: false }), json(200, { success: true }));
  const { allAnswered, banner, retry, said, setOnline } = openPage();
  setOnline(false);
  for (const words of [offlineWords, offlineWords, null]) {
    retry();
    await allAnswered();
    expect(banner()).toBe(words);
  }
  expect(page.server.arrived.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(3).fill('HEAD /api/health'));
  expect(said()).toBe(restoredWords);
});

test('Retry waits 5 s for an answer', () => {
  page.server.on('/api/health', silence);
  const { banner, givenUp, retry, setOnline } = openPage();
  setOnline(false);
  retry();
  vi.advanceTimersByTime(4999);
  expect(givenUp()).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(givenUp()).toEqual([true]);
  expect(banner()).toBe(offlineWords);
});

test('a slow connection is said for 5 s', () => {
  const { said } = openPage({ connection: { effectiveType: '2g' } });
  expect(said()).toBe(slowWords);
  vi.advanceTimersByTime(4999);
  expect(said()).toBe(slowWords);
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

test('a connection that becomes slow later is said when it does, and not again while it stays so', () => {
  const connection: Connection = { effectiveType: '4g', downlink: 9 };
  const { said } = openPage({ connection });
  const become = (now: Connection) => {
    Object.assign(connection, now);
    connection.onchange?.();
  };
  become({ effectiveType: '3g', downlink: 0.7 });
  expect(said()).toBe('');
  become({ effectiveType: '2g' });
  expect(said()).toBe(slowWords);
  vi.advanceTimersByTime(5000);
  become({ downlink: 0.3 });
  expect(said()).toBe('');
  become({ effectiveType: '4g', downlink: 9 });
  become({ effectiveType: 'slow-2g' });
  expect(said()).toBe(slowWords);
});

test('a tap puts a message away', () => {
  const { said, tapMessage } = openPage({ connection: { effectiveType: '2g' } });
  expect(said()).toBe(slowWords);
  tapMessage();
  expect(said()).toBe('');
});

test.each([
  [{ effectiveType: '2g', downlink: 9 }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g', downlink: 0.49 }, true],
  [{ effectiveType: '3g', downlink: 0.5 }, false],
  [{ effectiveType: '4g', saveData: true }, false],
  [{}, false],
  [undefined, false],
])('a connection of %j counts as slow: %s', (connection, slow) => {
  expect(openPage(connection ? { connection } : {}).said()).toBe(slow ? slowWords : '');
});
