import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnsweringServer, ok, startAnsweringServer, text } from '#web/test/answering-server.testing.ts';
import { hurry, stubBrowser } from '#web/test/browser.testing.ts';
import { fetchMissedProducts } from './missed-products.ts';

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
  stubBrowser(server.origin);
  hurry();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

test('what was missed is asked for again when a proxy refused it first', async () => {
  const since = '2026-11-22T08:00:00.000Z';
  const timestamp = '2026-11-22T09:00:00.000Z';
  const meta = { pagination: { count: 0, lastKey: null }, timestamp, removed: ['7'] };
  server.on(
    `/shop/na.kato/products?${new URLSearchParams({ since, limit: '100', fields: 'card' })}`,
    text(502, '<h1>nginx</h1>'),
    ok({ data: [], meta }),
  );
  expect(await fetchMissedProducts('na.kato', since)).toEqual({ changed: [], removedIds: ['7'], readAt: timestamp });
});
