import { sql } from 'kysely';
import { queueSchema, schemaExists } from '#server/platform/database/migrations/service-role.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type Finding, findingsOf } from './finding.ts';

const workers = findingsOf('workers');

/** A worker looks every two seconds, and schedules bring it work every minute. */
const maxSilenceSeconds = 180;

interface Queue {
  waitedSeconds: number | null;
  running: number;
  endedSeconds: number | null;
}

/** Whether any worker takes jobs. */
export async function checkWorkers(db: Db): Promise<Finding[]> {
  if (!(await schemaExists(db, queueSchema))) return [];
  const { rows } = await sql<Queue>`select
    extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now()))::float8 as "waitedSeconds",
    count(*) filter (where state = 'active' and heartbeat_on > now() - heartbeat_seconds * interval '2 s')::int as running,
    extract(epoch from now() - max(completed_on))::float8 as "endedSeconds"
    from pgboss.job where name not like '\\_\\_%'`.execute(db);
  const { waitedSeconds = null, running = 0, endedSeconds = null } = rows[0] ?? {};
  const isSilent = running === 0 && (endedSeconds === null || endedSeconds > maxSilenceSeconds);
  if (isSilent && (waitedSeconds ?? 0) > maxSilenceSeconds)
    return [
      workers.wrong(
        `A job has waited for ${Math.round((waitedSeconds ?? 0) / 60)} minutes, and no worker takes any.`,
        'Start a process with PROCESS_ROLE=worker (or all): systemctl status dukalink-worker.',
      ),
    ];
  if (endedSeconds === null) return [workers.note('No job has ended yet: start a worker, then ask again.')];
  return [workers.ok(`The last job ended ${Math.round(endedSeconds)} s ago, ${running} run now.`)];
}
