import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createAdminTokens } from '@app/server/admin/administrators/admin-tokens';
import { systemClock } from '@app/server/platform/clock';
import type { Db } from '@app/server/platform/database/transaction';
import { type Child, startChild } from './child.ts';
import { sellers } from './million-sellers.ts';
import { median, type Row } from './rows.ts';
import type { Scratch } from './scratch.ts';

const [rounds, atLeast, growthAtMostMb] = [5, 0.5, 100];
const columns =
  'user_id, handle, phone_number, status, trial_ends_at, subscription_ends_at, complimentary_ends_at, follower_count, is_verified, created_at, suspended_at';
const copy = `copy (select ${columns} from seller_directory order by created_at desc, user_id desc) to stdout`;

/**
 * The export of everybody, from the running service over HTTP, next to COPY of the same columns in the same order to a
 * process that throws them away.
 */
export async function measureExport(scratch: Scratch, db: Db): Promise<Row[]> {
  const service = await startChild('service', {
    withPages: false,
    environment: { ...scratch.environment, PROCESS_ROLE: 'web' },
  });
  try {
    const token = await anAdministrator(db, scratch);
    const download = () => downloadUsers(String(service.ready.origin), token);
    await download();
    const idleMb = residentMb(service);
    let peakMb = idleMb;
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, residentMb(service));
    }, 20);
    const taken: { ours: number; copy: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push({ ours: await secondsOf(download), copy: await secondsOf(() => copyAll(scratch.databaseUrl ?? '')) });
    clearInterval(watch);
    const rate = (seconds: number): string => `${Math.round(sellers / seconds / 1000)} thousand/s`;
    const ratio = median(taken.map((one) => one.copy / one.ours));
    const memory = `Export of ${sellers} sellers: memory of the process above idle (${Math.round(idleMb)} MB)`;
    return [
      {
        figure: `Export of ${sellers} sellers as CSV over HTTP: rows a second, next to COPY of the same columns`,
        ours: rate(median(taken.map((one) => one.ours))),
        baseline: rate(median(taken.map((one) => one.copy))),
        ratio,
        target: `≥ ${atLeast}`,
        isMet: ratio >= atLeast,
      },
      {
        figure: memory,
        ours: `${Math.round(peakMb - idleMb)} MB`,
        target: `≤ ${growthAtMostMb} MB`,
        isMet: peakMb - idleMb <= growthAtMostMb,
      },
    ];
  } finally {
    await service.stop();
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Throws unless every seller came. */
async function downloadUsers(origin: string, token: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(`${origin}/api/v1/admin/users/export`, { headers: { authorization: `Bearer ${token}` } }, (response) => {
    let lines = 0;
    response.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    });
    response.on('error', reject);
    response.on('end', () =>
      response.statusCode === 200 && lines > sellers
        ? resolve()
        : reject(new Error(`The export answered ${response.statusCode} with ${lines} lines.`)),
    );
  }).on('error', reject);
  return promise;
}

async function copyAll(databaseUrl: string): Promise<void> {
  const psql = spawn('psql', ['-qXd', databaseUrl, '-c', copy], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(psql, 'exit');
  if (code !== 0) throw new Error(`psql ended with ${code}.`);
}

/** Linux tells the memory of any process of ours. */
function residentMb({ ready }: Child): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${ready.pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

async function anAdministrator(db: Db, scratch: Scratch): Promise<string> {
  const [adminId, sessionId, now] = [randomUUID(), randomUUID(), new Date()];
  const admin = { admin_id: adminId, username: 'bench@duka.example', password_hash: '', role: 'owner' };
  await db
    .insertInto('admins')
    .values({ ...admin, created_at: now, password_changed_at: now })
    .execute();
  await db
    .insertInto('admin_sessions')
    .values({ session_id: sessionId, account_id: adminId, created_at: now, last_used_at: now })
    .execute();
  const tokens = createAdminTokens({ secret: scratch.environment.TOKEN_SECRET ?? '', clock: systemClock });
  return tokens.sign({ adminId, sessionId });
}
