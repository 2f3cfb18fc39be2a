import { expect, test } from 'vitest';
import { ticksTo } from './day-chart.tsx';

test.each([
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [34, [0, 10, 20, 30, 40]],
  [30_000, [0, 10_000, 20_000, 30_000]],
])('a chart up to %i has lines at equal, round steps', (max, ticks) => {
  expect(ticksTo(max)).toEqual(ticks);
});
