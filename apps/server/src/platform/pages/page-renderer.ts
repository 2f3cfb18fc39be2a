import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { awayRetrySeconds, DatabaseAwayError } from '#server/platform/database/database-away.ts';
import { createContentPolicy } from './content-policy.ts';

/** A page as rendered, before compression. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type RenderPage = (request: PageRequest, context: RouterContextProvider) => Promise<RenderedPage>;

export interface PageRequest {
  method: string;
  /** Path and query; the origin is never taken from the request. */
  path: string;
  headers: Headers;
  /** What a form sent. */
  body?: string;
}

/** The built web app, which knows all inline scripts of its pages, and its service workers. */
export type PagesBuild = ServerBuild & {
  entry: { module: { inlineScripts: readonly string[]; serviceWorkers: { offline: string; leaving: string } } };
};

/**
 * Takes the errors of a page out of its making: one that could not ask the database says so, and when to come again. The
 * others are answered, for the log.
 */
export function markUnavailable(page: RenderedPage, errors: readonly unknown[]): unknown[] {
  const others = errors.filter((error) => !(error instanceof DatabaseAwayError));
  if (others.length === errors.length) return others;
  page.status = 503;
  page.headers['retry-after'] = String(awayRetrySeconds);
  return others;
}

const renderTimeoutMs = 10_000;

type Route = NonNullable<PagesBuild['routes'][string]>;

/** Headers of every page, besides the content policy. */
const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Renders through React Router's request handler and adds the security headers. */
export function createPageRenderer(build: PagesBuild, publicOrigin: () => string): RenderPage {
  const handlerOf = handlersByFirstWord(build);
  const policyFor = createContentPolicy(build.entry.module.inlineScripts);
  return async (request, context) => {
    const url = new URL(request.path, publicOrigin());
    const { method, headers: sent, body: form = null } = request;
    const handle = handlerOf(url.pathname);
    const response = await inTime(handle(new Request(url, { method, headers: sent, body: form }), context));
    const body = await response.text();
    const headers: Record<string, string> = { ...Object.fromEntries(response.headers), ...pageHeaders };
    if (url.protocol === 'https:') headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = policyFor(
        url.origin.replace(/^http/, 'ws'),
        headers['content-security-policy'],
      );
    }
    return { status: response.status, headers, body };
  };
}

/** Not by a signal of the request: Node finalizes each such request, which keeps its objects until V8's next full GC. */
async function inTime(page: Promise<Response>): Promise<Response> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The page took too long.')), renderTimeoutMs);
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

/** The router tries all its routes one after the other, so it gets only those that begin with the path's first word. */
function handlersByFirstWord(build: PagesBuild): (path: string) => RequestHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const withParents = (route: Route): Route[] => [
    route,
    ...routes.filter(({ id }) => id === route.parentId).flatMap(withParents),
  ];
  const byWord = Map.groupBy(
    routes.filter(({ path }) => path),
    ({ path = '' }) => firstWordOf(path),
  );
  const wherever = byWord.get('*') ?? [];
  const handlers = new Map(
    [...byWord].map(([word, some]) => {
      const reached = [...some, ...wherever].flatMap(withParents).map((route) => [route.id, route]);
      return [word, createRequestHandler({ ...build, routes: Object.fromEntries(reached) }, 'production')];
    }),
  );
  const ofAll = createRequestHandler(build, 'production');
  return (path) => handlers.get(firstWordOf(path.slice(1))) ?? ofAll;
}

/** Routes match in any case. */
const firstWordOf = (path: string): string => path.split('/', 1)[0]?.toLowerCase() ?? '';
