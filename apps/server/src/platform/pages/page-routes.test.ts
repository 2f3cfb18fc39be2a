import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expand } from '#server/platform/encode.ts';
import { createHttpServer, type HttpServer, noPage } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { pagesOfOneShop } from './one-shop.testing.ts';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';
import { pageRoutes } from './page-routes.ts';

const logLines: string[] = [];
const asked: string[] = [];
let server: HttpServer;
let cache: PageCache;
let origin: string;
let port: number;
let version = 1;
let answer: (path: string) => RenderedPage;

const html = (body: string, status = 200): RenderedPage => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  },
  body,
});
const long = `<p>${'Gomesi 85,000 '.repeat(200)}</p>`;

beforeAll(async () => {
  server = createHttpServer({
    publicOrigin: () => origin,
    trustProxy: null,
    logger: createLogger('debug', { write: (line) => logLines.push(line) }),
  });
  cache = new PageCache({ maxBytes: 1e6, maxAgeMs: 60_000 });
  await pageRoutes(server, {
    cache,
    buildId: 'build-1',
    tagKey: new Uint8Array(32).fill(7),
    plainPathOf: (path) => (path.startsWith('/shop/') && !path.includes('?') ? path : null),
    ...pagesOfOneShop(() => ({ version, changesAt: null })),
    async renderPage({ path }) {
      asked.push(path);
      return answer(path);
    },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
  origin = `http://localhost:${port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  cache.dropAll();
  answer = () => html(long);
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As raw as a browser sends it: nothing is decompressed or added. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((done, failed) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    request.once('error', failed).end();
  });
}

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0 , gzip;q=0.5', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['br;q=0.1', 'br'],
    ['identity', undefined],
    [undefined, undefined],
  ] as const)('for "%s" the page is sent as %s', async (accepted, encoding) => {
    for (const round of ['rendered', 'stored']) {
      const { headers, body } = await get('/shop/a', accepted === undefined ? {} : { 'accept-encoding': accepted });
      expect(headers['content-encoding'], round).toBe(encoding);
      expect(headers.vary).toBe('accept-encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      expect((await expand[encoding ?? 'identity'](body)).toString()).toBe(long);
    }
    expect(asked).toEqual(['/shop/a']);
  });
});

describe('asking again', () => {
  test('with the page one has costs no bytes', async () => {
    const first = await get('/shop/a');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    const again = await get('/shop/a', { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'accept-encoding' });
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['content-length']).toBeUndefined();
  });

  test('of a page that is no longer kept costs no rendering, unless its shop has changed', async () => {
    const first = await get('/shop/a');
    const ask = () => get('/shop/a', { 'if-none-match': String(first.headers.etag) });
    cache.dropAll();
    expect(await ask()).toMatchObject({ status: 304, headers: { etag: first.headers.etag, vary: 'accept-encoding' } });
    expect(asked).toEqual(['/shop/a']);
    version += 1;
    const changed = await ask();
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('with another page gets the whole one', async () => {
    expect((await get('/shop/a', { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  test('by HEAD says what GET would, without the body', async () => {
    const page = await get('/shop/a', { 'accept-encoding': 'gzip' });
    const head = await get('/shop/a', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...page.headers, date: '' });
    expect(asked).toHaveLength(1);
  });
});

describe('what is kept', () => {
  test('nothing with a query, so that no caller fills the memory with it', async () => {
    await get('/shop/a?utm=1');
    const { headers } = await get('/shop/a?utm=1');
    expect(asked).toEqual(['/shop/a?utm=1', '/shop/a?utm=1']);
    expect(headers['cache-control']).toBe('no-store');
    expect(cache.sizeBytes).toBe(0);
  });

  test.each([404, 500, 302])('no answer of status %d', async (status) => {
    answer = () => html('not this time', status);
    expect((await get('/shop/unknown')).status).toBe(status);
    const { headers } = await get('/shop/unknown');
    expect(headers['cache-control']).toBe('no-store');
    expect(asked).toHaveLength(2);
    expect(cache.sizeBytes).toBe(0);
  });

  test('a 404 is no 304, whatever its name', async () => {
    answer = () => html('gone', 404);
    const { headers } = await get('/shop/unknown');
    expect((await get('/shop/unknown', { 'if-none-match': String(headers.etag) })).status).toBe(404);
  });
});

describe('what a visitor sends cannot change what others get', () => {
  test.each(['evil.example', 'localhost.evil.example', 'localhost:1'])(
    'a page for the host "%s" is refused',
    async (host) => {
      const { status, headers, body } = await get('/shop/a', { host });
      expect(status).toBe(421);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'wrong_host' });
      expect(asked).toEqual([]);
    },
  );

  test.each([
    '//evil.example/shop/a',
    '//',
    '/\\evil.example',
    '/shop/a\\b',
    'http://evil.example/shop/a',
    '/foo%',
    '/%E0%A4%A',
    '/shop/%ff?utm=1',
    '/%0a',
    '/.%0d%0aX:%20y',
    '/%E2%80%A8',
    '/%5c',
    `//${'x'.repeat(300)}`,
  ])('the path "%s" is no page: what renders it never sees it, and nothing of it is kept', async (path) => {
    answer = () => html('not here', 404);
    logLines.length = 0;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get(path, {}, method);
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(body.toString()).toBe(method === 'GET' ? 'not here' : '');
    }
    expect(asked).toEqual([noPage, noPage]);
    expect(cache.sizeBytes).toBe(0);
    const noted = logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page not found');
    const logged = path.split('?', 1)[0]?.replace(/x{300}/, '…');
    expect(noted.map((line) => line.path)).toEqual([logged, logged]);
  });

  test.each(['/login?redirect=/\\x', '/a?%', '/a?x=//y', '/a?%E0%A4%A', '/a%2Fb', '/..', '/@a'])(
    'the address "%s" is asked for as it is: a query may hold anything',
    async (path) => {
      expect((await get(path)).status).toBe(200);
      expect(asked).toEqual([path]);
    },
  );

  test('a path that is no page is refused for another host, too', async () => {
    expect((await get('/foo%', { host: 'evil.example' })).status).toBe(421);
    expect(asked).toEqual([]);
  });

  test('cookies, credentials and forwarded hosts do not reach the rendering', async () => {
    const seen: string[] = [];
    answer = (path) => {
      seen.push(path);
      return html('same for all');
    };
    await get('/shop/a', {
      cookie: 'a=1',
      authorization: 'Bearer x',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
    });
    expect(seen).toEqual(['/shop/a']);
  });
});

test('an ETag does not tell how often a shop was changed, nor which shops were as often', async () => {
  const tagOf = async (path: string) => {
    cache.dropAll();
    return String((await get(path)).headers.etag);
  };
  version = 41;
  const [one, other] = [await tagOf('/shop/a'), await tagOf('/shop/b')];
  version = 42;
  const later = await tagOf('/shop/a');
  expect(new Set([one, other, later]).size).toBe(3);
  for (const tag of [one, other, later]) expect(tag).toMatch(/^W\/"build-1\.[\w-]{22}"$/);
});

test('the path of a page that is not there is in the log, without what stood behind it', async () => {
  answer = () => html('not here', 404);
  await get('/no/such/page?code=123456');
  const lines = logLines.filter((line) => line.includes('page not found'));
  expect(lines.map((line) => JSON.parse(line).path)).toContain('/no/such/page');
  expect(lines.join('')).not.toContain('123456');
});

test.each([
  ['/webhooks/payments/mtn/s3cret', '/webhooks/payments/mtn/…'],
  ['/webhooks/payments/mtn/s3cret/', '/webhooks/payments/mtn/…'],
  ['/webhooks/payments/mtn/s3cret/more', '/webhooks/payments/mtn/…'],
  ['/WebHooks/payments/mtn/s3cret?a=1', '/WebHooks/payments/mtn/…'],
  ['/webhooks/s3cret', '/webhooks/…'],
  ['/webhook/payments/mtn/s3cret-of-43-letters-as-the-callbacks-have-them', '/webhook/payments/mtn/…'],
  ['/%77ebhooks/payments/mtn/s3cret-of-43-letters-as-the-callbacks-have-them', '/%77ebhooks/payments/mtn/…'],
])('a provider that calls %s back is logged without the secret of the address', async (path, logged) => {
  answer = () => html('not here', 404);
  logLines.length = 0;
  await get(path);
  const [line = ''] = logLines.filter((one) => one.includes('page not found'));
  expect(JSON.parse(line).path).toBe(logged);
  expect(logLines.join('')).not.toContain('s3cret');
});

test('a rendering that breaks answers a fixed text, and the log has the rest', async () => {
  answer = () => {
    throw new Error('the secret of the database');
  };
  const { status, headers, body } = await get('/shop/broken');
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual({
    success: false,
    message: 'Internal server error. Please try again later.',
    code: 'internal',
  });
  expect(logLines.join('')).toContain('the secret of the database');
});
