import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { startPaymentsSimulator } from '@app/payments-simulator/server';
import { runAdminCommand } from '@app/server/admin/administrators/managing/make-administrator';
import { createApp } from '@app/server/app';
import { sendReminders } from '@app/server/billing/reminders/send-reminders';
import { loadConfig } from '@app/server/config';
import { leastPasswordCost } from '@app/server/identity/password-cost.testing';
import { dayMs, fixedClock } from '@app/server/platform/clock';
import { openDatabase } from '@app/server/platform/database/database';
import { embeddedTemplate } from '@app/server/platform/database/database-template.testing';
import { dayInKampala } from '@app/server/platform/kampala-days';
import { startSimulator } from '@app/tiktok-simulator/server';
import { sql } from 'kysely';
import type { FromService, ToService } from './service-messages.ts';

/**
 * The real service, a TikTok without sellers and wallets of mobile money, in a process of their own: what the tests do
 * must not slow down what they measure. Started by service.ts; ends when asked, or when its parent is gone.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-e2e-'));
const simulator = await startSimulator({ empty: true, fewPictures: true });
const payments = await startPaymentsSimulator();
// In memory and migrated already, which nothing in a browser can tell. It saves three seconds of the processor at each
// start, and what files cost at each statement. How a service makes and keeps its database is held by the server's tests.
const database = await openDatabase(
  { databaseUrl: null, dataDir: null },
  { loadDump: await openAsBlob(await embeddedTemplate()) },
);
const app = await createApp(
  loadConfig({
    APP_MODE: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TIKTOK_WEB_ORIGIN: simulator.origin,
    // Nothing of it shows without TIKTOK_CLIENT_KEY, which a test's settings name.
    TIKTOK_LOGIN_ORIGIN: simulator.origin,
    TIKTOK_API_ORIGIN: simulator.origin,
    // Nothing is bought unless a test's settings name apify in TIKTOK_SOURCES.
    APIFY_ORIGIN: simulator.origin,
    APIFY_TOKEN: simulator.apifyToken,
    TIKTOK_REQUEST_GAP_MS: '0',
    SYNC_COOLDOWN_SECONDS: '0',
    LOG_LEVEL: process.env.E2E_LOG_LEVEL ?? 'error',
    // Behind a proxy, as in production: the tests sign people up from addresses of their own.
    TRUST_PROXY: '127.0.0.1',
    ...simulatedEnvironment(payments),
    PAYMENT_PROVIDERS: 'mtn,relworx',
    ...JSON.parse(process.env.E2E_SETTINGS ?? '{}'),
  }),
  { passwordCost: leastPasswordCost, database },
);
const origin = await app.start();
simulator.control.setWebhookUrl(`${origin}/webhooks/tiktok`);
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
  await database.close();
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

const fromNow = (ms: number) => new Date(Date.now() + ms);

async function setDates(handle: string, dates: { trial_ends_at: Date; subscription_ends_at?: Date }): Promise<void> {
  const { db } = app.database;
  const shop = db.selectFrom('shops').select('shop_id').where('handle', '=', handle);
  await db.updateTable('subscriptions').set(dates).where('shop_id', 'in', shop).execute();
}

const endTrial = (handle: string, inMs: number) => setDates(handle, { trial_ends_at: fromNow(inMs) });

/** Who paid so long ago is not told of it as news any more. */
async function endPaid(handle: string, inMs: number): Promise<void> {
  const longAgo = fromNow(-40 * dayMs);
  await setDates(handle, { trial_ends_at: longAgo, subscription_ends_at: fromNow(inMs) });
  const { db } = app.database;
  const shop = db.selectFrom('shops').select('shop_id').where('handle', '=', handle);
  const paid = db.updateTable('payments').set({ paid_at: longAgo }).where('shop_id', 'in', shop);
  await paid.where('status', '=', 'paid').execute();
}

async function remind(): Promise<void> {
  const clock = fixedClock(new Date(`${dayInKampala(new Date())}T10:00:00+03:00`));
  await sendReminders({ ...app.services.billing, clock });
}

async function endPrompt(handle: string, passedMs: number): Promise<void> {
  const { db } = app.database;
  const shop = db.selectFrom('shops').select('shop_id').where('handle', '=', handle);
  await db.updateTable('payments').set({ lapses_at: new Date() }).where('shop_id', 'in', shop).execute();
  if (passedMs === 0) return;
  const asked = { asked_at: new Date(Date.now() - passedMs), next_check_at: new Date() };
  await db.updateTable('mobile_payments').set(asked).where('shop_id', 'in', shop).execute();
}

/** Its times, but not those of its marks. */
async function ageOrder(code: string, byMs: number): Promise<void> {
  const earlier = (time: 'created_at' | 'asked_at' | 'erase_due_at') =>
    sql<Date>`${sql.ref(time)} - ${byMs} * interval '1 millisecond'`;
  await app.database.db
    .updateTable('orders')
    .set({
      created_at: earlier('created_at'),
      asked_at: earlier('asked_at'),
      erase_due_at: earlier('erase_due_at'),
    })
    .where('code', '=', code)
    .execute();
}

async function ageProducts(handle: string, byMs: number): Promise<void> {
  await app.database.db
    .updateTable('products')
    .set({ updated_at: sql<Date>`updated_at - ${byMs} * interval '1 millisecond'` })
    .where('shop_id', '=', (eb) => eb.selectFrom('shops').select('shop_id').where('handle', '=', handle))
    .execute();
}

async function endCodePause(code: string): Promise<void> {
  const { db } = app.database;
  await db.updateTable('orders').set({ code_paused_until: new Date() }).where('code', '=', code).execute();
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
  if (message === 'send_reminders') {
    await remind();
    tell({ type: 'reminders_sent' });
  }
  if (message === 'watch_sources') {
    await app.services.tiktok.health.watch(new AbortController().signal);
    tell({ type: 'sources_watched' });
  }
  if (typeof message !== 'object') return;
  if ('countsOf' in message) tell({ type: 'counts', counts: await readCounts(message.countsOf) });
  else if ('makeAdmin' in message) {
    // What `npm run admin:create` asks a running service for.
    await runAdminCommand(app.services.admin, { ...message.makeAdmin, reset: false });
    tell({ type: 'admin_made' });
  } else if ('ageOrder' in message) {
    await ageOrder(message.ageOrder, message.byMs);
    tell({ type: 'order_aged' });
  } else if ('ageProductsOf' in message) {
    await ageProducts(message.ageProductsOf, message.byMs);
    tell({ type: 'products_aged' });
  } else if ('endCodePauseOf' in message) {
    await endCodePause(message.endCodePauseOf);
    tell({ type: 'code_pause_ended' });
  } else if ('endPromptOf' in message) {
    await endPrompt(message.endPromptOf, message.passedMs);
    tell({ type: 'prompt_ended' });
  } else if ('endPaidOf' in message) {
    await endPaid(message.endPaidOf, message.inMs);
    tell({ type: 'paid_ends' });
  } else {
    await endTrial(message.endTrialOf, message.inMs);
    tell({ type: 'trial_ends' });
  }
});
process.on('disconnect', stop);
process.on('SIGTERM', stop);
tell({ type: 'ready', origin, tiktokOrigin: simulator.origin, paymentsOrigin: payments.origin });
