import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importImageBytes } from '#server/platform/images/images.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { createImageStore, type ImageStore } from '#server/platform/images/store/store.ts';
import { makeAvif } from './avif.ts';
import { imageWork } from './image-work.ts';

let folder = '';
let store: ImageStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  store = await createImageStore({ dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true }));

/** Work that stays in the gate until it is let go. */
function heldWork(order: string[], name: string): { started: Promise<void>; finish: () => void; done: Promise<void> } {
  const started = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const done = imageWork(() => {
    order.push(name);
    started.resolve();
    return held.promise;
  });
  return { started: started.promise, finish: held.resolve, done };
}

test('pictures that wait to be imported go before AVIF files, and those are made afterwards', async () => {
  const stored = await importImageBytes(await aJpeg({ width: 300, height: 320 }), { store });
  if (!stored.ok) throw new Error(stored.detail);
  const { hash } = stored.image;
  const order: string[] = [];
  const running = ['running 1', 'running 2'].map((name) => heldWork(order, name));
  await Promise.all(running.map(({ started }) => started));

  // The AVIF work comes first and waits for a place …
  const looked = Promise.withResolvers<void>();
  const watched: ImageStore = {
    ...store,
    async has(key) {
      const has = await store.has(key);
      looked.resolve();
      return has;
    },
  };
  const avif = makeAvif(hash, { store: watched });
  await looked.promise;
  await setImmediate();

  // … the imports come after it, and both places are theirs.
  const imports = ['import 1', 'import 2'].map((name) => heldWork(order, name));
  for (const { finish } of running) finish();
  await imports[0]?.started;
  await setImmediate();
  expect(order).toEqual(['running 1', 'running 2', 'import 1', 'import 2']);
  expect(await store.has(imageKey(hash, '160.avif'))).toBe(false);

  for (const { finish, done } of imports) {
    finish();
    await done;
  }
  expect(await avif).toMatchObject({ ok: true, made: 2 });
  expect(await store.has(imageKey(hash, '160.avif'))).toBe(true);
});
