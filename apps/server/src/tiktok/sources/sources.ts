import type { RequestPriority } from '#server/platform/fair-queue.ts';
import type { RateLimiter, RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type BreakerOptions, type BreakerState, createBreaker } from './breaker.ts';
import { type DisplayAccess, displaySource } from './display/display.ts';
import { embedSource } from './embed.ts';
import { createFallback, type HealthOfSources, type NamedSource, switchedOff, uncounted } from './fallback.ts';
import { type Peer, stopped } from './http-page.ts';
import { parseTikTokLink, resolveShortLink, shortLinkName } from './links.ts';
import { oembedSource } from './oembed.ts';
import { isPostId } from './post-id.ts';
import type { CreatorRef, Failure, Outcome, PagePlace, PostPage, PostRef, TikTokPost } from './source.ts';
import { failedAt, problem, type TikTokSource } from './source.ts';
import { allSourcesOn, type SourceSwitches } from './source-switches.ts';
import { videoPageSource } from './video-page.ts';

/** What every source may use to do its work. `display` is null where no seller can have given consent. */
type SourceKit = {
  web: Peer;
  webOrigin: string;
  display: DisplayAccess | null;
  apify: TikTokSource | undefined;
};

/** A name of `TIKTOK_SOURCES` and the sources that it stands for. */
type SourceRegistry = Record<string, (kit: SourceKit) => TikTokSource[]>;

/** `embed` is the creator's list and, for single posts, the video page: both belong to TikTok's web pages. */
const builtInSources: SourceRegistry = {
  display: ({ display, webOrigin }) => (display ? [displaySource(display, webOrigin)] : []),
  embed: ({ web, webOrigin }) => [embedSource(web, webOrigin), videoPageSource(web, webOrigin)],
  oembed: ({ web, webOrigin }) => [oembedSource(web, webOrigin)],
  // Only imports may spend money.
  apify: ({ apify }) => (apify ? [apify] : []),
};

type SourceOptions = {
  /** Names from the registry, first asked first. */
  order: readonly string[];
  registry?: SourceRegistry;
  /** `TIKTOK_WEB_ORIGIN`. */
  webOrigin: string;
  gap: RateLimiter;
  /** The paid source; without it `apify` in the order stands for nothing. */
  apify?: TikTokSource | undefined;
  /** Reading by sellers' own consent; null where this installation is not registered with TikTok. */
  display?: DisplayAccess | null;
  /** For one request. */
  timeoutMs?: number;
  breaker?: BreakerOptions;
};

export type TikTokSourcesOptions = SourceOptions & {
  /** Without them every source is asked. */
  switches?: SourceSwitches;
  /** Without it nothing is counted. */
  health?: HealthOfSources;
};

type Reads = Required<Pick<TikTokSource, 'readCreator' | 'readPosts' | 'checkHandle' | 'readProfile'>>;

/** TikTok, as the rest of the service sees it. `readProfile` falls back to what the shop's handle shows. */
export type TikTokSources = Reads & {
  /** Only the source whose place it is can go on there; from null on the first one that can tell begins. */
  readPage: (of: CreatorRef, place: PagePlace | null, ...options: RequestOptions) => Promise<Outcome<PostPage>>;
  readPost: (ref: { handle?: string | null; id: string }, ...options: RequestOptions) => Promise<Outcome<TikTokPost>>;
  resolveLink: (
    url: string,
    ...options: RequestOptions
  ) => Promise<Outcome<PostRef> | { ok: false; reason: 'not_a_tiktok_link' }>;
  breakers: () => BreakerState[];
  /** The sources as `TIKTOK_SOURCES` names them, in the order in which they are asked. */
  configured: () => { source: string; breakers: BreakerState[] }[];
  /** The administrators' switches may have changed: they are looked at again before the next request. */
  switchesChanged: () => void;
};

function sourcesInOrder(order: readonly string[], registry: SourceRegistry, kit: SourceKit) {
  const known = Object.keys(registry).join(', ');
  if (order.length === 0) throw new Error(`TIKTOK_SOURCES is empty; known sources are ${known}`);
  if (new Set(order).size < order.length) throw new Error(`TIKTOK_SOURCES names a source twice: ${order.join(', ')}`);
  return order.flatMap((name) => {
    const make = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (make === undefined) throw new Error(`TIKTOK_SOURCES: unknown source "${name}"; known sources are ${known}`);
    return make(kit).map((source) => ({ name, source }));
  });
}

const isHandle = (handle: string): boolean => /^[A-Za-z0-9_.]{1,64}$/.test(handle);

const neverAsked = (what: string): Failure => ({
  ...failedAt('none', problem('not_found', `${what}, not asked`)),
  agreedBy: [],
});

const webPeer = ({ webOrigin, gap, timeoutMs = 15_000 }: SourceOptions): Peer => ({
  origin: new URL(webOrigin).origin,
  gap,
  userAgent: 'Mozilla/5.0 (compatible; Dukalink/1.0)',
  timeoutMs,
  // The real embed page has 0.3 MB, a video page about as much.
  maxBytes: 4_000_000,
  now: Date.now,
});

/** The configured sources, each with a breaker of its own. Throws on a wrong order. */
export function openSources(options: SourceOptions): NamedSource[] {
  const web = webPeer(options);
  const { order, registry = builtInSources, apify, display = null } = options;
  return sourcesInOrder(order, registry, { web, webOrigin: web.origin, apify, display }).map((named) => ({
    ...named,
    breaker: createBreaker(named.source.name, options.breaker),
  }));
}

/**
 * Puts the sources together. Throws on a wrong order, which is a configuration error. Outcomes never throw for anything
 * TikTok does; only a database that cannot keep the rate limit does.
 */
export function createTikTokSources(options: TikTokSourcesOptions): TikTokSources {
  const web = webPeer(options);
  const { switches = allSourcesOn, health = uncounted } = options;
  const opened = openSources(options);
  const shortLinks = createBreaker(shortLinkName, options.breaker);
  const askAll = createFallback(opened, switches, health);
  // Short links are asked of TikTok's web pages, as handles and single posts are.
  const webNames = opened.flatMap(({ name, source }) => (source.readPost || source.checkHandle ? [name] : []));
  const names = [...new Set(opened.map(({ name }) => name))];
  const isAnyOn = async (): Promise<boolean> => {
    for (const name of webNames) if (await switches.isOn(name)) return true;
    return false;
  };
  return {
    async readCreator(of, ...how) {
      if (!isHandle(of.handle)) return neverAsked('no handle');
      return askAll(({ readCreator }) => readCreator && (() => readCreator(of, ...how)), how[0], of);
    },
    async readPage(of, place, ...how) {
      if (!isHandle(of.handle)) return neverAsked('no handle');
      const isIts = (name: string): boolean => place === null || place.source === name;
      const cursor = place?.cursor ?? null;
      const ask = ({ name, readPage }: TikTokSource) => isIts(name) && readPage && (() => readPage(of, cursor, ...how));
      return askAll(ask, how[0], of, true);
    },
    async readPosts(of, ids, ...how) {
      if (!isHandle(of.handle) || !ids.every(isPostId)) return neverAsked('no handle or no post ids');
      return askAll(({ readPosts }) => readPosts && (() => readPosts(of, ids, ...how)), how[0], of);
    },
    async readPost({ handle = null, id }, ...how) {
      if (!isPostId(id) || (handle !== null && !isHandle(handle))) return neverAsked('no post id');
      return askAll(({ readPost }) => readPost && (() => readPost({ handle, id }, ...how)), how[0]);
    },
    async checkHandle(handle, ...how) {
      if (!isHandle(handle)) return neverAsked('no handle');
      return askAll(({ checkHandle }) => checkHandle && (() => checkHandle(handle, ...how)), how[0]);
    },
    async readProfile(of, ...how) {
      if (!isHandle(of.handle)) return neverAsked('no handle');
      const ask = ({ readProfile, checkHandle }: TikTokSource) =>
        (readProfile && (() => readProfile(of, ...how))) ?? (checkHandle && (() => checkHandle(of.handle, ...how)));
      return askAll(ask, how[0], of);
    },
    async resolveLink(url, ...how) {
      const link = parseTikTokLink(url, web.origin);
      if (link.kind === 'not_a_tiktok_link') return { ok: false, reason: 'not_a_tiktok_link' };
      if (link.kind === 'post') return { ok: true, value: link.ref, source: 'link' };
      if (how[0]?.aborted) return failedAt(shortLinkName, stopped);
      if (!(await isAnyOn())) return switchedOff(shortLinkName);
      return shortLinks.run(() => resolveShortLink(web, link, web.origin, ...how));
    },
    breakers: () => [...opened.map(({ breaker }) => breaker), shortLinks].map((breaker) => breaker.state()),
    configured: () =>
      names.map((source) => ({
        source,
        breakers: opened.filter(({ name }) => name === source).map(({ breaker }) => breaker.state()),
      })),
    switchesChanged: () => switches.forget(),
  };
}

/** The same sources, all of whose requests have this priority. */
export function withPriority(sources: TikTokSources, priority: RequestPriority): TikTokSources {
  return {
    ...sources,
    readCreator: (of, signal) => sources.readCreator(of, signal, priority),
    readPage: (of, place, signal) => sources.readPage(of, place, signal, priority),
    readPosts: (of, ids, signal) => sources.readPosts(of, ids, signal, priority),
    readPost: (ref, signal) => sources.readPost(ref, signal, priority),
    checkHandle: (handle, signal) => sources.checkHandle(handle, signal, priority),
    readProfile: (of, signal) => sources.readProfile(of, signal, priority),
    resolveLink: (url, signal) => sources.resolveLink(url, signal, priority),
  };
}
