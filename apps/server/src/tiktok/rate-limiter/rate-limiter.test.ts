import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { RequestPriority } from '#server/platform/fair-queue.ts';
import {
  checksQueue,
  createRateLimiter,
  createVisitorRateLimiter,
  QueueFull,
  reserveMoment,
  type Wait,
} from './rate-limiter.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());
beforeEach(() => sql`delete from request_gaps`.execute(opened.database.db));

const minuteMs = 60_000;
const gapMs = minuteMs;
/** A minute of gap against the few ms a statement takes: the order is sure on the slowest machine. */
const minutes = (waitMs: number | null): number | null => (waitMs === null ? null : Math.round(waitMs / minuteMs));
const reserve = (host = 'a.example', maxWaitMs = 60 * minuteMs) =>
  reserveMoment(opened.database.db, host, gapMs, maxWaitMs);
/** Time passes by itself in the database only: moments move back instead. */
const pass = async (ms: number): Promise<void> => {
  await sql`update request_gaps set free_at = free_at - make_interval(secs => ${ms / 1000}::double precision)`.execute(
    opened.database.db,
  );
};

/** A wait that lets the time pass at once, and writes down how long it was. */
function passing() {
  const waited: (number | null)[] = [];
  const wait: Wait = async (ms, signal) => {
    signal?.throwIfAborted();
    waited.push(minutes(ms));
    await pass(ms);
  };
  return { waited, wait };
}

test('the first request goes at once, the next ones queue up a gap apart', async () => {
  const waits = [];
  for (let request = 0; request < 3; request += 1) waits.push(await reserve());
  expect(waits[0]).toBe(0);
  expect(waits.map(minutes)).toEqual([0, 1, 2]);
});

test('workers asking at the same time get different moments', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => reserve()));
  expect(waits.map(minutes).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a moment further away than one wants to wait is not reserved', async () => {
  for (let request = 0; request < 3; request += 1) await reserve();
  expect(await reserve('a.example', 2 * minuteMs)).toBeNull();
  expect(await reserve('a.example', 2 * minuteMs)).toBeNull();
  expect(minutes(await reserve())).toBe(3);
});

test('hosts do not wait for each other', async () => {
  await reserve();
  expect(await reserve('b.example')).toBe(0);
});

test('a moment that passed unused is not saved up', async () => {
  await sql`insert into request_gaps values ('a.example', now() - interval '1 hour')`.execute(opened.database.db);
  expect(await reserve()).toBe(0);
  expect(minutes(await reserve())).toBe(1);
});

test('a row from a clock that ran wrong delays no request', async () => {
  await sql`insert into request_gaps values ('a.example', now() + interval '1 year')`.execute(opened.database.db);
  expect(await reserve('a.example', 0)).toBe(0);
  expect(minutes(await reserve())).toBe(1);
});

test('an import waits until the host is free, takes that moment, and can be stopped', async () => {
  const { waited, wait } = passing();
  const gap = createRateLimiter(opened.database.db, gapMs, wait);
  await gap('a.example');
  await gap('a.example');
  expect(waited).toEqual([1]);
  await expect(gap('a.example', AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
});

test('callers go in order of arrival, and one that is stopped leaves the queue at once', async () => {
  const { waited, wait } = passing();
  const first = Promise.withResolvers<void>();
  const gap = createRateLimiter(opened.database.db, gapMs, async (ms, signal) => {
    await first.promise;
    await wait(ms, signal);
  });
  await gap('a.example');
  const order: string[] = [];
  const stop = new AbortController();
  const line = ['one', 'two', 'three'].map(async (name) => {
    await gap('a.example', name === 'two' ? stop.signal : undefined);
    order.push(name);
  });
  stop.abort(new Error('stop'));
  await expect(line[1]).rejects.toThrow('stop');
  expect(order).toEqual([]);
  first.resolve();
  await Promise.all([line[0], line[2]]);
  expect(order).toEqual(['one', 'three']);
  expect(waited).toEqual([1, 1]);
});

test('a free moment goes to the highest rank, then to who asked for the fewest, and who looks at the screen stands among the first', async () => {
  const { wait } = passing();
  const release = Promise.withResolvers<void>();
  const gap = createRateLimiter(opened.database.db, gapMs, async (ms, signal) => {
    await release.promise;
    await wait(ms, signal);
  });
  const order: string[] = [];
  const ask = async (name: string, of?: RequestPriority) => {
    await gap('a.example', undefined, of);
    order.push(name);
  };
  const crowd = { rank: 0, clientKey: 'crowd' };
  await ask('crowd', crowd);
  const line = [
    ...['crowd', 'crowd', 'crowd'].map((name) => ask(name, crowd)),
    ...['stranger', 'stranger'].map((name) => ask(name, { rank: 0, clientKey: 'stranger' })),
    ask('screen'),
    ask('operator', { rank: 1000, clientKey: 'operator' }),
  ];
  release.resolve();
  await Promise.all(line);
  expect(order).toEqual(['crowd', 'screen', 'operator', 'stranger', 'stranger', 'crowd', 'crowd', 'crowd']);
});

test('of two processes the one whose imports could wait looks later for the free moment', async () => {
  await reserve();
  const looksAfterMs = async (rank: number): Promise<number> => {
    const looked = Promise.withResolvers<number>();
    const left = new AbortController();
    const gap = createRateLimiter(opened.database.db, gapMs, async (ms) => {
      looked.resolve(ms);
      left.abort();
    });
    const asked = gap('a.example', left.signal, { rank, clientKey: 'network' });
    await expect(asked).rejects.toThrow();
    return looked.promise;
  };
  const [newcomer, often, crowd] = [await looksAfterMs(20), await looksAfterMs(5), await looksAfterMs(-7)];
  expect(often - newcomer).toBeGreaterThan(1000);
  expect(crowd - often).toBeGreaterThan(500);
});

test('imports that wait reserve nothing ahead: a visitor comes next', async () => {
  const { db } = opened.database;
  const release = Promise.withResolvers<void>();
  let waitingImports = 0;
  const gap = createRateLimiter(db, 1000, async (ms) => {
    waitingImports += 1;
    await release.promise;
    await pass(ms);
  });
  const waiting = Array.from({ length: 5 }, () => gap('a.example'));
  await expect.poll(() => waitingImports).toBe(1);
  const waited: number[] = [];
  await createVisitorRateLimiter(db, 1000, checksQueue, async (ms) => void waited.push(ms))('a.example');
  expect(waited.filter((ms) => ms > 1000)).toEqual([]);
  release.resolve();
  await Promise.all(waiting);
});

/** A process whose queue does not move on: callers in it stay, and `waits` tells until when. */
function standingQueue(visitorsGapMs: number) {
  const waits: number[] = [];
  const gap = createVisitorRateLimiter(opened.database.db, visitorsGapMs, checksQueue, (ms, signal) => {
    waits.push(ms);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const answers: Record<string, string> = {};
  /** Asks for `place`; what comes of it stands in `answers`, under `name`. */
  const ask = (name: string, place: string, signal?: AbortSignal): Promise<void> =>
    gap('a.example', signal, { rank: 0, clientKey: place }).then(
      () => {
        answers[name] = 'asks';
      },
      (error: unknown) => {
        answers[name] = error instanceof QueueFull ? 'sent away' : 'left';
      },
    );
  return { waits, answers, ask };
}

test('visitors wait a few seconds at most; those who would wait longer hear so at once, however many come', async () => {
  const { waits, answers, ask } = standingQueue(2000);
  await ask('first', 'one');
  const asked = Array.from({ length: 60 }, (_, visitor) => ask(`visitor ${visitor}`, `place ${visitor}`));
  await Promise.all(asked.slice(1));
  expect(answers.first).toBe('asks');
  expect(Object.values(answers).filter((answer) => answer === 'sent away')).toHaveLength(59);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
  const { rows } = await sql<{ ahead: number }>`
    select extract(epoch from free_at - now())::float8 as ahead from request_gaps where host = 'a.example'`.execute(
    opened.database.db,
  );
  expect(rows[0]?.ahead, 'imports wait for one visitor').toBeLessThanOrEqual(2);
});

test('a place that asks again and again gives way to each newcomer', async () => {
  const { answers, ask } = standingQueue(2000);
  await ask('crowd', 'crowd');
  const crowd = Array.from({ length: 60 }, (_, visitor) => ask(`crowd ${visitor}`, 'crowd'));
  await Promise.all(crowd.slice(1));
  expect(answers['crowd 0'], 'waits in the queue').toBeUndefined();
  void ask('newcomer', 'newcomer');
  await crowd[0];
  expect(answers['crowd 0']).toBe('sent away');
  await ask('crowd again', 'crowd');
  expect(answers['crowd again']).toBe('sent away');
  expect(answers.newcomer, 'has the next moment').toBeUndefined();
});

test('a place that asks again and again looks later than the newcomers of another process', async () => {
  const [crowd, other] = [standingQueue(2000), standingQueue(2000)];
  await crowd.ask('crowd', 'crowd');
  const many = Array.from({ length: 20 }, (_, visitor) => crowd.ask(`crowd ${visitor}`, 'crowd'));
  await Promise.all(many.slice(1));
  void other.ask('newcomer', 'newcomer');
  await expect.poll(() => other.waits).toHaveLength(1);
  expect(crowd.waits).toHaveLength(1);
  expect(crowd.waits[0]).toBeGreaterThan(other.waits[0] ?? Number.POSITIVE_INFINITY);
});

test('however many visitors come, every second moment stays for imports', async () => {
  const { db } = opened.database;
  const got: string[] = [];
  const goesAtOnce = createVisitorRateLimiter(db, gapMs, checksQueue, () =>
    Promise.reject(new Error('does not wait in a queue')),
  );
  for (let moment = 0; moment < 8; moment += 1) {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const came = await goesAtOnce('a.example').then(
        () => true,
        () => false,
      );
      if (came) got.push('visitor');
    }
    if ((await reserve('a.example', 0)) !== null) got.push('import');
    await pass(gapMs);
  }
  expect(got).toEqual(Array.from({ length: 4 }, () => ['visitor', 'import']).flat());
});

test('a visitor who leaves gives the place back', async () => {
  const { waits, answers, ask } = standingQueue(2000);
  const left = new AbortController();
  await ask('first', 'one');
  const leaver = ask('leaves', 'two', left.signal);
  await expect.poll(() => waits).toHaveLength(1);
  await ask('comes too late', 'three');
  left.abort(new Error('left'));
  await leaver;
  void ask('comes now', 'four');
  await expect.poll(() => waits).toHaveLength(2);
  expect(answers).toEqual({ first: 'asks', 'comes too late': 'sent away', leaves: 'left' });
});

test('without a gap the database is not asked', async () => {
  const away = { getExecutor: (): never => expect.unreachable('asked the database') };
  await createRateLimiter(away, 0)('a.example');
  await createVisitorRateLimiter(away, 0)('a.example');
});
