// How long a rendered page is kept. A change of its shop drops it at once (`PageCache.dropShop`); else these bounds hold.

/** In a process's memory: view counts stand in the page. */
export const maxPageAgeMs = 60_000;

/** A page of a shop that changes all the time (an import, a busy sale) is rendered three times, then once a second. */
export const renderingEveryMs = 1000;
export const renderingsInReserve = 3;

/** Browsers ask each time. Shared caches keep a page for a minute, and for one more while they ask. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const sharedForSeconds = 60;
const sharedAndStaleSeconds = 120;

/** The same of a page that changes by itself at a moment: no shared cache has it longer. */
export function cachingUntil(changesAt: Date | null): string {
  const seconds = changesAt === null ? sharedAndStaleSeconds : Math.floor((changesAt.getTime() - Date.now()) / 1000);
  if (seconds >= sharedAndStaleSeconds) return sharedCaching;
  return `public, max-age=0, s-maxage=${Math.min(Math.max(seconds, 0), sharedForSeconds)}`;
}

/** Views and days stand in a page, too: after this time it gets another ETag though its shop did not change. */
export const maxSamePageMs = 10 * 60_000;
