/** A page's data, and when it was requested on the phone's clock. */
export interface KeptPage {
  json: string;
  readAtMs?: number;
}

/** A few hundred kilobytes. */
const maxPages = 50;

const pages = new Map<string, KeptPage>();
let changes = 0;

export const keptPages: ReadonlyMap<string, KeptPage> = pages;

export function keepPage(path: string, page: KeptPage): void {
  pages.delete(path);
  pages.set(path, page);
  const [oldest = ''] = pages.keys();
  if (pages.size > maxPages) pages.delete(oldest);
}

/** Forgets pages whose path starts so, because they may have changed. */
export function forgetPages(start = ''): void {
  changes += 1;
  for (const path of pages.keys()) if (path.startsWith(start)) pages.delete(path);
}

/** How often pages were forgotten: an older request may return outdated data. */
export const countChanges = () => changes;
