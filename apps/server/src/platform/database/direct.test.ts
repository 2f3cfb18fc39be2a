import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openDatabase } from './database.ts';
import { processLocks, whileAlone } from './process-lock.ts';
import type { Db } from './transaction.ts';
import { openTwoRoles } from './two-roles.testing.ts';

const postgresUrl = testDatabaseUrl();

const roleOf = async (db: Db) =>
  (await sql<{ role: string }>`select current_user as role`.execute(db)).rows.map(({ role }) => role);

// Two roles tell the two addresses apart; a pooler would be no other database either.
test.runIf(postgresUrl)(
  'listening and locks of a connection go past the pooler, everything else through it',
  async () => {
    const roles = await openTwoRoles(postgresUrl ?? '');
    const database = await openDatabase({ databaseUrl: roles.serviceUrl, directUrl: roles.ownerUrl, dataDir: null });
    try {
      expect(await roleOf(database.db)).toEqual([roles.service]);
      expect(await whileAlone(database.direct, processLocks.queue, roleOf)).toEqual([roles.owner]);

      const heard: string[] = [];
      const stop = await database.listen('test', { onPayload: (payload) => heard.push(payload) });
      const listeners = await sql<{ usename: string }>`select usename from pg_stat_activity
      where datname = current_database() and application_name = 'dukalink-listen'`.execute(database.direct);
      expect(listeners.rows).toEqual([{ usename: roles.owner }]);
      await sql`select pg_notify('test', 'through the pooler')`.execute(database.db);
      await vi.waitFor(() => expect(heard).toEqual(['through the pooler']));
      await stop();
    } finally {
      await database.close();
      await roles.drop();
    }
  },
);
