import type { RateLimiter, RequestPriority } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type BreakerOptions, type BreakerState, createBreaker } from './breaker.ts';
import { createFallback, type Endpoint, type EndpointHealth, switchedOff, uncounted } from './choosing.ts';
import { type DisplayAccess, displaySource } from './display/display.ts';
import { embedSource } from './embed.ts';
import { type Peer, stopped } from './http-page.ts';
import { parseTikTokLink, resolveShortLink, shortLinkName } from './links.ts';
import { oembedSource } from './oembed.ts';
import { isPostId } from './post-id.ts';
import type {
  CreatorRef,
  CreatorWindow,
  Failure,
  HandleCheck,
  Outcome,
  PagePlace,
  PostPage,
  PostRef,
  TikTokPost,
} from './source.ts';
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

/** A name of `TIKTOK_SOURCES` and the endpoints to TikTok that it stands for. */
type SourceRegistry = Record<string, (kit: SourceKit) => TikTokSource[]>;

/** `embed` is the creator's list and, for single posts, the video page: both belong to TikTok's web pages. */
const builtInSources: SourceRegistry = {
  display: ({ display, webOrigin }) => (display ? [displaySource(display, webOrigin)] : []),
  embed: ({ web, webOrigin }) => [embedSource(web, webOrigin), videoPageSource(web, webOrigin)],
  oembed: ({ web, webOrigin }) => [oembedSource(web, webOrigin)],
  // Only who imports may spend money.
  apify: ({ apify }) => (apify ? [apify] : []),
};

type EndpointOptions = {
  /** Names from the registry, first asked first. */
  order: readonly string[];
  registry?: SourceRegistry;
  /** `TIKTOK_WEB_ORIGIN`. */
  webOrigin: string;
  gap: RateLimiter;
  /** The paid source; without it `apify` in the order is nobody. */
  apify?: TikTokSource | undefined;
  /** Reading by sellers' own consent; null where this installation is not registered with TikTok. */
  display?: DisplayAccess | null;
  userAgent?: string;
  /** For one request. */
  timeoutMs?: number;
  /** The real embed page has 0.3 MB, a video page about as much. */
  maxBytes?: number;
  breaker?: BreakerOptions;
  now?: () => number;
};

export type TikTokSourcesOptions = EndpointOptions & {
  /** Without them every source is asked. */
  switches?: SourceSwitches;
  /** Without it nothing is counted. */
  health?: EndpointHealth;
};

/** Whatever `Outcome` cannot say about a pasted link. */
type LinkOutcome = Outcome<PostRef> | { ok: false; reason: 'not_a_tiktok_link' };

/** A source as `TIKTOK_SOURCES` names it, with the breakers of its endpoints. */
type ConfiguredSource = { source: string; breakers: BreakerState[] };

/** TikTok, as the rest of the service sees it. */
export type TikTokSources = {
  readCreator: (of: CreatorRef, signal?: AbortSignal, priority?: RequestPriority) => Promise<Outcome<CreatorWindow>>;
  /** Only the source whose place it is can go on there; from null on the first one that can tell begins. */
  readPage: (
    of: CreatorRef,
    place: PagePlace | null,
    signal?: AbortSignal,
    priority?: RequestPriority,
  ) => Promise<Outcome<PostPage>>;
  readPosts: (
    of: CreatorRef,
    ids: string[],
    signal?: AbortSignal,
    priority?: RequestPriority,
  ) => Promise<Outcome<TikTokPost[]>>;
  readPost: (
    ref: { handle?: string | null; id: string },
    signal?: AbortSignal,
    priority?: RequestPriority,
  ) => Promise<Outcome<TikTokPost>>;
  checkHandle: (handle: string, signal?: AbortSignal, priority?: RequestPriority) => Promise<Outcome<HandleCheck>>;
  /** Of a shop's account: by its owner's consent, or else what its handle shows. */
  readProfile: (of: CreatorRef, signal?: AbortSignal, priority?: RequestPriority) => Promise<Outcome<HandleCheck>>;
  resolveLink: (url: string, signal?: AbortSignal, priority?: RequestPriority) => Promise<LinkOutcome>;
  breakers: () => BreakerState[];
  /** In the order in which they are asked. */
  configured: () => ConfiguredSource[];
  /** The administrators' switches may have changed: they are looked at again before the next request. */
  switchesChanged: () => void;
};

type Named = { name: string; source: TikTokSource };

function sourcesInOrder(order: readonly string[], registry: SourceRegistry, kit: SourceKit): Named[] {
  const known = Object.keys(registry).join(', ');
  if (order.length === 0) throw new Error(`TIKTOK_SOURCES is empty; known sources are ${known}`);
  if (new Set(order).size < order.length) throw new Error(`TIKTOK_SOURCES names a source twice: ${order.join(', ')}`);
  return order.flatMap((name) => {
    const make = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (make === undefined) throw new Error(`TIKTOK_SOURCES: unknown source "${name}"; known sources are ${known}`);
    return make(kit).map((source) => ({ name, source }));
  });
}

const askableHandle = /^[A-Za-z0-9_.]{1,64}$/;
const neverAsked = (what: string): Failure => ({
  ...failedAt('none', problem('not_found', `${what}, not asked`)),
  agreedBy: [],
});

function webPeer(options: EndpointOptions): Peer {
  return {
    origin: new URL(options.webOrigin).origin,
    gap: options.gap,
    userAgent: options.userAgent ?? 'Mozilla/5.0 (compatible; Dukalink/1.0)',
    timeoutMs: options.timeoutMs ?? 15_000,
    maxBytes: options.maxBytes ?? 4_000_000,
    now: options.now ?? Date.now,
  };
}

/** The endpoints of the configured sources, each with a breaker of its own. Throws on a wrong order. */
export function openEndpoints(options: EndpointOptions): Endpoint[] {
  const web = webPeer(options);
  return sourcesInOrder(options.order, options.registry ?? builtInSources, {
    web,
    webOrigin: web.origin,
    apify: options.apify,
    display: options.display ?? null,
  }).map((named) => ({ ...named, breaker: createBreaker(named.source.name, options.breaker) }));
}

/**
 * Puts the sources together. Throws on a wrong order, which is a configuration error. Outcomes never throw for anything
 * TikTok does; only a database that cannot keep the request gap does.
 */
export function createTikTokSources(options: TikTokSourcesOptions): TikTokSources {
  const web = webPeer(options);
  const webOrigin = web.origin;
  const switches = options.switches ?? allSourcesOn;
  const endpoints = openEndpoints(options);
  const shortLinks = createBreaker(shortLinkName, options.breaker);

  const askAll = createFallback(endpoints, switches, options.health ?? uncounted);
  // Short links are asked of TikTok's web pages, as handles and single posts are.
  const webNames = endpoints.flatMap(({ name, source }) => (source.readPost || source.checkHandle ? [name] : []));
  const isAnyOn = async (): Promise<boolean> => {
    for (const name of webNames) if (await switches.isOn(name)) return true;
    return false;
  };

  return {
    readCreator: async (of, signal, priority) => {
      if (!askableHandle.test(of.handle)) return neverAsked('no handle');
      return askAll(({ readCreator }) => readCreator && (() => readCreator(of, signal, priority)), signal, of);
    },
    readPage: async (of, place, signal, priority) => {
      if (!askableHandle.test(of.handle)) return neverAsked('no handle');
      const isIts = (name: string): boolean => place === null || place.source === name;
      const cursor = place?.cursor ?? null;
      return askAll(
        ({ name, readPage }) => isIts(name) && readPage && (() => readPage(of, cursor, signal, priority)),
        signal,
        of,
        true,
      );
    },
    readPosts: async (of, ids, signal, priority) => {
      if (!askableHandle.test(of.handle) || !ids.every(isPostId)) return neverAsked('no handle or no post ids');
      return askAll(({ readPosts }) => readPosts && (() => readPosts(of, ids, signal, priority)), signal, of);
    },
    readPost: async ({ handle = null, id }, signal, priority) => {
      if (!isPostId(id) || (handle !== null && !askableHandle.test(handle))) return neverAsked('no post id');
      return askAll(({ readPost }) => readPost && (() => readPost({ handle, id }, signal, priority)), signal);
    },
    checkHandle: async (handle, signal, priority) => {
      if (!askableHandle.test(handle)) return neverAsked('no handle');
      return askAll(({ checkHandle }) => checkHandle && (() => checkHandle(handle, signal, priority)), signal);
    },
    readProfile: async (of, signal, priority) => {
      if (!askableHandle.test(of.handle)) return neverAsked('no handle');
      return askAll(
        ({ readProfile, checkHandle }) =>
          (readProfile && (() => readProfile(of, signal, priority))) ??
          (checkHandle && (() => checkHandle(of.handle, signal, priority))),
        signal,
        of,
      );
    },
    resolveLink: async (url, signal, priority) => {
      const link = parseTikTokLink(url, webOrigin);
      if (link.kind === 'not_a_tiktok_link') return { ok: false, reason: 'not_a_tiktok_link' };
      if (link.kind === 'post') return { ok: true, value: link.ref, source: 'link' };
      if (signal?.aborted) return failedAt(shortLinkName, stopped);
      if (!(await isAnyOn())) return switchedOff(shortLinkName);
      return shortLinks.run(() => resolveShortLink(web, link, webOrigin, signal, priority));
    },
    breakers: () => [...endpoints.map(({ breaker }) => breaker), shortLinks].map((breaker) => breaker.state()),
    configured: () =>
      [...new Set(endpoints.map(({ name }) => name))].map((name) => ({
        source: name,
        breakers: endpoints.filter((endpoint) => endpoint.name === name).map(({ breaker }) => breaker.state()),
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
