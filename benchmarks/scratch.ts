import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabaseUrl } from '@app/server/config';
import { openDatabase } from '@app/server/platform/database/database';
import { migrate } from '@app/server/platform/database/migrations/migrate';
import type { Db } from '@app/server/platform/database/transaction';
import pg from 'pg';

/** A data directory and a migrated database for one benchmark alone. `environment` is what the service is started with. */
export interface Scratch {
  databaseUrl: string | null;
  dataDir: string;
  environment: Record<string, string>;
  /** Opens the database for a while; the embedded one must not be in use then. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** PostgreSQL where `DATABASE_URL` names one, else null. */
export const serverUrl = testDatabaseUrl;

/** With a server's address the database is made there under a name of its own; with null it is the embedded one. */
export async function makeScratch(server: string | null): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dukalink-bench-'));
  const name = `dukalink_bench_${randomBytes(6).toString('hex')}`;
  const databaseUrl = server === null ? null : Object.assign(new URL(server), { pathname: `/${name}` }).href;
  if (server !== null) await administer(server, `create database ${name}`);
  const scratch: Scratch = {
    databaseUrl,
    dataDir,
    environment: {
      APP_MODE: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TOKEN_SECRET: randomBytes(24).toString('hex'),
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    async withDatabase(work) {
      const database = await openDatabase({ databaseUrl, dataDir });
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    },
    async remove() {
      if (server !== null) await administer(server, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await scratch.withDatabase((db) =>
    migrate({ direct: db, dataDir, engine: databaseUrl === null ? 'pglite' : 'postgres' }),
  );
  return scratch;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
