// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { useOrder } from './use-order.ts';

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock('#web/lib/session/use-session.ts', () => ({ useUser: () => session.user }));

eachPageHasServer();

beforeEach(() => {
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

test('a session that ends takes the buyer’s name along, and leaves how far the order is', async () => {
  session.user = { id: 'owner' };
  const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result, rerender } = renderHook(() => useOrder(anOrder()), { wrapper });
  const rights = { marks: ['received' as const], undo: [] };
  act(() => result.current.take(anOrder({ state: 'sent', buyer: aBuyersPart({ name: 'Sarah' }), rights })));
  session.user = null;
  rerender();
  await waitFor(() => expect(result.current.order.buyer).toBeNull());
  expect(result.current.order).toEqual(anOrder({ state: 'sent' }));
});
