import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { pagesOfOneShop } from './one-shop.testing.ts';
import { PageCache } from './page-cache.ts';
import { pageRoutes } from './page-routes.ts';

let server: HttpServer;
let cache: PageCache;
let origin: string;
let changesAt: Date | null;
let rendered: number;

beforeAll(async () => {
  server = createHttpServer({ publicOrigin: () => origin, trustProxy: null, logger: createLogger('silent') });
  cache = new PageCache({ maxBytes: 1e6, maxAgeMs: 60_000 });
  await pageRoutes(server, {
    cache,
    buildId: 'build-1',
    tagKey: new Uint8Array(32),
    plainPathOf: (path) => path,
    ...pagesOfOneShop(() => ({ version: 1, changesAt })),
    async renderPage() {
      rendered += 1;
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Gomesi</p>' };
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://localhost:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  cache.dropAll();
  changesAt = null;
  rendered = 0;
});

const after = (ms: number) => new Date(Date.now() + ms);
const get = (headers: Record<string, string> = {}) => fetch(`${origin}/shop/a`, { headers });
const cachingOf = async (headers: Record<string, string> = {}) => (await get(headers)).headers.get('cache-control');

test('a page that changes by itself is kept until then and not longer', async () => {
  changesAt = after(300);
  await get();
  changesAt = null;
  await vi.waitFor(async () => {
    await get();
    expect(rendered).toBe(2);
  });
  await get();
  expect(rendered, 'and the page after it is kept again').toBe(2);
});

test.each([
  [500, 's-maxage=0'],
  [30_900, 's-maxage=30'],
  [119_900, 's-maxage=60'],
  [121_000, 's-maxage=60, stale-while-revalidate=60'],
])('one that changes in %i ms is let to shared caches with %s', async (ms, caching) => {
  changesAt = after(ms);
  expect(await cachingOf()).toBe(`public, max-age=0, ${caching}`);
});

test('it says how long it still stands whenever it is sent, unchanged too', async () => {
  changesAt = after(2500);
  const etag = String((await get()).headers.get('etag'));
  await vi.waitFor(async () => expect(await cachingOf()).toBe('public, max-age=0, s-maxage=1'));
  expect(rendered, 'the kept page').toBe(1);
  expect(await cachingOf({ 'if-none-match': etag })).toMatch(/s-maxage=[01]$/);
  cache.dropAll();
  const unchanged = await get({ 'if-none-match': etag });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get('cache-control')).toMatch(/s-maxage=[01]$/);
});

test('it has another name afterwards, though its shop did not change', async () => {
  changesAt = after(60_000);
  const before = await get();
  cache.dropAll();
  changesAt = null;
  expect((await get({ 'if-none-match': String(before.headers.get('etag')) })).status).toBe(200);
});
