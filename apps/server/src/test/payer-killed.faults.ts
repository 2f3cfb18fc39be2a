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
let worker: ChildProcess;
/** Starts while a round goes on. */
let nextWeb: Promise<Web>;
const appUrl = pathToFileURL(join(import.meta.dirname, '..', 'app.ts')).href;

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
    PAYMENT_PROVIDERS: 'mtn,relworx',
    // Each payer has an address: a network may ask for so many prompts only.
    TRUST_PROXY: '127.0.0.1',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
  };
  here = await createApp(loadConfig({ ...settings, PROCESS_ROLE: 'web' }), {
    database: opened.database,
    logger: createLogger('silent'),
    servePages: async () => null,
    passwordCost: leastPasswordCost,
  });
  await here.services.jobs.start({ work: false });
  // What it compiles is read by all that follow: they are killed, and would keep nothing.
  await startScript(`await import(${JSON.stringify(appUrl)})`, settings).ended;
  worker = startWorker();
  nextWeb = startWeb();
}, 120_000);

afterAll(async () => {
  await nextWeb;
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

function startWorker(): ChildProcess {
  return keep(startNode([join(import.meta.dirname, '..', 'main.ts')], { ...settings, PROCESS_ROLE: 'worker' }));
}

interface Web {
  process: ChildProcess;
  origin: string;
}

/** A web process without pages: where people ask for them, they are built. */
const webScript = `
  import { createApp } from ${JSON.stringify(appUrl)};
  import { loadConfig } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '..', 'config.ts')).href)};
  const app = await createApp(loadConfig(), { servePages: async () => null });
  console.log('serves ' + await app.start() + ' now');`;

async function startWeb(): Promise<Web> {
  const process = keep(startScript(webScript, { ...settings, PROCESS_ROLE: 'web' }));
  const said = await process.says(' now');
  return { process, origin: /serves (\S+) now/.exec(said)?.[1] ?? '' };
}

const becomes = (look: () => Promise<void>, timeout = 120_000) => vi.waitFor(look, { timeout, interval: 50 });
const requests = (phoneNumber: string) =>
  payments.control.state().requests.filter((request) => request.phoneNumber === phoneNumber);

interface Payer {
  shopId: string;
  accessToken: string;
  ip: string;
  phoneNumber: string;
  trialEndsAt: number;
}

let payers = 0;
async function aPayer(): Promise<Payer> {
  payers += 1;
  const handle = `payer.${payers}`;
  const ip = `10.31.${payers >> 8}.${payers & 255}`;
  tiktok.control.addSeller({ handle });
  const { accessToken, user } = await signUp(
    here.services.accounts,
    { handle, password: 'Muyembe-42-Trees' },
    { ip, device: null },
  );
  const trialEndsAt = (await findSubscription(opened.database.db, user.id))?.trialEndsAt.getTime() ?? 0;
  return { shopId: user.id, accessToken, ip, phoneNumber: `+25677${String(2_000_000 + payers)}`, trialEndsAt };
}

type Provider = 'mtn' | 'relworx';

/** The process dies when so many have been asked for; whether a prompt is on a phone by then, `answer` says. */
async function tapAndKill(people: Payer[], provider: Provider, answer: 'silent' | 'error'): Promise<void> {
  const web = await nextWeb;
  nextWeb = startWeb();
  payments.control.set(provider, { answer });
  const asked = () => payments.control.state().calls[`${provider} ask`] ?? 0;
  const before = asked();
  const tapped = people.map(({ accessToken, phoneNumber, ip }) =>
    fetch(`${web.origin}/api/v1/auth/subscribe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ phoneNumber, provider }),
    }).catch(() => null),
  );
  await becomes(async () => expect(asked()).toBe(before + people.length));
  web.process.kill('SIGKILL');
  await web.process.ended;
  await Promise.all(tapped);
}

/** Its payer approves, and it is paid and credited: once. */
async function settle({ shopId, phoneNumber, trialEndsAt }: Payer): Promise<void> {
  await becomes(async () => expect(requests(phoneNumber)).toHaveLength(1));
  payments.control.decide(requests(phoneNumber)[0]?.id ?? '', 'approve');
  const { db } = opened.database;
  const rows = () => db.selectFrom('payments').select('status').where('shop_id', '=', shopId).execute();
  await becomes(async () => expect(await rows()).toEqual([{ status: 'paid' }]), 240_000);
  const ledger = db.selectFrom('payment_ledger').select('entry').where('shop_id', '=', shopId);
  expect((await ledger.execute()).map(({ entry }) => entry).sort()).toEqual(['paid', 'period_granted', 'started']);
  const plan = await findSubscription(db, shopId);
  expect(plan?.subscriptionEndsAt?.getTime()).toBe(trialEndsAt + monthMs);
  expect(requests(phoneNumber)).toHaveLength(1);
}

/** Of each round what went wrong; the next rounds overlap with it. */
const settled: Promise<[round: number, error: unknown]>[] = [];
let untakenIsSettled: Promise<unknown> = Promise.resolve();

for (let round = 1; round <= rounds; round += 1) {
  const isTaken = round % 10 !== 2;
  test(`round ${round}: a process is killed while its provider ${isTaken ? 'answers' : 'has not taken the prompt'}`, async () => {
    // The service asks again after 21 s: so long the first call might still arrive. One at a time, to tell the calls apart.
    if (!isTaken) await untakenIsSettled;
    const provider = isTaken ? 'mtn' : 'relworx';
    const payer = await aPayer();
    await tapAndKill([payer], provider, isTaken ? 'silent' : 'error');
    payments.control.heal(provider);
    const end: Promise<[number, unknown]> = settle(payer).then(
      () => [round, null],
      (error: unknown) => [round, error],
    );
    settled.push(end);
    if (!isTaken) untakenIsSettled = end;
  });
}

test('of each round the payment was asked for, paid and credited exactly once', async () => {
  const failed = (await Promise.all(settled)).filter(([, error]) => error !== null);
  expect(settled).toHaveLength(rounds);
  expect(failed).toEqual([]);
});

// Payments that a process has taken are not checked for two minutes: too long for a few rounds.
test.runIf(rounds > 3)(
  'a worker that is killed while it asks for what a killed process had not: another one finds the prompts and sends none again',
  async () => {
    const people = [await aPayer(), await aPayer(), await aPayer(), await aPayer(), await aPayer()];
    await tapAndKill(people, 'mtn', 'error');
    expect(people.flatMap(({ phoneNumber }) => requests(phoneNumber))).toEqual([]);
    payments.control.set('mtn', { answer: 'silent' });
    for (const { phoneNumber } of people) await becomes(async () => expect(requests(phoneNumber)).toHaveLength(1));
    worker.kill('SIGKILL');
    await worker.ended;
    payments.control.heal('mtn');
    worker = startWorker();
    await Promise.all(people.map(settle));
  },
);
