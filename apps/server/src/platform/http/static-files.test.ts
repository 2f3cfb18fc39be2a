import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createHttpServer } from './http-server.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'dukalink-static-'));
const logLines: string[] = [];
const server = createHttpServer({
  publicOrigin: () => 'http://localhost',
  trustProxy: null,
  logger: createLogger('warn', { write: (line) => logLines.push(line) }),
});

beforeAll(async () => {
  mkdirSync(join(folder, 'assets', 'below'), { recursive: true });
  for (const file of ['x', 'assets/shop-B1_x.js', 'assets/.hidden', 'assets/below/x'])
    writeFileSync(join(folder, file), 'content');
  await staticFiles(server, { clientDirectory: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  logLines.length = 0;
});

/** Past any client, which would tidy the address up. */
function statusOf(path: string): Promise<number> {
  return new Promise((done, failed) => {
    let text = '';
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('error', failed).once('end', () => done(Number(text.split(' ')[1])));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}

test.each(['/assets/shop-B1_x.js', '/assets/shop-B1_x.js?v=../x'])('%s is there', async (path) => {
  expect(await statusOf(path)).toBe(200);
});

test.each([
  '/assets/../x',
  '/assets/..',
  '/assets/%2e%2e/x',
  '/assets/%2E./x',
  '/assets/..%2fx',
  '/assets/..%5cx',
  '/assets/..\\x',
  '/assets/%252e%252e/x',
  '/assets/..%252fx',
  '/assets/below/../../x',
  '/assets/below/x',
  '/assets/./shop-B1_x.js',
  '/assets//shop-B1_x.js',
  '/%61ssets/../x',
  '/assets/.hidden',
  '/assets/%00',
  '/assets/shop-B1_x.js%00',
  `/assets/${'x'.repeat(300)}`,
  'http://localhost/assets/../x',
])('%s is not found, and nothing to worry about', async (path) => {
  expect(await statusOf(path)).toBe(404);
  expect(logLines).toEqual([]);
});
