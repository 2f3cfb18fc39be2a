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

test('a task that goes last runs when no other waits, and is not forgotten', async () => {
  const gate = createGate(1);
  const held = Promise.withResolvers<void>();
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
  };
  const all = [
    gate.run(() => held.promise),
    gate.run(note('last 1'), 'last'),
    gate.run(note('first'), 'in_order'),
    gate.run(note('last 2'), 'last'),
    gate.run(async () => {
      order.push('second');
      // Comes while others wait to go last, and is let in before them.
      all.push(gate.run(note('third')));
    }),
  ];
  held.resolve();
  await Promise.all(all);
  await gate.run(note('end'), 'last');
  expect(order).toEqual(['first', 'second', 'third', 'last 1', 'last 2', 'end']);
});
