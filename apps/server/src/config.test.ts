import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig, loadStorageConfig } from './config.ts';
import { ConfigError, environmentNames } from './environment.ts';

const postgres = { DATABASE_URL: 'postgres://localhost/x', TOKEN_SECRET: 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g' };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dukalink-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The least that production starts with, and more. */
const load = (env: Record<string, string> = {}) =>
  loadConfig({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://duka.example', ...env });

/** The lines of the message, without the first. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n  - ').slice(1);
  }
  return [];
}

test('.env.example explains every variable that is read, and no other', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
  const lines = example.split('\n');
  const explained = lines.flatMap((line) => /^#?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(explained.sort()).toEqual([...environmentNames].sort());
});

test('the defaults written in .env.example are the defaults', () => {
  const example = readFileSync(join(import.meta.dirname, '..', '..', '..', '.env.example'), 'utf8');
  const optional =
    /^(PUBLIC_ORIGIN|TRUST_PROXY|(?:MIGRATION_)?DATABASE_URL|DATABASE_(?:DIRECT|READ)_URL|TOKEN_SECRET|LLM_(?!DAILY).*|S3_.*|METRICS_TOKEN|SUPPORT_WHATSAPP|MANUAL_.*|ADMIN_.*|DATA_DIR|AT_(?!API_ORIGIN).*|APIFY_TOKEN)$/;
  const written = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const defaults = Object.fromEntries(written.filter(([name]) => !optional.test(name)));
  expect(load({ ...defaults })).toEqual(load());
});

test('with its address alone it is a production service on the embedded database', () => {
  expect(load()).toMatchObject({
    mode: 'production',
    publicOrigin: 'https://duka.example',
    databaseUrl: null,
    role: 'all',
    tiktok: { sources: ['display', 'embed', 'oembed'], webOrigin: 'https://www.tiktok.com', requestGapMs: 2000 },
    sync: { intervalMinutes: 20, cooldownSeconds: 60 },
    trustProxy: null,
    keepsOffline: true,
    metricsToken: null,
    llm: null,
    payments: { order: ['manual'], merchant: null, mobile: [] },
    s3: null,
  });
});

test('the calls are described where it is asked for, and in production only then', () => {
  expect(load().apiDocs).toBe(false);
  expect(load({ API_DOCS: 'on' }).apiDocs).toBe(true);
  for (const APP_MODE of ['demo', 'dev', 'test']) {
    expect(load({ APP_MODE, PUBLIC_ORIGIN: '' }).apiDocs).toBe(true);
    expect(load({ APP_MODE, PUBLIC_ORIGIN: '', API_DOCS: 'off' }).apiDocs).toBe(false);
  }
  expect(problemsOf({ API_DOCS: 'yes' })).toEqual(['API_DOCS must be one of on, off']);
});

test('without PAYMENT_PROVIDERS sellers pay by hand, in every mode; the old name of the list is read', () => {
  for (const APP_MODE of ['demo', 'dev', 'test'])
    expect(load({ APP_MODE, PUBLIC_ORIGIN: '' }).payments).toEqual({ order: ['manual'], merchant: null, mobile: [] });
  const relworx = { RELWORX_API_KEY: 'k', RELWORX_ACCOUNT_NO: 'REL1', RELWORX_WEBHOOK_KEY: 'w' };
  expect(load({ ...relworx, PAYMENT_PROVIDER: 'manual,relworx' }).payments).toMatchObject({
    order: ['manual', 'relworx'],
    mobile: [{ name: 'relworx', title: 'Relworx' }],
  });
  const merchant = { MANUAL_MERCHANT_NUMBER: '123456', MANUAL_MERCHANT_NAME: 'Dukalink Ltd' };
  expect(load({ ...merchant }).payments).toMatchObject({
    order: ['manual'],
    merchant: { merchantNumber: '123456', merchantName: 'Dukalink Ltd' },
  });
});

test('only production listens to other machines unless it is told to', () => {
  expect(load().host).toBe('0.0.0.0');
  for (const APP_MODE of ['demo', 'dev', 'test']) {
    expect(load({ APP_MODE, PUBLIC_ORIGIN: '' }).host).toBe('127.0.0.1');
    const told = { APP_MODE, PUBLIC_ORIGIN: '', HOST: '0.0.0.0', DANGEROUSLY_OPEN_DEMO: 'yes' };
    expect(load(told).host).toBe('0.0.0.0');
  }
});

test('a demo may be opened by a variable that says how dangerous that is', () => {
  expect(problemsOf({ APP_MODE: 'demo', DANGEROUSLY_OPEN_DEMO: 'yes', ...postgres })).toEqual([]);
});

test('an empty variable counts as not set', () => {
  expect(problemsOf({ PORT: '', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual([]);
});

test('all problems are said in one message, those between variables too', () => {
  expect(
    problemsOf({
      APP_MODE: 'staging',
      PORT: 'soon',
      PUBLIC_ORIGIN: 'https://duka.example/shop',
      DATABASE_URL: 'mysql://x',
      TIKTOK_SOURCES: 'embed,scrape',
      TRUST_PROXY: 'my-proxy,10.0.0.0/8',
      S3_BUCKET: 'pictures',
    }),
  ).toEqual([
    'APP_MODE must be one of demo, dev, test, production',
    'PORT must be integer',
    'PUBLIC_ORIGIN must be an origin such as https://duka.example, without a path',
    'DATABASE_URL must be an address that begins with postgres://',
    'TOKEN_SECRET must be set when DATABASE_URL is: all processes need the same one',
    'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
    'TIKTOK_SOURCES names unknown sources: scrape (known: display, embed, oembed, apify)',
    'TRUST_PROXY must be addresses such as 10.0.0.5 or 10.0.0.0/8, not my-proxy',
  ]);
});

test.each([
  [
    { PROCESS_ROLE: 'web' },
    'PROCESS_ROLE must be "all" without DATABASE_URL: the embedded database serves one process',
  ],
  [
    { MIGRATION_DATABASE_URL: 'postgres://owner@localhost/x' },
    'MIGRATION_DATABASE_URL needs DATABASE_URL: the embedded database has one role',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://duka@localhost/x' },
    'DATABASE_DIRECT_URL needs DATABASE_URL: it is the same database, past a pooler',
  ],
  [{ DATABASE_READ_URL: 'postgres://a/x' }, 'DATABASE_READ_URL needs DATABASE_URL: it leads to its standbys'],
  [{ PUBLIC_ORIGIN: 'http://duka.example' }, 'PUBLIC_ORIGIN must be https in production'],
  [{ PUBLIC_ORIGIN: 'https://duka.example:99999' }, 'PUBLIC_ORIGIN is not an address'],
  [
    { PUBLIC_ORIGIN: '' },
    'PUBLIC_ORIGIN must be set in production: the address that people use, such as https://duka.example',
  ],
  [
    { APP_MODE: 'demo' },
    'PUBLIC_ORIGIN must be an address of this machine with APP_MODE=demo, which shows every code on a page (DANGEROUSLY_OPEN_DEMO=yes allows it)',
  ],
  [
    { APP_MODE: 'test', ...postgres },
    'PUBLIC_ORIGIN must be an address of this machine with APP_MODE=test, which shows every code on a page (DANGEROUSLY_OPEN_DEMO=yes allows it)',
  ],
  [
    { APP_MODE: 'demo', PUBLIC_ORIGIN: 'http://localhost:3000', HOST: '0.0.0.0' },
    'HOST must be an address of this machine with APP_MODE=demo, which shows every code on a page (DANGEROUSLY_OPEN_DEMO=yes allows it)',
  ],
  [
    { APP_MODE: 'dev', PUBLIC_ORIGIN: 'http://localhost:3000', ...postgres },
    'DATABASE_URL must not be set with APP_MODE=dev, which shows every code on a page (DANGEROUSLY_OPEN_DEMO=yes allows it)',
  ],
  [{ TOKEN_SECRET: 'x'.repeat(40) }, 'TOKEN_SECRET can be guessed: use a random one (openssl rand -base64 48)'],
  [{ METRICS_TOKEN: 'metricsmetrics12' }, 'METRICS_TOKEN can be guessed: use a random one (openssl rand -base64 48)'],
  [
    { TIKTOK_WEB_ORIGIN: 'http://tiktok.example' },
    'TIKTOK_WEB_ORIGIN must be https: whoever stands between could make products of their own',
  ],
  [
    { TRUST_PROXY: '0.0.0.0/0,::/0,::ffff:0:0/96,10.0.0.0/8,fc00::/7,::1' },
    'TRUST_PROXY must not be everybody: with 0.0.0.0/0, ::/0, ::ffff:0:0/96 visitors choose their own addresses',
  ],
  [
    { TRUST_PROXY: Array.from({ length: 256 }, (_, first) => `${first}.0.0.0/8`).join() },
    'TRUST_PROXY must not be everybody: these ranges together are more than anybody has proxies in',
  ],
  [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL and LLM_MODEL must be set together'],
  [
    { PAYMENT_PROVIDER: 'demo' },
    'PAYMENT_PROVIDERS names unknown providers: demo (known: mtn, relworx, flutterwave, manual)',
  ],
  [
    { PAYMENT_PROVIDERS: 'manual,cash' },
    'PAYMENT_PROVIDERS names unknown providers: cash (known: mtn, relworx, flutterwave, manual)',
  ],
  [{ PAYMENT_PROVIDERS: 'manual,manual' }, 'PAYMENT_PROVIDERS must name each provider once'],
  [
    { PAYMENT_PROVIDER: 'manual', PAYMENT_PROVIDERS: 'manual' },
    'PAYMENT_PROVIDER is the old name of PAYMENT_PROVIDERS: set only the new one',
  ],
  [
    { PAYMENT_PROVIDERS: 'mtn,manual', MTN_API_USER: 'user' },
    'PAYMENT_PROVIDERS names mtn, which needs MTN_SUBSCRIPTION_KEY, MTN_API_KEY',
  ],
  [{ RELWORX_API_ORIGIN: 'http://10.0.0.5' }, 'RELWORX_API_ORIGIN must be https: keys and money go there'],
  [
    { MANUAL_MERCHANT_NUMBER: 'my phone', MANUAL_MERCHANT_NAME: 'Dukalink Ltd' },
    'MANUAL_MERCHANT_NUMBER must be a number such as +256772123456 or a merchant code such as 123456',
  ],
  [{ MANUAL_MERCHANT_NUMBER: '123456' }, 'MANUAL_MERCHANT_NUMBER and MANUAL_MERCHANT_NAME must be set together'],
  [{ TIKTOK_SOURCES: ',' }, 'TIKTOK_SOURCES must name each source once, and at least one'],
  [{ TIKTOK_SOURCES: 'embed,embed' }, 'TIKTOK_SOURCES must name each source once, and at least one'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be addresses such as 10.0.0.5 or 10.0.0.0/8, not 10.0.0.0/33'],
  [{ SMS_PROVIDER: 'outbox' }, 'SMS_PROVIDER must not be outbox in production: it shows every code on a page'],
  [{ SMS_PROVIDER: 'africastalking' }, 'SMS_PROVIDER=africastalking needs AT_USERNAME and AT_API_KEY'],
  [{ AT_API_KEY: 'k' }, 'AT_USERNAME, AT_API_KEY and AT_SENDER_ID need SMS_PROVIDER=africastalking'],
  [
    { SMS_PROVIDER: 'africastalking', AT_USERNAME: 'sandbox', AT_API_KEY: 'k' },
    'AT_USERNAME is "sandbox" with AT_API_ORIGIN=https://api.sandbox.africastalking.com, and only there',
  ],
  [
    { SMS_PROVIDER: 'africastalking', AT_USERNAME: 'duka', AT_API_KEY: 'k', AT_API_ORIGIN: 'http://sms.example' },
    'AT_API_ORIGIN must be https',
  ],
  [
    { SMS_PROVIDER: 'africastalking', AT_USERNAME: 'duka', AT_API_KEY: 'k', AT_SENDER_ID: 'much too long a name' },
    'AT_SENDER_ID must be at most 11 letters, digits and spaces',
  ],
])('%o is refused', (env, problem) => {
  expect(problemsOf(env)).toEqual([problem]);
});

test.each([
  ['demo', 'outbox'],
  ['dev', 'outbox'],
  ['test', 'outbox'],
  ['production', 'none'],
])('in %s codes by SMS go to: %s', (mode, provider) => {
  expect(load({ APP_MODE: mode, ...(mode === 'production' ? {} : { PUBLIC_ORIGIN: '' }) }).sms).toEqual({
    provider,
    dailyBudget: 500,
  });
});

test("Africa's Talking gets its account, its name and its address", () => {
  const account = { SMS_PROVIDER: 'africastalking', AT_USERNAME: 'duka', AT_API_KEY: 'k', AT_SENDER_ID: 'Dukalink' };
  expect(load({ ...account, SMS_DAILY_BUDGET: '20' }).sms).toEqual({
    provider: 'africastalking',
    dailyBudget: 20,
    username: 'duka',
    apiKey: 'k',
    senderId: 'Dukalink',
    apiOrigin: 'https://api.africastalking.com',
  });
});

test('no problem shows a value: it may be a secret', () => {
  expect(problemsOf({ TOKEN_SECRET: 'hunter2', METRICS_TOKEN: 'hunter3' }).join()).not.toContain('hunter');
});

test('a secret is made once, kept for its owner only, and the same in the next start', () => {
  const first = load().tokenSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(load().tokenSecret).toBe(first);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('an emptied secret file stops the start: everybody could sign with an empty secret', () => {
  writeFileSync(join(dataDir, 'token-secret'), '');
  expect(problemsOf({}).join()).toMatch(/^DATA_DIR cannot keep the token secret: .*token-secret is damaged/);
});

test('a secret file that can be guessed stops the start', () => {
  writeFileSync(join(dataDir, 'token-secret'), 'A'.repeat(64));
  expect(problemsOf({}).join()).toMatch(/^DATA_DIR cannot keep the token secret: .*token-secret can be guessed/);
});

test('commands on the data make no secret and need none', () => {
  const elsewhere = join(dataDir, 'elsewhere');
  expect(loadStorageConfig({ DATA_DIR: elsewhere, DATABASE_URL: 'postgres://localhost/x' }).databaseUrl).toBe(
    'postgres://localhost/x',
  );
  expect(existsSync(elsewhere)).toBe(false);
});

test('the first administrator has a name and a good password, or is not there', () => {
  const owner = { ADMIN_USERNAME: 'owner@duka.example', ADMIN_PASSWORD: 'Mutungo-7-Bridges' };
  expect(load().firstAdmin).toBeNull();
  expect(load({ ...owner }).firstAdmin).toEqual({
    username: 'owner@duka.example',
    password: 'Mutungo-7-Bridges',
  });
  const together = 'ADMIN_USERNAME and ADMIN_PASSWORD must be set together';
  expect(problemsOf({ ADMIN_USERNAME: owner.ADMIN_USERNAME })).toEqual([together]);
  expect(problemsOf({ ADMIN_PASSWORD: owner.ADMIN_PASSWORD })).toEqual([together]);
  expect(problemsOf({ ...owner, ADMIN_USERNAME: 'owner' })).toEqual(['ADMIN_USERNAME must be an e-mail address']);
  expect(problemsOf({ ...owner, ADMIN_PASSWORD: 'Owner-7-Bridges' })).toEqual([
    'ADMIN_PASSWORD will not do: Password must not contain your username',
  ]);
  expect(problemsOf({ ...owner, ADMIN_PASSWORD: 'mutungo-bridges' })).toEqual([
    'ADMIN_PASSWORD will not do: Password must contain an uppercase letter',
    'ADMIN_PASSWORD will not do: Password must contain a number',
  ]);
});
