import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PaymentsConfig, readPaymentsConfig } from '#server/billing/providers/providers.ts';
import { isGuessable } from '#server/platform/guessable-secret.ts';
import { closeOwnFolder, requireOwnFile, requireOwnFolder } from '#server/platform/private-folder.ts';
import type { TikTokApp } from '#server/tiktok/connections/tiktok-api.ts';
import type { ApifySettings } from '#server/tiktok/sources/apify/create-apify.ts';
import { ConfigError, type Environment, listOf, readEnvironment } from './environment.ts';

interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** `dailyBudget`: messages a day, across all processes. */
type SmsConfig = { dailyBudget: number } & (
  | { provider: 'none' | 'outbox' }
  | { provider: 'africastalking'; username: string; apiKey: string; senderId: string | null; apiOrigin: string }
);

/** The whole configuration, checked; handed down, never read from the environment again. */
export interface Config {
  mode: Environment['APP_MODE'];
  port: number;
  host: string;
  /** Links, previews, cookies; with port 0 the app takes the address that was bound instead. */
  publicOrigin: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Another role of the same database, which changes the schema; without it the service does. */
  migrationDatabaseUrl: string | null;
  databasePoolSize: number;
  role: Environment['PROCESS_ROLE'];
  tokenSecret: string;
  /** The one before; only opens what was sealed with it. */
  formerTokenSecret: string | null;
  tiktok: { sources: string[]; webOrigin: string; requestGapMs: number; canaries: string[] };
  /** Null: nobody pays for runs at Apify. */
  apify: ApifySettings | null;
  /** How this installation is registered with TikTok; null: it is not. */
  tiktokApp: TikTokApp | null;
  sync: { intervalMinutes: number; cooldownSeconds: number };
  trustProxy: string[] | null;
  /** Is the API described at /api/docs? */
  apiDocs: boolean;
  metricsToken: string | null;
  supportWhatsapp: string | null;
  /** Made at the start where there is no administrator yet. */
  firstAdmin: { username: string; password: string } | null;
  llm: { baseUrl: string; model: string; apiKey: string | null; dailyBudget: number } | null;
  payments: PaymentsConfig;
  s3: S3Config | null;
  sms: SmsConfig;
  logLevel: Environment['LOG_LEVEL'];
}

type Variables = Record<string, string | undefined>;

/** Where the data lies: all that commands on the data need. */
type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'migrationDatabaseUrl' | 's3'>;

/** Reads and checks what concerns the data; makes nothing. Throws ConfigError. */
export function loadStorageConfig(env: Variables = process.env): StorageConfig {
  const checked = readEnvironment(env, false);
  return {
    dataDir: resolve(checked.DATA_DIR),
    databaseUrl: checked.DATABASE_URL ?? null,
    migrationDatabaseUrl: checked.MIGRATION_DATABASE_URL ?? null,
    s3: s3Of(checked),
  };
}

/**
 * Reads and checks the environment; makes and keeps the token secret when none is given. Throws ConfigError with all
 * problems.
 */
export function loadConfig(env: Variables = process.env): Config {
  const checked = readEnvironment(env, true);
  const dataDir = resolve(checked.DATA_DIR);
  return {
    mode: checked.APP_MODE,
    port: checked.PORT,
    host: checked.HOST ?? (checked.APP_MODE === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicOrigin: checked.PUBLIC_ORIGIN ?? `http://localhost:${checked.PORT}`,
    dataDir,
    databaseUrl: checked.DATABASE_URL ?? null,
    migrationDatabaseUrl: checked.MIGRATION_DATABASE_URL ?? null,
    databasePoolSize: checked.DATABASE_POOL_SIZE,
    role: checked.PROCESS_ROLE,
    tokenSecret: checked.TOKEN_SECRET ?? keptSecret(dataDir),
    formerTokenSecret: checked.FORMER_TOKEN_SECRET ?? null,
    tiktokApp: tiktokAppOf(checked),
    apify: apifyOf(checked),
    tiktok: {
      sources: listOf(checked.TIKTOK_SOURCES),
      webOrigin: checked.TIKTOK_WEB_ORIGIN,
      requestGapMs: checked.TIKTOK_REQUEST_GAP_MS,
      canaries: canariesOf(checked),
    },
    sync: { intervalMinutes: checked.SYNC_INTERVAL_MINUTES, cooldownSeconds: checked.SYNC_COOLDOWN_SECONDS },
    trustProxy: checked.TRUST_PROXY ? listOf(checked.TRUST_PROXY) : null,
    apiDocs: (checked.API_DOCS ?? (checked.APP_MODE === 'production' ? 'off' : 'on')) === 'on',
    metricsToken: checked.METRICS_TOKEN ?? null,
    supportWhatsapp: checked.SUPPORT_WHATSAPP ?? null,
    firstAdmin: firstAdminOf(checked),
    llm: llmOf(checked),
    payments: readPaymentsConfig(checked),
    s3: s3Of(checked),
    sms: smsOf(checked),
    logLevel: checked.LOG_LEVEL,
  };
}

function firstAdminOf({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }: Environment): Config['firstAdmin'] {
  return username && password ? { username, password } : null;
}

/** Large accounts that will be there; elsewhere than in production nobody is asked unasked. */
function canariesOf({ TIKTOK_CANARIES: named, APP_MODE: mode }: Environment): string[] {
  const handles = named ?? (mode === 'production' ? 'tiktok,nasa' : 'off');
  return handles === 'off' ? [] : listOf(handles);
}

function tiktokAppOf(env: Environment): TikTokApp | null {
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret } = env;
  if (!clientKey || !clientSecret) return null;
  return { clientKey, clientSecret, loginOrigin: env.TIKTOK_LOGIN_ORIGIN, apiOrigin: env.TIKTOK_API_ORIGIN };
}

function apifyOf(env: Environment): Config['apify'] {
  if (!env.APIFY_TOKEN || !listOf(env.TIKTOK_SOURCES).includes('apify')) return null;
  return {
    origin: env.APIFY_ORIGIN,
    token: env.APIFY_TOKEN,
    dailyRuns: env.APIFY_DAILY_RUNS,
    backCatalogue: env.APIFY_BACK_CATALOGUE === 'true',
  };
}

function llmOf(env: Environment): Config['llm'] {
  if (!env.LLM_BASE_URL || !env.LLM_MODEL) return null;
  return {
    baseUrl: env.LLM_BASE_URL,
    model: env.LLM_MODEL,
    apiKey: env.LLM_API_KEY ?? null,
    dailyBudget: env.LLM_DAILY_BUDGET,
  };
}

function s3Of(env: Environment): S3Config | null {
  if (!env.S3_BUCKET || !env.S3_REGION || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function smsOf(env: Environment): SmsConfig {
  const provider = env.SMS_PROVIDER ?? (env.APP_MODE === 'production' ? 'none' : 'outbox');
  const dailyBudget = env.SMS_DAILY_BUDGET;
  if (provider !== 'africastalking') return { provider, dailyBudget };
  const { AT_USERNAME: username = '', AT_API_KEY: apiKey = '', AT_SENDER_ID, AT_API_ORIGIN: apiOrigin } = env;
  return { provider, dailyBudget, username, apiKey, senderId: AT_SENDER_ID ?? null, apiOrigin };
}

const shortestSecret = 32;

/** Without TOKEN_SECRET one is made once and kept in the data directory, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'token-secret');
  try {
    requireOwnFolder(dataDir);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeOwnFolder(dataDir);
    requireOwnFile(dataDir, path);
    if (!existsSync(path)) makeSecret(path);
    const secret = readFileSync(path, 'utf8').trim();
    // An emptied file would sign tokens with a secret that everybody knows.
    if (secret.length < shortestSecret)
      throw new Error(`${path} is damaged; restore it, or delete it to sign everybody out`);
    if (isGuessable(secret)) throw new Error(`${path} can be guessed; delete it to sign everybody out`);
    return secret;
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot keep the token secret: ${(error as Error).message}`]);
  }
}

/** Linked into place whole: another process that starts now reads all of it or makes none. */
function makeSecret(path: string): void {
  const whole = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(whole, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(whole, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

/** The PostgreSQL that the tests use; null means the embedded database. */
export function testDatabaseUrl(): string | null {
  return process.env.DATABASE_URL ?? null;
}
