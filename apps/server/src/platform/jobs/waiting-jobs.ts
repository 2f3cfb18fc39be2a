import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import type { JobDefinition, JobTurn } from './job-definition.ts';

/** `ahead`: waiting jobs that go before this one; while it runs, before the one that is requeued after it. */
export type QueuePosition =
  | { state: 'waiting'; ahead: number; createdAt: Date }
  | { state: 'running'; ahead: number; startedAt: Date };

/** The position of the job of `key`, of a running one rather than of a waiting one. Null when there is none. */
export async function findQueuePosition(db: Db | Trx, job: JobDefinition, key: string): Promise<QueuePosition | null> {
  const { rows } = await sql<{ state: string; started_on: Date | null; created_on: Date; ahead: number }>`
    with mine as (
      select id, state, priority, created_on, started_on from pgboss.job
        where name = ${job.name} and singleton_key = ${key} and state in ('created', 'retry', 'active') order by state desc limit 1)
    select mine.state::text, mine.started_on, mine.created_on,
      (select count(*)::int from pgboss.job other where other.name = ${job.name} and other.state in ('created', 'retry') and other.start_after <= now()
        and (other.priority > mine.priority or (other.priority = mine.priority and (mine.state = 'active' or other.created_on < mine.created_on)))) as ahead
    from mine`.execute(db);
  const row = rows[0];
  if (!row) return null;
  if (row.state === 'active')
    return { state: 'running', ahead: row.ahead, startedAt: row.started_on ?? row.created_on };
  return { state: 'waiting', ahead: row.ahead, createdAt: row.created_on };
}

/** Raises the priority of a waiting job. One that runs keeps it for when it is requeued. */
export async function raisePriority(
  trx: Trx,
  job: JobDefinition,
  key: string,
  { priority, group }: JobTurn,
): Promise<void> {
  const isBetter = sql`(state = 'active' or priority < ${priority})`;
  await sql`update pgboss.job set group_id = case when ${isBetter} then ${group} else group_id end,
      priority = case when ${isBetter} then ${priority} else priority end, start_after = least(start_after, now())
    where name = ${job.name} and singleton_key = ${key} and state in ('created', 'retry', 'active')`.execute(trx);
}

/** Raises a waiting job to at least this priority; a pause before its next retry stays. */
export async function ensureMinPriority(trx: Trx, job: JobDefinition, key: string, priority: number): Promise<void> {
  await sql`update pgboss.job set priority = ${priority}
    where name = ${job.name} and singleton_key = ${key} and state in ('created', 'retry') and priority < ${priority}`.execute(
    trx,
  );
}

export async function countOfGroup(trx: Trx, job: JobDefinition, group: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = ${job.name} and group_id = ${group} and state in ('created', 'retry', 'active')`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** For the metrics. */
export async function readBacklog(db: Db): Promise<{ name: string; waiting: number; oldestSeconds: number }[]> {
  const { rows } = await sql<{ name: string; waiting: number; oldestSeconds: number }>`
    select name, count(*)::int as waiting, coalesce(max(extract(epoch from now() - start_after)), 0)::float8 as "oldestSeconds" from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_%' group by name`.execute(db);
  return rows;
}
