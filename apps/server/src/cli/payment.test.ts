import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, createApp } from '#server/app.ts';
import { readSubscription } from '#server/billing/checkout/read-subscription.ts';
import { subscribe } from '#server/billing/checkout/subscribe.ts';
import { listPayments } from '#server/billing/payments/payments.queries.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { startNode } from '#server/platform/child-process.testing.ts';
import { openTestDatabase, prepareDataDir } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';
import { decidePayments } from './payment.ts';
import { outcomeOf } from './run-command.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-payment-'));
let tiktok: Simulator;
beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
  tiktok.control.addSeller({ handle: 'mama.duka' });
});
afterAll(async () => {
  await tiktok.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (dataDir: string, more: Record<string, string> = {}): Record<string, string> => ({
  APP_MODE: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  TIKTOK_WEB_ORIGIN: tiktok.origin,
  TIKTOK_REQUEST_GAP_MS: '0',
  PAYMENT_PROVIDER: 'manual',
  MANUAL_MERCHANT_NUMBER: '123456',
  MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
  ...more,
});

const payment = (env: Record<string, string>, ...args: string[]) => outcomeOf(decidePayments(args, env));

async function paymentProcess(env: Record<string, string>, ...args: string[]) {
  const { code, output } = await startNode([join(import.meta.dirname, 'payment.ts'), ...args], env).ended;
  return { code, said: output.trim() };
}

describe('payments are decided from the shell', () => {
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir };
  let app: App;
  let shopId: string;
  const start = async () => {
    app = await createApp(loadConfig(settings(dataDir)), {
      logger: createLogger('silent'),
      servePages: async () => null,
    });
    await app.start();
  };
  const startPayment = async () =>
    (await subscribe(app.services.billing, shopId, { ip: '127.0.0.1' }, crypto.randomUUID())).reference;

  beforeAll(async () => {
    prepareDataDir(dataDir);
    await start();
    const seller = await signUp(
      app.services.accounts,
      { handle: 'mama.duka', password: 'Muyembe-42-Trees' },
      { ip: '127.0.0.1', device: null },
    );
    shopId = seller.user.id;
  });
  afterAll(() => app.stop());

  test('while the service runs: listed, refused with a reason, confirmed', async () => {
    expect(await paymentProcess(env, 'list')).toEqual({ code: 0, said: 'No payment is waiting.' });
    const first = await startPayment();
    const listed = await payment(env, 'list');
    expect(listed.said).toMatch(new RegExp(`^${first}  waiting  UGX 10,000  @mama.duka  started .*  lapses .*$`));
    expect(await payment(env, 'refuse', first, '--reason', 'Nothing came.')).toEqual({
      code: 0,
      said: `Refused ${first}. The seller reads: Nothing came.`,
    });
    expect(await payment(env, 'confirm', first)).toEqual({
      code: 1,
      said: `The payment ${first} was already refused.`,
    });
    const second = await startPayment();
    const confirmed = await payment(env, 'confirm', second.toLowerCase());
    expect(confirmed).toMatchObject({ code: 0 });
    expect(confirmed.said).toMatch(new RegExp(`^Confirmed ${second}, UGX 10,000: paid from .* to .*\\.$`));
    expect(await payment(env, 'confirm', second)).toEqual(confirmed);
    expect(await readSubscription(app.services.billing, shopId)).toMatchObject({ status: 'paid' });
  });

  test('while the service is stopped, under the lock', async () => {
    const reference = await startPayment();
    await app.stop();
    expect((await payment(env, 'confirm', reference)).said).toContain(`Confirmed ${reference}`);
    await start();
    expect((await listPayments(app.database.db, shopId, 1, new Date()))[0]).toMatchObject({
      reference,
      status: 'paid',
    });
  });

  test('what cannot be done is said in one sentence', async () => {
    expect(await payment(env, 'confirm', 'DK-AAAAAA')).toEqual({
      code: 1,
      said: 'There is no payment with this reference.',
    });
    for (const args of [[], ['refuse', 'DK-AAAAAA'], ['confirm', 'a', 'b'], ['--what']])
      expect(await payment(env, ...args)).toMatchObject({ code: 1, said: expect.stringMatching(/^Usage:/) });
    const nowhere = join(folder, 'nowhere');
    expect(await payment({ DATA_DIR: nowhere }, 'list')).toEqual({
      code: 1,
      said: `There is no database in ${nowhere}.`,
    });
  });
});

const postgresUrl = testDatabaseUrl();

// The embedded database serves one process: there is no second one that could decide at the same time.
describe.runIf(postgresUrl)('operators in several processes at the same time, on PostgreSQL', () => {
  test('grant a period once, and of confirming and refusing one wins', async () => {
    const opened = await openTestDatabase(postgresUrl);
    const dataDir = join(folder, 'postgres');
    const env = { DATA_DIR: dataDir, DATABASE_URL: opened.url ?? '' };
    const secret = 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g';
    const app = await createApp(loadConfig(settings(dataDir, { ...env, TOKEN_SECRET: secret })), {
      database: opened.database,
      logger: createLogger('silent'),
      servePages: async () => null,
    });
    try {
      await app.services.jobs.start({ work: false });
      const body = { handle: 'mama.duka', password: 'Muyembe-42-Trees' };
      const { user } = await signUp(app.services.accounts, body, { ip: '127.0.0.1', device: null });
      const { billing } = app.services;
      const first = (await subscribe(billing, user.id, { ip: '127.0.0.1' }, 'first-key')).reference;
      const confirmations = await Promise.all([1, 2, 3, 4].map(() => paymentProcess(env, 'confirm', first)));
      expect(new Set(confirmations.map(({ code, said }) => `${code} ${said}`)).size).toBe(1);
      expect(confirmations[0]?.said).toContain('Confirmed');
      const second = (await subscribe(billing, user.id, { ip: '127.0.0.1' }, 'second-key')).reference;
      const both = await Promise.all([
        paymentProcess(env, 'confirm', second),
        paymentProcess(env, 'refuse', second, '--reason', 'Nothing came.'),
      ]);
      expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
      const granted = opened.database.db
        .selectFrom('payment_ledger')
        .select('reference')
        .where('entry', '=', 'period_granted');
      const periods = (await granted.execute()).map((row) => row.reference);
      expect(periods.filter((reference) => reference === first)).toHaveLength(1);
      expect(periods.filter((reference) => reference === second)).toHaveLength(both[0].code === 0 ? 1 : 0);
    } finally {
      await app.stop();
      await opened.drop();
    }
  }, 120_000);
});
