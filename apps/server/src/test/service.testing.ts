import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { signUp } from '#server/accounts/sign-up/sign-up.ts';
import { type App, type AppOptions, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { leastPasswordCost } from '#server/identity/password-cost.testing.ts';
import { importShop } from '#server/ingestion/import/import-shop.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { type Clock, fixedClock } from '#server/platform/clock.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createTikTokSources } from '#server/tiktok/sources/sources.ts';

export const testPassword = 'Muyembe-42-Trees';

/** The parts of any answer; a test reads those that its call has. */
export interface Answer<Data> {
  status: number;
  body: {
    success: boolean;
    message: string;
    code?: string;
    errors?: { field: string; message: string }[];
    data: Data;
  };
  headers: Record<string, unknown>;
  text: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'HEAD' | 'DELETE';

export interface CallOptions {
  body?: unknown;
  token?: string | undefined;
  /** Of a repeated action: the idempotency key. */
  key?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/**
 * The whole service on a database of its own, beside a TikTok that starts empty. Nothing listens and no worker runs:
 * calls go in by `call`, jobs are run by the test. The clock stands still until it is moved.
 */
export async function openTestService(
  settings: Record<string, string> = {},
  now = new Date(),
  servePages: AppOptions['servePages'] = async () => null,
) {
  const { database, url, drop } = await openTestDatabase(testDatabaseUrl());
  const tiktok: Simulator = await startSimulator({ empty: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'dukalink-'));
  const clock = fixedClock(now);
  const logLines: string[] = [];
  const config = loadConfig({
    APP_MODE: 'test',
    DATA_DIR: dataDir,
    TIKTOK_WEB_ORIGIN: tiktok.origin,
    TIKTOK_REQUEST_GAP_MS: '0',
    MANUAL_MERCHANT_NUMBER: '+256772123456',
    MANUAL_MERCHANT_NAME: 'Dukalink Ltd',
    TIKTOK_LOGIN_ORIGIN: tiktok.origin,
    TIKTOK_API_ORIGIN: tiktok.origin,
    APIFY_ORIGIN: tiktok.origin,
    APIFY_TOKEN: tiktok.apifyToken,
    TIKTOK_CLIENT_KEY: tiktok.app.clientKey,
    TIKTOK_CLIENT_SECRET: tiktok.app.clientSecret,
    ...settings,
  });
  const logger = createLogger('debug', { write: (line) => logLines.push(line) });
  const app: App = await createApp(config, {
    database,
    logger,
    clock,
    servePages,
    passwordCost: leastPasswordCost,
  });
  await app.services.jobs.start({ work: false });

  async function call<Data = Record<string, unknown>>(
    method: Method,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<Data>> {
    const response = await app.server.inject({
      method,
      url: path.startsWith('/') && !path.startsWith('/api') ? `/api/v1${path}` : path,
      remoteAddress: options.ip ?? '127.0.0.1',
      headers: {
        host: 'localhost:3000',
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    // A test that reads the body of an answer without one (also to HEAD) fails by itself.
    const body = (isJson && response.body !== '' ? response.json() : {}) as Answer<Data>['body'];
    return { status: response.statusCode, body, headers: response.headers, text: response.body };
  }

  /**
   * What the import works with; its circuit breakers are new, so that one test's failures do not end another's
   * requests.
   */
  function ingestion(changed: Partial<IngestionContext> = {}): IngestionContext {
    const sources = createTikTokSources({
      order: config.tiktok.sources,
      webOrigin: tiktok.origin,
      display: {
        connections: app.services.tiktok,
        gap: async () => {},
        sellerGap: async () => {},
      },
      gap: async () => {},
      apify: app.services.ingestion.apify?.source,
    });
    return { ...app.services.ingestion, sources, ...changed };
  }

  return {
    app,
    config,
    db: database.db,
    database,
    databaseUrl: url,
    clock: clock as Clock & { advance(ms: number): void },
    tiktok: tiktok.control,
    tiktokOrigin: tiktok.origin,
    tiktokApp: tiktok.app,
    logLines,
    call,
    ingestion,
    /** One look at the shop's TikTok, as a worker does it. */
    import: (shopId: string, deps: IngestionContext = ingestion()): Promise<void> =>
      importShop(deps, shopId, new AbortController().signal),
    /** Signs a seller up whom TikTok knows; the tokens and the user. */
    async signUp(handle: string) {
      if (!tiktok.control.state().sellers.some((seller) => seller.handle === handle))
        tiktok.control.addSeller({ handle });
      addresses += 1;
      const ip = `10.9.${addresses >> 8}.${addresses & 255}`;
      const { user, ...tokens } = await signUp(
        app.services.accounts,
        { handle, password: testPassword },
        { ip, device: null },
      );
      return { ...tokens, user: { ...user, handle } };
    },
    /** Takes the limits' counters away: tests share one address. */
    async forgetLimits(): Promise<void> {
      await database.db.deleteFrom('rate_limits').execute();
    },
    async close(): Promise<void> {
      await app.stop();
      await tiktok.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let addresses = 0;

export type TestService = Awaited<ReturnType<typeof openTestService>>;
