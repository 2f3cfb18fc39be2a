import { randomUUID } from 'node:crypto';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { simulatedAccounts } from '@app/payments-simulator/payments/stage';
import { type App, createApp } from '@app/server/app';
import { subscribe } from '@app/server/billing/checkout/subscribe';
import { createMtn } from '@app/server/billing/providers/mtn/mtn';
import { loadConfig } from '@app/server/config';
import { listenForEvents } from '@app/server/platform/realtime/events';
import { sql } from 'kysely';
import { type Child, startChild } from './child.ts';
import { median, type Row, ratioRow } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';
import { seedSeller } from './seed.ts';

const payments = 500;
const inFlight = 50;
const lonePayments = 20;
const openPayments = 10_000;
const patienceMs = 30_000;

/** Payments by MTN, from the tap to the plan, beside simulated wallets in a process of their own. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null) return [{ figure: 'Payments by mobile money', ours: 'not measured: set DATABASE_URL' }];
  const wallets = await startChild('wallets', null);
  const scratch = await makeScratch(server);
  const origin = wallets.ready.origin;
  const app = await createApp(
    loadConfig({
      ...scratch.environment,
      ...simulatedEnvironment({ origin, accounts: simulatedAccounts }),
      PAYMENT_PROVIDERS: 'mtn',
    }),
    { servePages: async () => null },
  );
  await app.start();
  const plans = await watchPlans(app);
  try {
    return [
      await carryMany(app, plans, wallets),
      ...(await carryAlone(app, plans, wallets)),
      await askAboutOpen(app, wallets),
    ];
  } finally {
    await plans.end();
    await app.stop();
    await scratch.remove();
    await wallets.stop();
  }
}

type Plans = Awaited<ReturnType<typeof watchPlans>>;

/** Hears of a plan that changed as an open page does. */
async function watchPlans({ database }: App) {
  const waiting = new Map<string, () => void>();
  const end = await listenForEvents(
    database,
    (event) => {
      if (event.type === 'payment_changed') waiting.get(event.shopId)?.();
    },
    () => {},
  );
  return {
    end,
    /** Called before the payment begins; resolves when its page has something new to show. */
    changed(shopId: string): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => reject(new Error('A payment was not carried in time.')), patienceMs);
      waiting.set(shopId, () => {
        clearTimeout(timer);
        resolve();
      });
      return promise;
    },
  };
}

async function control(wallets: Child, operation: string, fields: object): Promise<void> {
  const response = await fetch(`${wallets.ready.origin}/_control/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`The wallets refused ${operation}: ${await response.text()}`);
}

/** Every seller has a number and an address of their own: what limits prompts is not measured here. */
const phoneNumber = (index: number): string => `+2567720${String(index).padStart(5, '0')}`;
const address = (index: number): string => `10.${index >> 8}.${index & 255}.1`;

let sellers = 0;
async function aSeller({ database: { db } }: App): Promise<{ shopId: string; phoneNumber: string; ip: string }> {
  sellers += 1;
  const own = { phoneNumber: phoneNumber(sellers), ip: address(sellers) };
  return { ...own, shopId: await seedSeller(db, `payer.${sellers}`) };
}

async function begin({ services: { billing } }: App, seller: Awaited<ReturnType<typeof aSeller>>) {
  const { shopId, ...wanted } = seller;
  return subscribe(billing, shopId, wanted, randomUUID());
}

async function requirePaid({ database: { db } }: App, atLeast: number): Promise<void> {
  const { rows } = await sql<{
    paid: number;
  }>`select count(*)::int as paid from payments where status = 'paid'`.execute(db);
  if ((rows[0]?.paid ?? 0) < atLeast) throw new Error(`Only ${rows[0]?.paid} of ${atLeast} payments are paid.`);
}

/** Works through `count` with so many at once; in milliseconds. */
async function timed(count: number, work: (index: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return performance.now() - startedAt;
}

/** An adapter with nothing around it. */
const bareMtn = (wallets: Child) =>
  createMtn(simulatedEnvironment({ origin: wallets.ready.origin, accounts: simulatedAccounts }), {
    fetch,
    clock: { now: () => new Date() },
    record: () => {},
    // Without a listener.
    webhookUrl: () => 'http://127.0.0.1:2/webhook',
  });

const chargeOf = (id: string, index: number) =>
  ({
    id,
    reference: 'DK-BENCH1',
    amountUgx: 10_000,
    phoneNumber: phoneNumber(index),
    network: 'mtn',
    returnUrl: 'http://localhost:3000/subscription',
  }) as const;

async function carryMany(app: App, plans: Plans, wallets: Child): Promise<Row> {
  await control(wallets, 'set-payer', { payer: 'approve' });
  const waiting: Awaited<ReturnType<typeof aSeller>>[] = [];
  for (let index = 0; index < payments; index += 1) waiting.push(await aSeller(app));
  const cpuBefore = process.cpuUsage();
  const oursMs = await timed(payments, async () => {
    const seller = waiting.pop();
    if (!seller) throw new Error('There are too few sellers.');
    const changed = plans.changed(seller.shopId);
    await begin(app, seller);
    await changed;
  });
  const { user, system } = process.cpuUsage(cpuBefore);
  await requirePaid(app, payments);
  const mtn = bareMtn(wallets);
  const baselineMs = await timed(payments, async (index) => {
    const id = randomUUID();
    await mtn.charge(chargeOf(id, index));
    await mtn.readStatus({ id, providerReference: null });
  });
  return ratioRow({
    figure: `${payments} payments from tap to paid, ${inFlight} in flight, next to the provider’s calls alone (CPU of the service: ${((user + system) / 1000 / payments).toFixed(1)} ms each)`,
    ours: oursMs,
    baseline: baselineMs,
    show: (ms) => `${(payments / (ms / 1000)).toFixed(0)} /s`,
  });
}

/** From the payer's approval to the word that reaches an open page. */
async function carryAlone(app: App, plans: Plans, wallets: Child): Promise<Row[]> {
  await control(wallets, 'set-payer', { payer: 'wait' });
  const medianMs = async (callbacks: 'once' | 'lost'): Promise<number> => {
    await control(wallets, 'set', { provider: 'mtn', callbacks });
    const times = await Promise.all(
      Array.from({ length: lonePayments }, async (_, index) => {
        const seller = await aSeller(app);
        const changed = plans.changed(seller.shopId);
        const { payment_id: payment } = await begin(app, seller);
        // Not all at one moment of the asking.
        await new Promise((resolve) => setTimeout(resolve, 5000 + index * 137));
        const approvedAt = performance.now();
        await control(wallets, 'decide', { payment, action: 'approve' });
        await changed;
        return performance.now() - approvedAt;
      }),
    );
    return median(times);
  };
  const [withMs, withoutMs] = [await medianMs('once'), await medianMs('lost')];
  const figure = 'From the payer’s approval, 5 to 8 s after the tap, to the word for an open page, median of 20';
  return [
    {
      figure: `${figure}: with a callback`,
      ours: `${withMs.toFixed(0)} ms`,
      target: '≤ 1000 ms',
      isMet: withMs <= 1000,
    },
    {
      figure: `${figure}: without one`,
      ours: `${withoutMs.toFixed(0)} ms`,
      target: '≤ 5000 ms',
      isMet: withoutMs <= 5000,
    },
  ];
}

/** Payments of an hour ago that are all due within one minute, and whose payers do nothing. */
async function askAboutOpen(app: App, wallets: Child): Promise<Row> {
  const { db } = app.database;
  const mtn = bareMtn(wallets);
  const ids = Array.from({ length: openPayments }, () => randomUUID());
  await timed(openPayments, async (index) => void (await mtn.charge(chargeOf(ids[index] ?? '', index))));
  await insertOpen(app, ids);
  const due = sql<{ left: number }>`select count(*)::int as left from mobile_payments
    where next_check_at < now() + interval '5 minutes'`;
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await due.execute(db);
    if (rows[0]?.left === 0) break;
    if (performance.now() - startedAt > 10 * patienceMs) throw new Error(`${rows[0]?.left} are still due.`);
    // Asked seldom, so that the asking is not what is measured.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = (user + system) / 1e6;
  return {
    figure: `${openPayments} open payments, all due within a minute: asked about`,
    ours: `in ${seconds.toFixed(0)} s, with ${cpuSeconds.toFixed(1)} s of CPU`,
    target: '≤ 90 s',
    isMet: seconds <= 90,
  };
}

async function insertOpen({ database: { db } }: App, ids: string[]): Promise<void> {
  const shopId = await seedSeller(db, 'open.payments');
  const shops: string[] = [shopId];
  for (let index = 1; index < ids.length; index += 1) shops.push(randomUUID());
  await sql`insert into accounts (account_id, bio_code)
    select id, 'BENCH1' from unnest(${shops.slice(1)}::uuid[]) as t(id)`.execute(db);
  await sql`insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at)
    select s, p, p::text, 'mtn', 'pending', 10000, 1, 'DK-' || left(replace(p::text, '-', ''), 12), now() - interval '1 hour', now()
    from unnest(${shops}::uuid[], ${ids}::uuid[]) as t(s, p)`.execute(db);
  await sql`insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, accepted_at, next_check_at)
    select s, p, '+256772000000', 'mtn', now() - interval '1 hour', now(), now() + random() * interval '1 minute'
    from unnest(${shops}::uuid[], ${ids}::uuid[]) as t(s, p)`.execute(db);
}
