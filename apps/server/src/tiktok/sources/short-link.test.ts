import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { resolveShortLink, shortLinkUrl } from './links.ts';
import { type LocalServer, localServer, peerAt } from './local-server.testing.ts';

const id = '7710320603970010465';
let server: LocalServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function resolve(...answers: [number, OutgoingHttpHeaders][]) {
  let turn = 0;
  const started = await localServer((_, response) => {
    const [status, headers] = answers[turn] ?? [500, {}];
    turn += 1;
    response.writeHead(status, headers).end();
  });
  server = started;
  const link = { host: 'vm.tiktok.com', code: 'ZMabc123' };
  return resolveShortLink(peerAt(started.origin), link, started.origin);
}

test('the redirect names the post and is not followed', async () => {
  const location = `https://www.tiktok.com/@amina.styles/video/${id}?_r=1&_t=ZM`;
  const outcome = await resolve([301, { location }]);
  expect(outcome).toEqual({ ok: true, value: { handle: 'amina.styles', id }, source: 'short-link' });
  expect(server?.asked).toEqual(['/t/ZMabc123/']);
});

test('a shortener that leads to the other short form is asked once more', async () => {
  const location = `https://m.tiktok.com/v/${id}.html`;
  const outcome = await resolve([301, { location: 'https://www.tiktok.com/t/ZTabc999/' }], [302, { location }]);
  expect(outcome).toMatchObject({ ok: true, value: { handle: null, id } });
  expect(server?.asked).toEqual(['/t/ZMabc123/', '/t/ZTabc999/']);
});

const ends: [string, number, OutgoingHttpHeaders, string][] = [
  ['the front page', 301, { location: 'https://www.tiktok.com/?_r=1' }, 'not_found'],
  ['a profile', 301, { location: 'https://www.tiktok.com/@amina.styles' }, 'not_found'],
  ['another site', 301, { location: 'http://169.254.169.254/latest' }, 'not_found'],
  ['a login', 302, { location: 'https://www.tiktok.com/login?redirect_url=x' }, 'blocked'],
  ['HTTP 404', 404, {}, 'not_found'],
  ['a page instead of a redirect', 200, {}, 'blocked'],
  ['a limit', 429, { 'retry-after': '60' }, 'rate_limited'],
  ['an error', 503, {}, 'transient'],
];

test.each(ends)('a short link that ends at %s', async (_name, status, headers, reason) => {
  expect(await resolve([status, headers])).toMatchObject({ ok: false, reason });
  expect(server?.asked).toHaveLength(1);
});

test('short links that lead to each other end', async () => {
  const circle: [number, OutgoingHttpHeaders] = [301, { location: 'https://vm.tiktok.com/ZMabc123/' }];
  expect(await resolve(circle, circle, circle)).toMatchObject({ ok: false, reason: 'not_found' });
  expect(server?.asked).toHaveLength(2);
});

test("TikTok's shorteners are asked themselves, unless another origin stands for TikTok", () => {
  const urlOf = (host: string, origin: string) => shortLinkUrl({ host, code: 'ZMabc123' }, origin).href;
  expect(urlOf('vm.tiktok.com', 'https://www.tiktok.com')).toBe('https://vm.tiktok.com/ZMabc123/');
  expect(urlOf('www.tiktok.com', 'https://www.tiktok.com')).toBe('https://www.tiktok.com/t/ZMabc123/');
  expect(urlOf('vt.tiktok.com', 'http://127.0.0.1:4010')).toBe('http://127.0.0.1:4010/t/ZMabc123/');
});
