import { expect, test } from 'vitest';
import { drawRun, fromStep } from './draw-steps.ts';
import type { FaultKind, Plan } from './plan.ts';

const plan: Plan = {
  about: 'A test',
  stage: 'postgres',
  steps: 400,
  thinkMs: 100,
  actors: { buyer: 3, seller: 2, newcomer: 1, administrator: 1 },
  withPages: false,
  faults: [{ kind: 'web-killed', from: 200, seconds: 1 }],
  drawn: { count: 5, kinds: ['web-stopped', 'database-cut'], seconds: [1, 9] },
};

test('a run is drawn again from its seed, step by step, and another seed draws another one', () => {
  expect(drawRun(plan, 7)).toEqual(drawRun(plan, 7));
  expect(drawRun(plan, 7).steps).not.toEqual(drawRun(plan, 8).steps);
});

test('faults that are added to a plan change none of its steps', () => {
  const { drawn: _, ...without } = plan;
  expect(drawRun({ ...without, faults: [] }, 7).steps).toEqual(drawRun(plan, 7).steps);
});

test('a run from a later step on makes its own steps and faults alone', () => {
  const { steps, faults } = fromStep(
    drawRun({ ...plan, faults: [{ kind: 'web-killed', from: 3, seconds: 1 }] }, 7),
    200,
  );
  expect(steps).toEqual(drawRun(plan, 7).steps.slice(199));
  expect(faults.every(({ from }) => from >= 200)).toBe(true);
});

test('every actor acts, each key is used once, think times are those of the plan, and faults stand in their order', () => {
  const { steps, faults } = drawRun(plan, 7);
  expect(new Set(steps.map(({ actor }) => actor)).size).toBe(7);
  expect(new Set(steps.map(({ key }) => key)).size).toBe(400);
  for (const { key } of steps) expect(key).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
  const mean = steps.reduce((sum, { thinkMs }) => sum + thinkMs, 0) / steps.length;
  expect(mean).toBeGreaterThan(80);
  expect(mean).toBeLessThan(120);
  expect(faults).toHaveLength(6);
  expect(faults.map(({ from }) => from)).toEqual(faults.map(({ from }) => from).toSorted((one, other) => one - other));
});

test('pairs hurt two different things at once, and stand so many steps apart', () => {
  const kinds: FaultKind[] = ['lab kill primary', 'lab stop primary.pgbouncer', 'lab cut web1 balancer', 'tiktok-gone'];
  const drawn = { count: 50, kinds, seconds: [1, 9] as [number, number], pairsApart: 7 };
  const { faults } = drawRun({ ...plan, faults: [], drawn }, 7);
  expect(faults.map(({ from }) => from)).toEqual(Array.from({ length: 50 }, (_, at) => 4 + at * 7));
  const together = faults.map(({ kind, paired }) => [kind, paired].toSorted().join(' and '));
  expect([...new Set(together)].toSorted()).toEqual([
    'lab cut web1 balancer and lab kill primary',
    'lab cut web1 balancer and lab stop primary.pgbouncer',
    'lab cut web1 balancer and tiktok-gone',
    'lab kill primary and tiktok-gone',
    'lab stop primary.pgbouncer and tiktok-gone',
  ]);
});
