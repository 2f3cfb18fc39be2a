import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAdmin } from '#web/features/admin/session/admin-session.ts';
import { type AnsweringServer, json, refused, startAnsweringServer } from '#web/test/answering-server.testing.ts';
import { stubBrowser } from '#web/test/browser.testing.ts';
import { type ExportProgress, exportName, readExport } from './export-users.ts';
import { readUserListQuery } from './user-list-query.ts';

let server: AnsweringServer;
const session = { success: true, message: 'OK', accessToken: 'a', username: 'a', role: 'owner' } as const;

beforeEach(async () => {
  server = await startAnsweringServer();
  stubBrowser(server.origin);
  keepAdmin({ ...session, mustSetUpSecondFactor: false });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const query = readUserListQuery(new URLSearchParams('search=nak&page=7&limit=50'));
const path = '/admin/users/export?page=7&limit=50&sortBy=createdAt&sortOrder=desc&search=nak';
const headers = { 'content-type': 'text/csv; charset=utf-8', 'x-total-rows': '3' };

test('the file is taken as it comes, byte for byte, and its rows are counted on the way', async () => {
  const parts = ['\uFEFFhandle,phone\r\n', 'nakato,"+256700', '123456"\r\nbabirye,\r\n', 'okello,\r\n'];
  const told: ExportProgress[] = [];
  server.on(path, async (response) => {
    response.writeHead(200, headers);
    for (const [index, part] of parts.entries()) {
      response.write(part);
      // The next part leaves when this one has arrived.
      await vi.waitFor(() => expect(told.length).toBeGreaterThan(index), { interval: 1 });
    }
    response.end();
  });
  const file = await readExport(query, (progress) => told.push(progress), new AbortController().signal);
  expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(parts.join(''));
  expect(file.type).toMatch(/^text\/csv/);
  expect(told.at(-1)).toEqual({ rows: 3, total: 3 });
  expect(told.length).toBeGreaterThan(1);
  expect(told[0]?.rows).toBeLessThan(3);
});

test('a session that is renewed on the way changes nothing', async () => {
  server.on('/admin/refresh', json(200, { ...session, accessToken: 'b', mustSetUpSecondFactor: false }));
  server.on(path, refused(401, 'session_ended'), (response) => response.writeHead(200, headers).end('handle\r\na\r\n'));
  const file = await readExport(query, () => {}, new AbortController().signal);
  expect(await file.text()).toBe('handle\r\na\r\n');
});

test('a refusal has the server’s words, and is not repeated', async () => {
  server.on(path, refused(503, 'unavailable', 'An export runs already.'));
  const call = readExport(query, () => {}, new AbortController().signal);
  await expect(call).rejects.toMatchObject({ message: 'An export runs already.', code: 'unavailable' });
  expect(server.arrived).toHaveLength(1);
});

test('a file that breaks off in the middle is no file', async () => {
  server.on(path, (response) => {
    response.writeHead(200, headers);
    response.write('handle\r\nnakato\r\n', () => response.destroy());
  });
  await expect(readExport(query, () => {}, new AbortController().signal)).rejects.toMatchObject({
    isNetworkError: true,
  });
});

test('cancelling ends it, on the server too', async () => {
  const cancel = new AbortController();
  const closed = new Promise<void>((resolve) => {
    server.on(path, (response) => {
      response.on('close', resolve);
      response.writeHead(200, headers);
      response.write('handle\r\nnakato\r\n');
    });
  });
  const call = readExport(query, () => cancel.abort(), cancel.signal);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
});

test.each([
  ['2026-11-21T20:59:59Z', 'users-export-2026-11-21.csv'],
  ['2026-11-21T21:00:00Z', 'users-export-2026-11-22.csv'],
])('at %s the file is called %s, by Kampala’s day', (at, name) => {
  expect(exportName(Date.parse(at))).toBe(name);
});
