import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from './database.testing.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

const tell = (payload: string) => sql`select pg_notify('test', ${payload})`.execute(opened.database.db);

test('every listener hears what is told until it ends', async () => {
  const heard: string[][] = [[], []];
  const stops = await Promise.all(
    heard.map((list) => opened.database.listen('test', { onPayload: (payload) => list.push(payload) })),
  );
  await tell('one');
  await vi.waitFor(() => expect(heard).toEqual([['one'], ['one']]));
  await stops[0]?.();
  await tell('two');
  await vi.waitFor(() => expect(heard).toEqual([['one'], ['one', 'two']]));
  await stops[1]?.();
});

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  const listeners = () =>
    sql<{
      pid: number;
    }>`select pid from pg_stat_activity where datname = current_database() and application_name = 'dukalink-listen'`.execute(
      opened.database.db,
    );
  const killListeners = async () => {
    for (const { pid } of (await listeners()).rows)
      await sql`select pg_terminate_backend(${pid})`.execute(opened.database.db);
  };

  test('a listener whose connection is killed says that it may have missed something, and hears again', async () => {
    const heard: string[] = [];
    const onReconnect = vi.fn();
    const stop = await opened.database.listen('test', { onPayload: (payload) => heard.push(payload), onReconnect });
    for (const round of [1, 2]) {
      await killListeners();
      await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(round), { timeout: 10_000 });
      await tell(`after ${round}`);
      await vi.waitFor(() => expect(heard).toContain(`after ${round}`));
    }
    await stop();
  });

  test('a listener that is ended while it reconnects leaves no connection behind', async () => {
    const onReconnect = vi.fn();
    const stop = await opened.database.listen('test', { onPayload: () => {}, onReconnect });
    await killListeners();
    await vi.waitFor(async () => expect((await listeners()).rows).toHaveLength(0));
    await stop();
    expect((await listeners()).rows).toHaveLength(0);
    expect(onReconnect).not.toHaveBeenCalled();
  });
});
