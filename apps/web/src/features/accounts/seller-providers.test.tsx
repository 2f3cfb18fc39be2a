// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { Toast } from '#web/ui/toast.tsx';
import { SellerProviders } from './seller-providers.tsx';

eachPageHasServer();
afterEach(() => void vi.useRealTimers());

/** The root, in which one screen takes another one's place. A visitors' page has no sellers' providers. */
function Page({ path, visitors = false }: { path: string; visitors?: boolean }) {
  return (
    <>
      {visitors ? <p>{path}</p> : <SellerProviders key={path}>{path}</SellerProviders>}
      <Toast />
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The messages that are not leaving. */
const messages = () =>
  screen
    .queryAllByRole('listitem')
    .filter((one) => one.dataset.removed !== 'true')
    .map((one) => one.textContent);

test('a message stands its time over all screens: moving on neither starts it again nor cuts it', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Page path="/shop/nakato" />);
  await pass(10);
  act(() => showUndo('Marked as sold out', () => {}));
  await pass(10);
  const said = [expect.stringContaining('Marked as sold out')];
  expect(messages()).toEqual(said);
  for (const path of ['/dashboard', '/', '/settings']) {
    await pass(1500);
    rerender(<Page path={path} visitors={path === '/'} />);
    expect(messages()).toEqual(said);
  }
  // Three times 1.5 s have passed of 8 s.
  await pass(3400);
  expect(messages()).toEqual(said);
  await pass(200);
  expect(messages()).toEqual([]);
  rerender(<Page path="/dashboard" />);
  await pass(500);
  expect(messages()).toEqual([]);
});

test('what is said while one screen makes way for the next is seen on the next', async () => {
  vi.useFakeTimers();
  const { rerender } = render(<Page path="/login" />);
  act(() => {
    showSuccess('Welcome back!');
    rerender(<Page path="/dashboard" />);
  });
  await pass(10);
  expect(messages()).toEqual([expect.stringContaining('Welcome back!')]);
  await pass(4900);
  expect(messages()).toHaveLength(1);
  await pass(200);
  expect(messages()).toEqual([]);
});

test.each([
  ['the seller', 'asked', null],
  ['the server', 'ended', 'Red gomesi 85k'],
])(
  'where %s ends the session in another tab, the caption of this one goes or stays as it would there',
  (_, end, left) => {
    for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(`dukalink.${key}`, 'of another tab');
    localStorage.setItem('dukalink.user', JSON.stringify({ id: '1', handle: 'nakato' }));
    sessionStorage.setItem('dukalink.caption', 'Red gomesi 85k');
    sessionStorage.setItem('dukalink.captionUsed', 'Red gomesi 85k');
    render(<Page path="/dashboard" />);
    localStorage.clear();
    localStorage.setItem('dukalink.sessionEnd', end);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dukalink.accessToken' })));
    for (const key of ['dukalink.caption', 'dukalink.captionUsed']) expect(sessionStorage.getItem(key), key).toBe(left);
  },
);
