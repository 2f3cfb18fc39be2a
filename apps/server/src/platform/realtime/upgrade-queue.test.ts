import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createUpgradeQueue } from './upgrade-queue.ts';

const upgrade = (): [IncomingMessage, Socket, Buffer] => {
  const socket = new Socket();
  return [new IncomingMessage(socket), socket, Buffer.alloc(0)];
};

test('sockets that come at once are accepted in their order, with time between them, and those that have left are not', async () => {
  const accepted: unknown[] = [];
  const queue = createUpgradeQueue((_, socket) => accepted.push(socket));
  const [first, second, left, last] = [upgrade(), upgrade(), upgrade(), upgrade()];
  for (const one of [first, second, left, last]) expect(queue.offer(...one)).toBe(true);
  expect(accepted).toEqual([first[1]]);
  left[1].destroy();
  await vi.waitUntil(() => accepted.includes(last[1]));
  expect(accepted).toEqual([first[1], second[1], last[1]]);
});

test('where a thousand wait the next one is refused, and a queue that closes cuts those that wait and takes no more', () => {
  const accepted: unknown[] = [];
  const queue = createUpgradeQueue((_, socket) => accepted.push(socket));
  const all = Array.from({ length: 1002 }, upgrade);
  expect(all.map((one) => queue.offer(...one)).indexOf(false)).toBe(1001);
  queue.close();
  expect(all.filter(([, socket]) => socket.destroyed)).toHaveLength(1000);
  expect(accepted).toHaveLength(1);
  expect(queue.offer(...upgrade())).toBe(false);
});
