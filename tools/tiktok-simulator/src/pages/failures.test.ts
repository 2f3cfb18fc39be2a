import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';
import { readEmbed, readOembed, stateIn } from './reader.testing.ts';

let tiktok: Simulator;
beforeEach(async () => {
  tiktok = await startSimulator();
});
afterEach(() => tiktok.close());

const embed = (): Promise<Response> => fetch(`${tiktok.origin}/embed/@kampala.kicks`);

test('rate limited: 429 with Retry-After, until healed', async () => {
  tiktok.control.fail('all', { mode: 'rate-limited', retryAfterSeconds: 120 });
  const response = await embed();
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('120');
  tiktok.control.heal();
  expect((await embed()).status).toBe(200);
});

test('blocked: each form answers HTTP 200 without data', async () => {
  const texts: Record<string, string> = {};
  for (const mode of ['blocked-empty', 'blocked-wait', 'blocked-shell', 'blocked-captcha'] as const) {
    tiktok.control.fail('all', { mode });
    for (const path of ['/embed/@kampala.kicks', '/@kampala.kicks', '/@_/video/7', '/oembed?url=x']) {
      const response = await fetch(tiktok.origin + path);
      expect(response.status).toBe(200);
      texts[mode] = await response.text();
      expect(texts[mode]).not.toContain('user-detail');
    }
  }
  expect(texts['blocked-empty']).toBe('');
  expect(texts['blocked-wait']).toContain('Please wait...');
  expect(texts['blocked-wait']?.length).toBeGreaterThan(1300);
  expect(texts['blocked-wait']?.length).toBeLessThan(1600);
  expect(stateIn(texts['blocked-shell'] ?? '', '__UNIVERSAL_DATA_FOR_REHYDRATION__')).toEqual({
    __DEFAULT_SCOPE__: { 'webapp.app-context': expect.anything() },
  });
  for (const marker of ['captcha-init', 'oec-ttweb-captcha', 'secsdk-captcha']) {
    expect(texts['blocked-captcha']).toContain(marker);
  }
});

test('server error: 500; dropped connection: no answer at all', async () => {
  tiktok.control.fail('embed', { mode: 'server-error' });
  expect((await embed()).status).toBe(500);
  tiktok.control.fail('embed', { mode: 'dropped-connection' });
  await expect(embed()).rejects.toThrow();
});

test('changed layout: the fields have other names, or the script has', async () => {
  tiktok.control.fail('all', { mode: 'changed-layout' });
  const { entry } = await readEmbed(tiktok.origin, 'kampala.kicks');
  expect(entry).toHaveProperty('feed');
  expect(entry).not.toHaveProperty('videoList');
  const { body } = await readOembed(tiktok.origin, 'https://www.tiktok.com/@kampala.kicks');
  expect(body).not.toHaveProperty('title');
  tiktok.control.fail('all', { mode: 'renamed-state' });
  const html = await (await embed()).text();
  expect(html).not.toContain('__FRONTITY_CONNECT_STATE__');
  expect(html).toContain('kampala.kicks');
});

test('a failure can be kept to one route and to a number of requests', async () => {
  tiktok.control.fail('profile', { mode: 'server-error', times: 2 });
  const profile = async (): Promise<number> => (await fetch(`${tiktok.origin}/@kampala.kicks`)).status;
  expect((await embed()).status).toBe(200);
  expect([await profile(), await profile(), await profile()]).toEqual([500, 500, 200]);
});

test('slowed down: the answer is honest and late', async () => {
  tiktok.control.fail('embed', { delayMs: 150 });
  const startedAt = performance.now();
  const { videos } = await readEmbed(tiktok.origin, 'kampala.kicks');
  expect(videos).toHaveLength(12);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(145);
});

test('closing ends a request that waits for its delay', async () => {
  tiktok.control.fail('embed', { delayMs: 600_000, times: 1 });
  const answer = embed().then(
    () => 'answered',
    () => 'cut off',
  );
  // The only failing request is used up as soon as the server has it.
  await expect.poll(() => tiktok.control.state().failures).toEqual({});
  await tiktok.close();
  expect(await answer).toBe('cut off');
  await expect(fetch(tiktok.origin)).rejects.toThrow();
});
