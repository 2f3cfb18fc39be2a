import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminHealth } from '@app/contracts/admin/figures.schemas';
import { sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { readBacklog } from '#server/platform/jobs/waiting-jobs.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import { counterNames, importFailedPrefix, readCounters } from './counters.queries.ts';

/** How the service is, as this process sees it. Jobs that wait for their time are left out: they are not late. */
export async function readHealth({ database, clock }: AdminContext) {
  const { db, engine } = database;
  const answeredInMs = await measureAnswer(db);
  const backlog = await readBacklog(db);
  return {
    database: { engine, answeredInMs },
    jobs: backlog.map(({ name: job, waiting, oldestSeconds }) => {
      return { job, waiting, oldestSeconds: Math.max(0, Math.floor(oldestSeconds)) };
    }),
    imports: await readImportsOfToday(db, clock.now()),
  };
}

async function measureAnswer(db: Db): Promise<number> {
  const startedAtMs = performance.now();
  await sql`select 1`.execute(db);
  return Math.round((performance.now() - startedAtMs) * 10) / 10;
}

async function readImportsOfToday(db: Db, now: Date): Promise<AdminHealth['imports']> {
  const today = dayInKampala(now);
  const counters = await readCounters(db, today, today);
  const sum = (prefix: string) =>
    counters.filter(({ name }) => name.startsWith(prefix)).reduce((total, { count }) => total + count, 0);
  const last = await db
    .selectFrom('import_runs')
    .select('finished_at')
    .where('outcome', '=', 'success')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    runs: sum(counterNames.importRuns),
    failures: sum(importFailedPrefix),
    lastSucceededAt: last?.finished_at.toISOString() ?? null,
  };
}

const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');

export function readServiceVersion(): string | null {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version?: string };
  return version ?? null;
}
