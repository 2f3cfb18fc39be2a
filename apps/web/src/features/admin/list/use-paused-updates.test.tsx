// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePausedUpdates } from './use-paused-updates.ts';

interface Row {
  id: string;
  state: string;
}

const rows = (...list: string[]): Row[] => list.map((one) => ({ id: one.slice(0, 1), state: one.slice(1) }));
const idsOf = (list: Row[]) => list.map(({ id }) => id).join(' ');

function hold(latest: Row[] | undefined, scope = 'open') {
  const { result, rerender } = renderHook((props) => usePausedUpdates(props.latest, props.scope, idsOf), {
    initialProps: { latest, scope },
  });
  const read = () => ({
    shown: result.current.shown?.map(({ id, state }) => id + state),
    isNewer: result.current.isNewer,
  });
  return {
    result,
    read,
    arrives: (next: Row[] | undefined, other = scope) => rerender({ latest: next, scope: other }),
  };
}

test('the first answer is shown when it comes', () => {
  const { read, arrives } = hold(undefined);
  expect(read()).toEqual({ shown: undefined, isNewer: false });
  arrives(rows('a1', 'b1'));
  expect(read()).toEqual({ shown: ['a1', 'b1'], isNewer: false });
});

test('what changes in its place is taken; a row that comes or goes waits, and nothing falls back while it waits', () => {
  const { read, arrives, result } = hold(rows('a1', 'b1'));
  arrives(rows('a2', 'b1'));
  expect(read()).toEqual({ shown: ['a2', 'b1'], isNewer: false });
  arrives(rows('c1', 'a2', 'b1'));
  expect(read()).toEqual({ shown: ['a2', 'b1'], isNewer: true });
  arrives(rows('d1', 'c1', 'a3', 'b1'));
  expect(read()).toEqual({ shown: ['a2', 'b1'], isNewer: true });
  act(() => result.current.show());
  expect(read()).toEqual({ shown: ['d1', 'c1', 'a3', 'b1'], isNewer: false });
});

test('another question shows its own answer at once', () => {
  const { read, arrives } = hold(rows('a1'));
  arrives(rows('x1', 'y1'), 'decided');
  expect(read()).toEqual({ shown: ['x1', 'y1'], isNewer: false });
});

test('what was done here shows while newer rows wait', () => {
  const { read, arrives, result } = hold(rows('a1', 'b1'));
  arrives(rows('b1'));
  act(() => result.current.change((list) => list.map((row) => (row.id === 'b' ? { ...row, state: '2' } : row))));
  expect(read()).toEqual({ shown: ['a1', 'b2'], isNewer: true });
});
