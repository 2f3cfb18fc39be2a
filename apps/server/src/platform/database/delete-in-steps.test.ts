import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from './database.testing.ts';
import type { Database } from './database.ts';
import { deleteInSteps } from './delete-in-steps.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
});
afterAll(() => drop());

test('however many rows are over, all of them go and no other one', async () => {
  const { db } = database;
  await sql`insert into request_gaps (host, free_at) select 'host' || n, now() - n * interval '1 second' from generate_series(1, 4500) n`.execute(
    db,
  );
  expect(await deleteInSteps(db, 'request_gaps', sql`host <> 'host7' and host <> 'host4499'`)).toBe(4498);
  const { rows } = await sql<{ host: string }>`select host from request_gaps order by host`.execute(db);
  expect(rows).toEqual([{ host: 'host4499' }, { host: 'host7' }]);
  expect(await deleteInSteps(db, 'request_gaps', sql`free_at > now()`)).toBe(0);
});
