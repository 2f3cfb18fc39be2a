import { connect } from 'node:net';
import Type from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { createLogger } from '#server/platform/logger.ts';
import { apiConventions } from './api.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { createMetrics, metricsRoute } from './metrics.ts';

const logLines: string[] = [];
const token = 'a token for the tests';
let server: HttpServer;
let publicOrigin = 'https://duka.example';

const Body = Type.Object(
  {
    name: Type.String({ maxLength: 20 }),
    links: Type.Optional(Type.Array(Type.String({ maxLength: 10 }), { maxItems: 3 })),
    count: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
);
const Answer = Type.Object({ success: Type.Literal(true), name: Type.String() });

beforeAll(async () => {
  server = newServer();
  await server.register(
    async (scope) => {
      const api = scope as HttpServer;
      await apiConventions(api, { perAddressPerMinute: 50 });
      api.post('/echo', { schema: { body: Body, response: { 200: Answer } } }, async ({ body }) => ({
        success: true as const,
        name: body.name,
        passwordHash: 'never sent',
      }));
      api.post('/nothing', { schema: { response: { 200: Answer } } }, async () => ({
        success: true as const,
        name: 'a',
      }));
      api.get('/breaks', { schema: { response: { 200: Answer } } }, async () => {
        throw new Error('duplicate key (phone)=(+256700123456)');
      });
      api.get('/refuses', { schema: { response: { 200: Answer } } }, async () => {
        throw new AppError('rate_limited', { retryAfterSeconds: 3.2 });
      });
      api.get('/throws-text', { schema: { response: { 200: Answer } } }, async () => Promise.reject('just text'));
    },
    { prefix: '/api/v1' },
  );
  metricsRoute(server, createMetrics(), token);
  await server.ready();
});
afterAll(() => server.close());
beforeEach(() => {
  publicOrigin = 'https://duka.example';
  logLines.length = 0;
});

function newServer(): HttpServer {
  const logger = createLogger('debug', { write: (line) => logLines.push(line) });
  return createHttpServer({ publicOrigin: () => publicOrigin, trustProxy: null, logger });
}

let addresses = 0;
async function call(
  method: 'GET' | 'POST',
  url: string,
  options: { payload?: string; headers?: Record<string, string>; ip?: string } = {},
) {
  addresses += 1;
  const response = await server.inject({
    method,
    url,
    remoteAddress: options.ip ?? `10.0.${addresses >> 8}.${addresses & 255}`,
    headers: { host: 'duka.example', ...options.headers },
    ...(options.payload === undefined ? {} : { payload: options.payload }),
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
}
const json = { 'content-type': 'application/json' };
const echo = (body: unknown, headers: Record<string, string> = json) =>
  call('POST', '/api/v1/echo', { payload: typeof body === 'string' ? body : JSON.stringify(body), headers });

describe('input', () => {
  test('that is wrong is named field by field', async () => {
    const { status, text } = await echo({ name: 'x'.repeat(30), links: ['short', 'much too long for a link'] });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      code: 'invalid_request',
      errors: [{ field: 'name' }, { field: 'links.1' }],
    });
  });

  test.each([
    [{}, 'name'],
    [{ name: 'a', isAdmin: true }, 'isAdmin'],
    [{ name: 7 }, 'name'],
    [{ name: 'a', count: '7' }, 'count'],
    [[], 'body'],
    ['null', 'body'],
  ])('%j is refused for "%s": nothing is guessed and nothing extra is taken', async (body, field) => {
    const { status, text } = await echo(body);
    expect(status).toBe(400);
    expect(JSON.parse(text).errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test.each(['{"name":', '{"__proto__":{"x":1},"name":"a"}', '{"constructor":{"prototype":{}},"name":"a"}'])(
    '%s is refused',
    async (body) => {
      expect((await echo(body)).status).toBe(400);
    },
  );

  test('that is missing under the JSON header is named where it is needed, and taken where it is not', async () => {
    const { status, text } = await call('POST', '/api/v1/echo', { headers: json });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      message: 'Invalid request. Please check your input and try again.',
      code: 'invalid_request',
      errors: [{ field: 'body' }],
    });
    expect(await call('POST', '/api/v1/nothing', { headers: json })).toMatchObject({ status: 200 });
    expect(await call('POST', '/api/v1/nothing', { headers: json, payload: ' ' })).toMatchObject({ status: 400 });
  });

  test('that is too large is not read', async () => {
    expect(JSON.parse((await echo({ name: 'x'.repeat(70_000) })).text)).toMatchObject({ code: 'payload_too_large' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'of type %s is refused: another site can send it',
    async (type) => {
      const { status, text } = await echo('{"name":"a"}', { 'content-type': type });
      expect(status).toBe(415);
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unsupported_media_type' });
    },
  );
});

describe('answers', () => {
  test('hold what their schema names and nothing else', async () => {
    const { status, text, headers } = await echo({ name: 'a' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ success: true, name: 'a' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a route that names no answer does not start', async () => {
    const careless = newServer();
    const registered = careless.register(async (scope) => {
      await apiConventions(scope as HttpServer, { perAddressPerMinute: 10 });
      scope.get('/leaks', async () => ({ passwordHash: 'x' }));
    });
    await expect(Promise.resolve(registered).then(() => careless.ready())).rejects.toThrow(
      'GET /leaks has no response schema: a field that is not named could leak.',
    );
    await careless.close();
  });

  test.each(['/api/v1/breaks', '/api/v1/throws-text'])(
    'of %s are a fixed text, and the log finds the rest by the request',
    async (url) => {
      const { status, text, headers } = await call('GET', url);
      expect(status).toBe(500);
      expect(JSON.parse(text)).toEqual({
        success: false,
        message: 'Internal server error. Please try again later.',
        code: 'internal',
      });
      const line = logLines.map((one) => JSON.parse(one)).find((one) => one.level === 50);
      expect(line).toMatchObject({ requestId: headers['x-request-id'], route: url, msg: 'unexpected error' });
    },
  );

  test('a refusal tells when to come again and is no error in the log', async () => {
    const { status, headers } = await call('GET', '/api/v1/refuses');
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('4');
    expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  test.each([
    ['POST', '/nowhere', 404, 'not_found'],
    ['GET', '/%zz', 404, 'not_found'],
    ['GET', '/api/v1/%zz', 400, 'invalid_request'],
    ['GET', '/api/%E0%A4%A', 400, 'invalid_request'],
    ['GET', `/api/v1/${'x'.repeat(5000)}`, 404, 'not_found'],
  ] as const)('%s %s: what is refused before any route is in the envelope, too', async (method, url, status, code) => {
    const answer = await call(method, url);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false, code });
    expect(answer.text).not.toContain('%zz');
  });

  test('one address that asks too often is slowed down, others are not', async () => {
    const statuses = [];
    for (let at = 0; at < 52; at++)
      statuses.push((await call('GET', '/api/v1/refuses', { ip: '10.9.9.9' })).headers['retry-after']);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill('4'));
    expect(Number(statuses[51])).toBeGreaterThan(4);
    expect((await call('GET', '/api/v1/refuses', { ip: '10.8.8.8' })).headers['retry-after']).toBe('4');
  });
});

describe('the host', () => {
  test.each(['duka.example', 'DUKA.example', 'duka.example:443'])('%s is ours', async (host) => {
    expect((await call('GET', '/api/v1/refuses', { headers: { host } })).status).toBe(429);
  });

  test.each([
    'evil.example',
    'duka.example.evil.example',
    'duka.example:8443',
    'duka.example, evil.example',
    'localhost',
    '10.0.0.1',
  ])('%s is misdirected', async (host) => {
    const { status, text } = await call('GET', '/api/v1/refuses', { headers: { host } });
    expect(status).toBe(421);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'wrong_host' });
  });

  test('named twice is misdirected, whichever of the two is ours', async () => {
    const other = newServer();
    const { port } = new URL(await other.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await new Promise<string>((done, fail) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: duka.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n'),
      );
      socket.once('data', (bytes) => done(String(bytes))).once('error', fail);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    await other.close();
  });

  test('of a service on this machine may be any name of this machine, with its port', async () => {
    publicOrigin = 'http://localhost:3000';
    expect((await call('GET', '/api/v1/refuses', { headers: { host: '127.0.0.1:3000' } })).status).toBe(429);
    expect((await call('GET', '/api/v1/refuses', { headers: { host: '127.0.0.1' } })).status).toBe(421);
    expect((await call('GET', '/api/v1/refuses', { headers: { host: 'duka.example' } })).status).toBe(421);
  });
});

describe('metrics', () => {
  const read = (authorization?: string) =>
    call('GET', '/metrics', { headers: { host: '10.1.2.3:3000', ...(authorization ? { authorization } : {}) } });

  test('are given to a caller who knows the token, by the address of the process', async () => {
    const { status, text, headers } = await read(`Bearer ${token}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('process_cpu_seconds_total');
  });

  test.each([undefined, 'Bearer wrong', `Bearer ${token}x`, `Basic ${token}`, token])(
    'are refused with "%s"',
    async (authorization) => {
      const { status, text } = await read(authorization);
      expect(status).toBe(401);
      expect(text).not.toContain('process_cpu');
    },
  );

  test('are not there at all unless a token is configured', async () => {
    const plain = newServer();
    expect(
      (await plain.inject({ url: '/metrics', headers: { host: 'duka.example', authorization: 'Bearer ' } })).statusCode,
    ).toBe(404);
    await plain.close();
  });
});

test('a service whose event loop is late refuses calls in words, and takes them again when it is in time', async () => {
  const late = newServer();
  await late.register(async (scope) => {
    const api = scope as HttpServer;
    await apiConventions(api, { perAddressPerMinute: 10_000, maxEventLoopDelayMs: 100 });
    api.get('/fine', { schema: { response: { 200: Answer } } }, async () => ({ success: true as const, name: 'a' }));
  });
  const answer = async () => {
    const { statusCode, headers, body } = await late.inject({ url: '/fine', headers: { host: 'duka.example' } });
    return { statusCode, retryAfter: headers['retry-after'], code: JSON.parse(body).code };
  };
  const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  try {
    expect(await answer()).toMatchObject({ statusCode: 200 });
    const within = { timeout: 30_000, interval: 20 };
    await vi.waitFor(async () => {
      block();
      expect(await answer()).toMatchObject({ statusCode: 503, retryAfter: '5' });
    }, within);
    await vi.waitFor(async () => expect(await answer()).toMatchObject({ statusCode: 200 }), within);
  } finally {
    await late.close();
  }
});
