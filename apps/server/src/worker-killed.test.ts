import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from './app.ts';
import { loadConfig, testDatabaseUrl } from './config.ts';
import { type ChildProcess, startNode } from './platform/child-process.testing.ts';
import { openTestDatabase } from './platform/database/testing.ts';
import { createLogger } from './platform/logger.ts';

const postgresUrl = testDatabaseUrl();
const posts = 10;

// The embedded database serves one process: there is no other worker that could go on.
describe.runIf(postgresUrl)('a worker that is killed in the middle of an import, on PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-killed-'));
  const workers: ChildProcess[] = [];
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let tiktok: Simulator;
  let web: App;
  let settings: Record<string, string>;

  beforeAll(async () => {
    opened = await openTestDatabase(postgresUrl);
    tiktok = await startSimulator({ empty: true });
    settings = {
      APP_MODE: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: opened.url ?? '',
      TOKEN_SECRET: 'a secret for tests that is long enough',
      TIKTOK_WEB_ORIGIN: tiktok.origin,
      TIKTOK_REQUEST_GAP_MS: '0',
    };
    const logger = createLogger('silent');
    const config = loadConfig({ ...settings, PROCESS_ROLE: 'web' });
    web = await createApp(config, { database: opened.database, logger, servePages: async () => null });
    await web.services.jobs.start({ work: false });
  });

  afterAll(async () => {
    for (const worker of workers) {
      worker.kill('SIGKILL');
      await worker.ended;
    }
    await web.stop();
    await tiktok.close();
    await opened.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function startWorker(): ChildProcess {
    const worker = startNode([join(import.meta.dirname, 'main.ts')], { ...settings, PROCESS_ROLE: 'worker' });
    workers.push(worker);
    return worker;
  }

  const readNumbers = async () => {
    const rows = await opened.database.db
      .selectFrom('products')
      .select(['number', 'video_id'])
      .orderBy('number')
      .execute();
    return rows.map((row) => row.number);
  };

  async function readState(accessToken: string): Promise<{ status: string; lastResult: { found: number } | null }> {
    const headers = { host: 'localhost', authorization: `Bearer ${accessToken}` };
    const answer = await web.server.inject({
      url: '/api/v1/ingestion/status',
      headers: { ...headers, host: 'localhost:0' },
    });
    return answer.json().data;
  }

  test('another one finishes it: no product lost, none twice, every picture there, and the state is true all along', async () => {
    tiktok.control.addSeller({ handle: 'nakato.styles' });
    for (let post = 0; post < posts; post++)
      tiktok.control.publish({
        handle: 'nakato.styles',
        caption: `Gomesi number ${post} ${80 + post}k #TRACK`,
        picture: 'dress',
      });
    const { accessToken } = await web.services.accounts.signUp(
      { handle: 'nakato.styles', password: 'Muyembe-42-Trees' },
      '127.0.0.1',
    );
    expect(await readState(accessToken)).toMatchObject({ status: 'queued', position: 1 });

    tiktok.control.fail('picture', { delayMs: 300 });
    const first = startWorker();
    await vi.waitFor(async () => expect((await readNumbers()).length).toBeGreaterThanOrEqual(3), {
      timeout: 60_000,
      interval: 20,
    });
    first.kill('SIGKILL');
    await first.ended;
    const leftBehind = await readNumbers();
    expect(leftBehind.length).toBeLessThan(posts);
    expect((await readState(accessToken)).status).toBe('processing');

    startWorker();
    await vi.waitFor(async () => expect((await readState(accessToken)).status).toBe('success'), {
      timeout: 60_000,
      interval: 200,
    });
    expect((await readState(accessToken)).lastResult?.found).toBe(posts);
    expect(await readNumbers()).toEqual(Array.from({ length: posts }, (_, index) => index + 1));

    const { db } = opened.database;
    const shown = tiktok.control
      .state()
      .sellers[0]?.posts.map((post) => post.id)
      .sort();
    const stored = await db.selectFrom('products').select('video_id').orderBy('video_id').execute();
    expect(stored.map((row) => row.video_id)).toEqual(shown);
    const missing = await db.selectFrom('product_pictures').select('video_id').where('hash', 'is', null).execute();
    expect(missing).toEqual([]);
    const runs = await db.selectFrom('import_runs').select(['outcome', 'found']).execute();
    expect(runs).toEqual([{ outcome: 'success', found: posts }]);
    const { rows } = await sql<{
      state: string;
    }>`select state::text from pgboss.job where name = 'ingestion.import-shop'`.execute(db);
    expect(rows.map((row) => row.state)).toEqual(['completed']);
  }, 150_000);
});
