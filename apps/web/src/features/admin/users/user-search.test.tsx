// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserSearch } from './user-search.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Search by handle or phone number...');
const type = (value: string) => fireEvent.change(box(), { target: { value } });

/** The address of a screen: what was searched comes back as the value. */
function renderSearch() {
  const searched = vi.fn();
  const change = { value: (_: string) => {} };
  function Screen() {
    const [value, setValue] = useState('');
    change.value = setValue;
    searched.mockImplementation(setValue);
    return <UserSearch value={value} onSearch={searched} />;
  }
  render(<Screen />);
  return { searched, change: (value: string) => act(() => change.value(value)) };
}

test('it searches once, 300 ms after the last key', async () => {
  const { searched } = renderSearch();
  type('n');
  await pass(200);
  type('na');
  await pass(299);
  expect(searched).not.toHaveBeenCalled();
  await pass(1);
  expect(searched.mock.calls).toEqual([['na']]);
});

test('Enter searches at once, and not once more', async () => {
  const { searched } = renderSearch();
  type(' nakato ');
  fireEvent.submit(box());
  expect(searched.mock.calls).toEqual([['nakato']]);
  await pass(1000);
  expect(searched).toHaveBeenCalledOnce();
});

test('what is typed while the answer comes is kept', async () => {
  const { searched } = renderSearch();
  type('na');
  await pass(300);
  type('nak');
  expect(box().value).toBe('nak');
  await pass(300);
  expect(searched.mock.calls).toEqual([['na'], ['nak']]);
});

test('typed back within 300 ms nothing is searched', async () => {
  const { searched } = renderSearch();
  type('n');
  type('');
  await pass(1000);
  expect(searched).not.toHaveBeenCalled();
});

test('the back button and Clear all change what stands there, and forward again', async () => {
  const { searched, change } = renderSearch();
  type('na');
  await pass(300);
  change('');
  expect(box().value).toBe('');
  change('na');
  expect(box().value).toBe('na');
  await pass(1000);
  expect(searched).toHaveBeenCalledOnce();
});
