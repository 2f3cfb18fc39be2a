import { type App, createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { importShopJob } from '@app/server/ingestion/ingestion.jobs';
import type { Clock } from '@app/server/platform/clock';
import { inTransaction } from '@app/server/platform/database/transaction';
import { listenForEvents } from '@app/server/platform/realtime/events';
import { testApp } from '@app/tiktok-simulator/developers/developers';
import { sql } from 'kysely';
import { type Child, startChild } from './child.ts';
import { makeScratch, type Scratch } from './scratch.ts';
import { seedSeller } from './seed.ts';
import type { SimulatedSellers } from './simulator.server.ts';

const dayMs = 24 * 3600_000;
const patienceMs = 1800_000;

/** The addresses that refuse a server together, as TikTok would close them. */
export const routesOf = {
  display: ['video-list', 'video-query', 'user-info'],
  pages: ['embed', 'profile', 'video', 'photo', 'oembed'],
  apify: ['apify-start'],
} as const;
export type Doors = keyof typeof routesOf;

/** Requests by route since the last clearing. */
export type RequestCounts = Record<string, number>;

/** The service's web process, a worker where one is started, and a simulated TikTok in a process of its own. */
export interface Stage {
  app: App;
  /** A worker without memory of closed doors takes the place of the one before. */
  startWorker(): Promise<Child>;
  control(operation: string, fields?: object): Promise<unknown>;
  requests(): Promise<RequestCounts>;
  /** Signs the seller up by "Continue with TikTok". */
  connect(handle: string): Promise<{ shopId: string; accessToken: string }>;
  /** A seller without a connection, whose owner is confirmed or a stranger on trial; paid for longer than is measured. */
  seed(handle: string, who?: 'confirmed' | 'stranger'): Promise<string>;
  enqueueLooks(shopIds: string[]): Promise<void>;
  /** Until no look waits or runs. */
  looksDone(): Promise<void>;
  /** Until nothing of importing waits or runs; what TikTok refuses is tried again for days. */
  allQuiet(): Promise<void>;
  /** Resolves with the moment at which a further card of the shop is there; called before it is asked for. */
  nextCard(shopId: string): Promise<number>;
  stop(): Promise<void>;
}

/** `settings` are variables of the environment besides those that lead to the simulator. */
export async function openStage(
  server: string | null,
  { sellers, settings, clock }: { sellers: SimulatedSellers; settings?: Record<string, string>; clock?: Clock },
): Promise<Stage> {
  const tiktok = await startChild('simulator', sellers);
  const scratch = await makeScratch(server);
  const environment = environmentOf(scratch, tiktok.ready, settings);
  const app = await createApp(loadConfig({ ...environment, PROCESS_ROLE: server === null ? 'all' : 'web' }), {
    servePages: async () => null,
    ...(clock ? { clock } : {}),
  });
  const origin = await app.start();
  const cards = new Map<string, (atMs: number) => void>();
  const stopListening = await listenForEvents(
    app.database,
    (event) => event.type === 'product_created' && cards.get(event.shopId)?.(performance.now()),
    () => {},
  );
  let worker: Child | null = null;
  const { db } = app.database;
  return {
    app,
    async startWorker() {
      await worker?.stop();
      worker = await startChild('service', {
        environment: { ...environment, PROCESS_ROLE: 'worker' },
        withPages: false,
      });
      return worker;
    },
    control: (operation, fields = {}) => control(tiktok.ready.origin, operation, fields),
    async requests() {
      const state = await (await fetch(`${tiktok.ready.origin}/_control/state`)).json();
      return (state as { log: { counts: RequestCounts } }).log.counts;
    },
    connect: (handle) => connect(app, origin, handle),
    async seed(handle, who = 'confirmed') {
      const shopId = await seedSeller(db, handle);
      const later = new Date(Date.now() + 365 * dayMs);
      const ends = who === 'confirmed' ? { subscription_ends_at: later } : {};
      await db
        .updateTable('subscriptions')
        .set({ trial_ends_at: later, ...ends })
        .where('shop_id', '=', shopId)
        .execute();
      const stranger = db.updateTable('accounts').set({ confirmed_at: null }).where('account_id', '=', shopId);
      if (who === 'stranger') await stranger.execute();
      return shopId;
    },
    enqueueLooks: (shopIds) =>
      inTransaction(db, 'benchmark.enqueue', async (trx) => {
        for (const shopId of shopIds) await app.services.jobs.enqueue(trx, importShopJob, { shopId }, { key: shopId });
      }),
    looksDone: () => until(async () => (await waitingJobs(app, ['import-shop'])) === 0),
    allQuiet: () => until(async () => (await waitingJobs(app, importing)) === 0),
    nextCard(shopId) {
      const { promise, resolve } = Promise.withResolvers<number>();
      cards.set(shopId, resolve);
      return promise;
    },
    async stop() {
      await worker?.stop();
      await stopListening();
      await app.stop();
      await scratch.remove();
      await tiktok.stop();
    },
  };
}

function environmentOf(scratch: Scratch, tiktok: Child['ready'], settings: Record<string, string> = {}) {
  const { origin } = tiktok;
  return {
    ...scratch.environment,
    LOG_LEVEL: 'error',
    TIKTOK_WEB_ORIGIN: origin,
    TIKTOK_LOGIN_ORIGIN: origin,
    TIKTOK_API_ORIGIN: origin,
    TIKTOK_CLIENT_KEY: testApp.clientKey,
    TIKTOK_CLIENT_SECRET: testApp.clientSecret,
    APIFY_ORIGIN: origin,
    APIFY_TOKEN: String(tiktok.apifyToken),
    APIFY_DAILY_RUNS: '100000',
    TIKTOK_SOURCES: 'display,embed,oembed,apify',
    TIKTOK_REQUEST_GAP_MS: '0',
    ...settings,
  };
}

/** Looks again and again until it is so: what is waited for stands in tables of another process, which send no notice. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const importing = ['import-shop', 'read-back-catalogue', 'complete-post', 'fetch-pictures'];

async function waitingJobs({ database: { db } }: App, names: string[]): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pgboss.job
    where state in ('created', 'active', 'retry') and name = any(${names.map((name) => `ingestion.${name}`)})`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

async function control(origin: string, operation: string, fields: object): Promise<unknown> {
  const response = await fetch(`${origin}/_control/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const answer = (await response.json()) as { ok: boolean; message?: string; result: unknown };
  if (!answer.ok) throw new Error(`TikTok's control refused ${operation}: ${answer.message}`);
  return answer.result;
}

/** As a browser goes: to TikTok's screen and back, then the page's own questions until the shop is open. */
async function connect(app: App, origin: string, handle: string) {
  const cookies = new Map<string, string>();
  const ask = async (method: 'GET' | 'POST', address: string, payload?: object) => {
    const { pathname, search } = new URL(address, origin);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.server.inject({
      method,
      url: pathname + search,
      headers: { host: new URL(origin).host, 'sec-fetch-site': 'same-origin', cookie },
      ...(payload ? { payload } : {}),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const screen = String((await ask('GET', '/auth/tiktok?intent=signup')).headers.location);
  const form = new URLSearchParams({ handle, decision: 'approve' });
  for (const scope of (new URL(screen).searchParams.get('scope') ?? '').split(',')) form.append('scope', scope);
  const back = await fetch(screen, { method: 'POST', body: form, redirect: 'manual' });
  await ask('GET', back.headers.get('location') ?? '/');
  const session = '/api/v1/auth/tiktok/session';
  const { step } = (await ask('POST', session, {})).json().data ?? {};
  const signedIn = await ask('POST', session, { choice: step });
  const { accessToken, user } = signedIn.json().data?.session ?? {};
  if (!accessToken) throw new Error(`@${handle} could not connect: ${signedIn.body}`);
  return { accessToken: String(accessToken), shopId: String(user.id) };
}
