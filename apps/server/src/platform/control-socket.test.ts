import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { askRunningService, isServing, serveControlSocket } from './control-socket.ts';
import { OperatorError } from './operator-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-socket-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failures: unknown[] = [];
const commands = {
  greet: async (input: unknown) => `hello ${String(input)}`,
  refuse: async () => {
    throw new OperatorError('Not today.');
  },
  fail: async () => {
    throw new Error('the password is 123');
  },
};

describe.each([
  ['beside the data directory', join(folder, 'data')],
  ['under a short name when the path would be too long', join(folder, 'a'.repeat(80), 'b'.repeat(80))],
])('the control socket lies %s', (_, dataDir) => {
  test('and answers its own user with the result, a refusal, or without saying what went wrong', async () => {
    mkdirSync(dataDir, { recursive: true });
    expect(await askRunningService(dataDir, 'greet', 'you')).toBeNull();
    // What a killed service leaves behind.
    writeFileSync(`${join(folder, 'data')}.sock`, '');
    const close = await serveControlSocket(dataDir, commands, (error) => failures.push(error));
    expect(await askRunningService(dataDir, 'greet', 'you')).toEqual({ result: 'hello you' });
    await expect(askRunningService(dataDir, 'refuse', null)).rejects.toThrow('Not today.');
    await expect(askRunningService(dataDir, 'fail', null)).rejects.toThrow(
      'The service could not do this. Its log says why.',
    );
    await expect(askRunningService(dataDir, 'constructor', null)).rejects.toThrow(
      'does not know the command "constructor"',
    );
    expect(failures.splice(0)).toMatchObject([{ message: 'the password is 123' }]);
    await close();
    expect(await askRunningService(dataDir, 'greet', 'you')).toBeNull();
  });
});

test('others of this machine may neither read nor write it, and too much is not read', async () => {
  const dataDir = join(folder, 'data');
  const close = await serveControlSocket(dataDir, commands, () => {});
  expect(statSync(`${dataDir}.sock`).mode & 0o777).toBe(0o600);
  const answer = await new Promise<string>((done, failed) => {
    let text = '';
    const socket = createConnection(`${dataDir}.sock`, () => socket.write('x'.repeat(70_000)));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('end', () => done(text)).once('error', failed);
  });
  expect(JSON.parse(answer)).toEqual({ ok: false, message: 'That is too long.' });
  await close();
});

// Only root can give files away.
test.runIf(process.getuid?.() === 0)(
  'what another user put in its place is told nothing, and stops the start',
  async () => {
    const dataDir = join(folder, 'shared');
    mkdirSync(dataDir);
    const heard: string[] = [];
    const theirs = createServer((socket) => socket.on('data', (part) => heard.push(String(part))));
    await new Promise<void>((done) => {
      theirs.listen(`${dataDir}.sock`, done);
    });
    chownSync(`${dataDir}.sock`, 65_534, 65_534);
    const words = `${dataDir}.sock belongs to another user of this machine: delete it and start again.`;
    await expect(askRunningService(dataDir, 'greet', 'a password')).rejects.toThrow(words);
    await expect(serveControlSocket(dataDir, commands, () => {})).rejects.toThrow(words);
    expect(await isServing(dataDir).catch((error: Error) => error.message)).toBe(words);
    await new Promise((done) => theirs.close(done));
    expect(heard).toEqual([]);
  },
);
