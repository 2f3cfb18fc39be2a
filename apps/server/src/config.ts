import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPaymentsConfig } from '#server/billing/providers/providers.ts';
import { closeOwnFolder, requireOwnFile, requireOwnFolder } from '#server/platform/private-folder.ts';
import type { TikTokApp } from '#server/tiktok/connections/tiktok-api.ts';
import type { ApifySettings } from '#server/tiktok/sources/apify/create-apify.ts';
import { ConfigError, type Environment, listOf, readEnvironment } from './environment.ts';
import { isGuessable } from './guessable-secret.ts';

type Variables = Record<string, string | undefined>;

/** The whole configuration, checked; handed down, never read from the environment again. */
export type Config = ReturnType<typeof loadConfig>;

/**
 * Reads and checks what concerns the data, which is all that commands on the data need; makes nothing. Throws
 * ConfigError.
 */
export function loadStorageConfig(env: Variables = process.env) {
  return storageOf(readEnvironment(env, false));
}

/**
 * Reads and checks the environment; makes and keeps the token secret when none is given. Throws ConfigError with all
 * problems.
 */
export function loadConfig(env: Variables = process.env) {
  const checked = readEnvironment(env, true);
  const isProduction = checked.APP_MODE === 'production';
  const storage = storageOf(checked);
  return {
    ...storage,
    mode: checked.APP_MODE,
    port: checked.PORT,
    host: checked.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    /** Links, previews, cookies; with port 0 the app takes the address that was bound instead. */
    publicOrigin: checked.PUBLIC_ORIGIN ?? `http://localhost:${checked.PORT}`,
    databasePoolSize: checked.DATABASE_POOL_SIZE,
    role: checked.PROCESS_ROLE,
    tokenSecret: checked.TOKEN_SECRET ?? keptSecret(storage.dataDir),
    /** The one before; only opens what was sealed with it. */
    formerTokenSecret: checked.FORMER_TOKEN_SECRET ?? null,
    /** How this installation is registered with TikTok; null: it is not. */
    tiktokApp: tiktokAppOf(checked),
    /** Null: no runs at Apify are paid for. */
    apify: apifyOf(checked),
    tiktok: {
      sources: listOf(checked.TIKTOK_SOURCES),
      webOrigin: checked.TIKTOK_WEB_ORIGIN,
      requestGapMs: checked.TIKTOK_REQUEST_GAP_MS,
      canaries: canariesOf(checked),
    },
    sync: { intervalMinutes: checked.SYNC_INTERVAL_MINUTES, cooldownSeconds: checked.SYNC_COOLDOWN_SECONDS },
    trustProxy: checked.TRUST_PROXY ? listOf(checked.TRUST_PROXY) : null,
    /** Is the API described at /api/docs? */
    apiDocs: (checked.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    /** Do browsers keep visited pages for a phone without a network? */
    keepsOffline: checked.OFFLINE_PAGES === 'on',
    metricsToken: checked.METRICS_TOKEN ?? null,
    supportWhatsapp: checked.SUPPORT_WHATSAPP ?? null,
    /** Made at the start where there is no administrator yet. */
    firstAdmin: firstAdminOf(checked),
    llm: llmOf(checked),
    payments: readPaymentsConfig(checked),
    sms: { dailyBudget: checked.SMS_DAILY_BUDGET, ...smsOf(checked) },
    logLevel: checked.LOG_LEVEL,
  };
}

function storageOf(env: Environment) {
  return {
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    /** The same database past a pooler; null: `databaseUrl` is no pooler. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    /** Standbys, which public pages may be read from; null: the primary alone. */
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    /** Another role of the same database, which changes the schema; without it the service does. */
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    s3: s3Of(env),
  };
}

function firstAdminOf({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }: Environment) {
  return username && password ? { username, password } : null;
}

/** Large accounts that will stay; only production asks TikTok for them by default. */
function canariesOf({ TIKTOK_CANARIES: named, APP_MODE: mode }: Environment): string[] {
  const handles = named ?? (mode === 'production' ? 'tiktok,nasa' : 'off');
  return handles === 'off' ? [] : listOf(handles);
}

function tiktokAppOf(env: Environment): TikTokApp | null {
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret } = env;
  if (!clientKey || !clientSecret) return null;
  return { clientKey, clientSecret, loginOrigin: env.TIKTOK_LOGIN_ORIGIN, apiOrigin: env.TIKTOK_API_ORIGIN };
}

function apifyOf(env: Environment): ApifySettings | null {
  const { APIFY_ORIGIN: origin, APIFY_TOKEN: token, APIFY_DAILY_RUNS: dailyRuns } = env;
  if (!token || !listOf(env.TIKTOK_SOURCES).includes('apify')) return null;
  return { origin, token, dailyRuns, backCatalogue: env.APIFY_BACK_CATALOGUE === 'true' };
}

function llmOf({ LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY, LLM_DAILY_BUDGET: dailyBudget }: Environment) {
  return baseUrl && model ? { baseUrl, model, apiKey: LLM_API_KEY ?? null, dailyBudget } : null;
}

function s3Of(env: Environment) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null;
  return { bucket, region, endpoint: S3_ENDPOINT ?? null, accessKeyId, secretAccessKey };
}

function smsOf(env: Environment) {
  const provider = env.SMS_PROVIDER ?? (env.APP_MODE === 'production' ? 'none' : 'outbox');
  if (provider !== 'africastalking') return { provider };
  const { AT_USERNAME: username = '', AT_API_KEY: apiKey = '', AT_SENDER_ID, AT_API_ORIGIN: apiOrigin } = env;
  return { provider, username, apiKey, senderId: AT_SENDER_ID ?? null, apiOrigin };
}

const minSecretLength = 32;

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
    // An empty file would sign tokens with a secret that everyone knows.
    if (secret.length < minSecretLength)
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

/** The variables of this process, or of `env`, and over them those of a file. */
export const variablesWith = (file: Variables, env: Variables = process.env): Variables => ({ ...env, ...file });

/** The PostgreSQL that the tests use; null means the embedded database. */
export function testDatabaseUrl(): string | null {
  return process.env.DATABASE_URL ?? null;
}
