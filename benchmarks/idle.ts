import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import { cpuMsOf, startService } from './service-process.ts';

/** What a start leaves to be done is done by then. */
const restMs = 90_000;
const measuredMs = 180_000;

/** Percent of one core that the service may use while nothing is asked of it. */
const targets = { PostgreSQL: 0.5, 'embedded database': 2 } as const;

/** What the service costs while it stands idle. */
export async function run(): Promise<Row[]> {
  const embedded = measure('embedded database', null);
  const server = serverUrl();
  return server === null ? [await embedded] : Promise.all([measure('PostgreSQL', server), embedded]);
}

async function measure(engine: keyof typeof targets, server: string | null): Promise<Row> {
  const scratch = await makeScratch(server);
  try {
    const service = await startService({ ...scratch.environment, LOG_LEVEL: 'error' });
    try {
      await sleep(restMs);
      const look = () => ({ service: service.cpuMs(), backends: backendsMs(scratch.databaseUrl), atMs: Date.now() });
      const before = look();
      await sleep(measuredMs);
      const after = look();
      const percent = (of: 'service' | 'backends') => (100 * (after[of] - before[of])) / (after.atMs - before.atMs);
      const figure = `Idle service, ${engine}: share of one core`;
      return {
        figure,
        ours: `${percent('service').toFixed(2)} %`,
        target: `≤ ${targets[engine]} %`,
        isMet: percent('service') <= targets[engine],
        ...(server && {
          note: `${figure}: its connections cost PostgreSQL another ${percent('backends').toFixed(2)} %.`,
        }),
      };
    } finally {
      await service.stop();
    }
  } finally {
    await scratch.remove();
  }
}

/** CPU time of the processes that serve this database's connections, where PostgreSQL runs on this machine. */
function backendsMs(databaseUrl: string | null): number {
  if (databaseUrl === null) return 0;
  const name = new URL(databaseUrl).pathname.slice(1);
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map((pid) => readBackendMs(Number(pid), name)).reduce((sum, ms) => sum + ms, 0);
}

function readBackendMs(pid: number, database: string): number {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.startsWith('postgres:') && command.includes(` ${database} `) ? cpuMsOf(pid) : 0;
  } catch {
    // It ended since it was listed.
    return 0;
  }
}
