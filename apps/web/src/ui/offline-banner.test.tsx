// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isSlow } from '#web/lib/browser/connectivity.ts';
import { cut, json, silence } from '#web/test/answering-server.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { Toast } from './toast.tsx';

const page = eachPageHasServer();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const onNetwork = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const said = () => document.getElementById('say')?.textContent;
const banner = () => screen.queryByText('No internet connection - Some features may not work');

function show() {
  render(
    <>
      <OfflineBanner />
      <Toast />
    </>,
  );
}

test('a phone that goes offline is told so above everything, and 3 s long that the network is back', () => {
  vi.useFakeTimers();
  show();
  expect(banner()).toBeNull();
  act(() => void dispatchEvent(new Event('offline')));
  expect(banner()).not.toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  expect(banner()).toBeNull();
  expect(said()).toBe('Internet connection restored!');
  vi.advanceTimersByTime(2999);
  expect(said()).toBe('Internet connection restored!');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

test('Retry asks our own server, and only its answer takes the banner away', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  page.server.on('/api/health', cut, json(200, { success: true }));
  show();
  const retry = screen.getByRole('button', { name: 'Retry' });
  act(() => retry.click());
  await waitFor(() => expect(page.server.arrived).toHaveLength(1));
  expect(banner()).not.toBeNull();
  act(() => retry.click());
  await waitFor(() => expect(banner()).toBeNull());
  expect(page.server.arrived.map(({ method, path }) => `${method} ${path}`)).toEqual(Array(2).fill('HEAD /api/health'));
  expect(said()).toBe('Internet connection restored!');
});

test('a server that has not answered Retry within 5 s is not there', () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = vi.spyOn(globalThis, 'fetch');
  page.server.on('/api/health', silence);
  show();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  const signal = asked.mock.lastCall?.[1]?.signal;
  vi.advanceTimersByTime(4999);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
  expect(banner()).not.toBeNull();
});

test('a slow connection is said for 5 s', () => {
  vi.useFakeTimers();
  onNetwork({ effectiveType: '2g' });
  show();
  expect(said()).toBe('Slow internet connection detected. Some features may be slower.');
  vi.advanceTimersByTime(4999);
  expect(said()).not.toBe('');
  vi.advanceTimersByTime(1);
  expect(said()).toBe('');
});

test.each([
  [{ effectiveType: '2g', downlink: 9 }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g', downlink: 0.49 }, true],
  [{ effectiveType: '3g', downlink: 0.5 }, false],
  [{}, false],
])('a connection of %j counts as slow: %s', (connection, slow) => {
  onNetwork(connection);
  expect(isSlow()).toBe(slow);
});
