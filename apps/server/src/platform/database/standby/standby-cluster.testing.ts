import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { freePort } from '#server/platform/free-port.testing.ts';

const programs = '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

/** Debian's PostgreSQL 15 is here, with the program that changes the user where this one is root. */
export const hasPostgresPrograms = existsSync(join(programs, 'initdb'));

/** PostgreSQL refuses to run as root. */
function asPostgres(program: string, ...args: string[]) {
  const command = [join(programs, program), ...args];
  const user = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  const [first = '', ...rest] = [...user, ...command];
  return run(first, rest, { cwd: '/' });
}

const settings = `
listen_addresses = '127.0.0.1'
fsync = off
shared_buffers = 16MB
max_connections = 60
max_wal_senders = 4
max_standby_streaming_delay = 100ms
wal_receiver_status_interval = 1s
wal_retrieve_retry_interval = 100ms
`;

/** A primary and a standby that follows it by streaming, both of this test alone. */
export async function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-standby-'));
  if (process.getuid?.() === 0) await run('chown', ['postgres', folder]);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const folderOf = (name: string) => join(folder, name);
  const start = (name: string) =>
    asPostgres('pg_ctl', 'start', '--wait', '-s', '-D', folderOf(name), '-l', join(folder, `${name}.log`));
  const stop = (name: string) => asPostgres('pg_ctl', 'stop', '--wait', '-s', '-m', 'immediate', '-D', folderOf(name));
  const configure = (name: string, port: number, more = '') =>
    appendFileSync(
      join(folderOf(name), 'postgresql.conf'),
      `${more}port = ${port}\nunix_socket_directories = '${folder}'\n`,
    );

  await asPostgres(
    'initdb',
    '-D',
    folderOf('primary'),
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  );
  configure('primary', primaryPort, settings);
  await start('primary');
  const primaryUrl = `postgres://postgres@127.0.0.1:${primaryPort}/postgres`;
  await asPostgres('pg_basebackup', '-D', folderOf('standby'), '-d', primaryUrl, '-R', '-c', 'fast', '-N');
  configure('standby', standbyPort);
  await start('standby');
  const standbyUrl = `postgres://postgres@127.0.0.1:${standbyPort}/postgres`;

  const ask = async (statement: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: standbyUrl });
    client.on('error', () => {});
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  };
  /** What the standby's service connections run in. */
  const backends = async () =>
    (await ask("select pid from pg_stat_activity where application_name = 'dukalink'")).map(({ pid }) => Number(pid));
  return {
    primaryUrl,
    standbyUrl,
    /** Holds the standby back; it goes on answering with what it has. */
    async hold(): Promise<void> {
      await ask('select pg_wal_replay_pause()');
      await vi.waitFor(async () => {
        const [row] = await ask("select pg_get_wal_replay_pause_state() = 'paused' as paused");
        if (row?.paused !== true) throw new Error('not paused yet');
      });
    },
    release: () => ask('select pg_wal_replay_resume()'),
    /** Does a statement sleep on it? */
    async isAsleep(): Promise<boolean> {
      return (await ask("select pid from pg_stat_activity where wait_event = 'PgSleep'")).length > 0;
    },
    lose: () => stop('standby'),
    find: () => start('standby'),
    /** Its connections stay, and say nothing more; the returned function lets them go on. */
    async silence(): Promise<() => void> {
      const pids = await backends();
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    async close(): Promise<void> {
      await Promise.allSettled([stop('standby'), stop('primary')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
