import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from './platform/http/http-server.ts';
import { openTestService, type TestService, testPassword } from './testing.ts';
import { redirectToStoredHandle, storedAddress } from './web-pages.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

interface OpenApi {
  paths: Record<string, Record<string, { security?: Record<string, unknown>[]; responses?: Record<string, unknown> }>>;
}

const description = async (): Promise<OpenApi> => JSON.parse((await service.call('GET', '/api/docs/json')).text);

/** Every call that the issue names; `METHOD path`. */
const wanted = [
  'POST /auth/validate-handle',
  'POST /auth/password/signup',
  'POST /auth/password/signin',
  'POST /auth/refresh',
  'POST /auth/signout',
  'GET /auth/me',
  'PUT /auth/me',
  'GET /auth/profile',
  'GET /shop/{handle}',
  'GET /shop/{handle}/owner',
  'GET /shop/{handle}/products',
  'GET /shop/{handle}/products/{productId}',
  'POST /shop/{handle}/view',
  'POST /shop/{handle}/click',
  'POST /ingestion/sync-now',
  'GET /ingestion/status',
  'POST /ingestion/add-links',
];

test('the description names every call, and every call names its answer', async () => {
  const { paths } = await description();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
  const names = calls.map(({ name }) => name.replace('/api/v1', ''));
  expect(names).toEqual(expect.arrayContaining([...wanted, 'GET /api/health']));
  for (const { name, call } of calls)
    expect(
      Object.keys(call.responses ?? {}).some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
  // Nothing answers here that is not described.
  expect(names.filter((name) => name.includes('*'))).toEqual([]);
});

/** A valid address and body for each call, so that only the caller decides. */
const samples: Record<string, unknown> = {
  'POST /auth/validate-handle': { handle: 'seller.one' },
  'POST /auth/password/signup': { handle: 'seller.one', password: testPassword },
  'POST /auth/password/signin': { handle: 'seller.one', password: testPassword },
  'POST /auth/refresh': { refreshToken: 'x' },
  'PUT /auth/me': { phoneNumber: '+256700123456' },
  'POST /shop/{handle}/view': {},
  'POST /shop/{handle}/click': { target: 'whatsapp' },
  'POST /ingestion/add-links': { urls: ['x'] },
};

test('who may call what is as written down', async () => {
  const owner = await service.signUp('seller.one');
  const stranger = await service.signUp('seller.two');
  const signedOut = await service.signUp('seller.three');
  await service.call('POST', '/auth/signout', { token: signedOut.accessToken });
  const callers = [undefined, signedOut.accessToken, stranger.accessToken, owner.accessToken];
  const { paths } = await description();
  const lines = ['call | nobody | signed out | other seller | owner'];
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/v1/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path.slice(7)] as const))
    .filter(([method]) => method !== 'HEAD')
    // Sign-out last: it ends the sessions of those who call it.
    .sort(
      ([, left], [, right]) =>
        Number(left === '/auth/signout') - Number(right === '/auth/signout') || (left < right ? -1 : 1),
    );
  for (const [method, path] of calls) {
    const address = path.replace('{handle}', 'seller.one').replace('{productId}', '7300000000000000000');
    const statuses = [];
    for (const token of callers) {
      await service.db.deleteFrom('rate_limits').execute();
      await service.db.updateTable('import_states').set({ sync_requested_at: null }).execute();
      const body = samples[`${method} ${path}`];
      const answer = await service.call(method as 'GET', address, { ...(body ? { body } : {}), token });
      expect(answer.body.success, `${method} ${path}`).toBe(answer.status < 400);
      expect(answer.headers['cache-control'], `${method} ${path}`).toBe('no-store');
      statuses.push(answer.status);
    }
    lines.push(`${method} ${path} | ${statuses.join(' | ')}`);
  }
  const [head = '', ...rest] = lines;
  const table = `${[head, ...rest.sort()].join('\n')}\n`;
  expect(table).toBe(readFileSync(join(import.meta.dirname, 'who-may-call-what.txt'), 'utf8'));
});

test('an unknown call is answered in JSON, whatever its method and however it is asked', async () => {
  for (const path of ['/api/v1/nonsense', '/api/v1/shop/seller.one/secrets', '/api/v2/shop/x', '/api/docs/nothing'])
    for (const method of ['GET', 'POST', 'PUT'] as const) {
      const answer = await service.call(method, path, { headers: { accept: 'text/html' } });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } });
    }
});

test('a call with another method than its own is refused in JSON', async () => {
  for (const [method, path] of [
    ['GET', '/ingestion/sync-now'],
    ['POST', '/shop/seller.one/products'],
  ] as const)
    expect(await service.call(method, path)).toMatchObject({ status: 404, body: { success: false } });
});

test('the API runs no script and is framed by nobody', async () => {
  const { headers } = await service.call('GET', '/shop/seller.one/products');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page has one address: handles without @ and capitals', () => {
  expect(storedAddress('/shop/My.Duka')).toBe('/shop/my.duka');
  expect(storedAddress('/shop/@my.duka?search=A')).toBe('/shop/my.duka?search=A');
  expect(storedAddress('/product/@My_Duka/7300000000000000000')).toBe('/product/my_duka/7300000000000000000');
  expect(storedAddress('/catalog/DUKA?lastKey=AbC')).toBe('/catalog/duka?lastKey=AbC');
  for (const stored of [
    '/',
    '/shop/my.duka',
    '/shop/my.duka?Tag=X',
    '/shop/My%20Duka',
    '//Evil.com/shop/X',
    '/api/v1/shop/X',
    '/shop/A/B/C',
  ])
    expect(storedAddress(stored), stored).toBeNull();
});

test('another spelling of a page leads to its address for good', async () => {
  const logger = service.app.services.ingestion.logger;
  const server = createHttpServer({ publicOrigin: () => 'http://localhost:3000', trustProxy: null, logger });
  redirectToStoredHandle(server);
  server.get('/*', (_request, reply) => reply.send('a page'));
  const get = (url: string) => server.inject({ url, headers: { host: 'localhost:3000' } });
  expect(await get('/shop/@My.Duka?search=A')).toMatchObject({
    statusCode: 301,
    headers: { location: '/shop/my.duka?search=A' },
  });
  expect((await get('/shop/my.duka?search=A')).body).toBe('a page');
  await server.close();
});
