// @vitest-environment jsdom
import type { Order } from '@app/contracts/orders/orders.schemas';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndoEnds } from './use-undo-ends.ts';

const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each Undo goes after its own 10 minutes, whatever is marked in between', () => {
  const confirmed = { mark: 'confirmed', at: '2026-11-24T09:00:00.000Z', until: '2026-11-24T09:10:00.000Z' } as const;
  const sent = { mark: 'sent', at: '2026-11-24T09:09:00.000Z', until: '2026-11-24T09:19:00.000Z' } as const;
  const read = vi.fn();
  const { rerender } = renderHook(({ undo }) => useUndoEnds({ rights: { marks: [], undo } }, read), {
    initialProps: { undo: [confirmed] as Order['rights']['undo'] },
  });
  vi.advanceTimersByTime(9 * minuteMs);
  rerender({ undo: [confirmed, sent] });
  vi.advanceTimersByTime(minuteMs);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minuteMs / 2);
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ undo: [sent] });
  vi.advanceTimersByTime(8 * minuteMs);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minuteMs);
  expect(read).toHaveBeenCalledTimes(2);
  rerender({ undo: [] });
  vi.advanceTimersByTime(60 * minuteMs);
  expect(read).toHaveBeenCalledTimes(2);
});
