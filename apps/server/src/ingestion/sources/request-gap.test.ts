import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#server/platform/database/testing.ts';
import { createRequestGap, reserveMoment } from './request-gap.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(process.env.DATABASE_URL ?? null);
});
afterAll(() => opened.drop());
beforeEach(() => sql`delete from request_gaps`.execute(opened.database.db));

const gapMs = 60_000;
/** A minute of gap against the few ms a statement takes: the order is sure on the slowest machine. */
const minutes = (waitMs: number): number => Math.round(waitMs / gapMs);

test('the first request goes at once, the next ones queue up a gap apart', async () => {
  const waits = [];
  for (let request = 0; request < 3; request += 1)
    waits.push(await reserveMoment(opened.database.db, 'a.example', gapMs));
  expect(waits[0]).toBe(0);
  expect(waits.map(minutes)).toEqual([0, 1, 2]);
});

test('workers asking at the same time get different moments', async () => {
  const waits = await Promise.all(
    Array.from({ length: 8 }, () => reserveMoment(opened.database.db, 'a.example', gapMs)),
  );
  expect(waits.map(minutes).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('hosts do not wait for each other', async () => {
  await reserveMoment(opened.database.db, 'a.example', gapMs);
  expect(await reserveMoment(opened.database.db, 'b.example', gapMs)).toBe(0);
});

test('a moment that passed unused is not saved up', async () => {
  await sql`insert into request_gaps values ('a.example', now() - interval '1 hour')`.execute(opened.database.db);
  expect(await reserveMoment(opened.database.db, 'a.example', gapMs)).toBe(0);
  expect(minutes(await reserveMoment(opened.database.db, 'a.example', gapMs))).toBe(1);
});

test('a row from a clock that ran wrong holds nobody for longer than ten minutes', async () => {
  await sql`insert into request_gaps values ('a.example', now() + interval '1 year')`.execute(opened.database.db);
  expect(minutes(await reserveMoment(opened.database.db, 'a.example', gapMs))).toBe(10);
});

test('the wait is the reserved one and can be stopped', async () => {
  const waited: number[] = [];
  const wait = async (ms: number, signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    waited.push(minutes(ms));
  };
  const gap = createRequestGap(opened.database.db, gapMs, wait);
  await gap('a.example');
  await gap('a.example');
  expect(waited).toEqual([1]);
  await expect(gap('a.example', AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
});

test('without a gap the database is not asked', async () => {
  const away = { getExecutor: (): never => expect.unreachable('asked the database') };
  await createRequestGap(away, 0)('a.example');
});
