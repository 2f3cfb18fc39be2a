import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { previewCaption } from './preview-caption.ts';
import { createPreviewThread } from './preview-thread.ts';

const long = 'Wig 85k\nBag 40k\n'.repeat(140).slice(0, 2200);

function aThread(settings: Parameters<typeof createPreviewThread>[0] = {}) {
  const thread = createPreviewThread(settings);
  onTestFinished(() => thread.stop());
  return thread;
}

test('two captions are read at once and a third is refused, the event loop goes on, and the thread ends when idle', async () => {
  const thread = aThread({ idleMs: 1 });
  const both = Promise.all([thread.read(long), thread.read(`${long} #TRACK`)]);
  await expect(thread.read('Bag 40k')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
  const order: string[] = [];
  await Promise.all([setTimeout(0).then(() => order.push('loop')), both.then(() => order.push('read'))]);
  expect(order).toEqual(['loop', 'read']);
  expect(await both).toEqual([previewCaption(long), previewCaption(`${long} #TRACK`)]);
  await vi.waitFor(() => expect(thread.isStarted()).toBe(false));
  expect((await thread.read('Bag 40k')).cards).toMatchObject([{ title: 'Bag', price: 40_000 }]);
});

test('one short caption costs no thread', async () => {
  const thread = aThread();
  await thread.read('Wig 85k');
  expect(thread.isStarted()).toBe(false);
});

test('a thread that does not answer is ended, its callers are told to come back, and the next caption is read', async () => {
  const thread = aThread({ timeoutMs: 1 });
  await expect(thread.read(long)).rejects.toMatchObject({ code: 'unavailable' });
  expect((await thread.read('Bag 40k')).cards).toMatchObject([{ price: 40_000 }]);
});
