import type { Browser, CDPSession, Page } from 'playwright';
import { newVisitor } from './chromium.ts';

/** What one visitor saw, in milliseconds since the tap on the link; `shift` has no unit (Cumulative Layout Shift). */
export interface Paint {
  first: number;
  largest: number;
  shift: number;
  /** What long tasks took beyond 50 ms each, until the largest paint and in all. */
  blockedBeforeLargest: number;
  blocked: number;
  /** When React had taken the page over; null on a page without it. */
  interactive: number | null;
}

interface Watched {
  first: number;
  largest: number;
  shift: number;
  interactive: number;
  tasks: { start: number; ms: number }[];
}

/** How much slower than this machine the phone is. */
const cpuSlowdown = 4;

/** Runs in the page before anything else; text, because the types of a browser are not those of this program. */
const watch = `
  window.watched = { first: 0, largest: 0, shift: 0, interactive: 0, tasks: [] };
  const observe = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') watched.first = entry.startTime; });
  observe('largest-contentful-paint', (entry) => { watched.largest = entry.startTime; });
  observe('layout-shift', (entry) => { watched.shift += entry.value; });
  observe('longtask', (entry) => watched.tasks.push({ start: entry.startTime, ms: entry.duration }));
  const looking = setInterval(() => {
    if (!Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))) return;
    watched.interactive = performance.now();
    clearInterval(looking);
  }, 50);
`;

function readWatched(): Watched {
  return (globalThis as unknown as { watched: Watched }).watched;
}

function isInteractive(): boolean {
  return (globalThis as unknown as { watched: Watched }).watched.interactive > 0;
}

/** Visits a page for the first time on a slow phone and waits until nothing more happens. */
export async function visit(browser: Browser, url: string, options: { hydrates: boolean }): Promise<Paint> {
  const { context, page, devtools } = await newVisitor(browser);
  try {
    return await paintOf(page, devtools, url, options.hydrates);
  } finally {
    await context.close();
  }
}

/** The service worker serves the page and has kept it. Text, as above. */
const isKept = `navigator.serviceWorker.controller && caches.match(location.pathname).then(Boolean)`;

/** A visitor that comes back. The caller closes it. */
export interface Visitor {
  first: Paint;
  /** The page once more, in another tab of the same browser. */
  again(): Promise<Paint>;
  close(): Promise<void>;
}

/** The same, then waits until the service worker has kept the page. */
export async function visitToReturn(browser: Browser, url: string): Promise<Visitor> {
  const { context, page, devtools } = await newVisitor(browser);
  const first = await paintOf(page, devtools, url, true);
  await page.waitForFunction(isKept, null, { polling: 200, timeout: 60_000 });
  await page.close();
  return {
    first,
    async again() {
      const tab = await context.newPage();
      return paintOf(tab, await context.newCDPSession(tab), url, true);
    },
    close: () => context.close(),
  };
}

async function paintOf(page: Page, devtools: CDPSession, url: string, hydrates: boolean): Promise<Paint> {
  await page.addInitScript({ content: watch });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (hydrates) await page.waitForFunction(isInteractive, null, { polling: 200, timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const watched = await page.evaluate(readWatched);
  const beyond = watched.tasks.map((task) => ({ start: task.start, ms: Math.max(0, task.ms - 50) }));
  const sum = (tasks: { ms: number }[]): number => tasks.reduce((total, task) => total + task.ms, 0);
  return {
    first: watched.first,
    largest: watched.largest,
    shift: watched.shift,
    blockedBeforeLargest: sum(beyond.filter((task) => task.start < watched.largest)),
    blocked: sum(beyond),
    interactive: hydrates ? watched.interactive : null,
  };
}
