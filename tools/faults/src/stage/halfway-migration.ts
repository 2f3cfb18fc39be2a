import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { untilIt } from '#faults/workload/until-it.ts';

const name = '9001_halfway.sql';
const column = 'halfway';

/** A migration that is in its middle: no call reads or writes a product until it ends. */
export interface HalfwayMigration {
  process: ChildProcess;
  /** Its process ends at once. Throws when anything of the migration has stayed. */
  remove(): Promise<void>;
}

/** `databaseUrl`: past the link, as the role that owns the tables. Its longest statement takes so many seconds. */
export async function beginMigration(databaseUrl: string, seconds: number): Promise<HalfwayMigration> {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-migration-'));
  const statement = `select pg_sleep(${seconds})`;
  writeFileSync(join(folder, name), `alter table products add column ${column} integer;\n${statement};\n`);
  const process = startMigrating(databaseUrl, folder);
  const ask = async (query: string): Promise<number> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return client
      .query(query)
      .then(({ rows }) => Number(rows[0].count))
      .finally(() => client.end());
  };
  const sleeping = `select count(*) from pg_stat_activity where datname = current_database() and query like '${statement}%'`;
  await untilIt('a migration is in its middle', async () => (await ask(sleeping)) > 0);
  return {
    process,
    async remove() {
      if (process.exitCode === null && process.signalCode === null) {
        const ended = once(process, 'exit');
        process.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
      const left = await ask(`select (select count(*) from migrations where name = '${name}') +
        (select count(*) from information_schema.columns where column_name = '${column}') as count`);
      if (left > 0) throw new Error('A migration that was stopped halfway has left something.');
    },
  };
}

/** As `npm run migrate`, with that folder alone. */
function startMigrating(databaseUrl: string, folder: string): ChildProcess {
  const places = {
    database: '@app/server/platform/database/database',
    migrate: '@app/server/platform/database/migrations/migrate',
  };
  const script = `
    import { openDatabase } from ${JSON.stringify(import.meta.resolve(places.database))};
    import { migrate } from ${JSON.stringify(import.meta.resolve(places.migrate))};
    await migrate(await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: null }), ${JSON.stringify(folder)});`;
  return spawn(globalThis.process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: globalThis.process.env.PATH ?? '', DATABASE_URL: databaseUrl },
    stdio: 'ignore',
  });
}
