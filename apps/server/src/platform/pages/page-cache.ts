import { LRUCache } from 'lru-cache';
import { renderingEveryMs, renderingsInReserve } from './page-lifetime.ts';
import type { RenderedPage } from './page-renderer.ts';
import { ReadyPage } from './ready-page.ts';

export interface PageCacheConfig {
  maxBytes: number;
  maxAgeMs: number;
}

/** A page as its rendering made it. */
interface Rendered {
  page: RenderedPage;
  /** The shop that it shows; null for a page of no shop. */
  shopId: string | null;
  keep: boolean;
}

interface Entry {
  page: ReadyPage;
  shopId: string | null;
  /** A moment of `Date.now()` when a page that is not the newest any more goes. */
  endsAt: number;
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
 * Pages kept in memory, compressed as they were asked for, bounded in bytes. A page is kept only if no drop arrived
 * while it was rendered: a page of the past must not be stored after the news of its end. Every change is news, which
 * come in the order of the commits; where they are lost (another connection) everything is dropped.
 */
export class PageCache {
  private readonly keysByShop = new Map<string, Set<string>>();
  private readonly running = new Map<string, Rendering>();
  private readonly underWay = new Set<Meanwhile>();
  private readonly begun = new LRUCache<string, number[]>({ max: 10_000, ttl: renderingEveryMs * renderingsInReserve });
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

  /** Renders a page, one rendering at a time per key, and keeps it when nothing changed meanwhile. */
  render(key: string, work: () => Promise<Rendered>): Promise<ReadyPage> {
    const already = this.running.get(key);
    // Whoever asks after the news of a change must not get a page that was begun before it.
    const isNews = already !== undefined && (already.meanwhile.all || already.meanwhile.dropped.size > 0);
    if (already && (!isNews || this.freeAt(key) > Date.now())) return already.page;
    const meanwhile: Meanwhile = { dropped: new Set(), all: false };
    const page = this.renderNow(key, work, meanwhile).finally(() => {
      if (this.running.get(key)?.meanwhile === meanwhile) this.running.delete(key);
    });
    this.running.set(key, { page, meanwhile });
    return page;
  }

  /** The shop is another one now: its pages are made anew when somebody asks. */
  dropShop(shopId: string): void {
    for (const meanwhile of this.underWay) meanwhile.dropped.add(shopId);
    for (const key of [...(this.keysByShop.get(shopId) ?? [])]) {
      const entry = this.entries.peek(key);
      const endsAt = this.freeAt(key);
      if (entry && endsAt > Date.now()) entry.endsAt = Math.min(entry.endsAt, endsAt);
      else this.entries.delete(key);
    }
  }

  dropAll(): void {
    for (const meanwhile of this.underWay) meanwhile.all = true;
    this.entries.clear();
  }

  private async renderNow(key: string, work: () => Promise<Rendered>, meanwhile: Meanwhile): Promise<ReadyPage> {
    this.underWay.add(meanwhile);
    this.begun.set(key, [...(this.begun.get(key) ?? []), Date.now()].slice(-renderingsInReserve));
    try {
      const { page, shopId, keep } = await work();
      if (!keep) return new ReadyPage(page);
      const ready = new ReadyPage(page, () => this.measureAgain(key, ready));
      const isOld = meanwhile.all || (shopId !== null && meanwhile.dropped.has(shopId));
      this.store(key, { page: ready, shopId, endsAt: isOld ? this.freeAt(key) : Number.POSITIVE_INFINITY });
      return ready;
    } finally {
      this.underWay.delete(meanwhile);
    }
  }

  /** When a page that has changed may be rendered again; in the past unless it is rendered all the time. */
  private freeAt(key: string): number {
    const starts = this.begun.get(key) ?? [];
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
