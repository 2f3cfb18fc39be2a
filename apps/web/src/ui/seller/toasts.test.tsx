// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { say } from '#web/ui/say.ts';
import { Toast } from '#web/ui/toast.tsx';
import { SellerToaster, showError, showSuccess, showUndo } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(
    <>
      <SellerToaster />
      <Toast />
    </>,
  );
});
afterEach(() => {
  act(() => toast.dismiss());
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (work: () => void) => {
  act(work);
  // The one before is gone.
  await pass(500);
};
/** Those that are not leaving. */
const messages = () => screen.queryAllByRole('listitem').filter((one) => one.dataset.removed !== 'true');
/** How long a message stands, to the second. */
async function seconds(): Promise<number> {
  let passed = 0;
  while (messages().length > 0 && passed < 60) {
    await pass(1000);
    passed += 1;
  }
  return passed;
}

test('timeouts stand 8 s and offer Retry', async () => {
  await show(() => showError(new ApiError('x', { isTimeoutError: true })));
  expect(messages()[0]?.textContent).toContain(
    'Request timed out. Please check your internet connection and try again.',
  );
  expect(within(messages()[0] as HTMLElement).getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(await seconds()).toBe(8);
});

test('server errors stand 6 s', async () => {
  await show(() => showError(new ApiError('x', { statusCode: 500 })));
  expect(messages()[0]?.textContent).toContain('Internal server error. Please try again later.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(await seconds()).toBe(6);
});

test('other errors stand 5 s', async () => {
  await show(() => showError(new ApiError('The password is wrong.', { statusCode: 403, code: 'password_wrong' })));
  expect(messages()[0]?.textContent).toContain('The password is wrong.');
  expect(await seconds()).toBe(5);
});

test('what a server sends is read as text, never as HTML', async () => {
  const html = '<img src="x" onerror="alert(1)"><b>Hello</b>';
  await show(() => showError(new ApiError(html, { statusCode: 502, isServerMessage: true }), 'Failed to sign in'));
  expect(messages()[0]?.textContent).toContain(html);
  expect(messages()[0]?.querySelector('img, b')).toBeNull();
});

test.each([
  [
    'the server’s message',
    new ApiError('From the server', { statusCode: 400, isServerMessage: true }),
    'From the server',
  ],
  ['else the error’s', new Error('From the error'), 'From the error'],
  ['else three words', new Error(''), 'Something went wrong'],
  ['also of what is no error', undefined, 'Something went wrong'],
])('a failure that no feature has words for says %s', async (_, error, words) => {
  await show(() => showError(error));
  expect(messages().map((one) => one.textContent)).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['offline', { isOffline: true }, 'No internet connection. Please check your network and try again.'],
  [
    'a network failure',
    { isNetworkError: true },
    'Network error. Please check your internet connection and try again.',
  ],
])('%s stays until the network is back, once for all calls, with Retry', async (_, details, words) => {
  await show(() => {
    showError(new ApiError('x', details));
    showError(new ApiError('y', details));
  });
  expect(messages()).toHaveLength(1);
  expect(messages()[0]?.textContent).toContain(words);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  await pass(10 * 60_000);
  expect(messages()).toHaveLength(1);
  await show(() => dispatchEvent(new Event('online')));
  expect(await seconds()).toBeLessThan(2);
});

test('the same refusal twice is one message', async () => {
  const error = new ApiError('Too many', { statusCode: 429, code: 'rate_limited' });
  await show(() => {
    showError(error);
    showError(error);
  });
  expect(messages()).toHaveLength(1);
});

test('leaving a screen is no error', async () => {
  await show(() => showError(new DOMException('left', 'AbortError')));
  expect(messages()).toHaveLength(0);
});

test('there is one message at a time, the newest, and what can be undone offers it', async () => {
  const undo = vi.fn();
  await show(() => showSuccess('Welcome back!'));
  await show(() => showUndo('Marked as sold out', undo));
  expect(messages().map((one) => one.textContent)).toEqual([expect.stringContaining('Marked as sold out')]);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledOnce();
});

test('what the page itself says takes the same place, and gives it back', async () => {
  await show(() => showSuccess('Welcome back!'));
  await show(() => say('Number copied'));
  expect(messages()).toHaveLength(0);
  await show(() => showSuccess('Product saved'));
  expect(document.getElementById('say')?.textContent).toBe('');
  expect(messages()).toHaveLength(1);
});

test('a message is put away by its own button', async () => {
  await show(() => showSuccess('Welcome back!'));
  act(() =>
    within(messages()[0] as HTMLElement)
      .getByRole('button', { name: 'Close message' })
      .click(),
  );
  expect(messages()).toHaveLength(0);
});

test('the same words said again stand their whole time again', async () => {
  const said = () => document.getElementById('say')?.textContent;
  say('Connection error. Retrying...');
  await pass(3000);
  say('Connection error. Retrying...');
  await pass(4000);
  expect(said()).toBe('Connection error. Retrying...');
  await pass(2000);
  expect(said()).toBe('');
});
