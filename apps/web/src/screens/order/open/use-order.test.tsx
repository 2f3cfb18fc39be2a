// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, silence } from '#web/test/answering-server.testing.ts';
import { aBuyersPart, anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { useOrder } from './use-order.ts';

const session = vi.hoisted(() => ({ user: null as { id: string } | null }));
vi.mock('#web/lib/session/use-session.ts', () => ({ useUser: () => session.user }));

const page = eachPageHasServer();

beforeEach(() => {
  // Nothing is to be followed in jsdom.
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
});

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

test('a session that ends takes the buyer’s name along, and leaves how far the order is', async () => {
  session.user = { id: 'owner' };
  const rights = { marks: ['received' as const], undo: [] };
  const own = anOrder({ state: 'sent', buyer: aBuyersPart({ name: 'Sarah' }), rights });
  // What is refused is asked again, perhaps in the next test.
  page.server.on(`/orders/${own.code}`, ok(own));
  const { result, rerender } = renderHook(() => useOrder(anOrder()), { wrapper });
  act(() => result.current.take(own, 0));
  session.user = null;
  rerender();
  await waitFor(() => expect(result.current.order.buyer).toBeNull());
  expect(result.current.order).toEqual(anOrder({ state: 'sent' }));
});

test('the answer of a mark is read again where a reading began after its tap, and stands where none did', async () => {
  session.user = { id: 'owner' };
  const path = `/orders/${anOrder().code}`;
  page.server.on(path, ok(anOrder()));
  const { result } = renderHook(() => useOrder(anOrder()), { wrapper });
  await waitFor(() => expect(page.server.arrived).toHaveLength(1));
  const tappedAtMs = performance.now();
  act(() => result.current.take(anOrder({ state: 'confirmed' }), tappedAtMs));
  expect(result.current.order.state).toBe('confirmed');
  expect(page.server.arrived).toHaveLength(1);

  // The other side has said something while the answer was on its way.
  page.server.on(path, silence, ok(anOrder({ state: 'cancelled', cancelReason: 'buyer' })));
  act(() => void dispatchEvent(new Event('online')));
  act(() => result.current.take(anOrder({ state: 'sent' }), tappedAtMs));
  await waitFor(() => expect(result.current.order.state).toBe('cancelled'));
});
