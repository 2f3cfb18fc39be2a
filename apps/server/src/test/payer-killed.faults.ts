import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { monthMs } from '#server/billing/subscriptions/periods.ts';
import { findSubscription } from '#server/billing/subscriptions/subscriptions.queries.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import { type ChildProcess, startNode, startScript } from '#server/platform/child-process.testing.ts';
import { openTestDatabase, type TestDatabase } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 100);
const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-payer-killed-'));
const children: ChildProcess[] = [];
let opened: TestDatabase;
let tiktok: Simulator;
let payments: PaymentsSimulator;
let here: App;
let settings: Record<string, string>;

beforeAll(async () => {
  const databaseUrl = testDatabaseUrl();
  if (databaseUrl === null) throw new Error('Set DATABASE_URL: a killed process is tested on PostgreSQL.');
  opened = await openTestDatabase(databaseUrl);
  tiktok = await startSimulator({ empty: true });
  payments = await startPaymentsSimulator();
  settings = {
    ...simulatedEnvironment(payments),
    APP_MODE: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: opened.url ?? '',
    TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g',
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    PAYMENT_PROVIDERS: 'mtn',
  };
  here = await createApp(loadConfig({ ...settings, PROCESS_ROLE: 'web' }), {
    database: opened.database,
    logger: createLogger('silent'),
    servePages: async () => null,
    passwordCost: leastPasswordCost,
  });
  await here.services.jobs.start({ work: false });
  keep(startNode([join(import.meta.dirname, '..', 'main.ts')], { ...settings, PROCESS_ROLE: 'worker' }));
});

afterAll(async () => {
  for (const child of children) {
    child.kill('SIGKILL');
    await child.ended;
  }
  await here.stop();
  await payments.close();
  await tiktok.close();
  await opened.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function keep(child: ChildProcess): ChildProcess {
  children.push(child);
  return child;
}

/** A web process without pages: where people ask for them, they are built. */
const webScript = `
  import { createApp } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', 'app.ts')).href)};
  import { loadConfig } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', 'config.ts')).href)};
  const app = await createApp(loadConfig(), { servePages: async () => null });
  console.log('serves ' + await app.start() + ' now');`;

async function startWeb(): Promise<{ process: ChildProcess; origin: string }> {
  const process = keep(startScript(webScript, { ...settings, PROCESS_ROLE: 'web' }));
  const said = await process.says(' now');
  return { process, origin: /serves (\S+) now/.exec(said)?.[1] ?? '' };
}

const becomes = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 60_000, interval: 20 });
const requests = (phoneNumber: string) =>
  payments.control.state().requests.filter((request) => request.phoneNumber === phoneNumber);

for (let round = 1; round <= rounds; round += 1) {
  // The other takes 20 s: so long the first call might still arrive.
  const isTaken = round % 10 !== 2;
  test(`round ${round}: of a process that is killed while its provider ${isTaken ? 'answers' : 'has not taken the prompt'}, the payment is asked for, paid and credited exactly once`, async () => {
    const handle = `payer.${round}`;
    tiktok.control.addSeller({ handle });
    const { accessToken, user } = await signUp(
      here.services.accounts,
      { handle, password: 'Muyembe-42-Trees' },
      { ip: `10.31.${round >> 8}.${round & 255}`, device: null },
    );
    const trialEndsAt = (await findSubscription(opened.database.db, user.id))?.trialEndsAt.getTime() ?? 0;
    const phoneNumber = `+25677${String(2_000_000 + round)}`;
    const payer = await startWeb();

    payments.control.set('mtn', isTaken ? { answer: 'silent' } : { answer: 'error' });
    const asked = payments.control.state().calls['mtn ask'] ?? 0;
    const tapped = fetch(`${payer.origin}/api/v1/auth/subscribe`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber }),
    }).catch(() => null);
    await becomes(async () => expect(payments.control.state().calls['mtn ask']).toBeGreaterThan(asked));
    payer.process.kill('SIGKILL');
    await payer.process.ended;
    await tapped;
    payments.control.heal('mtn');

    await becomes(async () => expect(requests(phoneNumber)).toHaveLength(1));
    payments.control.decide(requests(phoneNumber)[0]?.id ?? '', 'approve');
    const row = () =>
      opened.database.db.selectFrom('payments').select('status').where('shop_id', '=', user.id).execute();
    await becomes(async () => expect(await row()).toEqual([{ status: 'paid' }]));
    const ledger = opened.database.db.selectFrom('payment_ledger').select('entry').where('shop_id', '=', user.id);
    expect((await ledger.execute()).map(({ entry }) => entry).sort()).toEqual(['paid', 'period_granted', 'started']);
    const plan = await findSubscription(opened.database.db, user.id);
    expect(plan?.subscriptionEndsAt?.getTime()).toBe(trialEndsAt + monthMs);
    expect(requests(phoneNumber)).toHaveLength(1);
  });
}
