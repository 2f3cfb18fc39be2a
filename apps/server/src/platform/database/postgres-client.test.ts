import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { keptBytesOf } from '#server/test/kept-bytes.testing.ts';
import { openTestDatabase } from './database.testing.ts';

describe.runIf(testDatabaseUrl())('on PostgreSQL', () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    opened = await openTestDatabase(testDatabaseUrl());
  });
  afterAll(() => opened.drop());

  test('the rows of an answer are gone with the young objects', async () => {
    const ask = () =>
      sql<{ found: number[] }>`select json_agg(n) as found from generate_series(1, 20000) n`.execute(
        opened.database.db,
      );
    expect((await ask()).rows[0]?.found).toHaveLength(20_000);
    expect(await keptBytesOf(ask)).toBeLessThan(60_000);
  });

  test('an answer that is an error is thrown', async () => {
    await expect(sql`select 1 / 0`.execute(opened.database.db)).rejects.toThrow('division by zero');
  });
});
