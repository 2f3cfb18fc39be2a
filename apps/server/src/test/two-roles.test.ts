import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AuditVerification } from '@app/contracts/admin/audit.schemas';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { anAdmin, type TestAdmin } from '#server/admin/admin.testing.ts';
import { verifyAudit } from '#server/admin/audit/verify-audit.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { startNode, startScript } from '#server/platform/child-process.testing.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrationsDirectory } from '#server/platform/database/migrations/migrate.ts';
import { prepareDatabase } from '#server/platform/database/migrations/prepare.ts';
import { openTwoRoles } from '#server/platform/database/two-roles.testing.ts';
import { createLogger } from '#server/platform/logger.ts';

const postgresUrl = testDatabaseUrl();
const password = 'Muyembe-42-Trees';

// One role owns the tables and changes them, the other one is the service's.
describe.runIf(postgresUrl)('with a role of its own the service', () => {
  let roles: Awaited<ReturnType<typeof openTwoRoles>>;
  let tiktok: Simulator;
  let app: App;
  let origin: string;
  let owner: TestAdmin;
  const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-roles-'));
  const logLines: string[] = [];

  const variables = () => ({
    APP_MODE: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: roles.serviceUrl,
    TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    MANUAL_MERCHANT_NUMBER: '+256772123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  });
  const open = (more: Record<string, string> = {}): Promise<App> =>
    createApp(loadConfig({ ...variables(), ...more }), {
      logger: createLogger('warn', { write: (line) => logLines.push(line) }),
      servePages: async () => null,
    });

  beforeAll(async () => {
    roles = await openTwoRoles(postgresUrl ?? '');
    tiktok = await startSimulator({ empty: true });
    app = await open({ MIGRATION_DATABASE_URL: roles.ownerUrl });
    origin = await app.start();
    owner = await anAdmin({ db: app.database.db, clock: systemClock, config: loadConfig(variables()) });
  }, 60_000);
  afterAll(async () => {
    await app?.stop();
    await tiktok?.close();
    await roles?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function call<Data>(
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ): Promise<{ status: number; data: Data }> {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: Data };
    return { status: response.status, data: answer.data };
  }
  const asService = (statement: string) => sql.raw(statement).execute(app.database.db);

  test('works: sign-up, import, payment, and what an administrator does is on record', async () => {
    tiktok.control.addSeller({ handle: 'auma.shoes' });
    tiktok.control.publish({ handle: 'auma.shoes', caption: 'Sandals\nUGX 45,000\n#TRACK' });
    const { accessToken, user } = await signUp(
      app.services.accounts,
      { handle: 'auma.shoes', password },
      { ip: '127.0.0.1', device: null },
    );
    const { db } = app.database;
    await vi.waitFor(
      async () => expect(await db.selectFrom('products').select('title').execute()).toEqual([{ title: 'Sandals' }]),
      { timeout: 30_000, interval: 100 },
    );
    const begun = await call<{ payment: { reference: string } }>('POST', '/auth/subscribe', accessToken);
    const confirmation = `/admin/payments/${begun.data.payment.reference}/confirmation`;
    const reason = 'It is in the statement';
    expect((await call('POST', confirmation, owner.accessToken, { reason })).status).toBe(200);
    const ledger = await db.selectFrom('payment_ledger').select('entry').where('shop_id', '=', user.id).execute();
    expect(ledger.map((row) => row.entry)).toContain('period_granted');
    const change = { priceUgx: 12_000, reason: 'New prices from December on' };
    expect((await call('PATCH', '/admin/settings', owner.accessToken, change)).status).toBe(200);
    const entries = await db.selectFrom('audit_log').select('action').where('admin_id', '=', owner.adminId).execute();
    expect(entries).toEqual([{ action: 'payment.confirmed' }, { action: 'settings.changed' }]);
    await app.services.analytics.visits.flush();
    expect(logLines.filter((line) => line.includes('permission denied'))).toEqual([]);
  });

  test.each(['audit_log', 'payment_ledger'])('is refused by the database where it would change %s', async (table) => {
    const column = table === 'audit_log' ? 'action' : 'actor';
    // Answered with a warning, and nothing is granted.
    await asService(`grant all on ${table} to current_user`);
    for (const statement of [
      `update ${table} set ${column} = 'x'`,
      `update ${table} set ${column} = 'x' where false`,
      `delete from ${table}`,
      `truncate ${table}`,
    ])
      await expect(asService(statement), statement).rejects.toThrow(`permission denied for table ${table}`);
    for (const statement of [
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more text`,
      `drop table ${table} cascade`,
      `drop trigger ${table}_rows_stay on ${table}`,
    ])
      await expect(asService(statement), statement).rejects.toThrow('must be owner of');
    await expect(
      asService(
        `create trigger zz before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
      ),
    ).rejects.toThrow('permission denied');
    await expect(
      asService(`insert into ${table} select * from ${table} on conflict do nothing`),
    ).resolves.toBeDefined();
  });

  test.each([
    [
      'play the replica, which no trigger of ours sees',
      "set session_replication_role = 'replica'",
      'permission denied',
    ],
    [
      'put another function in the place of the chain’s',
      `create or replace function public.chain_audit_entry() returns trigger language plpgsql as 'begin return new; end'`,
      'permission denied for schema public',
    ],
    ['make tables beside ours', 'create table public.others (n integer)', 'permission denied for schema public'],
    ['change what was migrated', 'delete from migrations', 'permission denied for table migrations'],
  ])('cannot %s', async (_, statement, message) => {
    await expect(asService(statement)).rejects.toThrow(message);
  });

  test('says so, and the owner of the tables does not', async () => {
    const verification = await call<AuditVerification>('GET', '/admin/audit/verification', owner.accessToken);
    expect(verification.data).toMatchObject({ brokenAt: null, protection: 'append_only_role' });
    for (const url of [roles.ownerUrl, roles.superuserUrl]) {
      const other = await openDatabase({ databaseUrl: url, dataDir: null, poolSize: 2 });
      expect(await verifyAudit({ db: other.db, clock: systemClock })).toMatchObject({ protection: 'tamper_evident' });
      await other.close();
    }
  });

  test.each([
    [
      'may update',
      (role: string) => `grant update on audit_log to ${role}`,
      (role: string) => `revoke update on audit_log from ${role}`,
    ],
    [
      'may update one column',
      (role: string) => `grant update (reason) on audit_log to ${role}`,
      (role: string) => `revoke update (reason) on audit_log from ${role}`,
    ],
    [
      'may do what everybody may',
      () => 'grant delete on audit_log to public',
      () => 'revoke delete on audit_log from public',
    ],
    [
      'could become the owner',
      (role: string, owns: string) => `grant ${owns} to ${role}`,
      (role: string, owns: string) => `revoke ${owns} from ${role}`,
    ],
    [
      'could act as another role',
      (role: string) => `alter role ${role} createrole`,
      (role: string) => `alter role ${role} nocreaterole`,
    ],
    [
      'could do anything',
      (role: string) => `alter role ${role} superuser`,
      (role: string) => `alter role ${role} nosuperuser`,
    ],
  ])('does not say so when its role %s', async (_, give, take) => {
    const verify = () => verifyAudit({ db: app.database.db, clock: systemClock });
    await roles.administer(give(roles.service, roles.owner));
    expect(await verify()).toMatchObject({ protection: 'tamper_evident' });
    await roles.administer(take(roles.service, roles.owner));
    expect(await verify()).toMatchObject({ protection: 'append_only_role' });
  });

  test('starts again without the other role where nothing is to be migrated, and says what to do where something is', async () => {
    const again = await open();
    await again.start();
    await again.stop();
    const release = join(dataDir, 'release');
    cpSync(migrationsDirectory, release, { recursive: true });
    writeFileSync(join(release, '9001_of_a_release.sql'), 'alter table reports add column of_a_release text;\n');
    await expect(prepareDatabase(app.database, null, release)).rejects.toThrow(
      /^The database is not up to date, and its role may not change that \(.*MIGRATION_DATABASE_URL/,
    );
    expect(await prepareDatabase(app.database, roles.ownerUrl, release)).toEqual(['9001_of_a_release.sql']);
    const upToDate = await open();
    await upToDate.stop();
  });

  test('gets what is new by several processes that start at once, and not more than that', async () => {
    await roles.administer(
      `create table added_later (n integer); alter table added_later owner to ${roles.owner}; grant update on audit_log to ${roles.service}`,
    );
    const modules = ['../platform/database/database.ts', '../platform/database/migrations/prepare.ts'].map((path) =>
      JSON.stringify(new URL(path, import.meta.url).href),
    );
    const script = `
      import { openDatabase } from ${modules[0]};
      import { prepareDatabase } from ${modules[1]};
      const database = await openDatabase({ databaseUrl: ${JSON.stringify(roles.serviceUrl)}, dataDir: null });
      console.log('applied ' + (await prepareDatabase(database, ${JSON.stringify(roles.ownerUrl)})).length);
      await database.close();`;
    const ended = await Promise.all(Array.from({ length: 4 }, () => startScript(script).ended));
    expect(ended.map(({ output }) => output.trim())).toEqual(Array.from({ length: 4 }, () => 'applied 0'));
    await asService('insert into added_later values (1)');
    await asService('delete from added_later');
    await expect(asService("update audit_log set reason = 'x'")).rejects.toThrow('permission denied');
  });
});

describe.runIf(postgresUrl)('with two new roles', () => {
  test('several processes migrate an empty database once', async () => {
    const roles = await openTwoRoles(postgresUrl ?? '');
    try {
      const cli = fileURLToPath(new URL('../cli/migrate.ts', import.meta.url));
      const env = { DATABASE_URL: roles.serviceUrl, MIGRATION_DATABASE_URL: roles.ownerUrl };
      const ended = await Promise.all(Array.from({ length: 3 }, () => startNode([cli], env).ended));
      const said = ended.map(({ output }) => output.trim().split(' ')[0]).sort();
      expect(said).toEqual(['Applied', 'Nothing', 'Nothing']);
    } finally {
      await roles.drop();
    }
  });

  test('a database that one role has made is handed over as operations/install.md says', async () => {
    const roles = await openTwoRoles(postgresUrl ?? '');
    const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operations', 'install.md');
    const operations = readFileSync(page, 'utf8');
    const [, handover = ''] = /```sql\n(do .*?)```/s.exec(operations) ?? [];
    const database = new URL(roles.serviceUrl).pathname.slice(1);
    const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-roles-'));
    const start = async (more: Record<string, string>) => {
      const config = loadConfig({
        APP_MODE: 'test',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: roles.serviceUrl,
        TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
        ...more,
      });
      const app = await createApp(config, { logger: createLogger('silent'), servePages: async () => null });
      await app.start();
      const { protection } = await verifyAudit({ db: app.database.db, clock: systemClock });
      await app.stop();
      return protection;
    };
    try {
      await roles.administer(`alter database ${database} owner to ${roles.service}`);
      expect(await start({})).toBe('tamper_evident');
      await roles.administer(
        handover.replaceAll('dukalink_owner', roles.owner).replaceAll('database dukalink', `database ${database}`),
      );
      expect(await start({ MIGRATION_DATABASE_URL: roles.ownerUrl })).toBe('append_only_role');
    } finally {
      await roles.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
