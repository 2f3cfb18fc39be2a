/** What a page shows, and when it was asked for by the phone's clock. */
export interface KeptPage {
  json: string;
  readAtMs?: number;
}

/** More than anybody opens in one visit; a few hundred kilobytes. */
const mostPages = 50;

const pages = new Map<string, KeptPage>();
let changes = 0;

/** Pages that were opened, by their path, the one opened last at the end. They are gone with the tab. */
export const keptPages: ReadonlyMap<string, KeptPage> = pages;

export function keepPage(path: string, page: KeptPage): void {
  pages.delete(path);
  pages.set(path, page);
  const [oldest = ''] = pages.keys();
  if (pages.size > mostPages) pages.delete(oldest);
}

/** Pages whose path begins so, or all there are, may no longer be what they were. */
export function forgetPages(start = ''): void {
  changes += 1;
  for (const path of pages.keys()) if (path.startsWith(start)) pages.delete(path);
}

/** How often pages were forgotten: what was asked for before the last time may be older than the change. */
export const countChanges = () => changes;
