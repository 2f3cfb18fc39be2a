import { LRUCache } from 'lru-cache';
import { type EncodedBody, type Encoding, encodeBody } from './encode.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A page ready to be sent: per encoding the header list for `writeHead` and the bytes. */
export interface ReadyPage {
  status: number;
  etag: string;
  headers: Record<Encoding, string[]>;
  body: EncodedBody;
}

/** What a page was made of: with another version of the shop it is another page. */
export interface PageSource {
  shopId: string;
  version: number;
}

export interface PageCacheConfig {
  maxBytes: number;
  /** At most this long, whatever happens: view counts stand in the page. */
  maxAgeMs: number;
  /** The shop's version now; null when the shop is gone. */
  versionOf: (shopId: string) => Promise<number | null>;
}

export interface PageCache {
  /** The stored page, without waiting. */
  get(key: string): ReadyPage | undefined;
  /** Renders a page, one rendering at a time per key, and keeps it when nothing changed meanwhile. */
  render(
    key: string,
    work: () => Promise<{ page: RenderedPage; source: PageSource | null; keep: boolean }>,
  ): Promise<ReadyPage>;
  dropShop(shopId: string): void;
  dropAll(): void;
  readonly sizeBytes: number;
}

interface Entry {
  page: ReadyPage;
  shopId: string | null;
}

/** What was dropped while a page was rendered. */
interface Meanwhile {
  dropped: Set<string>;
  all: boolean;
}

interface Rendering {
  page: Promise<ReadyPage>;
  meanwhile: Meanwhile;
}

/**
 * Pages kept compressed in memory, bounded in bytes. A page is kept only if its shop's version is the same after
 * rendering and no drop arrived in between: a page of the past must not be stored after the news of its end.
 */
export function createPageCache(config: PageCacheConfig): PageCache {
  const keysByShop = new Map<string, Set<string>>();
  const running = new Map<string, Rendering>();
  const underWay = new Set<Meanwhile>();
  const entries = new LRUCache<string, Entry>({
    maxSize: config.maxBytes,
    sizeCalculation: ({ page }) => page.body.br.length + page.body.gzip.length + page.body.identity.length + 2000,
    ttl: config.maxAgeMs,
    dispose: ({ shopId }, key) => {
      if (shopId === null) return;
      const keys = keysByShop.get(shopId);
      keys?.delete(key);
      if (keys?.size === 0) keysByShop.delete(shopId);
    },
  });

  async function renderNow(
    key: string,
    work: Parameters<PageCache['render']>[1],
    meanwhile: Meanwhile,
  ): Promise<ReadyPage> {
    underWay.add(meanwhile);
    try {
      const { page, source, keep } = await work();
      const ready = await makeReady(page);
      if (!keep) return ready;
      if (source && (await config.versionOf(source.shopId)) !== source.version) return ready;
      if (!meanwhile.all && !(source && meanwhile.dropped.has(source.shopId))) store(key, ready, source);
      return ready;
    } finally {
      underWay.delete(meanwhile);
    }
  }

  function store(key: string, ready: ReadyPage, source: PageSource | null): void {
    entries.set(key, { page: ready, shopId: source?.shopId ?? null });
    if (source === null) return;
    const keys = keysByShop.get(source.shopId) ?? new Set();
    keysByShop.set(source.shopId, keys.add(key));
  }

  return {
    get: (key) => entries.get(key)?.page,
    render(key, work) {
      const already = running.get(key);
      // Whoever asks after the news of a change must not get a page that was begun before it.
      if (already && !already.meanwhile.all && already.meanwhile.dropped.size === 0) return already.page;
      const meanwhile: Meanwhile = { dropped: new Set(), all: false };
      const page = renderNow(key, work, meanwhile).finally(() => {
        if (running.get(key)?.meanwhile === meanwhile) running.delete(key);
      });
      running.set(key, { page, meanwhile });
      return page;
    },
    dropShop(shopId) {
      for (const meanwhile of underWay) meanwhile.dropped.add(shopId);
      for (const key of [...(keysByShop.get(shopId) ?? [])]) entries.delete(key);
    },
    dropAll() {
      for (const meanwhile of underWay) meanwhile.all = true;
      entries.clear();
    },
    get sizeBytes() {
      return entries.calculatedSize;
    },
  };
}

/** Compresses a rendered page and writes its header lists down, once for all the times it is sent. */
export async function makeReady(page: RenderedPage): Promise<ReadyPage> {
  const body = await encodeBody(page.body);
  const list = (encoding: Encoding): string[] => [
    ...Object.entries(page.headers).flat(),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'vary',
    'accept-encoding',
    'content-length',
    String(body[encoding].length),
  ];
  return {
    status: page.status,
    etag: page.headers.etag ?? '',
    headers: { br: list('br'), gzip: list('gzip'), identity: list('identity') },
    body,
  };
}
