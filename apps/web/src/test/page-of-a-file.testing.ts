import { threadId } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';

/**
 * Gives a file of tests a page of its own in the window that it shares with the other files of its worker: our modules
 * and the libraries that keep a page's state are read again, and what the page did to the window is taken back.
 */
function openPage(): void {
  vi.resetModules();
  const close = [ownChannels(), ownClock(), ownTimers(), ownListeners()];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  afterAll(() => {
    // First what tests put over it, which would otherwise come back later.
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    for (const end of close) end();
  });
}

/** What one page says to its other tabs ends no session of another. */
function ownChannels(): () => void {
  const Channel = globalThis.BroadcastChannel;
  const page = `${threadId}.${performance.now()}`;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${page} ${name}`);
    }
  };
  return () => {
    globalThis.BroadcastChannel = Channel;
  };
}

/**
 * A page's clock begins when it is opened. React, which all pages of a worker share, must hold the window's own: it
 * keeps the time of its last fallback, and would wait for that.
 */
function ownClock(): () => void {
  const windows = performance;
  const openedAtMs = windows.now();
  globalThis.performance = new Proxy(windows, {
    get: (_, name) => {
      if (name === 'now') return () => windows.now() - openedAtMs;
      const value = Reflect.get(windows, name);
      return typeof value === 'function' ? value.bind(windows) : value;
    },
  });
  return () => {
    globalThis.performance = windows;
  };
}

/** A page that is closed takes its timers with it: a library's would fire after the tests into the next page. */
function ownTimers(): () => void {
  const timers = new Set<NodeJS.Timeout>();
  const start = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...call: Parameters<typeof start>) => {
    const timer = start(...call);
    timers.add(timer);
    return timer;
  }, start);
  return () => {
    globalThis.setTimeout = start;
    timers.forEach(clearTimeout);
  };
}

/** And what listens at its window. */
function ownListeners(): () => void {
  const listen = globalThis.addEventListener;
  const heard: Parameters<typeof listen>[] = [];
  globalThis.addEventListener = (...call: Parameters<typeof listen>) => {
    heard.push(call);
    listen(...call);
  };
  return () => {
    globalThis.addEventListener = listen;
    for (const [type, listener, options] of heard) removeEventListener(type, listener, options);
  };
}

if ('document' in globalThis) {
  // It must take hold of the window's own clock and timers.
  await import('react-dom/client');
  openPage();
} else vi.resetModules();
