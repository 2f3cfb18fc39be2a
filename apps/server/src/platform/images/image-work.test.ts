import { expect, test } from 'vitest';
import { createGate } from './image-work.ts';

test('never more than the set number run at once, and a failure frees its place', async () => {
  const gate = createGate(2);
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const tasks = [0, 1, 2, 3, 4, 5].map((number) =>
    gate.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      finished.push(number);
      if (number === 1) throw new Error('broken picture');
    }),
  );
  const outcomes = await Promise.allSettled(tasks);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a wider gate lets those who wait in at once', async () => {
  const gate = createGate(1);
  const held = Promise.withResolvers<void>();
  const first = gate.run(() => held.promise);
  const second = gate.run(async () => 'done');
  gate.resize(2);
  expect(await second).toBe('done');
  held.resolve();
  await first;
});
