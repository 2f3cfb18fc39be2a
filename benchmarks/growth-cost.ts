import { readFileSync } from 'node:fs';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';

/** What one action costs. */
export interface Cost {
  /** Of this process and of the database's, together. */
  cpuMs: number;
  /** Blocks of tables and indexes. */
  blocks: number;
  /** By index: blocks of one look into it. */
  blocksByIndex: Map<string, number>;
  /** By table: rows that were read by going through all of it. */
  scannedRows: Map<string, number>;
}

interface Counter {
  name: string;
  isIndex: boolean;
  blocks: number;
  looks: number;
  scannedRows: number;
}

/**
 * Measures actions on a database whose pool has one connection: it counts what happens there and nothing else. The
 * database must run on this machine, in processes that Linux shows.
 */
export async function costMeter(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const connection = rows[0]?.pid ?? 0;

  /** The mean of so many runs; `prepare` before each is not counted. */
  return async function costOf(
    act: () => Promise<unknown>,
    runs: number,
    prepare: () => Promise<unknown>,
  ): Promise<Cost> {
    const counters: Counter[] = [];
    let spentMs = 0;
    for (let run = 0; run < runs; run += 1) {
      await prepare();
      const before = await readCounters(db);
      const from = cpuMs(connection);
      await act();
      spentMs += cpuMs(connection) - from;
      counters.push(...difference(await readCounters(db), before));
    }
    return { cpuMs: spentMs / runs, ...sumOf(counters, runs) };
  };
}

/** Since the processes began. Linux counts the time of a process in nanoseconds (`/proc/PID/schedstat`). */
function cpuMs(connection: number): number {
  const { user, system } = process.cpuUsage();
  const [ns = '0'] = readFileSync(`/proc/${connection}/schedstat`, 'utf8').split(' ');
  return (user + system) / 1000 + Number(ns) / 1e6;
}

async function readCounters(db: Db): Promise<Map<string, Counter>> {
  // Otherwise a connection tells its counts once a second.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Counter>`
    select relname as name, false as "isIndex", (heap_blks_read + heap_blks_hit + coalesce(toast_blks_read + toast_blks_hit, 0))::int8 as blocks,
      0::int8 as looks, seq_tup_read as "scannedRows"
    from pg_statio_user_tables join pg_stat_user_tables using (relid, relname, schemaname)
    union all
    select indexrelname, true, idx_blks_read + idx_blks_hit, idx_scan, 0
    from pg_statio_user_indexes join pg_stat_user_indexes using (indexrelid, indexrelname, schemaname, relid, relname)`.execute(
    db,
  );
  return new Map(rows.map((row) => [`${row.isIndex} ${row.name}`, row]));
}

function difference(after: Map<string, Counter>, before: Map<string, Counter>): Counter[] {
  return [...after].flatMap(([key, now]) => {
    const then = before.get(key);
    const blocks = now.blocks - (then?.blocks ?? 0);
    const looks = now.looks - (then?.looks ?? 0);
    const scannedRows = now.scannedRows - (then?.scannedRows ?? 0);
    return blocks + looks + scannedRows > 0 ? { ...now, blocks, looks, scannedRows } : [];
  });
}

function sumOf(counters: Counter[], runs: number): Omit<Cost, 'cpuMs'> {
  const sums = new Map<string, Counter>();
  for (const counter of counters) {
    const sum = sums.get(counter.name) ?? { ...counter, blocks: 0, looks: 0, scannedRows: 0 };
    sum.blocks += counter.blocks;
    sum.looks += counter.looks;
    sum.scannedRows += counter.scannedRows;
    sums.set(counter.name, sum);
  }
  const all = [...sums.values()];
  const named = (of: Counter[], value: (counter: Counter) => number) =>
    new Map(of.map((one) => [one.name, value(one)]));
  return {
    blocks: all.reduce((sum, { blocks }) => sum + blocks, 0) / runs,
    blocksByIndex: named(
      all.filter(({ isIndex, looks }) => isIndex && looks > 0),
      ({ blocks, looks }) => blocks / looks,
    ),
    scannedRows: named(
      all.filter(({ scannedRows }) => scannedRows > 0),
      ({ scannedRows }) => scannedRows / runs,
    ),
  };
}
