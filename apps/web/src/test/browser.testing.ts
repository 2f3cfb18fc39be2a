import { vi } from 'vitest';

/**
 * The parts of a browser that the session's code meets, for tests in Node: a storage that tabs share, `fetch` to one
 * origin, being online, and locks. `newTab()` gives fresh modules, as another tab has them.
 */
export interface Browser {
  storage: Map<string, string>;
  setOnline(online: boolean): void;
  /** What the phone's clock is ahead, from now on. */
  moveClock(ms: number): void;
}

class TabStorage {
  readonly kept: Map<string, string>;
  constructor(kept: Map<string, string>) {
    this.kept = kept;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

/** `locks: false` is a browser without the Locks API. End it by `vi.unstubAllGlobals()`. */
export function stubBrowser(origin: string, { locks = true } = {}): Browser {
  const storage = new Map<string, string>();
  const agent = { onLine: true, locks: locks ? makeLocks() : undefined };
  const events = new EventTarget();
  const realFetch = globalThis.fetch;
  vi.stubGlobal('localStorage', new TabStorage(storage));
  vi.stubGlobal('navigator', agent);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => realFetch(new URL(url, origin), init));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  const realNow = Date.now.bind(Date);
  return {
    storage,
    setOnline: (online) => {
      agent.onLine = online;
    },
    moveClock: (ms) => {
      vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);
    },
  };
}

/** Node 24 has the Locks API itself, across this process: the real thing. */
const makeLocks = () => globalThis.navigator.locks;

/** What other tabs hear when storage was written. */
export function tellTab(key: string | null): void {
  dispatchEvent(Object.assign(new Event('storage'), { key }));
}

/**
 * What the request helper and the lease wait for; other timers, those of Node's own `fetch` for example, keep their
 * pace.
 */
const ownWaitsMs = new Set([100, 1000, 2000, 4000, 30_000]);

/**
 * Lets the session's code wait a `factor`th of its time, and writes down what it wanted to wait. 1 is a person's pace.
 */
export function hurry(factor = 100): { waits: number[]; factor: number } {
  const pace = { waits: [] as number[], factor };
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (work: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => {
    if (!ownWaitsMs.has(ms)) return later(work, ms, ...args);
    pace.waits.push(ms);
    return later(work, ms / pace.factor, ...args);
  });
  return pace;
}
