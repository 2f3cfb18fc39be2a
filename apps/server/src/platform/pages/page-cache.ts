import { LRUCache } from 'lru-cache';
import { renderingEveryMs, renderingsInReserve } from './page-lifetime.ts';
import type { RenderedPage } from './page-renderer.ts';
import { ReadyPage } from './ready-page.ts';

export interface PageCacheConfig {
  maxBytes: number;
  /** View counts in a page may be this old. */
  maxAgeMs: number;
}

interface RenderResult {
  page: RenderedPage;
  /** The shop that it shows; null for a page of no shop. */
  shopId: string | null;
  /** When the page changes by itself. */
  changesAt?: Date | null;
  keep: boolean;
}

interface Entry {
  page: ReadyPage;
  shopId: string | null;
  /** When an outdated page is dropped, or one that changes by itself, by `Date.now()`. */
  endsAt: number;
}

/** What was dropped while a page was rendered. */
interface Drops {
  shopIds: Set<string>;
  all: boolean;
}

interface Rendering {
  page: Promise<ReadyPage>;
  drops: Drops;
}

/**
 * How long a rendered page is kept: `maxAgeMs` at most, and until its shop or the page itself changes. A page is kept
 * only if no drop arrived while it was rendered. Drops come in the order of the commits; when the connection that brings
 * them is lost, everything is dropped. Bounded in bytes.
 */
export class PageCache {
  private readonly keysByShop = new Map<string, Set<string>>();
  private readonly running = new Map<string, Rendering>();
  private readonly openDrops = new Set<Drops>();
  private readonly renderStarts = new LRUCache<string, number[]>({
    max: 10_000,
    ttl: renderingEveryMs * renderingsInReserve,
  });
  private readonly entries: LRUCache<string, Entry>;

  constructor({ maxBytes, maxAgeMs }: PageCacheConfig) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.sizeBytes,
      ttl: maxAgeMs,
      dispose: ({ shopId }, key) => {
        if (shopId === null) return;
        const keys = this.keysByShop.get(shopId);
        keys?.delete(key);
        if (keys?.size === 0) this.keysByShop.delete(shopId);
      },
    });
  }

  get sizeBytes(): number {
    return this.entries.calculatedSize;
  }

  /** The stored page, without waiting. */
  get(key: string): ReadyPage | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.endsAt > Date.now()) return entry?.page;
    this.entries.delete(key);
    return undefined;
  }

  /** Renders a page, one rendering at a time per key, and keeps it when nothing changed while it was rendered. */
  render(key: string, work: () => Promise<RenderResult>): Promise<ReadyPage> {
    const already = this.running.get(key);
    // A request after a change must not get a page whose rendering began before it.
    const isOutdated = already && (already.drops.all || already.drops.shopIds.size > 0);
    if (already && (!isOutdated || this.freeAt(key) > Date.now())) return already.page;
    const drops: Drops = { shopIds: new Set(), all: false };
    const page = this.renderNow(key, work, drops).finally(() => {
      if (this.running.get(key)?.drops === drops) this.running.delete(key);
    });
    this.running.set(key, { page, drops });
    return page;
  }

  /** The shop has changed: its pages are rendered again at the next request. */
  dropShop(shopId: string): void {
    for (const drops of this.openDrops) drops.shopIds.add(shopId);
    for (const key of [...(this.keysByShop.get(shopId) ?? [])]) {
      const entry = this.entries.peek(key);
      const endsAt = this.freeAt(key);
      if (entry && endsAt > Date.now()) entry.endsAt = Math.min(entry.endsAt, endsAt);
      else this.entries.delete(key);
    }
  }

  dropAll(): void {
    for (const drops of this.openDrops) drops.all = true;
    this.entries.clear();
  }

  private async renderNow(key: string, work: () => Promise<RenderResult>, drops: Drops): Promise<ReadyPage> {
    this.openDrops.add(drops);
    this.renderStarts.set(key, [...(this.renderStarts.get(key) ?? []), Date.now()].slice(-renderingsInReserve));
    try {
      const { page, shopId, changesAt, keep } = await work();
      if (!keep) return new ReadyPage(page);
      const ready = new ReadyPage(page, () => this.measureAgain(key, ready), changesAt);
      const isOutdated = drops.all || (shopId !== null && drops.shopIds.has(shopId));
      const ends = [changesAt?.getTime() ?? Number.POSITIVE_INFINITY, ...(isOutdated ? [this.freeAt(key)] : [])];
      this.store(key, { page: ready, shopId, endsAt: Math.min(...ends) });
      return ready;
    } finally {
      this.openDrops.delete(drops);
    }
  }

  /** When a changed page may be rendered again; 0 before the burst is used up. */
  private freeAt(key: string): number {
    const starts = this.renderStarts.get(key) ?? [];
    return starts.length < renderingsInReserve ? 0 : (starts.at(-1) ?? 0) + renderingEveryMs;
  }

  private store(key: string, entry: Entry): void {
    if (entry.endsAt <= Date.now()) return;
    this.entries.set(key, entry);
    if (entry.shopId === null) return;
    const keys = this.keysByShop.get(entry.shopId) ?? new Set();
    this.keysByShop.set(entry.shopId, keys.add(key));
  }

  private measureAgain(key: string, page: ReadyPage): void {
    const entry = this.entries.peek(key);
    if (entry?.page === page) this.entries.set(key, { ...entry }, { noDisposeOnSet: true, noUpdateTTL: true });
  }
}
