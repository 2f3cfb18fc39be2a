import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import { AppError } from '#server/platform/errors.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { chooseEncoding } from './encode.ts';
import { makeReady, type PageCache, type PageSource, type ReadyPage } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

interface PageRoutesDeps {
  renderPage: RenderPage;
  cache: PageCache;
  /** Part of every key: another build's pages name other scripts. */
  buildId: string;
  /** Paths whose page is the same for everybody, without their query. */
  isCacheable: (path: string) => boolean;
  /** Context of one rendering; tells which shop the page was made of. */
  createContext: (onSource: (source: PageSource) => void, onError: (error: unknown) => void) => RouterContextProvider;
  /** Counts answers for the metrics. */
  onAnswer?: (from: 'cache' | 'rendered') => void;
}

const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const privateCaching = 'no-store';

/**
 * Answers every GET that no other route takes with a rendered page. Cookies are never read, so a page is the same for
 * everybody.
 */
export async function pageRoutes(server: HttpServer, deps: PageRoutesDeps): Promise<void> {
  // Not async: a stored page is sent without waiting for a promise.
  server.get('/*', (request, reply) => {
    const path = request.raw.url ?? '/';
    const key = deps.isCacheable(path) ? `${deps.buildId}${path}` : null;
    const stored = key === null ? undefined : deps.cache.get(key);
    deps.onAnswer?.(stored ? 'cache' : 'rendered');
    if (stored) return sendPage(request, reply, stored);
    return renderFresh(deps, request, key).then((page) => sendPage(request, reply, page));
  });
}

function renderFresh(deps: PageRoutesDeps, request: FastifyRequest, key: string | null): Promise<ReadyPage> {
  const path = canonicalPath(request.raw.url ?? '/');
  const work = async () => {
    let source: PageSource | null = null;
    const context = deps.createContext(
      (found) => {
        source = found;
      },
      (error) => request.log.error({ requestId: request.id, err: error, path: pathOnly(path) }, 'a page failed'),
    );
    // One rendering serves many callers, so none of them may abort it; only what decides the page is handed on.
    const headers = new Headers({ accept: String(request.headers.accept ?? '*/*') });
    const page = await deps.renderPage({ method: 'GET', path, headers, signal: AbortSignal.timeout(10_000) }, context);
    if (page.status === 404) request.log.info({ requestId: request.id, path: pathOnly(path) }, 'page not found');
    const keep = key !== null && page.status === 200;
    page.headers['cache-control'] ??= keep ? sharedCaching : privateCaching;
    return { page, source: source as PageSource | null, keep };
  };
  return key === null ? work().then(({ page }) => makeReady(page)) : deps.cache.render(key, work);
}

/** Without the query, which can hold anything. */
function pathOnly(path: string): string {
  return path.split('?', 1)[0]?.slice(0, 200) ?? '';
}

/** A whole address (`GET http://…`), `//host/path` or a backslash would be read as another origin by the URL parser. */
function canonicalPath(path: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) throw new AppError('not_found');
  return path;
}

/** Past Fastify's own reply: a page that is ready costs two calls. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): void {
  reply.hijack();
  const raw = reply.raw;
  if (page.etag !== '' && page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    const headers = page.headers.identity
      .slice(0, -2)
      .filter((_, index, all) => all[index - (index % 2)] !== 'content-type');
    raw.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  raw.writeHead(page.status, page.headers[encoding]);
  raw.end(page.body[encoding]);
}
