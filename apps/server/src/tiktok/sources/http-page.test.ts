import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { type Peer, readPage, readRedirect, retryTime } from './http-page.ts';
import { type LocalServer, localServer, peerAt } from './local-server.testing.ts';

const open: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = await localServer(listener);
  open.push(server);
  return server;
}

async function read(listener: RequestListener, changes?: Partial<Peer>, signal?: AbortSignal) {
  const { origin } = await serve(listener);
  return readPage(peerAt(origin, changes), '/embed/@amina', 'html', signal);
}

test('a page arrives whole, compressed or not', async () => {
  const text = 'Ssalongo 👟 '.repeat(500);
  const encoded = { gzip: gzipSync(text), br: brotliCompressSync(text), identity: Buffer.from(text) };
  for (const [encoding, body] of Object.entries(encoded)) {
    const page = await read((_, response) => response.setHeader('content-encoding', encoding).end(body));
    expect(page).toEqual({ ok: true, status: 200, body: text, location: null });
  }
});

test('the request says who asks', async () => {
  const server = await serve((_, response) => response.end('x'));
  await readPage(peerAt(server.origin), '/oembed?url=a%26b', 'json');
  expect(server.asked).toEqual(['/oembed?url=a%26b']);
  expect(server.headers[0]).toMatchObject({ 'user-agent': 'Dukalink test', accept: 'application/json' });
});

const statuses: [number, string][] = [
  [401, 'blocked'],
  [403, 'blocked'],
  [405, 'blocked'],
  [451, 'blocked'],
  [408, 'transient'],
  [500, 'transient'],
  [502, 'transient'],
  [503, 'transient'],
];

test.each(statuses)('HTTP %i is %s', async (status, reason) => {
  expect(await read((_, response) => response.writeHead(status).end('x'))).toMatchObject({ ok: false, reason });
});

test.each([400, 404, 410])('HTTP %i is for the reader of the page to judge', async (status) => {
  expect(await read((_, response) => response.writeHead(status).end('x'))).toMatchObject({ ok: true, status });
});

test('a limit comes with the time it ends', async () => {
  const now = () => Date.parse('2026-11-20T10:00:00Z');
  const limited = (header: Record<string, string>) =>
    read((_, response) => response.writeHead(429, header).end(), { now });
  expect(await limited({ 'retry-after': '120' })).toEqual({
    ok: false,
    reason: 'rate_limited',
    retryAt: new Date('2026-11-20T10:02:00Z'),
    detail: 'HTTP 429',
  });
  expect(await limited({ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' })).toMatchObject({
    retryAt: new Date('2026-11-20T11:00:00Z'),
  });
  expect(await limited({})).toMatchObject({ retryAt: new Date('2026-11-20T10:05:00Z') });
});

test('an absurd Retry-After stops no source for ever, and one in the past not at all', () => {
  const nowMs = Date.parse('2026-11-20T10:00:00Z');
  const times = ['999999999', '99999999999999', 'Fri, 01 Jan 2100 00:00:00 GMT', '-5', 'soon', ''];
  expect(times.map((time) => retryTime(time, nowMs)?.toISOString() ?? null)).toEqual([
    '2026-11-21T10:00:00.000Z',
    expect.toSatisfy((at) => at === null || at <= '2026-11-21T10:00:00.000Z'),
    '2026-11-21T10:00:00.000Z',
    expect.toSatisfy((at) => at === null || at <= '2026-11-20T10:00:01.000Z'),
    null,
    null,
  ]);
  expect(retryTime('Fri, 01 Jan 2021 00:00:00 GMT', nowMs)).toEqual(new Date(nowMs + 1000));
});

test('reading stops at the limit, also when a small answer unpacks to a large one', async () => {
  const announced = await read((_, response) => response.end('x'.repeat(200_000)));
  expect(announced).toMatchObject({ ok: false, reason: 'layout_changed' });
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const unpacked = await read((_, response) => response.setHeader('content-encoding', 'gzip').end(bomb));
  expect(unpacked).toMatchObject({ ok: false, reason: 'layout_changed' });
});

test('an endless answer is left', async () => {
  let hasLeft: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    hasLeft = resolve;
  });
  const page = await read((_, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', more).on('close', hasLeft);
    more();
  });
  expect(page).toMatchObject({ ok: false, reason: 'layout_changed' });
  await left;
});

test('a server that says nothing, or stops in the middle, has its time', async () => {
  expect(await read(() => {}, { timeoutMs: 50 })).toMatchObject({ reason: 'transient', detail: 'no answer in time' });
  const drip: RequestListener = (_, response) => void response.write('<html>');
  expect(await read(drip, { timeoutMs: 50 })).toMatchObject({ reason: 'transient', detail: 'no answer in time' });
});

test('a closed connection, a closed port and broken compression are passing troubles', async () => {
  expect(await read((request) => void request.socket.destroy())).toMatchObject({ reason: 'transient' });
  const broken = await read((_, response) => response.setHeader('content-encoding', 'gzip').end('not gzip'));
  expect(broken).toMatchObject({ reason: 'transient' });
  const gone = await localServer(() => {});
  await gone.close();
  const refused = await readPage(peerAt(gone.origin), '/', 'html');
  expect(refused).toMatchObject({ reason: 'transient', detail: 'connection failed (ECONNREFUSED)' });
});

test('the caller can stop a request and the wait before it', async () => {
  const stopper = new AbortController();
  const running = await read(() => stopper.abort(), {}, stopper.signal);
  expect(running).toMatchObject({ reason: 'transient', detail: 'stopped by the caller' });
  const gap = (_host: string, signal?: AbortSignal) => Promise.reject(signal?.reason);
  const waiting = await read((_, response) => response.end('x'), { gap }, AbortSignal.abort());
  expect(waiting).toMatchObject({ reason: 'transient', detail: 'stopped by the caller' });
});

test('a gap that cannot be kept is an error, because nothing may be asked without it', async () => {
  const server = await serve((_, response) => response.end('x'));
  const gap = () => Promise.reject(new Error('database away'));
  await expect(readPage(peerAt(server.origin, { gap }), '/', 'html')).rejects.toThrow('database away');
  expect(server.asked).toEqual([]);
});

test('redirects are followed within the origin, each after its gap', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/b') response.end('arrived');
    else response.writeHead(302, { location: '/b' }).end();
  });
  const hosts: string[] = [];
  const gap = async (host: string): Promise<void> => void hosts.push(host);
  expect(await readPage(peerAt(server.origin, { gap }), '/a', 'html')).toMatchObject({ ok: true, body: 'arrived' });
  const { host } = new URL(server.origin);
  expect(hosts).toEqual([host, host]);
});

test('redirects elsewhere are not followed and their address is not told', async () => {
  const secret = await serve((_, response) => response.end('secret'));
  const page = await read((_, response) => response.writeHead(302, { location: `${secret.origin}/x?token=1` }).end());
  expect(page).toMatchObject({ ok: false, reason: 'blocked', detail: `redirected to ${new URL(secret.origin).host}` });
  expect(secret.asked).toEqual([]);
  const nowhere = await read((_, response) => response.writeHead(302, { location: 'http://' }).end());
  expect(nowhere).toMatchObject({ reason: 'blocked', detail: 'redirected to nowhere' });
});

test('redirects in a circle end', async () => {
  const server = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
  expect(await readPage(peerAt(server.origin), '/', 'html')).toMatchObject({ ok: false, reason: 'blocked' });
  expect(server.asked).toHaveLength(4);
});

test('a redirect is told without being followed', async () => {
  const server = await serve((_, response) =>
    response.writeHead(301, { location: 'https://www.tiktok.com/@a/video/1' }).end(),
  );
  const answer = await readRedirect(peerAt(server.origin), new URL('/t/x', server.origin));
  expect(answer).toMatchObject({ ok: true, status: 301, target: new URL('https://www.tiktok.com/@a/video/1') });
  expect(server.asked).toEqual(['/t/x']);
});
