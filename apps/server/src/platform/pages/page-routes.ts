import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { keyedHash } from '#server/platform/keys.ts';
import type { PageCache } from './page-cache.ts';
import { maxSamePageMs, sharedCaching } from './page-lifetime.ts';
import type { RenderPage } from './page-renderer.ts';
import { type PageForm, ReadyPage } from './ready-page.ts';

/** What a page was made of: with another version of the shop it is another page. */
export interface PageSource {
  shopId: string;
  version: number;
}

/** Where an answer came from: kept, made now, or the visitor's own copy is still right. */
export type PageAnswer = 'cache' | 'rendered' | 'unchanged';

interface PageRoutesDeps {
  renderPage: RenderPage;
  cache: PageCache;
  /** Part of every key and ETag: another build's pages name other scripts. */
  buildId: string;
  /** Hides in an ETag how often a shop was changed; the same in every process. */
  tagKey: Uint8Array;
  /** The path of the page that an address shows, where that is the same for everybody; null where it is not kept. */
  plainPathOf: (address: string) => string | null;
  /** The version that this page's shop has now; null for pages without a shop. */
  versionOf: (path: string) => Promise<number | null>;
  /** Context of one rendering; tells which shop the page was made of. */
  createContext: (onShopRead: (source: PageSource) => void, onError: (error: unknown) => void) => RouterContextProvider;
  /** Counts answers for the metrics. */
  onAnswer?: (from: PageAnswer) => void;
}

const privateCaching = 'no-store';
/**
 * Answers every GET that no other route takes with a rendered page. Cookies are never read, so a page is the same for
 * everybody.
 */
export async function pageRoutes(server: HttpServer, deps: PageRoutesDeps): Promise<void> {
  // Not async: a stored page is sent without waiting for a promise.
  server.get('/*', (request, reply) => {
    const plainPath = deps.plainPathOf(request.raw.url ?? '/');
    const stored = plainPath === null ? undefined : deps.cache.get(deps.buildId + plainPath);
    if (!stored) return answerFresh(deps, request, reply, plainPath);
    deps.onAnswer?.('cache');
    return sendPage(request, reply, stored);
  });
}

/** Whoever has the page as it is now is told so without a rendering: a cache in front asks that each minute. */
async function answerFresh(
  deps: PageRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  plainPath: string | null,
): Promise<void> {
  const known = request.headers['if-none-match'];
  if (plainPath !== null && known?.includes(deps.buildId)) {
    const version = await deps.versionOf(plainPath);
    const etag = version === null ? null : tagOf(deps, plainPath, version);
    if (etag !== null && known.includes(etag)) {
      deps.onAnswer?.('unchanged');
      return sendUnchanged(reply, ['etag', etag, ...sharedHeaders]);
    }
  }
  deps.onAnswer?.('rendered');
  await sendPage(request, reply, await renderFresh(deps, request, plainPath));
}

const sharedHeaders = ['cache-control', sharedCaching, 'vary', 'accept-encoding'];

/** Weak: one name for the page in all its encodings. */
function tagOf({ buildId, tagKey }: PageRoutesDeps, plainPath: string, version: number): string {
  const made = keyedHash(tagKey, plainPath, String(version), String(Math.floor(Date.now() / maxSamePageMs)));
  return `W/"${buildId}.${made.toString('base64url').slice(0, 22)}"`;
}

function renderFresh(deps: PageRoutesDeps, request: FastifyRequest, plainPath: string | null): Promise<ReadyPage> {
  const path = plainPath ?? request.raw.url ?? '/';
  const work = async () => {
    const sources: PageSource[] = [];
    const context = deps.createContext(
      (found) => sources.push(found),
      (error) => request.log.error({ requestId: request.id, err: error, path: pathOnly(path) }, 'a page failed'),
    );
    // One rendering serves many callers, so none of them may abort it; only what decides the page is handed on.
    const headers = new Headers({ accept: String(request.headers.accept ?? '*/*') });
    const page = await deps.renderPage({ method: 'GET', path, headers }, context);
    // As it was asked for: what cannot be a page's was rendered under another path (http-server.ts).
    if (page.status === 404)
      request.log.info({ requestId: request.id, path: pathOnly(request.originalUrl) }, 'page not found');
    const keep = plainPath !== null && page.status === 200;
    page.headers['cache-control'] ??= keep ? sharedCaching : privateCaching;
    const [source] = sources;
    if (keep) page.headers.etag = source ? tagOf(deps, plainPath, source.version) : hashOf(page.body);
    return { page, shopId: source?.shopId ?? null, keep };
  };
  if (plainPath === null) return work().then(({ page }) => new ReadyPage(page));
  return deps.cache.render(deps.buildId + plainPath, work);
}

const hashOf = (body: string): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Without the query, which can hold anything. */
function pathOnly(path: string): string {
  const [bare = ''] = path.split('?', 1);
  return bare.replace(callbackSecret, '$1…').replace(longPart, '…').slice(0, 200);
}

/** What providers are called back at ends in a secret, and so may an address that an operator typed wrong. */
const callbackSecret = /^(\/webhooks\/(?:[^/]+\/[^/]+\/)?).+$/i;
const longPart = /[^/]{32,}/g;

/** Past Fastify's own reply: a page that is ready costs two calls. A promise where it has to be compressed first. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): undefined | Promise<void> {
  const { raw } = reply;
  if (page.etag !== '' && page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    return sendUnchanged(reply, page.bareHeaders);
  }
  reply.hijack();
  const send = ({ headers, bytes }: PageForm) => {
    raw.writeHead(page.status, headers);
    raw.end(bytes);
  };
  const form = page.formFor(request.headers['accept-encoding']);
  if (form instanceof Promise) return form.then(send);
  send(form);
}

function sendUnchanged(reply: FastifyReply, headers: string[]): undefined {
  reply.hijack();
  reply.raw.writeHead(304, headers).end();
}
