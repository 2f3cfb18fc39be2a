import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';
import { createRateLimiter } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { signUp } from './sign-up.ts';

/** So long that nothing which has to wait for it is answered while a test runs. */
const gapMs = 60_000;
let service: TestService;

beforeEach(async () => {
  service = await openTestService({ TIKTOK_REQUEST_GAP_MS: String(gapMs) });
});
afterEach(() => service.close());

const validate = (handle: string, ip: string) =>
  service.call<{ exists: boolean }>('POST', '/auth/validate-handle', { body: { handle }, ip });

/** How many gaps from now on are reserved, of TikTok's host and of the visitors' queue. */
async function gapsAhead(): Promise<{ host: number; queue: number }> {
  const { rows } = await sql<{ host: string; ms: number }>`
    select host, extract(epoch from free_at - now())::float8 * 1000 as ms from request_gaps`.execute(service.db);
  const gapsOf = (isLane: boolean) =>
    Math.max(
      0,
      ...rows.filter(({ host }) => host.endsWith(' visitors') === isLane).map(({ ms }) => Math.ceil(ms / gapMs)),
    );
  return { host: gapsOf(false), queue: gapsOf(true) };
}

test('sixty checks of one visitor are answered at once and reserve one moment of the imports’', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, tries) => validate(`unknown${tries}`, '10.3.0.1')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body.code]).toEqual([503, 'handle_check_failed']);
  expect(await gapsAhead()).toEqual({ host: 1, queue: 2 });
});

test('an honest sign-up does not wait behind them: it goes on, and its handle is checked later', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, tries) => validate(`unknown${tries}`, '10.3.5.1')));
  service.tiktok.addSeller({ handle: 'honest.seller' });
  const { user } = await signUp(
    service.app.services.accounts,
    { handle: 'honest.seller', password: testPassword },
    { ip: '10.3.5.2', device: null },
  );
  expect(user.handleCheck).toBe('waiting');
  expect(await gapsAhead()).toEqual({ host: 1, queue: 2 });
});

test('however many handles one network tries, a newcomer’s is looked at next', async () => {
  const quick = await openTestService({ TIKTOK_REQUEST_GAP_MS: '300' });
  try {
    const ask = (handle: string, ip: string) =>
      quick.call<{ exists: boolean }>('POST', '/auth/validate-handle', { body: { handle }, ip });
    quick.tiktok.addSeller({ handle: 'honest.seller' });
    await ask('unknown', '10.3.7.99');
    const crowd = Array.from({ length: 60 }, (_, tries) => ask(`unknown${tries}`, `10.3.7.${tries}`));
    await Promise.race(crowd);
    const honest = await ask('honest.seller', '10.3.8.1');
    expect([honest.status, honest.body.data?.exists]).toEqual([200, true]);
  } finally {
    await quick.close();
  }
});

test('what strangers ask opens no circuit breaker, neither theirs nor the imports’', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, tries) => validate(`unknown${tries}`, `10.3.1.${tries}`)));
  const { sources, visitorSources } = service.app.services.tiktok;
  for (const { breakers } of [sources, visitorSources])
    expect([...new Set(breakers().map(({ state }) => state))]).toEqual(['closed']);
});

test('one visitor’s tries do not count against another address', async () => {
  for (let tries = 0; tries < 25; tries += 1) await validate(`unknown${tries}`, '10.3.2.1');
  await sql`delete from request_gaps`.execute(service.db);
  expect((await validate('unknown.else', '10.3.2.1')).body.code, 'its own is used up').toBe('handle_check_failed');
  expect(await gapsAhead()).toEqual({ host: 0, queue: 0 });
  expect((await validate('unknown.else', '10.3.2.2')).status).toBe(200);
});

test('a visitor who closes the page gives the place back', async () => {
  const { server } = service.app;
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  await validate('unknown', '10.3.6.1');
  // The other visitor's moment is over in four seconds: one place is left.
  await sql`update request_gaps set free_at = now() + interval '4 seconds'`.execute(service.db);
  const visit = request({ port, path: '/api/v1/auth/validate-handle', method: 'POST' });
  visit.on('error', () => {});
  visit.setHeader('host', 'localhost:3000').setHeader('content-type', 'application/json');
  visit.end(JSON.stringify({ handle: 'leaves.soon' }));
  // This network asked before, so it is sent away while a newcomer stands there, and has the place when that one left.
  await expect.poll(async () => (await validate('unknown.else', '10.3.6.1')).status).toBe(503);
  visit.destroy();
  await expect.poll(async () => (await validate('unknown.else', '10.3.6.1')).status, { timeout: 6000 }).toBe(200);
});

test('imports take the next moment after a visitor', async () => {
  await validate('unknown', '10.3.4.1');
  await validate('unknown.too', '10.3.4.2');
  const waits: number[] = [];
  const host = new URL(service.tiktokOrigin).host;
  const gap = createRateLimiter(service.db, gapMs, async (ms) => {
    waits.push(ms);
    await sql`delete from request_gaps where host = ${host}`.execute(service.db);
  });
  await gap(host);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeLessThanOrEqual(gapMs);
});

test('a proof of a handle takes one of four moments, and none of the visitors’ queue', async () => {
  const claims = '/auth/ownership/claims';
  const { body } = await service.call<{ claimId: string; code: string }>('POST', claims, { body: { handle: 'owner' } });
  service.tiktok.addSeller({ handle: 'owner', bio: body.data.code });
  const password = { password: testPassword };
  const proven = await service.call('POST', `${claims}/${body.data.claimId}/complete`, { body: password });
  expect(proven.status).toBe(200);
  const { rows } = await sql<{ host: string; gaps: number }>`
    select host, ceil(extract(epoch from free_at - now()) * 1000 / ${gapMs}::int)::int as gaps
    from request_gaps order by host`.execute(service.db);
  expect(rows).toEqual([
    { host: new URL(service.tiktokOrigin).host, gaps: 1 },
    { host: 'proofs', gaps: 4 },
  ]);
});
