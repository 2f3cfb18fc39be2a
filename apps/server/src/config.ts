import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { envSchema } from 'env-schema';
import Type, { type Static } from 'typebox';

const originPattern = '^https?://[^/?#\\s]+$';
const Origin = Type.String({ pattern: originPattern });
const Optional = Type.Optional(Type.String({ minLength: 1 }));

/** Every variable the service reads, with its default; the meanings stand in .env.example. */
const Environment = Type.Object({
  APP_MODE: Type.Union([Type.Literal('demo'), Type.Literal('dev'), Type.Literal('test'), Type.Literal('production')], {
    default: 'production',
  }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  HOST: Type.String({ default: '0.0.0.0' }),
  PUBLIC_ORIGIN: Type.Optional(Origin),
  DATA_DIR: Type.String({ minLength: 1, default: './.data' }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  DATABASE_POOL_SIZE: Type.Integer({ minimum: 2, maximum: 200, default: 10 }),
  PROCESS_ROLE: Type.Union([Type.Literal('web'), Type.Literal('worker'), Type.Literal('all')], { default: 'all' }),
  TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TIKTOK_SOURCES: Type.String({ default: 'embed,oembed' }),
  TIKTOK_WEB_ORIGIN: Type.String({ pattern: originPattern, default: 'https://www.tiktok.com' }),
  TIKTOK_REQUEST_GAP_MS: Type.Integer({ minimum: 0, maximum: 600_000, default: 2000 }),
  SYNC_INTERVAL_MINUTES: Type.Integer({ minimum: 1, maximum: 1440, default: 20 }),
  SYNC_COOLDOWN_SECONDS: Type.Integer({ minimum: 0, maximum: 3600, default: 60 }),
  TRUST_PROXY: Optional,
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  SUPPORT_WHATSAPP: Type.Optional(Type.String({ pattern: '^\\+[1-9]\\d{1,14}$' })),
  LLM_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  LLM_MODEL: Optional,
  LLM_API_KEY: Optional,
  LLM_DAILY_BUDGET: Type.Integer({ minimum: 0, default: 500 }),
  S3_BUCKET: Optional,
  S3_REGION: Optional,
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  S3_ACCESS_KEY_ID: Optional,
  S3_SECRET_ACCESS_KEY: Optional,
  LOG_LEVEL: Type.Union(
    ['debug', 'info', 'warn', 'error', 'silent'].map((level) => Type.Literal(level as 'debug')),
    { default: 'info' },
  ),
});

type Environment = Static<typeof Environment>;

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The whole configuration, checked; handed down, never read from the environment again. */
export interface Config {
  mode: Environment['APP_MODE'];
  port: number;
  host: string;
  /** Null until the port is known: tests and port 0 take the address that was bound. */
  publicOrigin: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  role: Environment['PROCESS_ROLE'];
  tokenSecret: string;
  tiktok: { sources: string[]; webOrigin: string; requestGapMs: number };
  sync: { intervalMinutes: number; cooldownSeconds: number };
  trustProxy: string[] | null;
  metricsToken: string | null;
  supportWhatsapp: string | null;
  llm: { baseUrl: string; model: string; apiKey: string | null; dailyBudget: number } | null;
  s3: S3Config | null;
  logLevel: Environment['LOG_LEVEL'];
}

/** Thrown with every problem of the configuration in one message. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks the environment; `overrides` are for tests and the npm scripts' starters. Throws ConfigError. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { checked, problems } = checkVariables(filled);
  if (checked === null) throw new ConfigError(problems);
  problems.push(...crossChecks(checked));
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = resolve(checked.DATA_DIR);
  return {
    mode: checked.APP_MODE,
    port: checked.PORT,
    host: checked.HOST,
    publicOrigin: checked.PUBLIC_ORIGIN ?? `http://localhost:${checked.PORT}`,
    dataDir,
    databaseUrl: checked.DATABASE_URL ?? null,
    databasePoolSize: checked.DATABASE_POOL_SIZE,
    role: checked.PROCESS_ROLE,
    tokenSecret: checked.TOKEN_SECRET ?? keptSecret(dataDir),
    tiktok: {
      sources: listOf(checked.TIKTOK_SOURCES),
      webOrigin: checked.TIKTOK_WEB_ORIGIN,
      requestGapMs: checked.TIKTOK_REQUEST_GAP_MS,
    },
    sync: { intervalMinutes: checked.SYNC_INTERVAL_MINUTES, cooldownSeconds: checked.SYNC_COOLDOWN_SECONDS },
    trustProxy: checked.TRUST_PROXY ? listOf(checked.TRUST_PROXY) : null,
    metricsToken: checked.METRICS_TOKEN ?? null,
    supportWhatsapp: checked.SUPPORT_WHATSAPP ?? null,
    llm: llmOf(checked),
    s3: s3Of(checked),
    logLevel: checked.LOG_LEVEL,
  };
}

function checkVariables(data: Record<string, unknown>): { checked: Environment | null; problems: string[] } {
  try {
    return { checked: envSchema<Environment>({ schema: Environment, data, env: false }), problems: [] };
  } catch (error) {
    const errors = (error as { errors?: { instancePath: string; message?: string }[] }).errors ?? [];
    return {
      checked: null,
      problems: [
        ...new Set(errors.map((one) => `${one.instancePath.slice(1) || 'environment'} ${one.message ?? 'is wrong'}`)),
      ],
    };
  }
}

function crossChecks(env: Environment): string[] {
  const problems: string[] = [];
  if (env.DATABASE_URL && !env.TOKEN_SECRET)
    problems.push('TOKEN_SECRET must be set when DATABASE_URL is: all processes need the same one');
  if (!env.DATABASE_URL && env.PROCESS_ROLE !== 'all')
    problems.push('PROCESS_ROLE must be "all" without DATABASE_URL: the embedded database serves one process');
  if (Boolean(env.LLM_BASE_URL) !== Boolean(env.LLM_MODEL))
    problems.push('LLM_BASE_URL and LLM_MODEL must be set together');
  const s3 = [env.S3_BUCKET, env.S3_REGION, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean))
    problems.push('S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  const unknown = listOf(env.TIKTOK_SOURCES).filter((name) => !['embed', 'oembed'].includes(name));
  if (unknown.length > 0)
    problems.push(`TIKTOK_SOURCES names unknown sources: ${unknown.join(', ')} (known: embed, oembed)`);
  if (
    env.APP_MODE === 'production' &&
    env.PUBLIC_ORIGIN?.startsWith('http://') &&
    !/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.PUBLIC_ORIGIN)
  ) {
    problems.push('PUBLIC_ORIGIN must be https in production');
  }
  return problems;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
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

/** Without TOKEN_SECRET one is made once and kept in the data directory, readable by its owner only. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** The PostgreSQL that the tests use; null means the embedded database. */
export function testDatabaseUrl(): string | null {
  return process.env.DATABASE_URL ?? null;
}
