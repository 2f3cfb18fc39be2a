import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';
import { appOf, redirectUri } from './app.testing.ts';

let tiktok: Simulator;
let app: ReturnType<typeof appOf>;
beforeAll(async () => {
  tiktok = await startSimulator({ empty: true });
  app = appOf(tiktok);
});
afterAll(() => tiktok.close());
beforeEach(() => {
  tiktok.control.reset();
  tiktok.control.addSeller({ handle: 'my.duka', nickname: 'My Duka', bio: 'Shoes' });
});

const fields = 'fields=id,create_time,share_url,video_description';
type Listed = { videos: { id: string }[]; cursor: number; has_more: boolean };
const list = async (token: unknown, body: unknown) => {
  const answer = await app.call(`/v2/video/list/?${fields}`, token, body);
  return { ...answer, data: answer.data as unknown as Listed };
};

test('a user who agrees is sent back with a code, the scopes that were ticked and the state', async () => {
  const back = await app.decide({ handle: 'my.duka', decision: 'approve', scope: ['video.list'] });
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(back.searchParams.get('scopes')).toBe('user.info.basic,video.list');
  expect(back.searchParams.get('state')).toBe('the state');
  expect(back.search, 'a code has signs that an address escapes').toMatch(/code=[^&]*(%21|\*)/);
  const tokens = await app.exchange(back.searchParams.get('code') ?? '');
  expect(tokens).toMatchObject({ scope: 'user.info.basic,video.list', token_type: 'Bearer', expires_in: 7200 });
  expect(tokens.open_id).toBe(tiktok.control.openIdOf('my.duka'));
});

test('a user who refuses is sent back with an error, and a wrong address sends no one anywhere', async () => {
  const back = await app.decide({ handle: 'my.duka', decision: 'refuse' });
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('the state');
  const wrong: Record<string, string>[] = [
    { redirect_uri: `${redirectUri}?more=1` },
    { redirect_uri: 'http://duka.example/auth/tiktok/callback' },
    { client_key: 'another' },
    { scope: 'user.info.basic,all.of.it' },
  ];
  for (const changed of wrong)
    expect((await fetch(app.authorizeUrl(changed), { redirect: 'manual' })).status).toBe(400);
});

test('a code works once, for the same redirect address and the right client', async () => {
  const codeOf = async (): Promise<string> =>
    (await app.decide({ handle: 'my.duka', decision: 'approve' })).searchParams.get('code') ?? '';
  const code = await codeOf();
  expect(await app.exchange(code)).toHaveProperty('access_token');
  expect(await app.exchange(code)).toMatchObject({ error: 'invalid_grant' });
  expect(await app.exchange(await codeOf(), { redirect_uri: `${redirectUri}/` })).toMatchObject({
    error: 'invalid_request',
  });
  expect(await app.exchange(await codeOf(), { client_secret: 'wrong' })).toMatchObject({ error: 'invalid_client' });
});

test('each refresh ends the refresh token before it; expired and revoked ones are no grant', async () => {
  const first = await app.tokensOf('my.duka');
  const second = await app.refresh(String(first.refresh_token));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await app.refresh(String(first.refresh_token))).toMatchObject({ error: 'invalid_grant' });
  tiktok.control.expireTokens('access');
  expect((await list(second.access_token, {})).code).toBe('access_token_invalid');
  const third = await app.refresh(String(second.refresh_token));
  expect((await list(third.access_token, {})).code).toBe('ok');
  expect(await app.revoke(String(third.access_token))).toEqual({});
  expect(await app.refresh(String(third.refresh_token))).toMatchObject({ error: 'invalid_grant' });
  const last = await app.tokensOf('my.duka');
  tiktok.control.expireTokens('all');
  expect(await app.refresh(String(last.refresh_token))).toMatchObject({ error: 'invalid_grant' });
});

test('fields are answered by scope, and unknown ones are refused', async () => {
  const { access_token: token } = await app.tokensOf('my.duka', ['user.info.basic']);
  const basic = await app.call('/v2/user/info/?fields=open_id,display_name', token);
  expect(basic.data).toEqual({ user: { open_id: tiktok.control.openIdOf('my.duka'), display_name: 'My Duka' } });
  const more = await app.call('/v2/user/info/?fields=open_id,username', token);
  expect([more.status, more.code]).toEqual([401, 'scope_not_authorized']);
  expect((await list(token, {})).code).toBe('scope_not_authorized');
  expect((await app.call('/v2/user/info/?fields=shoe_size', token)).code).toBe('invalid_params');
});

test('all posts come by cursor, whichever way their pages are cut, private ones never', async () => {
  for (let day = 1; day <= 7; day += 1)
    tiktok.control.publish({ handle: 'my.duka', caption: `Day ${day}`, postedAt: 1_700_000_000 + day });
  tiktok.control.publish({ handle: 'my.duka', caption: 'mine', private: true });
  const { access_token: token } = await app.tokensOf('my.duka');
  const walk = async (): Promise<number[]> => {
    const sizes: number[] = [];
    const ids = new Set<string>();
    for (let cursor = 0, more = true; more; ) {
      const { data } = await list(token, { max_count: 3, cursor });
      for (const { id } of data.videos) ids.add(id);
      sizes.push(data.videos.length);
      cursor = data.cursor;
      more = data.has_more;
    }
    expect(ids.size).toBe(7);
    return sizes;
  };
  expect(await walk()).toEqual([3, 3, 1]);
  tiktok.control.setVideoPages('short');
  expect(await walk()).toEqual([1, 1, 1, 1, 1, 1, 1]);
  tiktok.control.setVideoPages('empty-first');
  expect((await walk()).slice(0, 3)).toEqual([0, 3, 0]);
  expect((await list(token, { max_count: 21 })).code).toBe('invalid_params');
});

test('a query answers those posts that are still there', async () => {
  const [kept, gone] = ['kept', 'gone'].map((caption) => tiktok.control.publish({ handle: 'my.duka', caption }));
  const { access_token: token } = await app.tokensOf('my.duka');
  tiktok.control.deletePost(gone?.id ?? '');
  const query = { filters: { video_ids: [kept?.id, gone?.id, '7000000000000000000'] } };
  const { data } = await app.call('/v2/video/query/?fields=id', token, query);
  expect(data.videos).toEqual([{ id: kept?.id }]);
});

test('calls can be made to fail in their own envelope', async () => {
  const { access_token: token, refresh_token: refresh } = await app.tokensOf('my.duka');
  tiktok.control.fail('video-list', { mode: 'rate-limited', times: 1 });
  const limited = await list(token, {});
  expect([limited.status, limited.code]).toEqual([429, 'rate_limit_exceeded']);
  expect((await list(token, {})).code).toBe('ok');
  tiktok.control.fail('token', { mode: 'server-error', times: 1 });
  expect(await app.refresh(String(refresh))).toMatchObject({ error: 'server_error' });
});

test('a user who disconnects, or deletes the account, is signed out of the app, which is told with a signature', async () => {
  const heard: { signature: string; body: string }[] = [];
  const listener = createServer(async (request, response) => {
    const chunks = await request.toArray();
    heard.push({ signature: String(request.headers['tiktok-signature']), body: Buffer.concat(chunks).toString() });
    response.end();
  });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  try {
    tiktok.control.setWebhookUrl(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
    const openId = tiktok.control.openIdOf('my.duka');
    const { access_token: token } = await app.tokensOf('my.duka');
    tiktok.control.disconnect('my.duka');
    expect(await tiktok.control.webhooksSent()).toEqual([{ openId, status: 200 }]);
    const [{ signature, body } = { signature: '', body: '' }] = heard;
    const [, time, hash] = /^t=(\d+),s=([0-9a-f]{64})$/.exec(signature) ?? [];
    const right = createHmac('sha256', tiktok.app.clientSecret).update(`${time}.${body}`).digest('hex');
    expect(hash).toBe(right);
    const event = JSON.parse(body) as Record<string, string>;
    expect(event).toMatchObject({ event: 'authorization.removed', user_openid: openId });
    expect(JSON.parse(event.content ?? '')).toEqual({ reason: 1 });
    expect((await list(token, {})).code).toBe('access_token_invalid');

    const again = await app.tokensOf('my.duka');
    tiktok.control.deleteSeller('my.duka');
    await tiktok.control.webhooksSent();
    expect(JSON.parse((JSON.parse(heard[1]?.body ?? '{}') as Record<string, string>).content ?? '')).toEqual({
      reason: 2,
    });
    expect(await app.refresh(String(again.refresh_token))).toMatchObject({ error: 'invalid_grant' });
  } finally {
    tiktok.control.setWebhookUrl(null);
    listener.close();
  }
});
