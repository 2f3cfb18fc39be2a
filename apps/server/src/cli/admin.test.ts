import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { startNode } from '#server/platform/child-process.testing.ts';
import { openTestDatabase, prepareDataDir } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createAdministrator } from './admin.ts';
import { outcomeOf } from './run-command.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const owner = 'owner@duka.example';
const first = 'Mutungo-7-Bridges';
const second = 'Kibuye-9-Markets';

const create = (env: Record<string, string>, password: string, ...args: string[]) =>
  outcomeOf(createAdministrator(args, async () => password, env));

function prepare(dataDir: string, more: Record<string, string> = {}): Promise<App> {
  const config = loadConfig({ APP_MODE: 'test', PORT: '0', DATA_DIR: dataDir, ...more });
  return createApp(config, { logger: createLogger('silent'), servePages: async () => null });
}

async function start(dataDir: string, more: Record<string, string> = {}): Promise<App> {
  const app = await prepare(dataDir, more);
  await app.start();
  return app;
}

async function signIn(app: App, username: string, password: string): Promise<number> {
  await app.database.db.deleteFrom('rate_limits').execute();
  const headers = { host: new URL(`http://localhost:${portOf(app)}`).host };
  const payload = { username, password };
  return (await app.server.inject({ method: 'POST', url: '/api/v1/admin/login', headers, payload })).statusCode;
}

function portOf(app: App): number {
  return (app.server.server.address() as { port: number }).port;
}

describe('administrators are made from the shell', () => {
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir };
  let app: App;
  beforeAll(async () => {
    prepareDataDir(dataDir);
    app = await start(dataDir);
  });
  afterAll(() => app.stop());

  test('while the service runs, an owner unless told, with the password from standard input', async () => {
    const command = [join(import.meta.dirname, 'admin.ts'), '--username', ' Owner@Duka.example'];
    expect(await startNode(command, env, `${first}\n`).ended).toEqual({
      code: 0,
      signal: null,
      output: `${owner} can sign in at /admin/login as owner.\n`,
    });
    expect(await signIn(app, owner, first)).toBe(200);
    const made = await create(env, first, '--username', 'help@duka.example', '--role', 'support');
    expect(made.said).toBe('help@duka.example can sign in at /admin/login as support.');
  });

  test('a name that is taken is an error, unless it is reset: new password, no second factor, no session, enabled', async () => {
    expect(await create(env, second, '--username', owner)).toEqual({
      code: 1,
      said: `There is already an administrator ${owner}. Add --reset to set a new password.`,
    });
    expect(await signIn(app, owner, first)).toBe(200);
    const { db } = app.database;
    const now = new Date();
    await db
      .updateTable('admins')
      .set({ totp_secret: Buffer.from('x'), totp_enabled_at: now, totp_last_step: 1, disabled_at: now, role: 'viewer' })
      .where('username', '=', owner)
      .execute();
    expect(await create(env, second, '--username', owner, '--reset')).toEqual({
      code: 0,
      said: `${owner} (viewer) has the new password. The second factor is removed and all sessions have ended.`,
    });
    const live = await db.selectFrom('admin_sessions').select('session_id').where('revoked_at', 'is', null).execute();
    expect(live).toEqual([]);
    expect([await signIn(app, owner, first), await signIn(app, owner, second)]).toEqual([401, 200]);
    expect((await create(env, second, '--username', owner, '--reset', '--role', 'owner')).said).toContain('(owner)');
  });

  test('what will not do is refused in words, and nothing is made', async () => {
    const weak = await create(env, 'password', '--username', 'weak@duka.example');
    expect(weak.code).toBe(1);
    expect(weak.said).toContain('Password must contain an uppercase letter');
    const named = await create(env, 'Weak-As-7-Tea', '--username', 'weak@duka.example');
    expect(named.said).toContain('Password must not contain your username');
    const common = await create(env, 'P@ssw0rd', '--username', 'weak@duka.example');
    expect(common.said).toContain('too common');
    expect((await create(env, first, '--username', 'no-address')).said).toBe('The username must be an e-mail address.');
    expect((await create(env, first, '--username', 'new@duka.example', '--reset')).said).toBe(
      'There is no administrator new@duka.example.',
    );
    for (const args of [[], ['--username'], ['--username', owner, '--role', 'king'], ['--password', first]])
      expect((await create(env, first, ...args)).said).toContain('Usage:');
    const names = await app.database.db.selectFrom('admins').select('username').orderBy('username').execute();
    expect(names.map(({ username }) => username)).toEqual(['help@duka.example', owner]);
  });

  test('what was done from the shell is on the audit log, as no administrator’s act', async () => {
    const entries = await app.database.db
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'details'])
      .where('action', 'in', ['admin.created', 'admin.reset'])
      .orderBy('sequence')
      .execute();
    expect(entries).toMatchObject([
      { admin_id: null, action: 'admin.created', details: { role: 'owner' } },
      { admin_id: null, action: 'admin.created', details: { role: 'support' } },
      { admin_id: null, action: 'admin.reset', details: { role: 'viewer' } },
      { admin_id: null, action: 'admin.reset', details: { role: 'owner' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('duka.example');
  });

  test('while the service is stopped, too', async () => {
    await app.stop();
    const made = await create(env, first, '--username', 'late@duka.example', '--role', 'viewer');
    expect(made).toEqual({ code: 0, said: 'late@duka.example can sign in at /admin/login as viewer.' });
    app = await start(dataDir);
    expect(await signIn(app, 'late@duka.example', first)).toBe(200);
  });

  test('where there is no database yet, it says so and makes none', async () => {
    const empty = join(folder, 'empty');
    const refused = await create({ DATA_DIR: empty }, first, '--username', owner);
    expect(refused).toEqual({ code: 1, said: `There is no database in ${empty}. Start the service once first.` });
  });
});

describe('the first administrator comes from the environment', () => {
  test('once: an owner where there is none, and no other password after that', async () => {
    const dataDir = join(folder, 'first');
    prepareDataDir(dataDir);
    const given = { ADMIN_USERNAME: 'First@Duka.example', ADMIN_PASSWORD: first };
    let app = await start(dataDir, given);
    expect(await signIn(app, 'first@duka.example', first)).toBe(200);
    await app.stop();
    app = await start(dataDir, { ADMIN_USERNAME: 'other@duka.example', ADMIN_PASSWORD: second });
    try {
      const admins = await app.database.db.selectFrom('admins').select(['username', 'role']).execute();
      expect(admins).toEqual([{ username: 'first@duka.example', role: 'owner' }]);
    } finally {
      await app.stop();
    }
  });

  test('one of the commonest passwords keeps the service from starting, in words', async () => {
    const common = join(folder, 'common');
    prepareDataDir(common);
    const app = await prepare(common, { ADMIN_USERNAME: owner, ADMIN_PASSWORD: 'P@ssw0rd' });
    await expect(app.start()).rejects.toThrow('too common');
    await app.stop();
  });
});

const databaseUrl = testDatabaseUrl();
test.runIf(databaseUrl)('on PostgreSQL the command needs no service', async () => {
  const { database, url, drop } = await openTestDatabase(databaseUrl);
  try {
    const made = await create({ DATABASE_URL: url ?? '', DATA_DIR: folder }, first, '--username', owner);
    expect(made).toEqual({ code: 0, said: `${owner} can sign in at /admin/login as owner.` });
    expect(await database.db.selectFrom('admins').select('role').execute()).toEqual([{ role: 'owner' }]);
  } finally {
    await drop();
  }
});
