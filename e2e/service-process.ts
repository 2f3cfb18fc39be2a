import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { leastPasswordCost } from '@app/server/identity/password-cost.testing';
import { askRunningService } from '@app/server/platform/control-socket';
import { startSimulator } from '@app/tiktok-simulator/server';
import type { FromService, ToService } from './service-messages.ts';

/**
 * The real service, a TikTok without sellers and wallets of mobile money, in a process of their own: what the tests do
 * must not slow down what they measure. Started by service.ts; ends when asked, or when its parent is gone.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-e2e-'));
const simulator = await startSimulator({ empty: true });
const payments = await startPaymentsSimulator();
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
    ...simulatedEnvironment(payments),
    ...JSON.parse(process.env.E2E_SETTINGS ?? '{}'),
  }),
  { passwordCost: leastPasswordCost },
);
const origin = await app.start();
for (const provider of ['relworx', 'flutterwave'] as const)
  payments.control.registerWebhook(provider, app.services.billing.callbacks.urlOf(provider));

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
  await payments.close();
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

async function endTrial(handle: string, inMs: number): Promise<void> {
  const { db } = app.database;
  const shop = db.selectFrom('shops').select('shop_id').where('handle', '=', handle);
  await db
    .updateTable('subscriptions')
    .set({ trial_ends_at: new Date(Date.now() + inMs) })
    .where('shop_id', 'in', shop)
    .execute();
}

async function endPrompt(handle: string): Promise<void> {
  const { db } = app.database;
  const shop = db.selectFrom('shops').select('shop_id').where('handle', '=', handle);
  await db.updateTable('payments').set({ lapses_at: new Date() }).where('shop_id', 'in', shop).execute();
}

async function allowNextCodes(): Promise<void> {
  await app.database.db
    .updateTable('code_numbers')
    .set({ last_sent_at: new Date(Date.now() - 61_000) })
    .execute();
}

const tell = (message: FromService) => process.send?.(message);

process.on('message', async (message: ToService) => {
  if (message === 'stop') await stop();
  if (message === 'close_tiktok') {
    await closeTiktok();
    tell({ type: 'tiktok_closed' });
  }
  if (message === 'allow_next_codes') {
    await allowNextCodes();
    tell({ type: 'next_codes_allowed' });
  }
  if (typeof message !== 'object') return;
  if ('countsOf' in message) tell({ type: 'counts', counts: await readCounts(message.countsOf) });
  else if ('makeAdmin' in message) {
    // As `npm run admin:create` does it.
    await askRunningService(dataDir, 'admin', { ...message.makeAdmin, reset: false });
    tell({ type: 'admin_made' });
  } else if ('endPromptOf' in message) {
    await endPrompt(message.endPromptOf);
    tell({ type: 'prompt_ended' });
  } else {
    await endTrial(message.endTrialOf, message.inMs);
    tell({ type: 'trial_ends' });
  }
});
process.on('disconnect', stop);
process.on('SIGTERM', stop);
tell({ type: 'ready', origin, tiktokOrigin: simulator.origin, paymentsOrigin: payments.origin });
