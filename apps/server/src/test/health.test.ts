import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from './service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService({ PORT: '0' });
});
afterAll(() => service.close());

test('a phone that lost the network asks by HEAD whether the service is there', async () => {
  const before = await service.call('HEAD', '/api/health');
  expect(before).toMatchObject({ status: 503, text: '' });
  const origin = await service.app.start();
  const head = await fetch(`${origin}/api/health`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({
    success: true,
    message: 'Ready',
    data: { ready: true },
  });
});
