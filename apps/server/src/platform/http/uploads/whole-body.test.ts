import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WholeBody } from './whole-body.ts';

const pace = { bytes: 1000, withinMs: 30_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function aBody() {
  const source = new PassThrough();
  const body = new WholeBody(source, { maxBytes: 10_000, pace });
  const pieces: Buffer[] = [];
  const ended = new Promise<Error | null>((resolve) => {
    body.on('error', resolve).on('end', () => resolve(null));
  });
  body.on('data', (piece: Buffer) => pieces.push(piece));
  body.resume();
  const send = async (bytes: number) => {
    source.write(Buffer.alloc(bytes, 7));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { source, pieces, ended, send };
}

test('a body that comes slowly for minutes is given on in one piece', async () => {
  const { source, pieces, ended, send } = aBody();
  for (let half = 0; half < 9; half += 1) {
    await send(1000);
    vi.advanceTimersByTime(29_000);
  }
  source.end();
  expect(await ended).toBeNull();
  expect(pieces.map((piece) => piece.length)).toEqual([9000]);
});

test('a body that brings less than its pace is ended in words', async () => {
  const { ended, send } = aBody();
  await send(1000);
  vi.advanceTimersByTime(30_000);
  await send(999);
  vi.advanceTimersByTime(30_000);
  expect(await ended).toMatchObject({ code: 'unavailable', message: expect.stringContaining('stopped on its way') });
});

test('a body that is refused before it was read ends with the refusal once it is', async () => {
  const body = new WholeBody(new PassThrough(), { maxBytes: 10, pace });
  body.refuse(new Error('no room'));
  const error = new Promise((resolve) => body.once('error', resolve));
  body.resume();
  expect(await error).toMatchObject({ message: 'no room' });
});

test('a body whose caller had left before it was read ends', async () => {
  const source = new PassThrough();
  source.destroy();
  const body = new WholeBody(source, { maxBytes: 10, pace });
  const error = new Promise((resolve) => body.once('error', resolve));
  body.resume();
  expect(await error).toMatchObject({ code: 'invalid_request' });
});
