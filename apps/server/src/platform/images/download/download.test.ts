import { lookup } from 'node:dns';
import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { type DownloadPolicy, downloadImage } from './download.ts';
import { aPolicy, type ImageHost, startImageHost } from './image-host.testing.ts';

const running: ImageHost[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.close()));
});

async function aHost(answer: RequestListener): Promise<ImageHost> {
  const host = await startImageHost(answer);
  running.push(host);
  return host;
}

async function fetchFrom(answer: RequestListener, changes: Partial<DownloadPolicy> = {}) {
  const host = await aHost(answer);
  return downloadImage(`${host.origin}/picture`, aPolicy({ trustedOrigins: [host.origin], ...changes }));
}

const jpegHeaders = { 'content-type': 'image/jpeg' };

test('a picture comes with its bytes and type, and the server sees the configured referer', async () => {
  let referer: string | undefined;
  const outcome = await fetchFrom(
    (request, response) => {
      referer = request.headers.referer;
      response.writeHead(200, { 'content-type': 'image/webp; charset=binary' }).end(Buffer.from('picture'));
    },
    { referer: 'https://www.example/' },
  );
  expect(outcome).toEqual({ ok: true, bytes: Buffer.from('picture'), contentType: 'image/webp' });
  expect(referer).toBe('https://www.example/');
});

test.each([
  [403, 'expired'],
  [410, 'expired'],
  [404, 'not_found'],
  [401, 'not_found'],
  [429, 'rate_limited'],
  [408, 'transient'],
  [500, 'transient'],
  [503, 'transient'],
  [204, 'transient'],
  [304, 'transient'],
] as const)('status %i means %s', async (status, reason) => {
  const outcome = await fetchFrom((_, response) => response.writeHead(status, jpegHeaders).end());
  expect(outcome).toMatchObject({ ok: false, reason });
});

test('a rate limit carries the time the server names', async () => {
  const seconds = await fetchFrom((_, response) => response.writeHead(429, { 'retry-after': '90' }).end());
  expect(seconds).toMatchObject({ reason: 'rate_limited', retryAfterMs: 90_000 });
  const nonsense = await fetchFrom((_, response) => response.writeHead(429, { 'retry-after': 'soon' }).end());
  expect(nonsense).not.toHaveProperty('retryAfterMs');
});

test.each(['text/html', 'image/svg+xml', 'application/octet-stream', undefined])(
  'content type %s is not an image',
  async (contentType) => {
    const outcome = await fetchFrom((_, response) => {
      response.writeHead(200, contentType ? { 'content-type': contentType } : {}).end('<svg/>');
    });
    expect(outcome).toMatchObject({ ok: false, reason: 'not_an_image' });
  },
);

test('an empty answer says nothing about the picture', async () => {
  const outcome = await fetchFrom((_, response) => response.writeHead(200, jpegHeaders).end());
  expect(outcome).toMatchObject({ ok: false, reason: 'transient' });
});

test('a body that is declared too large is not read', async () => {
  const outcome = await fetchFrom((_, response) => {
    response.writeHead(200, { ...jpegHeaders, 'content-length': 2_000_000 }).write('x');
  });
  expect(outcome).toMatchObject({ ok: false, reason: 'too_large', detail: expect.stringContaining('declared') });
});

test('an endless body is cut at the limit and its connection closed', async () => {
  const closed = Promise.withResolvers<void>();
  const outcome = await fetchFrom((_, response) => {
    response.writeHead(200, jpegHeaders);
    pipeline(Readable.from(endlessly(Buffer.alloc(65_536))), response, () => closed.resolve());
  });
  expect(outcome).toMatchObject({ ok: false, reason: 'too_large' });
  await closed.promise;
});

function* endlessly(block: Buffer): Generator<Buffer> {
  while (true) yield block;
}

test('a body of exactly the limit is taken', async () => {
  const outcome = await fetchFrom((_, response) => response.writeHead(200, jpegHeaders).end(Buffer.alloc(1000)), {
    maxBytes: 1000,
  });
  expect(outcome).toMatchObject({ ok: true });
});

test('a body that stops coming runs into the time limit of the whole download', async () => {
  const closed = Promise.withResolvers<void>();
  const outcome = await fetchFrom(
    (_, response) => {
      response.on('close', closed.resolve);
      response.writeHead(200, jpegHeaders).write('x');
    },
    { timeoutMs: 150 },
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'timeout' });
  await closed.promise;
});

test('a server that never answers runs into the time limit', async () => {
  expect(await fetchFrom(() => undefined, { timeoutMs: 150 })).toMatchObject({ ok: false, reason: 'timeout' });
});

test('a body cut short is not taken for a picture', async () => {
  const outcome = await fetchFrom((_, response) => {
    response.writeHead(200, { ...jpegHeaders, 'content-length': 1000 }).write('half', () => response.destroy());
  });
  expect(outcome).toMatchObject({ ok: false, reason: 'transient' });
});

test('a redirect within the trusted origin is followed, with its relative address', async () => {
  const outcome = await fetchFrom((request, response) => {
    if (request.url === '/picture') response.writeHead(302, { location: './moved?a=1' }).end();
    else response.writeHead(200, jpegHeaders).end(request.url);
  });
  expect(outcome).toMatchObject({ ok: true, bytes: Buffer.from('/moved?a=1') });
});

test('a redirect to a private address is refused and never asked', async () => {
  const inner = await aHost((_, response) => response.writeHead(200, jpegHeaders).end('secret'));
  for (const location of [`${inner.origin}/secret`, `//127.0.0.1:${inner.port}/secret`, 'http://169.254.169.254/']) {
    const outcome = await fetchFrom((_, response) => response.writeHead(302, { location }).end());
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
  }
  expect(inner.paths).toEqual([]);
});

test('a redirect to an allowed name that resolves to a private address is refused', async () => {
  const inside: LookupFunction = (_name, options, callback) => lookup('127.0.0.1', options, callback);
  const outcome = await fetchFrom(
    (_, response) => response.writeHead(302, { location: 'https://p16.cdn.example/a.jpg' }).end(),
    { lookup: inside },
  );
  expect(outcome).toMatchObject({ ok: false, reason: 'refused', detail: expect.stringContaining('127.0.0.1') });
});

test('redirects in a circle end', async () => {
  const host = await aHost((_, response) => response.writeHead(301, { location: '/picture' }).end());
  const outcome = await downloadImage(`${host.origin}/picture`, aPolicy({ trustedOrigins: [host.origin] }));
  expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
  expect(host.paths).toHaveLength(4);
});

test('a name that cannot be resolved may work later', async () => {
  const unknown: LookupFunction = (name, _options, callback) =>
    callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), '', 0);
  const outcome = await downloadImage('https://p16.cdn.example/a.jpg', aPolicy({ lookup: unknown }));
  expect(outcome).toMatchObject({ ok: false, reason: 'transient' });
});
