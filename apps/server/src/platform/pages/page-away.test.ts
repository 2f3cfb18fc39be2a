import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DatabaseAwayError } from '#server/platform/database/database-away.ts';
import { createHttpServer, type HttpServer } from '#server/platform/http/http-server.ts';
import { createLogger } from '#server/platform/logger.ts';
import { pagesOfOneShop } from './one-shop.testing.ts';
import { PageCache } from './page-cache.ts';
import { pageForms } from './page-forms.ts';
import { pageRoutes } from './page-routes.ts';

const log: string[] = [];
const words = '<p>Server error. Please try again in a few moments.</p>';
const cache = new PageCache({ maxBytes: 1e6, maxAgeMs: 60_000 });
let server: HttpServer;
let failure: Error | null = null;

/** As React Router: what a loader throws is told of, and the page says in words that something went wrong. */
const renderPage = async () => ({
  status: failure ? 500 : 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: failure ? words : '<p>Gomesi</p>',
});

function contextFor(onError: (error: unknown) => void): RouterContextProvider {
  if (failure) onError(failure);
  return new RouterContextProvider();
}

beforeAll(async () => {
  const publicOrigin = () => 'http://localhost:3000';
  const logger = createLogger('info', { write: (line) => log.push(line) });
  server = createHttpServer({ publicOrigin, trustProxy: null, logger });
  const ofShop = pagesOfOneShop(() => ({ version: 1, changesAt: null }));
  await pageRoutes(server, {
    cache,
    buildId: 'build-1',
    tagKey: new Uint8Array(32).fill(7),
    plainPathOf: (path) => path,
    ...ofShop,
    async stateOf() {
      if (failure) throw failure;
      return ofShop.stateOf();
    },
    createContext: (_db, _onShopRead, onError) => contextFor(onError),
    renderPage,
  });
  const createContext = (_request: unknown, onError: (error: unknown) => void) => contextFor(onError);
  await pageForms(server, { renderPage, publicOrigin, paths: ['/report'], createContext });
});
beforeEach(() => {
  failure = null;
  cache.dropAll();
  log.length = 0;
});
afterAll(() => server.close());

const away = () => new DatabaseAwayError(new Error('Connection terminated unexpectedly'));
const headers = { host: 'localhost:3000' };

async function ask(how: 'page' | 'page that the browser has' | 'form') {
  const url = '/shop/a';
  if (how === 'form') {
    const type = 'application/x-www-form-urlencoded';
    return server.inject({
      ...{ method: 'POST', url: '/report', payload: 'a=b' },
      headers: { ...headers, origin: 'http://localhost:3000', 'content-type': type },
    });
  }
  return server.inject({ url, headers: how === 'page' ? headers : { ...headers, 'if-none-match': 'W/"build-1.x"' } });
}

test.each(['page', 'page that the browser has', 'form'] as const)(
  'a %s that cannot ask the database says so in words, is 503, and is not logged',
  async (how) => {
    failure = away();
    const answer = await ask(how);
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '5', words]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(log.filter((line) => line.includes('failed'))).toEqual([]);
    failure = null;
    expect((await ask(how)).statusCode).toBe(200);
  },
);

test('a page that breaks by a fault of ours is 500 and logged', async () => {
  failure = new Error('broken');
  expect((await ask('page')).statusCode).toBe(500);
  expect(log.filter((line) => line.includes('a page failed'))).toHaveLength(1);
});
