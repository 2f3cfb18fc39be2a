import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { type FailureReason, failedAt, type Outcome, problem } from './source.ts';

const start = new Date('2026-11-20T10:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);

// Only the date is moved: the breaker reads it and starts no timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const good: Outcome<number> = { ok: true, value: 1, source: 'embed' };
const left: Outcome<number> = { ...failedAt('embed', problem('transient', 'stopped by the caller')), isOurs: true };
const bad = (reason: FailureReason, retryAt: Date | null = null): Outcome<number> =>
  failedAt('embed', problem(reason, 'HTTP', retryAt));

function breakerWith() {
  const breaker = createBreaker('embed', { firstPauseMs: 60_000, maxPauseMs: 200_000 });
  let asked = 0;
  const answer = (outcome: Outcome<number>): Promise<Outcome<number>> =>
    breaker.run(async () => {
      asked += 1;
      return outcome;
    });
  return { breaker, answer, asked: () => asked };
}

async function opened(reason: FailureReason = 'blocked') {
  const circuit = breakerWith();
  for (let time = 0; time < 5; time += 1) await circuit.answer(bad(reason));
  return circuit;
}

test.each(['blocked', 'layout_changed', 'transient'] as const)('five times "%s" in a row open it', async (reason) => {
  const { breaker, answer, asked } = breakerWith();
  for (let time = 0; time < 4; time += 1) await answer(bad(reason));
  expect(breaker.state()).toEqual({ source: 'embed', state: 'closed', openUntil: null });
  await answer(bad(reason));
  expect(breaker.state()).toEqual({ source: 'embed', state: 'open', openUntil: later(60_000) });
  expect(await answer(good)).toEqual({
    ok: false,
    reason,
    retryAt: later(60_000),
    detail: 'not asked: circuit open',
    source: 'embed',
    agreedBy: [],
  });
  expect(asked()).toBe(5);
});

test('callers who leave neither open it nor reset the count', async () => {
  const { breaker, answer } = breakerWith();
  for (let time = 0; time < 10; time += 1) await answer(left);
  expect(breaker.state().state).toBe('closed');
  for (let time = 0; time < 4; time += 1) await answer(bad('blocked'));
  await answer(left);
  await answer(bad('blocked'));
  expect(breaker.state().state).toBe('open');
});

test('a caller who leaves in the deciding request leaves the decision to the next one', async () => {
  const { breaker, answer } = await opened();
  vi.setSystemTime(later(60_000));
  await answer(left);
  await answer(bad('blocked'));
  expect(breaker.state().state).toBe('open');
});

test('a success in between resets the count', async () => {
  const { breaker, answer } = breakerWith();
  for (let time = 0; time < 4; time += 1) await answer(bad('blocked'));
  await answer(good);
  for (let time = 0; time < 4; time += 1) await answer(bad('blocked'));
  expect(breaker.state().state).toBe('closed');
});

test.each(['not_found', 'private'] as const)('"%s" shows that the source works', async (reason) => {
  const { breaker, answer } = breakerWith();
  for (let time = 0; time < 4; time += 1) await answer(bad('blocked'));
  await answer(bad(reason));
  for (let time = 0; time < 20; time += 1) await answer(bad(reason));
  await answer(bad('blocked'));
  expect(breaker.state().state).toBe('closed');
});

test('a limit opens at once and until its time', async () => {
  const { breaker, answer } = breakerWith();
  await answer(bad('rate_limited', later(3_600_000)));
  expect(breaker.state()).toMatchObject({ state: 'open', openUntil: later(3_600_000) });
  vi.setSystemTime(later(3_599_000));
  expect(await answer(good)).toMatchObject({ reason: 'rate_limited', retryAt: later(3_600_000) });
  vi.setSystemTime(later(3_600_000));
  expect(await answer(good)).toEqual(good);
  expect(breaker.state().state).toBe('closed');
});

test('after the pause one request decides and the others do not wait for it', async () => {
  const { breaker, answer } = await opened();
  vi.setSystemTime(later(60_000));
  expect(breaker.state().state).toBe('half_open');
  let finish: (outcome: Outcome<number>) => void = () => {};
  const deciding = breaker.run(
    () =>
      new Promise<Outcome<number>>((resolve) => {
        finish = resolve;
      }),
  );
  expect(await answer(good)).toMatchObject({ ok: false, detail: 'not asked: circuit open' });
  finish(good);
  expect(await deciding).toEqual(good);
  expect(await answer(good)).toEqual(good);
  expect(breaker.state().state).toBe('closed');
});

test('each failed try doubles the pause, up to the longest', async () => {
  const { breaker, answer } = await opened();
  const pauses = [];
  let at = 60_000;
  for (const pause of [120_000, 200_000, 200_000]) {
    vi.setSystemTime(later(at));
    await answer(bad('transient'));
    at += pause;
    pauses.push([breaker.state().state, breaker.state().openUntil?.getTime() === later(at).getTime()]);
  }
  expect(pauses).toEqual([
    ['open', true],
    ['open', true],
    ['open', true],
  ]);
});

test('an error in the deciding request does not count as a recovery', async () => {
  const { breaker } = await opened();
  vi.setSystemTime(later(60_000));
  await expect(breaker.run(() => Promise.reject(new Error('database away')))).rejects.toThrow('database away');
  expect(breaker.state().state).toBe('open');
});
