import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageRenderer } from './page-renderer.ts';
import { buildOf } from './pages-build.testing.ts';

afterEach(() => vi.useRealTimers());

const screen = { default: () => null };
const routeOf = (id: string, path?: string, parentId = 'root') => ({ id, path, parentId, module: screen });
const never = () => Promise.withResolvers<null>().promise;
const routes = [
  { id: 'root', path: '', module: screen },
  { id: 'landing', index: true, parentId: 'root', module: screen },
  routeOf('shop', 'shop/:handle'),
  routeOf('report', 'shop/:handle/report'),
  routeOf('layout'),
  routeOf('login', 'login', 'layout'),
  { ...routeOf('slow', 'slow'), module: { ...screen, loader: never } },
  routeOf('not-found', '*'),
];

/** Pages that say by which routes they were found. */
const build = buildOf({
  routes,
  answer: (_request, status, headers, { staticHandlerContext }) =>
    new Response(staticHandlerContext.matches.map(({ route }) => route.id).join(' '), { status, headers }),
});
const render = createPageRenderer(build, () => 'https://duka.example');
const get = (path: string) => render({ method: 'GET', path, headers: new Headers() }, new RouterContextProvider());

test.each([
  ['/', 'root landing'],
  ['/shop/nakato', 'root shop'],
  ['/Shop/nakato?tag=a', 'root shop'],
  ['/%73hop/nakato', 'root shop'],
  ['/shop/nakato/report', 'root report'],
  ['/login', 'root layout login'],
  ['/shop', 'root not-found'],
  ['/shop/nakato/else', 'root not-found'],
  ['/nowhere', 'root not-found'],
])('%s is found as %s, whatever else begins with its first word', async (path, found) => {
  expect((await get(path)).body).toBe(found);
});

test('a page that takes too long fails, and no request waits for it without end', async () => {
  vi.useFakeTimers();
  const failing = expect(get('/slow')).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
});
