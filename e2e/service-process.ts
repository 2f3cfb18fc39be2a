import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { startSimulator } from '@app/tiktok-simulator/server';
import type { FromService, ToService } from './service.ts';

/**
 * The real service and a TikTok without sellers, in a process of their own: what the tests do must not slow down what they measure.
 * Started by service.ts; ends when asked, or when its parent is gone.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-e2e-'));
const simulator = await startSimulator({ empty: true });
const app = await createApp(
  loadConfig({
    APP_MODE: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TIKTOK_WEB_ORIGIN: simulator.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    SYNC_COOLDOWN_SECONDS: '0',
    LOG_LEVEL: process.env.E2E_LOG_LEVEL ?? 'error',
    // Behind a proxy, as in production: the tests sign people up from addresses of their own.
    TRUST_PROXY: '127.0.0.1',
  }),
);
const origin = await app.start();

let tiktokIsOpen = true;
async function closeTiktok(): Promise<void> {
  if (tiktokIsOpen) await simulator.close();
  tiktokIsOpen = false;
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.stop();
  await closeTiktok();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}

/** What was counted and written, by `kind` of the shop's page, or `kind video-id`. No call shows the clicks yet. */
async function readCounts(handle: string): Promise<Record<string, number>> {
  const rows = await app.database.db
    .selectFrom('total_counts as t')
    .innerJoin('shops as s', 's.shop_id', 't.shop_id')
    .select(['t.kind', 't.video_id', 't.count'])
    .where('s.handle', '=', handle)
    .execute();
  return Object.fromEntries(rows.map((row) => [`${row.kind} ${row.video_id}`.trim(), Number(row.count)]));
}

const tell = (message: FromService) => process.send?.(message);

process.on('message', async (message: ToService) => {
  if (message === 'stop') await stop();
  if (message === 'close_tiktok') {
    await closeTiktok();
    tell({ type: 'tiktok_closed' });
  }
  if (typeof message === 'object') tell({ type: 'counts', counts: await readCounts(message.countsOf) });
});
process.on('disconnect', stop);
process.on('SIGTERM', stop);
tell({ type: 'ready', origin, tiktokOrigin: simulator.origin });
