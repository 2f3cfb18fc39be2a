import type { TikTokConnection } from '@app/contracts/accounts/tiktok-sign-in.schemas';
import { removedEvent, type SignedEvent, signatureOf } from '@app/tiktok-simulator/developers/webhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aBrowser, type Seller } from './tiktok.testing.ts';

let service: TestService;
let seller: Seller;
let handle: string;
let count = 0;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  count += 1;
  handle = `hook.${count}`;
  service.tiktok.addSeller({ handle });
  seller = await aBrowser(service).signInOrOpenAccount({ handle });
});

const send = async ({ body, signature }: SignedEvent): Promise<number> => {
  const headers = { host: 'localhost:3000', 'content-type': 'application/json', 'tiktok-signature': signature };
  return (await service.app.server.inject({ method: 'POST', url: '/webhooks/tiktok', headers, payload: body }))
    .statusCode;
};
const seconds = (laterBy = 0): number => Math.floor(service.clock.now().getTime() / 1000) + laterBy;
const event = (at = seconds(), app = service.tiktokApp): SignedEvent =>
  removedEvent(app, service.tiktok.openIdOf(handle), 1, at);
const state = async () =>
  (await service.call<TikTokConnection>('GET', '/auth/tiktok/connection', { token: seller.accessToken })).body.data
    .state;

test('a seller who disconnects at TikTok has to connect again here, and nothing else changes', async () => {
  expect(await send(event())).toBe(200);
  expect(await state()).toBe('lost');
  const kept = await service.db
    .selectFrom('tiktok_connections')
    .selectAll()
    .where('account_id', '=', seller.user.id)
    .execute();
  expect(kept[0]).toMatchObject({ access_token: null, refresh_token: null, lost_reason: 'removed' });
  expect((await service.call('GET', `/shop/${handle}`)).status).toBe(200);
  expect((await service.call('GET', '/auth/me', { token: seller.accessToken })).status).toBe(200);
});

test('an event told twice changes nothing more; told late it does not undo connecting again', async () => {
  const removed = event();
  expect([await send(removed), await send(removed)]).toEqual([200, 200]);
  service.clock.advance(5000);
  await aBrowser(service).signInOrOpenAccount({ handle });
  expect(await send(removed)).toBe(200);
  expect(await state()).toBe('connected');
});

test('what is forged, changed, signed long ago or in the future is refused', async () => {
  const right = event();
  const other = { ...service.tiktokApp, clientSecret: 'another secret of another app of them' };
  const forged: [string, SignedEvent][] = [
    ['other secret', event(seconds(), other)],
    ['other body', { ...right, body: right.body.replace('"event"', '"event" ') }],
    ['other time', { ...right, signature: right.signature.replace(/t=\d+/, `t=${seconds(1)}`) }],
    ['no signature', { ...right, signature: '' }],
    ['half a signature', { ...right, signature: right.signature.slice(0, -1) }],
    ['old', event(seconds(-301))],
    ['not yet', event(seconds(301))],
  ];
  for (const [name, one] of forged) expect(await send(one), name).toBe(403);
  expect(await state()).toBe('connected');
  expect(await send(event(seconds(-299)))).toBe(200);
});

test('events of other kinds, apps and users, and broken ones, change nothing', async () => {
  const signed = (value: unknown): SignedEvent => {
    const body = typeof value === 'string' ? value : JSON.stringify(value);
    return { body, signature: signatureOf(body, service.tiktokApp.clientSecret, seconds()) };
  };
  const right = JSON.parse(event().body) as Record<string, unknown>;
  expect(await send(signed({ ...right, event: 'video.publish.completed' }))).toBe(200);
  expect(await send(signed({ ...right, user_openid: 'unknown-user' }))).toBe(200);
  expect(await send(signed({ ...right, user_openid: undefined }))).toBe(200);
  expect(await send(signed({ ...right, client_key: 'another' }))).toBe(400);
  for (const broken of ['', '[]', '{', '{"event":1}', { ...right, create_time: 'now' }])
    expect(await send(signed(broken))).toBe(400);
  expect(await state()).toBe('connected');
  expect(await send(signed({ ...right, content: 'not JSON' })), 'the reason is for the log only').toBe(200);
  expect(await state()).toBe('lost');
});

test('a body that is too large is not read', async () => {
  const body = JSON.stringify({ fill: 'x'.repeat(20_000) });
  expect(await send({ body, signature: signatureOf(body, service.tiktokApp.clientSecret, seconds()) })).toBe(413);
});
