import { expect, test } from 'vitest';
import { createPostReaders } from './post-readers.ts';

const never = new AbortController().signal;
const noWay = () => {};

test('two read at once, and one of a client', () => {
  const readers = createPostReaders();
  const first = readers.enter({ rank: 0, clientKey: 'a' }, noWay);
  expect(readers.enter({ rank: 19, clientKey: 'a' }, noWay)).toBeNull();
  expect(readers.enter({ rank: 0, clientKey: 'b' }, noWay)).not.toBeNull();
  expect(readers.enter({ rank: 19, clientKey: 'c' }, noWay)).toBeNull();
  if (first) readers.leave(first);
  expect(readers.enter({ rank: 0, clientKey: 'c' }, noWay)).not.toBeNull();
});

test('a caller who waits gets the place of a read that can go on in the background, and no new one of that kind begins before', async () => {
  const readers = createPostReaders();
  let gaveWay = 0;
  const [one, other] = ['a', 'b'].map((clientKey) => {
    const reader = readers.enter({ rank: 0, clientKey }, () => {
      gaveWay += 1;
    });
    return reader;
  });
  const waits = readers.waitToEnter({ rank: 19, clientKey: 'c' }, never);
  expect(gaveWay).toBe(2);
  expect(readers.enter({ rank: 0, clientKey: 'd' }, noWay)).toBeNull();
  if (one) readers.leave(one);
  expect(await waits).toMatchObject({ clientKey: 'c' });
  if (other) readers.leave(other);
  expect(readers.count).toBe(1);
});

test('of those who wait the network that asked least is next, however many others came before it', async () => {
  const readers = createPostReaders();
  const began: string[] = [];
  const ask = (rank: number, clientKey: string) =>
    readers.waitToEnter({ rank, clientKey }, never).then((reader) => {
      began.push(clientKey);
      return reader;
    });
  const first = await ask(19, 'crowd');
  const second = await ask(19, 'other crowd');
  for (const [rank, clientKey] of [
    [3, 'crowd'],
    [2, 'third'],
    [1, 'other crowd'],
  ] as const)
    void ask(rank, clientKey);
  const newcomer = ask(19, 'newcomer');
  readers.leave(first);
  await expect.poll(() => began).toEqual(['crowd', 'other crowd', 'newcomer']);
  readers.leave(second);
  readers.leave(await newcomer);
  await expect.poll(() => began.slice(3)).toEqual(['crowd', 'third']);
});

test('a caller who leaves the queue takes no place', async () => {
  const readers = createPostReaders();
  const reading = ['a', 'b'].map((clientKey) => readers.enter({ rank: 0, clientKey }, noWay));
  const left = new AbortController();
  const waits = readers.waitToEnter({ rank: 19, clientKey: 'c' }, left.signal);
  left.abort(new Error('gone'));
  await expect(waits).rejects.toThrow('gone');
  await expect(readers.waitToEnter({ rank: 19, clientKey: 'c' }, left.signal)).rejects.toThrow('gone');
  for (const reader of reading) if (reader) readers.leave(reader);
  expect(readers.count).toBe(0);
});
