import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin, forgetLimits, signInAdmin } from '#server/admin/admin.testing.ts';
import { purgeExpired } from '#server/lifecycle/maintenance.ts';
import { hourMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { closeUnknownSignIns } from './unknown-sign-ins.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => forgetLimits(service));

const strangerTries = (name: string, ip: string) => signInAdmin(service, { username: `${name}@typed.example` }, { ip });
const entries = () => service.db.selectFrom('audit_log').selectAll().orderBy('sequence').execute();
const closings = async () => (await entries()).filter(({ action }) => action === 'admin.unknown_sign_ins_failed');
const beginOfHour = () => Math.floor(service.clock.now().getTime() / hourMs) * hourMs;

test('sign-ins with unknown names add no entry each, but one that closes their hour', async () => {
  const before = (await entries()).length;
  const from = beginOfHour();
  for (let tries = 0; tries < 6; tries += 1) await strangerTries(`unknown${tries}`, '10.7.0.1');
  await strangerTries('unknown', '2001:db8:1:2::3');
  await strangerTries('unknown', '2001:db8:1:2:ffff::4');
  expect((await entries()).length).toBe(before);
  // The hour still runs; and the clean-up of old counters leaves these alone, however late it comes.
  await closeUnknownSignIns(service.db, service.clock.now());
  expect((await entries()).length).toBe(before);
  service.clock.advance(30 * hourMs);
  await strangerTries('unknown', '10.7.0.2');
  await purgeExpired(service.db, service.clock.now());
  await Promise.all([1, 2].map(() => closeUnknownSignIns(service.db, service.clock.now())));
  expect((await entries()).length).toBe(before + 1);
  expect((await closings()).at(-1)).toMatchObject({
    admin_id: null,
    address: null,
    details: {
      failures: 8,
      addresses: 2,
      from: new Date(from).toISOString(),
      to: new Date(from + hourMs).toISOString(),
    },
  });
});

test('each hour has an entry of its own, also when the job comes late', async () => {
  const before = (await closings()).length;
  await closeUnknownSignIns(service.db, new Date(service.clock.now().getTime() + hourMs));
  for (const ip of ['10.7.1.1', '10.7.1.2']) {
    await strangerTries('late', ip);
    service.clock.advance(hourMs);
  }
  await closeUnknownSignIns(service.db, service.clock.now());
  const added = (await closings()).slice(before).slice(-2);
  expect(added.map(({ details }) => details)).toMatchObject([
    { failures: 1, addresses: 1 },
    { failures: 1, addresses: 1 },
  ]);
});

test('the counters tell no address and nothing that was typed', async () => {
  await strangerTries('my-secret', '10.7.2.1');
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(service.db);
  expect(rows.some(({ key }) => key.startsWith('admin_unknown_sign_in:'))).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|10\.7\.2\.1/);
});

test('failed sign-ins of an administrator stay entries of their own', async () => {
  const { adminId, username } = await anAdmin(service);
  await signInAdmin(service, { username, password: 'Wrong-1-password' }, { ip: '10.7.3.1' });
  const own = (await entries()).filter((entry) => entry.admin_id === adminId);
  expect(own).toMatchObject([
    { action: 'admin.sign_in_failed', address: '10.7.3.1', details: { why: 'wrong_password' } },
  ]);
});

test('the export tells the hour as the list does', async () => {
  await strangerTries('exported', '10.7.4.1');
  service.clock.advance(hourMs);
  await closeUnknownSignIns(service.db, service.clock.now());
  const { accessToken } = await anAdmin(service);
  const path = '/admin/audit/export?action=admin.unknown_sign_ins_failed';
  const { status, text } = await service.call('GET', path, { token: accessToken });
  expect(status).toBe(200);
  expect(text).toContain('admin.unknown_sign_ins_failed');
  expect(text).toContain('""failures"":1');
});
