import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig, loadStorageConfig } from './config.ts';
import { ConfigError, environmentNames } from './environment.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dukalink-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The lines of the message, without the first. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    loadConfig({ DATA_DIR: dataDir, ...env });
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
    /^(PUBLIC_ORIGIN|TRUST_PROXY|(?:MIGRATION_)?DATABASE_URL|TOKEN_SECRET|LLM_(?!DAILY).*|S3_.*|METRICS_TOKEN|SUPPORT_WHATSAPP|MANUAL_.*|ADMIN_.*|DATA_DIR|AT_(?!API_ORIGIN).*)$/;
  const written = [...example.matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const defaults = Object.fromEntries(written.filter(([name]) => !optional.test(name)));
  expect(loadConfig({ DATA_DIR: dataDir, ...defaults })).toEqual(loadConfig({ DATA_DIR: dataDir }));
});

test('without any variable it is a production service on the embedded database', () => {
  expect(loadConfig({ DATA_DIR: dataDir })).toMatchObject({
    mode: 'production',
    publicOrigin: 'http://localhost:3000',
    databaseUrl: null,
    role: 'all',
    tiktok: { sources: ['embed', 'oembed'], webOrigin: 'https://www.tiktok.com', requestGapMs: 2000 },
    sync: { intervalMinutes: 20, cooldownSeconds: 60 },
    trustProxy: null,
    metricsToken: null,
    llm: null,
    payments: { provider: 'manual', merchant: null },
    s3: null,
  });
});

test('sellers pay by hand in production, and play money everywhere else', () => {
  for (const APP_MODE of ['demo', 'dev', 'test'])
    expect(loadConfig({ DATA_DIR: dataDir, APP_MODE }).payments.provider).toBe('demo');
  const merchant = { MANUAL_MERCHANT_NUMBER: '123456', MANUAL_MERCHANT_NAME: 'Dukalink Ltd' };
  expect(loadConfig({ DATA_DIR: dataDir, ...merchant }).payments).toEqual({
    provider: 'manual',
    merchant: { merchantNumber: '123456', merchantName: 'Dukalink Ltd' },
  });
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
    'TIKTOK_SOURCES names unknown sources: scrape (known: embed, oembed)',
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
  [{ PUBLIC_ORIGIN: 'http://duka.example' }, 'PUBLIC_ORIGIN must be https in production'],
  [{ PUBLIC_ORIGIN: 'https://duka.example:99999' }, 'PUBLIC_ORIGIN is not an address'],
  [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL and LLM_MODEL must be set together'],
  [{ PAYMENT_PROVIDER: 'demo' }, 'PAYMENT_PROVIDER must not be demo in production: it takes no money'],
  [{ PAYMENT_PROVIDER: 'cash' }, 'PAYMENT_PROVIDER must be one of demo, manual'],
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
  expect(loadConfig({ DATA_DIR: dataDir, APP_MODE: mode }).sms).toEqual({ provider, dailyBudget: 500 });
});

test("Africa's Talking gets its account, its name and its address", () => {
  const account = { SMS_PROVIDER: 'africastalking', AT_USERNAME: 'duka', AT_API_KEY: 'k', AT_SENDER_ID: 'Dukalink' };
  expect(loadConfig({ DATA_DIR: dataDir, ...account, SMS_DAILY_BUDGET: '20' }).sms).toEqual({
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
  const first = loadConfig({ DATA_DIR: dataDir }).tokenSecret;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadConfig({ DATA_DIR: dataDir }).tokenSecret).toBe(first);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

test('an emptied secret file stops the start: everybody could sign with an empty secret', () => {
  writeFileSync(join(dataDir, 'token-secret'), '');
  expect(problemsOf({}).join()).toMatch(/^DATA_DIR cannot keep the token secret: .*token-secret is damaged/);
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
  expect(loadConfig({ DATA_DIR: dataDir }).firstAdmin).toBeNull();
  expect(loadConfig({ DATA_DIR: dataDir, ...owner }).firstAdmin).toEqual({
    username: 'owner@duka.example',
    password: 'Mutungo-7-Bridges',
  });
  const together = 'ADMIN_USERNAME and ADMIN_PASSWORD must be set together';
  expect(problemsOf({ ADMIN_USERNAME: owner.ADMIN_USERNAME })).toEqual([together]);
  expect(problemsOf({ ADMIN_PASSWORD: owner.ADMIN_PASSWORD })).toEqual([together]);
  expect(problemsOf({ ...owner, ADMIN_USERNAME: 'owner' })).toEqual(['ADMIN_USERNAME must be an e-mail address']);
  expect(problemsOf({ ...owner, ADMIN_PASSWORD: 'mutungo-bridges' })).toEqual([
    'ADMIN_PASSWORD will not do: Password must contain an uppercase letter',
    'ADMIN_PASSWORD will not do: Password must contain a number',
  ]);
});
