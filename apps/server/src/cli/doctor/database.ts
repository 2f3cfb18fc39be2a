import { sql } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type Deployment, type Finding, findingsOf, reasonOf } from './finding.ts';

const database = findingsOf('database');

/** Sessions and codes are compared with the database's clock in places. */
const maxClockDifferenceMs = 5000;
const minVersion = 15;

/** By PostgreSQL's codes and the network's. */
const unreachable: Record<string, [says: string, advice: string]> = {
  ECONNREFUSED: ['nothing listens there', 'Start PostgreSQL or the pooler, or correct host and port.'],
  ENOTFOUND: ['its host has no address', 'Correct the host, or add it to the name server or /etc/hosts.'],
  '28P01': ['it refuses the password', 'Correct the password, or set it by "alter role … password …".'],
  '28000': ['it refuses the role', 'Make the role, or let it in by pg_hba.conf.'],
  '3D000': ['the database is not there', 'Make it (docs/operations/install.md), or correct its name.'],
  '53300': ['it has no connection left', 'Lower DATABASE_POOL_SIZE, raise max_connections, or use a pooler.'],
};

/** What keeps the service from the database, in words. */
export function unreachableDatabase(variable: string, url: string, error: unknown): Finding {
  const { hostname, port, pathname } = new URL(url);
  const reason = reasonOf(error);
  const [says, advice] = unreachable[reason] ?? [
    `there is no answer (${reason})`,
    'Check that it runs, and that a firewall lets this host in.',
  ];
  return database.wrong(`${variable} (${hostname}:${port || '5432'}${pathname}) cannot be used: ${says}.`, advice);
}

interface Facts {
  version: number;
  role: string;
  isSuperuser: boolean;
  isStandby: boolean;
  commit: string;
  encoding: string;
  kampala: string;
  connections: number;
  now: Date;
}

/** The server itself: version, role, standby, commits, clock, room for connections. */
export async function checkServer({ db }: Database, { config, clock }: Deployment): Promise<Finding[]> {
  const beforeMs = clock.now().getTime();
  const { rows } = await sql<Facts>`select current_setting('server_version_num')::int as version, current_user as role,
    current_setting('is_superuser') = 'on' as "isSuperuser", pg_is_in_recovery() as "isStandby",
    current_setting('synchronous_commit') as commit, getdatabaseencoding() as encoding, clock_timestamp() as now,
    to_char(timestamptz '2026-01-01T21:30Z' at time zone 'Africa/Kampala', 'YYYY-MM-DD HH24:MI') as kampala,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections`.execute(
    db,
  );
  const [facts] = rows;
  if (!facts) throw new Error('no answer');
  const here = new Date((beforeMs + clock.now().getTime()) / 2);
  return [...serverOf(facts), ...roomOf(facts, config), clocksOf(facts, here)];
}

function serverOf({ version, role, isSuperuser, isStandby, commit, encoding }: Facts): Finding[] {
  const found: Finding[] = [];
  const major = Math.floor(version / 10_000);
  if (major < minVersion)
    found.push(database.wrong(`It is PostgreSQL ${major}.`, `Use PostgreSQL ${minVersion} or newer.`));
  if (encoding !== 'UTF8')
    found.push(database.wrong(`Its encoding is ${encoding}.`, 'Make it again with encoding UTF8 and restore into it.'));
  if (isStandby)
    found.push(
      database.wrong(
        'It is a standby and takes no writes.',
        'Name the primary: behind HAProxy the port that asks Patroni.',
      ),
    );
  if (isSuperuser)
    found.push(
      database.wrong(
        `The service's role ${role} is a superuser: it could change the audit log and read files of the server.`,
        'Give DATABASE_URL a role of its own (docs/operations/install.md, "Two roles of the database").',
      ),
    );
  if (commit === 'off' || commit === 'local')
    found.push(
      database.wrong(
        `synchronous_commit is ${commit} for ${role}: payments and orders that were acknowledged can be lost.`,
        `alter role ${role} reset synchronous_commit, and take it out of postgresql.conf and "alter database".`,
      ),
    );
  return found.length > 0 ? found : [database.ok(`PostgreSQL ${major} answers as ${role}, which is no superuser.`)];
}

function roomOf({ connections }: Facts, { databasePoolSize, databaseDirectUrl }: Config): Finding[] {
  // A pooler has its own number.
  if (databaseDirectUrl !== null || databasePoolSize < connections) return [];
  return [
    database.wrong(
      `One process may open ${databasePoolSize} connections and one that listens; the server has ${connections} for all.`,
      'Lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler in front.',
    ),
  ];
}

function clocksOf({ now, kampala }: Facts, here: Date): Finding {
  const clocks = findingsOf('clock');
  const seconds = Math.round((here.getTime() - now.getTime()) / 1000);
  if (Math.abs(seconds) * 1000 > maxClockDifferenceMs)
    return clocks.wrong(
      `This host is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database.`,
      'Let both take the time from the network: apt-get install systemd-timesyncd, timedatectl set-ntp true.',
    );
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Africa/Kampala' });
  if (kampala !== '2026-01-02 00:30' || hour.format(new Date('2026-01-01T21:30Z')) !== '00')
    return clocks.wrong('The hours of Kampala are wrong here.', 'Install tzdata on this host and on the database.');
  return clocks.ok('Host and database have the same time, and know the hours of Kampala.');
}

const maxNewsMs = 3000;

/** Whether the connection that listens hears what a transaction says, which a pooler of transactions prevents. */
export async function checkDirect({ db, listen }: Database, { config }: Deployment): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl: url } = config;
  const name = url === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const heard = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => heard.resolve(false), maxNewsMs);
  try {
    const channel = `dukalink_doctor_${process.pid}`;
    const stop = await listen(channel, { onPayload: () => heard.resolve(true) });
    await sql`select pg_notify(${channel}, '')`.execute(db);
    const hears = await heard.promise;
    await stop();
    if (hears) return [database.ok(`${name} hears at once what commits.`)];
  } catch (error) {
    return [unreachableDatabase(name, url ?? databaseUrl ?? '', error)];
  } finally {
    clearTimeout(timer);
  }
  return [
    database.wrong(
      `${name} does not hear what is committed: open pages would stay old, and jobs would wait.`,
      url === null
        ? 'DATABASE_URL leads through a pooler of transactions: set DATABASE_DIRECT_URL to the address past it.'
        : 'Let DATABASE_DIRECT_URL name the same database past the pooler, on the primary.',
    ),
  ];
}

/** Once there is an administrator, the first one's password is of no use, and can be read by who reads the file. */
export async function checkFirstAdministrator(db: Db, { config }: Deployment): Promise<Finding[]> {
  if (config.firstAdmin === null) return [];
  const found = await db.selectFrom('admins').select('admin_id').limit(1).execute();
  if (found.length === 0) return [];
  return [
    findingsOf('secrets').wrong(
      'ADMIN_PASSWORD is still set, and there is an administrator.',
      'Take ADMIN_USERNAME and ADMIN_PASSWORD out, and change the password after the first sign-in.',
    ),
  ];
}
