import { brokenPasswordRules } from '@app/contracts/accounts/password-rules';
import { envSchema } from 'env-schema';
import Type, { type Static } from 'typebox';
import { paymentProblems, paymentsEnvironment } from '#server/billing/providers/providers.ts';
import { isGuessable } from './guessable-secret.ts';
import { OperatorError } from './platform/operator-error.ts';
import { proxyProblems } from './trusted-proxies.ts';

const words = (description: string, pattern: string) => Type.String({ pattern, description });
const origin = (extra: object = {}) =>
  Type.String({
    pattern: '^https?://[^/?#\\s@]+$',
    description: 'an origin such as https://duka.example, without a path',
    ...extra,
  });
const httpUrl = () => Type.Optional(words('an http or https address', '^https?://'));
const text = () => Type.Optional(Type.String({ minLength: 1 }));
const oneOf = <T extends string>(names: T[], fallback: T) =>
  Type.Union(
    names.map((name) => Type.Literal(name)),
    { default: fallback, description: `one of ${names.join(', ')}` },
  );

/** Every variable the service reads, with its default; the meanings stand in .env.example. */
const Environment = Type.Object({
  APP_MODE: oneOf(['demo', 'dev', 'test', 'production'], 'production'),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  HOST: text(),
  PUBLIC_ORIGIN: Type.Optional(origin()),
  DANGEROUSLY_OPEN_DEMO: oneOf(['yes', 'no'], 'no'),
  DATA_DIR: Type.String({ minLength: 1, default: './.data' }),
  DATABASE_URL: Type.Optional(words('an address that begins with postgres://', '^postgres(ql)?://')),
  DATABASE_DIRECT_URL: Type.Optional(words('an address that begins with postgres://', '^postgres(ql)?://')),
  DATABASE_READ_URL: Type.Optional(words('an address that begins with postgres://', '^postgres(ql)?://')),
  MIGRATION_DATABASE_URL: Type.Optional(words('an address that begins with postgres://', '^postgres(ql)?://')),
  DATABASE_POOL_SIZE: Type.Integer({ minimum: 2, maximum: 200, default: 10 }),
  PROCESS_ROLE: oneOf(['web', 'worker', 'all'], 'all'),
  TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  FORMER_TOKEN_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TIKTOK_SOURCES: Type.String({ default: 'display,embed,oembed' }),
  TIKTOK_WEB_ORIGIN: origin({ default: 'https://www.tiktok.com' }),
  TIKTOK_REQUEST_GAP_MS: Type.Integer({ minimum: 0, maximum: 600_000, default: 2000 }),
  TIKTOK_CANARIES: Type.Optional(
    words('off, or at most five handles with commas between them', '^[a-z0-9_.]{2,24}( *, *[a-z0-9_.]{2,24}){0,4}$'),
  ),
  TIKTOK_CLIENT_KEY: text(),
  TIKTOK_CLIENT_SECRET: text(),
  TIKTOK_LOGIN_ORIGIN: origin({ default: 'https://www.tiktok.com' }),
  TIKTOK_API_ORIGIN: origin({ default: 'https://open.tiktokapis.com' }),
  APIFY_ORIGIN: origin({ default: 'https://api.apify.com' }),
  APIFY_TOKEN: Type.Optional(words('a token of letters, digits, _ and -', '^[A-Za-z0-9_-]{8,200}$')),
  APIFY_DAILY_RUNS: Type.Integer({ minimum: 0, maximum: 100_000, default: 20 }),
  APIFY_BACK_CATALOGUE: oneOf(['true', 'false'], 'false'),
  SYNC_INTERVAL_MINUTES: Type.Integer({ minimum: 1, maximum: 1440, default: 20 }),
  SYNC_COOLDOWN_SECONDS: Type.Integer({ minimum: 0, maximum: 3600, default: 60 }),
  TRUST_PROXY: text(),
  API_DOCS: Type.Optional(Type.Union([Type.Literal('on'), Type.Literal('off')], { description: 'one of on, off' })),
  OFFLINE_PAGES: oneOf(['on', 'off'], 'on'),
  METRICS_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  SUPPORT_WHATSAPP: Type.Optional(words('a number such as +256700000000', '^\\+[1-9]\\d{1,14}$')),
  ADMIN_USERNAME: Type.Optional(words('an e-mail address', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$')),
  ADMIN_PASSWORD: Type.Optional(Type.String({ maxLength: 200 })),
  LLM_BASE_URL: httpUrl(),
  LLM_MODEL: text(),
  LLM_API_KEY: text(),
  LLM_DAILY_BUDGET: Type.Integer({ minimum: 0, default: 500 }),
  ...paymentsEnvironment,
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ENDPOINT: httpUrl(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  SMS_PROVIDER: Type.Optional(
    Type.Union([Type.Literal('none'), Type.Literal('outbox'), Type.Literal('africastalking')], {
      description: 'one of none, outbox, africastalking',
    }),
  ),
  SMS_DAILY_BUDGET: Type.Integer({ minimum: 0, default: 500 }),
  AT_USERNAME: text(),
  AT_API_KEY: text(),
  AT_SENDER_ID: Type.Optional(words('at most 11 letters, digits and spaces', '^[A-Za-z0-9 _.-]{1,11}$')),
  AT_API_ORIGIN: origin({ default: 'https://api.africastalking.com' }),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
});

export type Environment = Static<typeof Environment>;

/** The names of all variables; .env.example explains each. */
export const environmentNames: string[] = Object.keys(Environment.properties);

/** Thrown with every problem of the configuration in one message. */
export class ConfigError extends OperatorError {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Variables = Record<string, string | undefined>;

/**
 * The variables of `env`, checked and with their defaults; an empty one counts as not set. `together` also checks what
 * they mean for each other. Throws ConfigError with all problems.
 */
export function readEnvironment(env: Variables, together: boolean): Environment {
  const data = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const related = together ? crossChecks(data) : [];
  try {
    const checked = envSchema<Environment>({ schema: Environment, data, env: false });
    if (related.length === 0) return checked;
  } catch (error) {
    const found = (error as { errors?: SchemaProblem[] }).errors;
    if (!found) throw error;
    throw new ConfigError([...new Set(found.filter((one) => one.keyword !== 'const').map(problemText)), ...related]);
  }
  throw new ConfigError(related);
}

interface SchemaProblem {
  instancePath: string;
  keyword: string;
  message?: string;
}

/** Never shows the value: it may be a secret. */
function problemText({ instancePath, keyword, message }: SchemaProblem): string {
  const name = instancePath.slice(1);
  const { description } = (Environment.properties as Record<string, { description?: string }>)[name] ?? {};
  if (description && (keyword === 'pattern' || keyword === 'anyOf')) return `${name} must be ${description}`;
  return `${name || 'environment'} ${message ?? 'is wrong'}`;
}

const setTogether = [
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
];

/** Why these must be https, except on this machine. */
const httpsOrigins = {
  TIKTOK_WEB_ORIGIN: ': whoever stands between could make products of their own',
  TIKTOK_LOGIN_ORIGIN: ': sellers sign in there, and their tokens go there',
  TIKTOK_API_ORIGIN: ': sellers sign in there, and their tokens go there',
  APIFY_ORIGIN: ': the token that pays goes there',
};

function crossChecks(env: Variables): string[] {
  const { PROCESS_ROLE = 'all' } = env;
  const problems: string[] = [];
  if (env.DATABASE_URL && !env.TOKEN_SECRET)
    problems.push('TOKEN_SECRET must be set when DATABASE_URL is: all processes need the same one');
  if (env.MIGRATION_DATABASE_URL && !env.DATABASE_URL)
    problems.push('MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has one role');
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL needs DATABASE_URL: it is the same database, past a pooler');
  if (env.DATABASE_READ_URL && !env.DATABASE_URL)
    problems.push('DATABASE_READ_URL needs DATABASE_URL: it leads to its standbys');
  if (!env.DATABASE_URL && (PROCESS_ROLE === 'web' || PROCESS_ROLE === 'worker'))
    problems.push('PROCESS_ROLE must be "all" without DATABASE_URL: the embedded database serves one process');
  for (const names of setTogether)
    if (names.some((name) => env[name]) && !names.every((name) => env[name]))
      problems.push(`${new Intl.ListFormat('en-GB').format(names)} must be set together`);
  const administrator = env.ADMIN_USERNAME ? { username: env.ADMIN_USERNAME } : undefined;
  for (const rule of env.ADMIN_PASSWORD ? brokenPasswordRules(env.ADMIN_PASSWORD, administrator) : [])
    problems.push(`ADMIN_PASSWORD will not do: ${rule}`);
  for (const name of [
    'PUBLIC_ORIGIN',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_READ_URL',
    'MIGRATION_DATABASE_URL',
    'LLM_BASE_URL',
    'S3_ENDPOINT',
    'AT_API_ORIGIN',
  ])
    if (env[name] && !URL.canParse(env[name])) problems.push(`${name} is not an address`);
  for (const [name, reason] of Object.entries(httpsOrigins)) {
    const origin = env[name];
    if (origin && !URL.canParse(origin)) problems.push(`${name} is not an address`);
    if (origin?.startsWith('http://') && !isLoopback(origin)) problems.push(`${name} must be https${reason}`);
  }
  for (const name of ['TOKEN_SECRET', 'METRICS_TOKEN'])
    if (env[name] && isGuessable(env[name]))
      problems.push(`${name} can be guessed: use a random one (openssl rand -base64 48)`);
  return [...problems, ...modeChecks(env), ...paymentProblems(env), ...smsChecks(env), ...listChecks(env)];
}

/** What is open in one mode must not be met by strangers. */
function modeChecks({
  APP_MODE = 'production',
  PUBLIC_ORIGIN,
  DATABASE_URL,
  HOST,
  DANGEROUSLY_OPEN_DEMO,
}: Variables): string[] {
  const problems: string[] = [];
  if (APP_MODE === 'production' && !PUBLIC_ORIGIN)
    problems.push('PUBLIC_ORIGIN must be set in production: the address that people use, such as https://duka.example');
  if (APP_MODE === 'production' && PUBLIC_ORIGIN?.startsWith('http://') && !isLoopback(PUBLIC_ORIGIN))
    problems.push('PUBLIC_ORIGIN must be https in production');
  if (!['demo', 'dev', 'test'].includes(APP_MODE) || DANGEROUSLY_OPEN_DEMO === 'yes') return problems;
  const why = `with APP_MODE=${APP_MODE}, which shows every code on a page (DANGEROUSLY_OPEN_DEMO=yes allows it)`;
  if (PUBLIC_ORIGIN && !isLoopback(PUBLIC_ORIGIN))
    problems.push(`PUBLIC_ORIGIN must be an address of this machine ${why}`);
  // A visitor who reaches it can send any host name.
  if (HOST && !/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(HOST))
    problems.push(`HOST must be an address of this machine ${why}`);
  // Tests and benchmarks run on PostgreSQL, too.
  if (DATABASE_URL && APP_MODE !== 'test') problems.push(`DATABASE_URL must not be set ${why}`);
  return problems;
}

function smsChecks(env: Variables): string[] {
  const { APP_MODE = 'production', SMS_PROVIDER, AT_USERNAME, AT_API_KEY, AT_SENDER_ID, AT_API_ORIGIN } = env;
  const problems: string[] = [];
  if (SMS_PROVIDER === 'outbox' && APP_MODE === 'production')
    problems.push('SMS_PROVIDER must not be outbox in production: it shows every code on a page');
  if (SMS_PROVIDER !== 'africastalking') {
    if (AT_USERNAME || AT_API_KEY || AT_SENDER_ID)
      problems.push('AT_USERNAME, AT_API_KEY and AT_SENDER_ID need SMS_PROVIDER=africastalking');
    return problems;
  }
  if (!AT_USERNAME || !AT_API_KEY) problems.push('SMS_PROVIDER=africastalking needs AT_USERNAME and AT_API_KEY');
  if (
    (AT_USERNAME === 'sandbox') !== /^https?:\/\/api\.sandbox\./.test(AT_API_ORIGIN ?? '') &&
    !isLoopback(AT_API_ORIGIN ?? '')
  )
    problems.push('AT_USERNAME is "sandbox" with AT_API_ORIGIN=https://api.sandbox.africastalking.com, and only there');
  if (AT_API_ORIGIN?.startsWith('http://') && !isLoopback(AT_API_ORIGIN)) problems.push('AT_API_ORIGIN must be https');
  return problems;
}

const knownSources = ['display', 'embed', 'oembed', 'apify'];

function listChecks(env: Variables): string[] {
  const problems: string[] = [];
  if (env.TIKTOK_SOURCES !== undefined) {
    const sources = listOf(env.TIKTOK_SOURCES);
    const unknown = sources.filter((name) => !knownSources.includes(name));
    if (unknown.length > 0)
      problems.push(`TIKTOK_SOURCES names unknown sources: ${unknown.join(', ')} (known: ${knownSources.join(', ')})`);
    if (sources.includes('apify') && !env.APIFY_TOKEN)
      problems.push('TIKTOK_SOURCES names apify, which costs money and needs APIFY_TOKEN');
    if (sources.length > 0 && sources.every((name) => name === 'apify'))
      problems.push('TIKTOK_SOURCES must name a source that costs nothing beside apify: handles are checked there');
    if (sources.length === 0 || new Set(sources).size < sources.length)
      problems.push('TIKTOK_SOURCES must name each source once, and at least one');
  }
  const canaries = listOf(env.TIKTOK_CANARIES ?? '');
  if (new Set(canaries).size < canaries.length) problems.push('TIKTOK_CANARIES must name each account once');
  return [...problems, ...proxyProblems(listOf(env.TRUST_PROXY ?? ''))];
}

function isLoopback(address: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(address);
}

/** A list of names with commas between them. */
export function listOf(names: string): string[] {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
