import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addUploadRules } from './upload-rules.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';
import type { Pace } from './whole-body.ts';

const mb = 2 ** 20;
const openSockets: Socket[] = [];
let server: HttpServer;
let slots: UploadSlots;
let port: number;
/** How many bodies the handlers have seen. */
let handled: number;
let bytesAtOnce: number;
const logLines: string[] = [];
let working: PromiseWithResolvers<void>;

beforeEach(() => start({ bytes: 1, withinMs: 60_000 }));
afterEach(async () => {
  for (const socket of openSockets.splice(0)) socket.destroy();
  await server.close();
});

async function start(pace: Pace): Promise<void> {
  handled = 0;
  bytesAtOnce = 100 * mb;
  logLines.length = 0;
  working = Promise.withResolvers();
  server = createHttpServer({
    publicOrigin: () => 'http://duka.example',
    trustProxy: ['127.0.0.1'],
    logger: createLogger('error', { write: (line) => logLines.push(line) }),
  });
  slots = createUploadSlots({ perAccount: 2, perNetwork: 6, bytesAtOnce: () => bytesAtOnce, now: () => 0 });
  const accountOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-account']);
  addUploadRules(server, { accountOf, slots, pace });
  const schema = { response: { 200: Type.Object({ length: Type.Integer() }) } };
  server.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/photos', { bodyLimit: 2 * mb, schema }, async ({ body }) => {
    handled += 1;
    return { length: (body as Buffer).length };
  });
  server.post('/breaks', { bodyLimit: 2 * mb, schema }, async () => {
    throw new Error('broken on purpose');
  });
  server.post('/works', { bodyLimit: 2 * mb, schema }, async () => {
    handled += 1;
    await working.promise;
    return { length: 0 };
  });
  server.post('/refused', {
    bodyLimit: 2 * mb,
    schema,
    onRequest: async () => {
      throw new AppError('unauthenticated');
    },
    handler: async () => ({ length: 0 }),
  });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

interface UploadRequest {
  path?: string;
  account?: string;
  ip?: string;
  announced?: number;
  sent?: number;
  type?: string;
}

/** Sends a body, or its beginning; the connection stays open. */
function post({ path = '/photos', account = 'nakato', ip = '10.0.0.1', type = 'image/jpeg', ...body }: UploadRequest) {
  const { announced = mb, sent = announced } = body;
  const socket = connect(port, '127.0.0.1');
  openSockets.push(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: duka.example',
    `X-Account: ${account}`,
    `X-Forwarded-For: ${ip}`,
    `Content-Type: ${type}`,
    announced < 0 ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`,
  ];
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(Math.max(0, sent), 7));
  const answer = once(socket, 'data').then(([bytes]) => String(bytes));
  answer.catch(() => {});
  return { socket, answer };
}

const stalled = (changed: UploadRequest = {}) => post({ sent: mb / 2, ...changed });
const bodies = () => slots.counts().bodies;

test('a third large body of one account is answered 503 with words while nothing but its head has come', async () => {
  stalled();
  stalled();
  await vi.waitFor(() => expect(bodies()).toBe(2));
  const answer = await post({ sent: 0 }).answer;
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    success: false,
    code: 'unavailable',
    message: 'Your other uploads are still under way. Please try again when they are done.',
  });
  expect(await post({ account: 'akello' }).answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('of eighty bodies that one network sends at once six are under way, and the others are refused', async () => {
  const answers: string[] = [];
  for (let sent = 0; sent < 80; sent += 1)
    stalled({ account: `account ${sent}` }).answer.then((answer) => answers.push(answer.slice(0, 12)));
  await vi.waitFor(() => expect(answers).toHaveLength(74));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 503']));
  expect(slots.counts()).toEqual({ bodies: 6, bytes: 6 * mb });
  expect(await post({ account: 'akello', ip: '10.0.0.2' }).answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['a body that is taken', {}, 200],
  ['a body that its handler breaks on', { path: '/breaks' }, 500],
  ['a body of a kind that is not taken', { type: 'image/svg+xml' }, 415],
  ['a body whose caller the guard refuses', { path: '/refused' }, 401],
  ['a body that says that it is too long', { announced: 3 * mb, sent: 0 }, 413],
  ['JSON that cannot be read', { type: 'application/json' }, 400],
  ['an empty body', { announced: 0 }, 200],
])('%s gives its slot back with the answer', async (_, sent, status) => {
  expect(await post(sent).answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(bodies()).toBe(0);
});

test('a body whose caller leaves gives its slot back, and is no error of ours', async () => {
  const { socket } = stalled();
  await vi.waitFor(() => expect(bodies()).toBe(1));
  socket.destroy();
  await vi.waitFor(() => expect(bodies()).toBe(0));
  expect(handled).toBe(0);
  expect(logLines).toEqual([]);
});

test('a caller who leaves while the handler works gives the slot back when the work is done', async () => {
  const { socket } = post({ path: '/works' });
  await vi.waitFor(() => expect(handled).toBe(1));
  const closed = new Promise((resolve) => server.server.once('connection', (one) => one.once('close', resolve)));
  const other = post({ path: '/works', account: 'akello' });
  await vi.waitFor(() => expect(handled).toBe(2));
  other.socket.destroy();
  socket.destroy();
  await closed;
  expect(bodies()).toBe(2);
  working.resolve();
  await vi.waitFor(() => expect(bodies()).toBe(0));
});

test('a body that gives its slot up to a newcomer is answered 503', async () => {
  const filling = Array.from({ length: 5 }, (_, at) =>
    stalled({ account: `account ${at}`, announced: 1_900_000, ip: '10.0.0.1' }),
  );
  await vi.waitFor(() => expect(bodies()).toBe(5));
  bytesAtOnce = 10 * mb;
  expect(await post({ account: 'akello', ip: '10.0.0.2' }).answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await Promise.race(filling.map(({ answer }) => answer))).toMatch(
    /^HTTP\/1\.1 503 .*Too many uploads are under way right now/s,
  );
  expect(bodies()).toBe(4);
});

test('a body that stops on its way is answered in words and gives its slot back', async () => {
  await server.close();
  await start({ bytes: 1024, withinMs: 100 });
  const { answer, socket } = stalled();
  const closed = once(socket, 'close');
  expect(await answer).toMatch(/^HTTP\/1\.1 503 .*What you sent stopped on its way. Please try again./s);
  await closed;
  expect(bodies()).toBe(0);
});

test('a body in pieces that goes beyond the limit is refused where it does', async () => {
  const { answer, socket } = post({ announced: -1, sent: 0 });
  for (let piece = 0; piece < 5; piece += 1) {
    socket.write('80000\r\n');
    socket.write(Buffer.alloc(0x8_00_00, 7));
    socket.write('\r\n');
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(bodies()).toBe(0);
});
