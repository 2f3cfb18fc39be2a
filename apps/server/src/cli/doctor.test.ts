import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { simulatedEnvironment } from '@app/payments-simulator/environment';
import { type PaymentsSimulator, startPaymentsSimulator } from '@app/payments-simulator/server';
import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { type App, createApp } from '#server/app.ts';
import { loadConfig, testDatabaseUrl } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openTwoRoles } from '#server/platform/database/two-roles.testing.ts';
import { freePort } from '#server/platform/free-port.testing.ts';
import { compressAnswer } from '#server/platform/http/compress-answer.ts';
import { type S3Server, startS3Server } from '#server/platform/images/store/s3-server.testing.ts';
import { createLogger } from '#server/platform/logger.ts';
import { startAfricasTalking } from '#server/platform/messaging/africas-talking.testing.ts';
import { startFront } from './doctor/front.testing.ts';
import { examine } from './doctor.ts';
import { outcomeOf } from './run-command.testing.ts';

const postgresUrl = testDatabaseUrl();
const tokenSecret = 'Kzq8-wP3t_Lm5xR9vB2nY7cH4jD6fS1g';
const page = `<!doctype html><title>Dukalink</title>${'<p>Shops of TikTok sellers.'.repeat(200)}`;

const nowhere = 'http://127.0.0.1:1';

type Variables = Record<string, string>;

// A deployment on one machine: PostgreSQL with two roles, a bucket, TLS in front, a web process, and simulated partners.
describe.runIf(postgresUrl)('the doctor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dukalink-doctor-'));
  const file = join(folder, 'dukalink.env');
  const authorities = getCACertificates('default');
  let roles: Awaited<ReturnType<typeof openTwoRoles>>;
  let front: Awaited<ReturnType<typeof startFront>>;
  let sms: Awaited<ReturnType<typeof startAfricasTalking>>;
  let tiktok: Simulator;
  let payments: PaymentsSimulator;
  let s3: S3Server;
  let app: App;
  let right: Variables;

  beforeAll(async () => {
    const port = await freePort();
    roles = await openTwoRoles(postgresUrl ?? '');
    front = await startFront(folder, port);
    setDefaultCACertificates([...authorities, front.certificate]);
    [sms, tiktok, payments, s3] = await Promise.all([
      startAfricasTalking(),
      startSimulator({ empty: true }),
      startPaymentsSimulator(),
      startS3Server('pictures-key'),
    ]);
    right = {
      PROCESS_ROLE: 'web',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: front.origin,
      TRUST_PROXY: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: roles.serviceUrl,
      TOKEN_SECRET: tokenSecret,
      METRICS_TOKEN: 'wQ8zT3nV6bM1xK4pR7yL2cJ9',
      ...{ S3_BUCKET: 'pictures', S3_REGION: 'eu-west-1', S3_ENDPOINT: s3.endpoint },
      ...{ S3_ACCESS_KEY_ID: 'pictures-key', S3_SECRET_ACCESS_KEY: 'a-secret-of-the-bucket' },
      ...{ TIKTOK_WEB_ORIGIN: tiktok.origin, TIKTOK_CANARIES: 'off' },
      ...{ TIKTOK_CLIENT_KEY: 'awx9k2m5q8r1t4v7', TIKTOK_CLIENT_SECRET: 'Zb4nT8wQ1xV5mK9pL2rY6cJ3hF7gD0sA' },
      ...simulatedEnvironment(payments),
      PAYMENT_PROVIDERS: 'mtn,relworx,flutterwave',
      ...{
        SMS_PROVIDER: 'africastalking',
        AT_USERNAME: 'dukalink',
        AT_API_KEY: 'right-key',
        AT_API_ORIGIN: sms.origin,
      },
      SUPPORT_WHATSAPP: '+256700000000',
    };
    app = await createApp(loadConfig({ ...right, MIGRATION_DATABASE_URL: roles.ownerUrl }), {
      logger: createLogger('silent'),
      servePages: async (server) => {
        server.get('/', { onSend: compressAnswer }, (_request, reply) =>
          reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'").send(page),
        );
        return null;
      },
    });
    await app.start();
  }, 120_000);

  afterAll(async () => {
    setDefaultCACertificates(authorities);
    await app?.stop();
    await Promise.all([front?.close(), sms?.close(), tiktok?.close(), payments?.close(), s3?.close()]);
    await roles?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(changes: Variables = {}, { mode = 0o600, clock = systemClock } = {}) {
    const lines = Object.entries({ ...right, ...changes }).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file, lines.join(''));
    chmodSync(file, mode);
    return outcomeOf(examine(['--file', file], {}, clock));
  }
  const wrongIn = (said: string): string[] => said.split('\n').filter((line) => line.startsWith('WRONG'));

  test('finds nothing wrong with a right deployment, and leaves nothing behind', async () => {
    const { code, said } = await ask();
    expect(wrongIn(said)).toEqual([]);
    expect(code).toBe(0);
    for (const part of ['configuration', 'secrets', 'database', 'clock', 'schema', 'pictures', 'front', 'payments'])
      expect(said).toMatch(new RegExp(`^ok {5}${part} `, 'm'));
    expect(s3.objects.size).toBe(0);
  });

  test('never prints a secret, neither of a right deployment nor of a broken one', async () => {
    const broken = { PUBLIC_ORIGIN: 'https://nowhere.invalid', S3_ACCESS_KEY_ID: 'other-key', AT_API_KEY: 'wrong-key' };
    for (const { said } of [await ask(), await ask(broken)]) {
      const password = new URL(roles.serviceUrl).password;
      for (const secret of [
        password,
        tokenSecret,
        'a-secret-of-the-bucket',
        'wrong-key',
        'Zb4nT8wQ1xV5mK9pL2rY6cJ3hF7gD0sA',
      ])
        expect(said).not.toContain(secret);
    }
  });

  type Mistake = [what: string, changes: () => Variables, says: RegExp];

  describe('finds each of several mistakes at once', () => {
    const mistakes: Mistake[] = [
      ['a name that is spelt wrong', () => ({ SUPPORT_WHATSAP: '+256700000000' }), /SUPPORT_WHATSAP .* no variable/],
      ['more connections than there are', () => ({ DATABASE_POOL_SIZE: '200' }), /may open 200 connections/],
      ['no trust in the proxy', () => ({ TRUST_PROXY: '' }), /TRUST_PROXY is not set/],
      ['a bucket that refuses the key', () => ({ S3_ACCESS_KEY_ID: 'other-key' }), /bucket pictures refuses the key/],
      [
        "TikTok's key and secret swapped",
        () => {
          const { TIKTOK_CLIENT_KEY: key = '', TIKTOK_CLIENT_SECRET: secret = '' } = right;
          return { TIKTOK_CLIENT_KEY: secret, TIKTOK_CLIENT_SECRET: key };
        },
        /the two are swapped/,
      ],
      ['no way to TikTok', () => ({ TIKTOK_WEB_ORIGIN: nowhere }), /TikTok .* does not answer/],
      ['a wrong key of MTN', () => ({ MTN_API_KEY: 'wrong' }), /MTN.* refuses the keys/],
      ['a wrong key of Relworx', () => ({ RELWORX_API_KEY: 'wrong' }), /Relworx.* refuses the keys/],
      ['no way to Flutterwave', () => ({ FLUTTERWAVE_API_ORIGIN: nowhere }), /Flutterwave does not answer/],
      ['a wrong key of the SMS gateway', () => ({ AT_API_KEY: 'wrong-key' }), /refuses AT_USERNAME and AT_API_KEY/],
    ];
    let found: string[] = [];
    beforeAll(async () => {
      found = wrongIn((await ask(Object.assign({}, ...mistakes.map(([, changes]) => changes())))).said);
    });
    test.each(mistakes)('%s', (_what, _changes, says) => {
      expect(found.filter((line) => says.test(line))).toEqual([expect.stringContaining(' → ')]);
    });
    test('and nothing else', () => expect(found).toHaveLength(mistakes.length));
  });

  const alone: Mistake[] = [
    ['an address without TLS', () => ({ PUBLIC_ORIGIN: 'http://duka.example' }), /PUBLIC_ORIGIN must be https/],
    ['a secret that can be guessed', () => ({ TOKEN_SECRET: 'secret'.repeat(6) }), /TOKEN_SECRET can be guessed/],
    ['a database that is not there', () => ({ DATABASE_URL: `${roles.serviceUrl}_gone` }), /the database is not there/],
    ['a database that does not listen', () => ({ DATABASE_URL: withPort(roles.serviceUrl, 1) }), /nothing listens/],
    ['a role that may do everything', () => ({ DATABASE_URL: roles.superuserUrl }), /is a superuser/],
    [
      'a direct address of another database',
      () => ({ DATABASE_DIRECT_URL: postgresUrl ?? '' }),
      /DATABASE_DIRECT_URL does not hear/,
    ],
    ['a bucket that is nowhere', () => ({ S3_ENDPOINT: nowhere }), /bucket pictures cannot be reached/],
    ['a name without an address', () => ({ PUBLIC_ORIGIN: 'https://nowhere.invalid' }), /nowhere\.invalid has no addr/],
  ];
  test.each(alone)('finds %s, and that alone', async (_what, changes, says) => {
    const { code, said } = await ask(changes());
    expect(wrongIn(said)).toEqual([expect.stringMatching(says)]);
    expect(said).toMatch(/ → /);
    expect(code).toBe(1);
  });

  /** What is done to the database by its superuser, and undone. */
  const wrongDatabases: [
    what: string,
    plant: (role: string) => string,
    undo: (role: string) => string,
    says: RegExp,
  ][] = [
    [
      'commits that may be lost',
      (role) => `alter role ${role} set synchronous_commit = off`,
      (role) => `alter role ${role} reset all`,
      /synchronous_commit is off/,
    ],
    [
      'a right that the service lacks',
      (role) => `revoke insert on orders from ${role}`,
      (role) => `grant insert on orders to ${role}`,
      /may not insert orders/,
    ],
    [
      'a migration that was not applied',
      () => "update migrations set name = '9' || name where name = (select max(name) from migrations)",
      () => "update migrations set name = substr(name, 2) where name like '9%'",
      /Not applied: /,
    ],
    [
      'jobs that no worker takes',
      () =>
        "insert into pgboss.job (name, start_after) values ('ingestion.import-shop', now() - interval '10 minutes')",
      () => "delete from pgboss.job where name = 'ingestion.import-shop'",
      /no worker takes any/,
    ],
  ];
  test.each(wrongDatabases)('finds %s, and that alone', async (_what, plant, undo, says) => {
    await roles.administer(plant(roles.service));
    try {
      expect(wrongIn((await ask()).said)).toEqual([expect.stringMatching(says)]);
    } finally {
      await roles.administer(undo(roles.service));
    }
  });

  test.each([
    ['a proxy that changes the name', 'changesHost', /does not pass the name on/],
    ['a proxy that lets no socket through', 'dropsUpgrades', /Web sockets do not get through/],
    ['a proxy that takes the compression away', 'asksUncompressed', /Pages come uncompressed/],
    ['a cache that keeps calls', 'keepsCalls', /keeps answers to calls/],
    ['a proxy without a service behind it', 'isAlone', /does not reach the service/],
  ] as const)('finds %s', async (_what, fault, says) => {
    front.faults[fault] = true;
    const { said } = await ask();
    front.faults[fault] = false;
    expect(wrongIn(said)).toContainEqual(expect.stringMatching(says));
  });

  test('finds a certificate that browsers refuse', async () => {
    setDefaultCACertificates(authorities);
    const { said } = await ask();
    setDefaultCACertificates([...authorities, front.certificate]);
    expect(wrongIn(said)).toEqual([expect.stringMatching(/Browsers refuse the certificate/)]);
  });

  test('finds a file of secrets that every user can read', async () => {
    expect(wrongIn((await ask({}, { mode: 0o644 })).said)).toEqual([expect.stringMatching(/Every user .* can read/)]);
  });

  test('finds a clock that is wrong', async () => {
    const clock = { now: () => new Date(Date.now() + 120_000) };
    expect(wrongIn((await ask({}, { clock })).said)).toEqual([expect.stringMatching(/120 s ahead of the database/)]);
  });

  test("finds the first administrator's password that is still lying about", async () => {
    const firstAdmin = { ADMIN_USERNAME: 'owner@duka.example', ADMIN_PASSWORD: 'Muyembe-42-Trees' };
    expect(wrongIn((await ask(firstAdmin)).said)).toEqual([]);
    await anAdmin({ db: app.database.db, clock: systemClock, config: loadConfig(right) });
    expect(wrongIn((await ask(firstAdmin)).said)).toEqual([expect.stringMatching(/ADMIN_PASSWORD is still set/)]);
  });
});

function withPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

test('without a file of variables that it can read it says so', async () => {
  expect(await outcomeOf(examine(['--file', '/nowhere/dukalink.env'], {}))).toEqual({
    code: 1,
    said: '/nowhere/dukalink.env cannot be read (ENOENT): name the file that the unit names.',
  });
  expect((await outcomeOf(examine(['--what'], {}))).said).toMatch(/^Usage:/);
});
