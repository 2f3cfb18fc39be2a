import type { Endpoint } from '@app/contracts/endpoint';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEndpoint } from '#web/test/an-endpoint.testing.ts';
import {
  type AnsweringServer,
  cut,
  json,
  ok,
  refused,
  silence,
  startAnsweringServer,
  text,
} from '#web/test/answering-server.testing.ts';
import { type Browser, hurry, stubBrowser } from '#web/test/browser.testing.ts';
import { ApiError } from './api-error.ts';
import { type CallOptions, call } from './call.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

let server: AnsweringServer;
let browser: Browser;
let pace: ReturnType<typeof hurry>;

beforeEach(async () => {
  server = await startAnsweringServer();
  browser = stubBrowser(server.origin);
  pace = hurry();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

interface Visit extends CallOptions {
  auth?: Endpoint['auth'];
  method?: Endpoint['method'];
  body?: unknown;
}

/** As a visitor, unless told. */
const visit = (path: string, { auth = 'open', method = 'GET', ...options }: Visit = {}) =>
  call(anEndpoint(path, { auth, method }), options);
const visitForFile = (path: string): Promise<unknown> => call(anEndpoint(path, { auth: 'open', answer: 'file' }));
const failure = (path = '/thing', options: Visit = {}) =>
  visit(path, options).then(
    () => expect.fail('it should have failed'),
    (error: ApiError) => error,
  );
const once = { retries: 0 };
const delays = () => pace.waits.filter((ms) => ms !== 30_000);

test('an ok status with success=true is accepted, and gives message and data', async () => {
  server.on('/thing', ok({ a: 1 }, 'Here'));
  expect(await visit('/thing')).toMatchObject({ message: 'Here', data: { a: 1 } });
  expect(server.arrived[0]).toMatchObject({ method: 'GET', path: '/api/v1/thing', body: '' });
});

test.each(['GET', 'POST', 'DELETE'] as const)('a %s without a body has the JSON header, too', async (method) => {
  server.on('/thing', ok({}));
  await visit('/thing', { method });
  expect(server.arrived).toMatchObject([{ method, body: '', headers: { 'content-type': 'application/json' } }]);
});

test('a body goes out as JSON', async () => {
  server.on('/thing', ok({}));
  await visit('/thing', { method: 'PUT', body: { name: 'Ankara' } });
  expect(server.arrived[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({ name: 'Ankara' });
});

test('every call carries the site’s cookies', async () => {
  let sent: RequestInit | undefined;
  const transport = async (_: string, init: RequestInit) => {
    sent = init;
    return Response.json({ success: true, message: 'OK', data: {} });
  };
  await visit('/thing', { transport });
  expect(sent?.credentials).toBe('include');
});

test('a form with pictures goes out as it is', async () => {
  server.on('/thing', ok({}));
  const form = new FormData();
  form.set('photo', new Blob(['x']), 'a.jpg');
  await visit('/thing', { method: 'POST', body: form });
  expect(server.arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('a photo or a list goes out as it is, with its own type and with the time that it needs', async () => {
  server.on('/thing', ok({}));
  const body = new Blob(['Number,Price'], { type: 'text/csv' });
  const sent: string[] = [];
  const transport = (url: string, init: RequestInit) => {
    sent.push(url);
    return fetch(url, init);
  };
  await visit('/thing', { method: 'POST', body, timeoutMs: 100_000, transport });
  expect(server.arrived[0]).toMatchObject({ body: 'Number,Price', headers: { 'content-type': 'text/csv' } });
  expect(sent).toEqual(['/api/v1/thing']);
  expect(pace.waits).not.toContain(30_000);
});

test('a failure has the body’s message, status, code and the wrong fields', async () => {
  const errors = [{ field: 'handle', message: 'Too short' }];
  server.on('/thing', json(400, { success: false, message: 'Wrong', code: 'invalid_request', errors }));
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Wrong', statusCode: 400, code: 'invalid_request', fieldErrors: errors });
  expect(error).toMatchObject({ isNetworkError: false, isTimeoutError: false, isServerError: false });
});

test('an answer that is no JSON: with an error status it is that status', async () => {
  server.on('/thing', text(404, '<h1>nginx</h1>'));
  expect(await failure()).toMatchObject({ message: 'HTTP 404: Not Found', statusCode: 404, code: null });
});

test('an answer that is no JSON: with an ok status its format is wrong', async () => {
  server.on('/thing', text(200, '<h1>Free Wi-Fi</h1>'));
  expect(await failure()).toMatchObject({ message: 'Invalid response format', statusCode: 200 });
});

test('success=false without a message still says something', async () => {
  server.on('/thing', json(200, { success: false }));
  expect((await failure()).message).toBe('API request failed');
  server.on('/thing', json(409, { success: false }));
  expect((await failure()).message).toBe('API request failed');
});

test('a message without a code of ours is the failure’s, as 200 characters at most', async () => {
  const sent = (message: unknown, code?: unknown) => json(502, { success: false, message, code });
  server.on('/thing', sent(' We move house. '));
  expect(await failure('/thing', once)).toMatchObject({ message: 'We move house.', code: null, isServerMessage: true });
  server.on('/thing', sent(`${'a'.repeat(199)}😀${'b'.repeat(5000)}`, 502));
  expect((await failure('/thing', once)).message).toBe(`${'a'.repeat(199)}😀`);
  server.on('/thing', sent('c'.repeat(300), 'unavailable'));
  expect((await failure('/thing', once)).message).toBe('c'.repeat(300));
});

test.each([[{ toString: 'x' }], [['a']], [7], [true], [null], ['  ']])('the message %j is none', async (message) => {
  server.on('/thing', json(502, { success: false, message, errors: [null, { field: 'handle', message: {} }] }));
  const error = await failure('/thing', once);
  expect(error).toMatchObject({ message: 'API request failed', isServerMessage: false, fieldErrors: [] });
});

test('success that is only nearly true is not accepted', async () => {
  server.on('/thing', json(200, { success: 'true', data: {} }));
  await failure();
  server.on('/thing', json(200, []));
  await failure();
});

test('a server error is tried twice more, after 1 s and 2 s', async () => {
  server.on('/thing', refused(500, 'internal'));
  expect(await failure()).toMatchObject({ statusCode: 500, isServerError: true });
  expect(server.arrived).toHaveLength(3);
  expect(delays()).toEqual([1000, 2000]);
});

test('a broken connection is tried again, and the third attempt may go well', async () => {
  server.on('/thing', cut, cut, ok('found'));
  expect((await visit('/thing')).data).toBe('found');
});

test('a server that is not there is a network failure', async () => {
  server.on('/thing', cut);
  const error = await failure();
  expect(error).toMatchObject({ isNetworkError: true, isTimeoutError: false, isServerError: false });
  expect(error).toMatchObject({ isOffline: false, statusCode: null, originalError: expect.any(TypeError) });
  expect(server.arrived).toHaveLength(3);
});

test('after 30 s without an answer it is a timeout, in each attempt', async () => {
  server.on('/thing', silence);
  expect(await failure()).toMatchObject({
    isTimeoutError: true,
    isNetworkError: false,
    originalError: { name: 'AbortError' },
  });
  expect(pace.waits).toEqual([30_000, 1000, 30_000, 2000, 30_000]);
});

test.each([400, 401, 403, 404, 409, 410, 413, 422])('status %i is never tried again', async (status) => {
  server.on('/thing', refused(status, 'conflict', 'No', { 'retry-after': '1' }));
  expect((await failure()).statusCode).toBe(status);
  expect(server.arrived).toHaveLength(1);
});

test.each(['sync_rate_limited', 'sync_quota_exceeded'] as const)('%s is an answer, and said at once', async (code) => {
  server.on('/thing', refused(429, code, 'No', { 'retry-after': '1' }));
  expect((await failure('/thing', { method: 'POST' })).code).toBe(code);
  expect(server.arrived).toHaveLength(1);
});

test.each([408, 429])('status %i is tried again', async (status) => {
  server.on('/thing', refused(status, 'rate_limited'), ok('well'));
  expect((await visit('/thing')).data).toBe('well');
});

test('429 waits as long as the server asks, and not at all when that is long', async () => {
  server.on('/thing', refused(429, 'rate_limited', 'Wait', { 'retry-after': '4' }), ok('well'));
  await visit('/thing');
  expect(delays()).toEqual([4000]);
  server.on('/thing', refused(429, 'rate_limited', 'Wait', { 'retry-after': '40' }));
  expect((await failure()).retryAfterSeconds).toBe(40);
  expect(server.arrived).toHaveLength(3);
});

test.each([408, 503])('status %i waits as long as the server asks, and as usual when that is long', async (status) => {
  const asking = (seconds: string) => refused(status, 'unavailable', 'Wait', { 'retry-after': seconds });
  server.on('/thing', asking('4'), asking('40'), ok('well'));
  expect((await visit('/thing')).data).toBe('well');
  expect(delays()).toEqual([4000, 2000]);
});

test('offline nothing is sent, and nothing is tried again', async () => {
  browser.setOnline(false);
  expect(await failure()).toMatchObject({ isOffline: true, isNetworkError: true });
  expect(server.arrived).toHaveLength(0);
  expect(delays()).toEqual([]);
});

test('a phone that goes offline on the way stops trying', async () => {
  server.on('/thing', (response) => {
    browser.setOnline(false);
    response.destroy();
  });
  expect(await failure()).toMatchObject({ isOffline: true });
  expect(server.arrived).toHaveLength(1);
});

test('one action has one key in all its attempts, and the next action another one', async () => {
  server.on('/thing', refused(503, 'unavailable'), cut, ok({}));
  await visit('/thing', { method: 'POST' });
  await visit('/thing', { method: 'POST' });
  const [first, second, third, other] = server.arrived.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

test('a key that the caller keeps is sent as it is; a read has none', async () => {
  const key = newIdempotencyKey();
  server.on('/thing', ok({}));
  await visit('/thing', { method: 'POST', idempotencyKey: key });
  await visit('/thing');
  expect(server.arrived.map(({ headers }) => headers['idempotency-key'])).toEqual([key, undefined]);
});

test('an own attempt whose answer was lost and that is still at work is waited for', async () => {
  server.on('/thing', cut, refused(409, 'conflict', 'Busy', { 'retry-after': '1' }), ok('paid'));
  expect((await visit('/thing', { method: 'POST' })).data).toBe('paid');
});

test('leaving the screen stops the call, also while it waits', async () => {
  server.on('/thing', refused(500, 'internal'));
  pace.factor = 1;
  const leave = new AbortController();
  const left = visit('/thing', { signal: leave.signal });
  await vi.waitFor(() => expect(delays()).toEqual([1000]), { interval: 1 });
  leave.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.arrived).toHaveLength(1);
});

test('the oldest browser reads why a call failed that its screen may leave', async () => {
  server.on('/thing', refused(409, 'already_sent'));
  const { signal } = new AbortController();
  // Chrome has it from version 100 on.
  Object.assign(signal, { throwIfAborted: undefined });
  expect(await failure('/thing', { signal })).toMatchObject({ statusCode: 409, code: 'already_sent' });
});

test('a query that repeats by itself is sent once', async () => {
  server.on('/thing', refused(500, 'internal'));
  await failure('/thing', { retries: 0 });
  expect(server.arrived).toHaveLength(1);
});

test('a call that needs a session is not sent without one', async () => {
  expect(await failure('/thing', { auth: 'session' })).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
  expect(server.arrived).toHaveLength(0);
  server.on('/thing', ok('public'));
  expect((await visit('/thing', { auth: 'optional' })).data).toBe('public');
});

test('a file comes as it is, and its failure is read as everywhere', async () => {
  server.on('/export', text(200, 'a,b'));
  expect(await ((await visitForFile('/export')) as Blob).text()).toBe('a,b');
  server.on('/export', refused(403, 'forbidden', 'Not yours'));
  await expect(visitForFile('/export')).rejects.toMatchObject({ message: 'Not yours', code: 'forbidden' });
});
