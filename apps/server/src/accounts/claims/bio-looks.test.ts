import { expect, test } from 'vitest';
import { fixedClock, hourMs } from '#server/platform/clock.ts';
import { createBioLooks } from './bio-looks.ts';

const stays = new AbortController().signal;

/** A queue whose turns come one by one when the test says so; `read` tells the handles in their order. */
function openQueue() {
  const clock = fixedClock(new Date('2026-11-22T08:00:00Z'));
  const read: string[] = [];
  let turn = Promise.withResolvers<void>();
  const lookAtBio = createBioLooks({
    clock,
    async read(handle) {
      read.push(handle);
      return { ok: true, account: null };
    },
    nextTurn: () => turn.promise,
  });
  /** Lets one look through, and waits until it began. */
  async function giveTurn(): Promise<string | undefined> {
    const given = turn;
    const before = read.length;
    turn = Promise.withResolvers();
    given.resolve();
    await expect.poll(() => read.length, { interval: 1 }).toBe(before + 1);
    return read.at(-1);
  }
  function failTurn(error: Error): void {
    const failed = turn;
    turn = Promise.withResolvers();
    failed.reject(error);
  }
  return { lookAtBio, read, giveTurn, failTurn, clock };
}

test('however many claims others bring, the client that asked least within the hour comes next', async () => {
  const { lookAtBio, giveTurn, clock } = openQueue();
  const ask = (network: number, claim: number) => void lookAtBio(`${network}.${claim}`, `10.0.${network}`, stays);
  for (let network = 0; network < 30; network += 1) for (let claim = 0; claim < 2; claim += 1) ask(network, claim);
  // Before any of them had a turn.
  void lookAtBio('owner', '10.9.9', stays);
  expect(await giveTurn()).toBe('owner');
  expect(await giveTurn(), 'among equals the first one').toBe('0.0');
  void lookAtBio('owner', '10.9.9', stays);
  ask(0, 2);
  expect(await giveTurn(), 'who asked three times comes after those who asked twice').toBe('1.0');
  clock.advance(hourMs + 1);
  ask(31, 0);
  expect(await giveTurn(), 'an hour later all that is forgotten').toBe('0.1');
});

test('one look answers all who wait for the handle, and counts for each of them', async () => {
  const { lookAtBio, giveTurn, read } = openQueue();
  const answers = ['10.0.1', '10.0.2', '10.0.1'].map((clientKey) => lookAtBio('wanted', clientKey, stays));
  expect(await giveTurn()).toBe('wanted');
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 3 }, () => ({ ok: true, account: null })));
  expect(read).toEqual(['wanted']);
  for (const handle of ['again', 'once.more']) void lookAtBio(handle, '10.0.2', stays);
  void lookAtBio('other', '10.0.3', stays);
  expect(await giveTurn()).toBe('other');
});

test('no bio is read for callers who left, and one is for those who stay', async () => {
  const { lookAtBio, giveTurn } = openQueue();
  const left = new AbortController();
  const gone = lookAtBio('gone', '10.0.1', left.signal);
  const shared = lookAtBio('shared', '10.0.1', left.signal);
  const stayed = lookAtBio('shared', '10.0.2', stays);
  left.abort();
  expect(await gone).toEqual({ ok: false });
  expect(await shared).toEqual({ ok: false });
  expect(await giveTurn()).toBe('shared');
  expect(await stayed).toEqual({ ok: true, account: null });
  expect(await lookAtBio('late', '10.0.1', left.signal)).toEqual({ ok: false });
});

test('a turn that cannot be had is said to all who wait, and the next caller tries again', async () => {
  const { lookAtBio, failTurn, giveTurn } = openQueue();
  const waiting = ['one', 'two'].map((handle) => lookAtBio(handle, '10.0.1', stays));
  failTurn(new Error('no database'));
  for (const look of waiting) await expect(look).rejects.toThrow('no database');
  void lookAtBio('three', '10.0.1', stays);
  expect(await giveTurn()).toBe('three');
});
