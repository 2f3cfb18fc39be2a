import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabaseUrl } from './config.ts';
import { type ChildProcess, startNode, startScript } from './platform/child-process.testing.ts';
import { openTestDatabase, prepareDataDir } from './platform/database/database.testing.ts';
import { openDatabase } from './platform/database/database.ts';
import type { Db } from './platform/database/transaction.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-main-'));
const dataDir = join(folder, 'data');
const postgresUrl = testDatabaseUrl();
let postgres: Awaited<ReturnType<typeof openTestDatabase>> | null = null;
let tiktok: Simulator;
const children: ChildProcess[] = [];

beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
  if (postgresUrl) postgres = await openTestDatabase(postgresUrl);
  else prepareDataDir(dataDir);
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
    await child.ended;
  }
});

afterAll(async () => {
  await tiktok.close();
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

function settings(): Record<string, string> {
  return {
    APP_MODE: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    ...(postgres?.url ? { DATABASE_URL: postgres.url, TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g' } : {}),
  };
}

/** The service as a process of its own, without pages: those need a build. `then` runs once it is ready. */
async function startService(then = ''): Promise<{ process: ChildProcess; origin: string }> {
  const runService = JSON.stringify(new URL('./main.ts', import.meta.url).href);
  const child = startScript(
    `import { runService } from ${runService};
    await runService({ servePages: async () => null });
    ${then}`,
    settings(),
  );
  children.push(child);
  // The last of what it says that it does without.
  const output = await child.says('LLM_BASE_URL and LLM_MODEL are not set');
  return { process: child, origin: /is ready at (\S+)/.exec(output)?.[1] ?? '' };
}

function post(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/130.0 Mobile',
    },
    body: JSON.stringify(body),
  });
}

async function inDatabase<T>(look: (db: Db) => Promise<T>): Promise<T> {
  if (postgres) return look(postgres.database.db);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

describe('the service as a process', () => {
  test('SIGTERM under load: what runs is finished, what is in memory is written, and the exit is clean', async () => {
    tiktok.control.addSeller({ handle: 'busy.duka' });
    tiktok.control.addSeller({ handle: 'slow.duka' });
    for (let post = 0; post < 4; post++)
      tiktok.control.publish({ handle: 'busy.duka', caption: `Dress ${post + 10}k #TRACK` });
    const { process: service, origin } = await startService();
    tiktok.control.fail('picture', { delayMs: 400 });
    // On a machine that is busy with other things TikTok's answer can come too late for the first try.
    await vi.waitFor(
      async () => {
        const signedUp = await post(origin, '/auth/password/signup', {
          handle: 'busy.duka',
          password: 'Muyembe-42-Trees',
        });
        expect(await signedUp.text()).toContain('"success":true');
      },
      { timeout: 40_000, interval: 500 },
    );
    await vi.waitFor(() => expect(tiktok.control.state().log.counts.picture).toBeGreaterThan(0), { timeout: 40_000 });
    const visit = await post(origin, '/shop/busy.duka/view', {});
    expect(visit.status).toBe(200);
    tiktok.control.fail('embed', { delayMs: 1500, times: 1 });
    const slow = post(origin, '/auth/validate-handle', { handle: 'slow.duka' });
    // The slowness is used up when the request has arrived there.
    await vi.waitFor(() => expect(tiktok.control.state().failures.embed).toBeUndefined(), { interval: 10 });

    service.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${origin}/api/health`)).status).toBe(503), {
      interval: 20,
      timeout: 5000,
    });
    expect((await slow).status).toBe(200);
    expect(await service.ended).toMatchObject({ code: 0, signal: null });
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
    expect(existsSync(`${dataDir}.sock`)).toBe(false);

    await inDatabase(async (db) => {
      // A process that no test has made cheaper.
      const { password_hash } = await db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      const views = await db.selectFrom('total_counts').select('count').where('kind', '=', 'view').execute();
      expect(views).toEqual([{ count: 1 }]);
      const { rows } = await sql<{
        state: string;
      }>`select state::text from pgboss.job where name = 'ingestion.import-shop'`.execute(db);
      expect(rows).toHaveLength(1);
      expect(['completed', 'retry']).toContain(rows[0]?.state);
      const products = await db.selectFrom('products').select('number').execute();
      if (rows[0]?.state === 'completed') expect(products).toHaveLength(4);
    });
    tiktok.control.heal();
  }, 150_000);

  test('an error that no code caught is logged and ends the process in order', async () => {
    const { process: service } = await startService(
      `setImmediate(() => Promise.reject(new Error('this was not caught')));`,
    );
    const { code, output } = await service.ended;
    expect(code).toBe(1);
    expect(output).toContain('"msg":"stopping after an unexpected error"');
    expect(output).toContain('this was not caught');
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  }, 60_000);

  test('a port that is taken is said in one sentence, and nothing is left running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const { port } = other.address() as AddressInfo;
    const runService = JSON.stringify(new URL('./main.ts', import.meta.url).href);
    const script = `import { runService } from ${runService}; await runService({ servePages: async () => null });`;
    const child = startScript(script, { ...settings(), PORT: String(port) });
    children.push(child);
    const { code, output } = await child.ended;
    other.close();
    expect(output.trim()).toBe(`Port ${port} is in use: set PORT to a free one.`);
    expect(code).toBe(1);
    expect(existsSync(`${dataDir}.lock`)).toBe(false);
  }, 60_000);

  test('a wrong configuration is said with all its problems at once', async () => {
    const main = join(import.meta.dirname, 'main.ts');
    const child = startNode([main], {
      PORT: 'soon',
      PROCESS_ROLE: 'worker',
      LLM_MODEL: 'a-model',
      DATA_DIR: join(folder, 'none'),
    });
    children.push(child);
    const { code, output } = await child.ended;
    expect(output).toBe(
      'The configuration is wrong:\n  - PORT must be integer\n  - PROCESS_ROLE must be "all" without DATABASE_URL: the embedded database serves one process\n' +
        '  - LLM_BASE_URL and LLM_MODEL must be set together\n' +
        '  - PUBLIC_ORIGIN must be set in production: the address that people use, such as https://duka.example\n',
    );
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
