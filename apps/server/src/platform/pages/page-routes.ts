import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import { DatabaseAwayError } from '#server/platform/database/database-away.ts';
import type { PublicReads } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { keyedHash } from '#server/platform/keys.ts';
import type { PageCache } from './page-cache.ts';
import { cachingUntil, maxSamePageMs, sharedCaching } from './page-lifetime.ts';
import { markUnavailable, type RenderPage } from './page-renderer.ts';
import { type PageForm, ReadyPage } from './ready-page.ts';

/** What a page's ETag stands for. */
export interface PageState {
  shopId: string;
  version: number;
  /** When the page changes by itself next: a discount ends. */
  changesAt: Date | null;
}

/** Where an answer came from; `unchanged`: the visitor's copy is still right. */
export type PageAnswer = 'cache' | 'rendered' | 'unchanged';

interface PageRoutesDeps {
  renderPage: RenderPage;
  cache: PageCache;
  /** Part of every key and ETag: another build's pages name other scripts. */
  buildId: string;
  /** Hides in an ETag how often a shop was changed; the same in every process. */
  tagKey: Uint8Array;
  /** The path of a page that is the same for everyone; null for a page that must not be kept. */
  plainPathOf: (address: string) => string | null;
  reads: PublicReads;
  /** Whose shop an address shows to everybody; null: its page is read from the primary. */
  handleOf: (address: string) => string | null;
  /** The current state of the page's shop; null for pages without a shop. */
  stateOf: (db: Db, handle: string) => Promise<PageState | null>;
  createContext: (
    db: Db,
    onShopRead: (source: PageState) => void,
    onError: (error: unknown) => void,
  ) => RouterContextProvider;
  onAnswer?: (from: PageAnswer) => void;
}

const privateCaching = 'no-store';
/** Answers every GET that no other route takes. Cookies are never read, so a page is the same for everyone. */
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

/** Answers 304 without rendering when the copy is current: a cache in front asks each minute. */
async function answerFresh(
  deps: PageRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  plainPath: string | null,
): Promise<void> {
  const known = request.headers['if-none-match'];
  if (plainPath !== null && known?.includes(deps.buildId)) {
    const handle = deps.handleOf(plainPath);
    const stateOf = (db: Db, shop: string) => deps.stateOf(db, shop);
    const state =
      handle &&
      (await deps.reads
        .read(
          handle,
          (db) => stateOf(db, handle),
          (found) => found?.shopId ?? null,
        )
        .catch(unlessAway));
    const etag = state && tagOf(deps, plainPath, state);
    if (etag && known.includes(etag)) {
      deps.onAnswer?.('unchanged');
      return sendUnchanged(reply, [
        'etag',
        etag,
        'cache-control',
        cachingUntil(state.changesAt),
        'vary',
        'accept-encoding',
      ]);
    }
  }
  deps.onAnswer?.('rendered');
  await sendPage(request, reply, await renderFresh(deps, request, plainPath));
}

/** The page that is rendered then says so in words. */
function unlessAway(error: unknown): null {
  if (error instanceof DatabaseAwayError) return null;
  throw error;
}

/** Weak: one name for the page in all its encodings. */
function tagOf({ buildId, tagKey }: PageRoutesDeps, plainPath: string, { version, changesAt }: PageState): string {
  const state = `${version} ${changesAt?.getTime() ?? ''}`;
  const made = keyedHash(tagKey, plainPath, state, String(Math.floor(Date.now() / maxSamePageMs)));
  return `W/"${buildId}.${made.toString('base64url').slice(0, 22)}"`;
}

function renderFresh(deps: PageRoutesDeps, request: FastifyRequest, plainPath: string | null): Promise<ReadyPage> {
  const path = plainPath ?? request.raw.url ?? '/';
  const handle = deps.handleOf(path);
  const renderFrom = async (db: Db) => {
    const sources: PageState[] = [];
    const errors: unknown[] = [];
    const context = deps.createContext(
      db,
      (found) => sources.push(found),
      (error) => errors.push(error),
    );
    // One rendering serves many callers, so none of them may abort it.
    const headers = new Headers({ accept: String(request.headers.accept ?? '*/*') });
    const page = await deps.renderPage({ method: 'GET', path, headers }, context);
    return { page, source: sources[0], errors };
  };
  const work = async () => {
    // A whole page is made of one database: one of two could show less than the version that it is kept under.
    const { page, source, errors } = await deps.reads.read(handle, renderFrom, (made) =>
      made.page.status === 200 && made.errors.length === 0 ? (made.source?.shopId ?? null) : null,
    );
    for (const error of markUnavailable(page, errors))
      request.log.error({ requestId: request.id, err: error, path: pathOnly(path) }, 'a page failed');
    // The original address: http-server.ts rewrites one that no page can have.
    if (page.status === 404)
      request.log.info({ requestId: request.id, path: pathOnly(request.originalUrl) }, 'page not found');
    const keep = plainPath !== null && page.status === 200;
    page.headers['cache-control'] ??= keep ? sharedCaching : privateCaching;
    if (keep) page.headers.etag = source ? tagOf(deps, plainPath, source) : hashOf(page.body);
    return { page, shopId: source?.shopId ?? null, changesAt: source?.changesAt ?? null, keep };
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

/** Providers' callback addresses end in a secret, and so may a mistyped one. */
const callbackSecret = /^(\/webhooks\/(?:[^/]+\/[^/]+\/)?).+$/i;
const longPart = /[^/]{32,}/g;

/** Bypasses Fastify's reply: a ready page costs two calls. Returns a promise when it must be compressed first. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): undefined | Promise<void> {
  const { raw } = reply;
  if (page.etag !== '' && page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    return sendUnchanged(reply, page.asOfNow(page.bareHeaders));
  }
  reply.hijack();
  const send = ({ headers, bytes }: PageForm) => {
    raw.writeHead(page.status, page.asOfNow(headers));
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
