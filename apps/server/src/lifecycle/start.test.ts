import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { importShopJob } from '#server/ingestion/ingestion.jobs.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createLogger } from '#server/platform/logger.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-start-'));
let opened: TestDatabase;

beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(async () => {
  await opened.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a request that comes at once finds a service whose jobs can be stored', async () => {
  const { database } = opened;
  const settings = { APP_MODE: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir };
  const app = await createApp(loadConfig(settings), {
    database,
    logger: createLogger('silent'),
    servePages: async () => null,
  });
  const stored = new Promise((resolve, reject) => {
    app.server.server.once('listening', () => {
      const payload = { shopId: 'a-shop' };
      inTransaction(database.db, 'a test', (trx) =>
        app.services.jobs.enqueue(trx, importShopJob, payload, { key: 'a-shop' }),
      ).then(resolve, reject);
    });
  });
  await app.start();
  await expect(stored).resolves.toBe(true);
  await app.stop();
});
