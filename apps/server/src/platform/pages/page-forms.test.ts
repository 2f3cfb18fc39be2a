import type { AddressInfo } from 'node:net';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readsFrom } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { PageCache } from './page-cache.ts';
import { pageForms } from './page-forms.ts';
import type { PageRequest, RenderedPage } from './page-renderer.ts';
import { pageRoutes } from './page-routes.ts';

const rendered: PageRequest[] = [];
let server: HttpServer;
let cache: PageCache;
let origin: string;
let answer: () => Promise<RenderedPage>;

const page = (status: number, headers: Record<string, string> = {}): RenderedPage => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: '<p>Thank you.</p>',
});

beforeAll(async () => {
  const logger = createLogger('silent');
  server = createHttpServer({ publicOrigin: () => origin, trustProxy: null, logger });
  cache = new PageCache({ maxBytes: 1e6, maxAgeMs: 60_000 });
  const renderPage = (request: PageRequest) => {
    rendered.push(request);
    return answer();
  };
  const createContext = () => new RouterContextProvider();
  await pageForms(server, {
    renderPage,
    createContext,
    publicOrigin: () => origin,
    paths: ['/shop/:handle/report'],
  });
  await pageRoutes(server, {
    renderPage,
    createContext,
    cache,
    tagKey: new Uint8Array(32),
    buildId: 'one',
    plainPathOf: (path) => path,
    reads: readsFrom({} as Db),
    handleOf: () => null,
    stateOf: async () => null,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://localhost:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  rendered.length = 0;
  cache.dropAll();
  answer = async () => page(200);
});

const form = 'application/x-www-form-urlencoded';

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': form, ...headers },
  });

test('what a form sends reaches the page as it is, with its address and nothing that says who sent it', async () => {
  const answered = await send('/shop/a/report?product=12345', 'reason=scam&details=caf%C3%A9', {
    cookie: 'session=1',
    authorization: 'Bearer x',
    accept: 'text/html',
  });
  expect(answered.status).toBe(200);
  expect(await answered.text()).toBe('<p>Thank you.</p>');
  const [request] = rendered;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/shop/a/report?product=12345',
    body: 'reason=scam&details=caf%C3%A9',
  });
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'text/html', 'content-type': form });
});

test('nothing of an answer is kept, whatever the page says', async () => {
  answer = async () => page(200, { 'cache-control': 'public, max-age=600' });
  const answered = await send('/shop/a/report', 'reason=scam');
  expect(answered.headers.get('cache-control')).toBe('no-store');
  expect(cache.sizeBytes).toBe(0);
});

test('a page that leads on is followed by the browser, a refusal keeps its status', async () => {
  answer = async () => page(303, { location: '/shop/a/report?taken=yes' });
  const led = await send('/shop/a/report', 'reason=scam');
  expect([led.status, led.headers.get('location')]).toEqual([303, '/shop/a/report?taken=yes']);
  answer = async () => page(429);
  expect((await send('/shop/a/report', 'reason=scam')).status).toBe(429);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a form on a page that is not ours is refused: %j', async (headers) => {
  const answered = await send('/shop/a/report', 'reason=scam', headers);
  expect(answered.status).toBe(403);
  expect(rendered).toEqual([]);
});

test('our own page and a browser that says nothing of itself are let through', async () => {
  expect((await send('/shop/a/report', 'reason=scam', { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await send('/shop/a/report', 'reason=scam')).status).toBe(200);
});

test('what no form of ours sends is refused: other types, large bodies, other pages', async () => {
  expect((await send('/shop/a/report', '{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await send('/shop/a/report', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send('/shop/a/report', `details=${'x'.repeat(9000)}`)).status).toBe(413);
  expect((await send('/shop/a', 'reason=scam')).status).toBe(404);
  expect(rendered).toEqual([]);
});

test('a page that cannot be rendered is answered as a failure, without its details', async () => {
  answer = async () => {
    throw new Error('secret detail');
  };
  const answered = await send('/shop/a/report', 'reason=scam');
  expect(answered.status).toBe(500);
  expect(await answered.text()).not.toContain('secret detail');
});
