import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { maxBehindMs } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { unreachableDatabase } from './database.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, wrong } = findingsOf('database');
const recheckMs = 200;

/** Whether DATABASE_READ_URL leads to a standby of this primary that follows it closely enough to be asked. */
export async function checkStandby(
  primary: Db,
  { databaseReadUrl: url }: Pick<Config, 'databaseReadUrl'>,
  withinMs: number = maxBehindMs,
): Promise<Finding[]> {
  if (url === null) return [];
  const opened = await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 1 });
  try {
    const found = await factsOf(opened.db).catch((error: unknown) => error);
    if (found instanceof Error) return [unreachableDatabase('DATABASE_READ_URL', url, found)];
    return [await judge(primary, opened.db, found as Facts, withinMs)];
  } finally {
    await opened.close();
  }
}

interface Facts {
  cluster: string;
  isStandby: boolean;
}

async function factsOf(db: Db): Promise<Facts> {
  const { rows } = await sql<Facts>`select (pg_control_system()).system_identifier::text as cluster,
    pg_is_in_recovery() as "isStandby"`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('no answer');
  return facts;
}

async function judge(primary: Db, standby: Db, { cluster, isStandby }: Facts, withinMs: number): Promise<Finding> {
  if (cluster !== (await factsOf(primary)).cluster)
    return wrong(
      'DATABASE_READ_URL leads to another database than DATABASE_URL: visitors would see what is not here.',
      'Name a standby that was made from this primary (pg_basebackup, Patroni).',
    );
  if (!isStandby)
    return wrong(
      'DATABASE_READ_URL leads to the primary, which nothing is taken off.',
      'Name a standby: behind HAProxy the port that asks Patroni for one; or take the variable out.',
    );
  if (!(await catchesUp(primary, standby, withinMs)))
    return wrong(
      `The standby of DATABASE_READ_URL is more than ${withinMs / 1000} s behind: nothing is read from it.`,
      'Look at its network and disk, and at what runs on it for long (pg_stat_activity).',
    );
  return ok('DATABASE_READ_URL leads to a standby, which has what was written until now.');
}

/** Has the standby replayed within this time what the primary has written by now? */
async function catchesUp(primary: Db, standby: Db, withinMs: number): Promise<boolean> {
  const endMs = performance.now() + withinMs;
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(primary);
  const has = sql<{ has: boolean }>`select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as has`;
  while (!(await has.execute(standby)).rows[0]?.has) {
    if (performance.now() > endMs) return false;
    await wait(recheckMs);
  }
  return true;
}
