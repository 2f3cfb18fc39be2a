import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '#server/platform/http/http-server.ts';
import { describeApi } from '#server/platform/http/openapi.ts';
import { plainPathOf, redirectToStoredHandle, storedAddress } from '#server/web-pages.ts';
import { openTestService, type TestService } from './service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, unknown>; parameters?: unknown[]; tags?: string[]; summary?: string }>
  >;
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
  'POST /auth/signup',
  'POST /auth/verify-signup',
  'POST /auth/signin',
  'POST /auth/verify-signin',
  'POST /auth/recovery/codes',
  'POST /auth/recovery/complete',
  'POST /auth/me/login-phone-codes',
  'PUT /auth/me/login-phone',
  'POST /auth/me/contact-codes',
  'POST /auth/ownership/claims',
  'POST /auth/ownership/claims/{claimId}/complete',
  'GET /auth/sessions',
  'POST /auth/sessions/{sessionId}/end',
  'POST /auth/sessions/end-others',
  'PUT /auth/password',
  'GET /auth/me/export',
  'POST /auth/me/deletion',
  'DELETE /auth/me/deletion',
  'GET /shop/{handle}/facts',
  'PUT /shop/{handle}/facts',
  'GET /shop/{handle}/collections',
  'PUT /shop/{handle}/collections',
  'GET /shop/{handle}/banner',
  'POST /shop/{handle}/banner',
  'POST /shop/{handle}/banner/drawn',
  'PUT /shop/{handle}/banner',
  'GET /shop/{handle}/settings',
  'PUT /shop/{handle}/settings',
  'GET /auth/subscription-status',
  'POST /auth/subscribe',
  'GET /billing/payments',
  'GET /billing/payments/{reference}',
  'POST /billing/wallets/check',
  'GET /shop/{handle}',
  'GET /shop/{handle}/owner',
  'GET /shop/{handle}/products',
  'GET /shop/{handle}/products/{productId}',
  'GET /shop/{handle}/owner/products',
  'POST /shop/{handle}/owner/products/still-there',
  'PATCH /shop/{handle}/products/{productId}',
  'POST /shop/{handle}/products/{productId}/move',
  'POST /shop/{handle}/products/{productId}/split',
  'POST /shop/{handle}/photos',
  'POST /shop/{handle}/products',
  'DELETE /shop/{handle}/products/{productId}',
  'POST /shop/{handle}/products/{productId}/sales',
  'DELETE /shop/{handle}/products/{productId}/sales/{saleId}',
  'GET /shop/{handle}/products/export',
  'POST /shop/{handle}/products/import',
  'POST /shop/{handle}/view',
  'POST /shop/{handle}/click',
  'GET /shop/{handle}/analytics',
  'GET /shop/{handle}/coach',
  'GET /shop/{handle}/analytics/export',
  'POST /ingestion/sync-now',
  'GET /ingestion/status',
  'POST /ingestion/add-links',
  'POST /shop/{handle}/reports',
  'POST /admin/login',
  'POST /admin/refresh',
  'POST /admin/logout',
  'GET /admin/users',
  'GET /admin/users/{userId}',
  'GET /admin/users/export',
  'GET /admin/stats',
  'GET /admin/health',
  'GET /admin/analytics',
  'GET /admin/me',
  'POST /admin/me/password',
  'POST /admin/me/second-factor',
  'POST /admin/me/second-factor/confirm',
  'POST /admin/me/second-factor/removal',
  'GET /admin/me/sessions',
  'POST /admin/me/sessions/end-others',
  'POST /admin/me/sessions/{sessionId}/end',
  'GET /admin/admins',
  'PATCH /admin/admins/{adminId}',
  'POST /admin/admins/{adminId}/sessions/end',
  'POST /admin/admins/{adminId}/second-factor/removal',
  'GET /admin/settings',
  'PATCH /admin/settings',
  'PUT /admin/settings/sources/{source}',
  'GET /admin/audit',
  'GET /admin/audit/export',
  'GET /admin/audit/verification',
  'GET /admin/reports',
  'PATCH /admin/reports/{reportId}',
  'GET /admin/payments',
  'GET /admin/payments/{reference}',
  'POST /admin/payments/{reference}/check',
  'GET /admin/payments/reconciliation',
  'GET /admin/payments/reconciliation/{provider}/{day}',
  'POST /admin/payments/reconciliation',
  'GET /admin/analytics/payments',
  'POST /admin/payments/{reference}/confirmation',
  'POST /admin/payments/{reference}/refusal',
  'POST /admin/payments/{reference}/taking-back',
  'POST /admin/users/{userId}/payments',
  'POST /admin/users/{userId}/suspension',
  'POST /admin/users/{userId}/restoration',
  'POST /admin/users/{userId}/complimentary',
  'POST /admin/users/{userId}/complimentary/end',
  'POST /admin/users/{userId}/import',
  'POST /admin/users/{userId}/recovery',
  'POST /admin/users/{userId}/sessions/end',
  'POST /admin/users/{userId}/sign-up-code',
  'PUT /admin/users/{userId}/number',
];

test('the description names every call, and every call names its answer', async () => {
  const { paths } = await description();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
  const names = calls.map(({ name }) => name.replace('/api/v1', ''));
  expect(names).toEqual(expect.arrayContaining([...wanted, 'GET /api/health']));
  for (const { name, call } of calls) {
    const statuses = Object.keys(call.responses ?? {});
    expect(
      statuses.some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
    if (name.includes('/admin/'))
      expect([call.tags, call.summary], name).toEqual([['admin'], expect.stringMatching(/./)]);
  }
  // Nothing answers here that is not described.
  expect(names.filter((name) => name.includes('*'))).toEqual([]);
});

test('the description says which keys make a call safe to repeat', async () => {
  const { paths } = await description();
  expect(paths['/api/v1/auth/tiktok/session']?.post?.parameters).toContainEqual(
    expect.objectContaining({
      in: 'header',
      name: 'idempotency-key',
      description: expect.stringContaining('16 to 100 letters, digits, - or _'),
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
    }),
  );
});

test('the description is compressed, and guarded by the headers of the calls', async () => {
  const files = ['/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui-bundle.js'];
  for (const path of files) {
    const plain = await service.call('GET', path);
    expect(plain.status, path).toBe(200);
    for (const [accepted, unpack] of [
      ['gzip', gunzipSync],
      ['gzip, br', brotliDecompressSync],
      ['zstd', zstdDecompressSync],
    ] as const) {
      const { headers, rawPayload } = await service.app.server.inject({
        url: path,
        headers: { host: 'localhost:3000', 'accept-encoding': accepted },
      });
      expect(unpack(rawPayload).toString(), path).toBe(plain.text);
      expect(rawPayload.length, path).toBeLessThan(plain.text.length);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        vary: 'accept-encoding',
      });
    }
    const head = await service.call('HEAD', path, { headers: { 'accept-encoding': 'gzip' } });
    expect([head.status, head.text], path).toEqual([200, '']);
  }
});

test('a caller who requests the description too often is slowed down', async () => {
  const logger = service.app.services.ingestion.logger;
  const server = createHttpServer({ publicOrigin: () => 'http://localhost:3000', trustProxy: null, logger });
  await describeApi(server, { perAddressPerMinute: 2 });
  const statuses: number[] = [];
  for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/index.css', '/api/docs/yaml'])
    statuses.push((await server.inject({ url: path, headers: { host: 'localhost:3000' } })).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
  await server.close();
});

test('where it is switched off, nothing describes the calls', async () => {
  const silent = await openTestService({ API_DOCS: 'off' });
  for (const path of ['/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html'])
    expect(await silent.call('GET', path), path).toMatchObject({ status: 404, body: { code: 'not_found' } });
  await silent.close();
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
    ['PUT', '/shop/seller.one/products'],
  ] as const)
    expect(await service.call(method, path)).toMatchObject({ status: 404, body: { success: false } });
});

test('TRACE is no call anywhere, and sends nothing back of what was sent', async () => {
  for (const url of ['/', '/shop/seller.one', '/api/health', '/api/v1/auth/me', '/images/x/320.jpg', '/assets/x.js']) {
    const headers = { host: 'localhost:3000', cookie: 'dukalink_device=secret' };
    const answer = await service.app.server.inject({ method: 'TRACE' as 'GET', url, headers });
    expect([answer.statusCode, answer.body.includes('secret')], url).toEqual([404, false]);
  }
});

test('the API runs no script and no page frames it', async () => {
  const { headers } = await service.call('GET', '/shop/seller.one/products');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page has one address: handles without @ and capitals', () => {
  expect(storedAddress('/shop/My.Duka')).toBe('/shop/my.duka');
  expect(storedAddress('/shop/@my.duka?search=A')).toBe('/shop/my.duka?search=A');
  expect(storedAddress('/product/@My_Duka/7300000000000000000')).toBe('/product/my_duka/7300000000000000000');
  expect(storedAddress('/product/Duka/7300000000000000000-12?size=M')).toBe(
    '/product/duka/7300000000000000000-12?size=M',
  );
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

test.each([
  ['/shop/nakato.styles', '/shop/nakato.styles'],
  ['/shop/nakato.styles?fbclid=IwAR0abc&utm_source=tiktok', '/shop/nakato.styles'],
  ['/product/nakato.styles/7400000000000000001?_t=8abc', '/product/nakato.styles/7400000000000000001'],
  ['/shop/nakato.styles?search=gomesi', null],
  ['/shop/nakato.styles?utm_source=x&tag=shoes', null],
  ['/product/nakato.styles/7400000000000000001?size=40', null],
  ['/shop/nakato.styles.data?_routes=screens%2Fshop%2Fshop', null],
  ['/signup?handle=nakato', null],
  ['/dashboard', null],
])('%s shows the kept page %s', (address, path) => {
  expect(plainPathOf(address)).toBe(path);
});
