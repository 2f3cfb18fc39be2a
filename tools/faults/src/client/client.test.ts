import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHealth } from '@app/contracts/health.endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answers: Answer[] = [];
const keys: unknown[] = [];
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']);
  // The last one again.
  (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());

const answer =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const cut: Answer = (request) => request.socket.destroy();
const silent: Answer = () => {};

async function ask(given: Answer[], giveUpAfterMs = 30_000) {
  answers = given;
  keys.length = 0;
  const client = createClient(origin, { timeoutMs: 1000, giveUpAfterMs });
  return client.ask(readHealth, {}, { ip: '10.0.0.1', key: 'one-key-of-a-thing' });
}

test.each<[string, Answer]>([
  ['a cut connection', cut],
  ['no answer in time', silent],
  ['an answer that says nothing of what happened', answer(500, { code: 'internal' })],
])('after %s the same is asked again with the same key, and the lost try stays on record', async (_, lost) => {
  const result = await ask([lost, answer(200, { success: true })]);
  expect(result.outcome).toBe('done');
  expect(result.attempts[0]?.answeredAt).toBeNull();
  expect(result.attempts.at(-1)?.answeredAt).not.toBeNull();
  expect(new Set(keys)).toEqual(new Set(['one-key-of-a-thing']));
});

test('what never gets an answer is unknown, and what is refused is not asked again', async () => {
  expect((await ask([cut], 100)).outcome).toBe('unknown');
  const refused = await ask([answer(409, { code: 'mark_not_possible' })]);
  expect(refused).toMatchObject({
    outcome: 'refused',
    code: 'mark_not_possible',
  });
  expect(keys).toHaveLength(1);
});

test('a wait that the service asks for is kept', async () => {
  const wait = answer(409, { code: 'conflict' }, { 'retry-after': '0' });
  const result = await ask([wait, answer(200, { success: true })]);
  expect([result.outcome, result.attempts.length]).toEqual(['done', 2]);
});
