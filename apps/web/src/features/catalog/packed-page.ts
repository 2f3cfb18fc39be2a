import type { Copy } from '#web/ui/copy-line.tsx';

/** The parsed page. The router does not send symbols. */
const unpacked = Symbol('unpacked');

/** In a page that the service worker had kept it says from when it is. */
type FromCopy<Page> = Page & { copy?: Copy };

export interface PackedPage<Page> {
  json: string;
  [unpacked]?: FromCopy<Page>;
}

/** Packs a loader's data as JSON: the router's own format is slower to write and 6 % longer. */
export function packPage<Page>(page: Page): PackedPage<Page> {
  return { json: JSON.stringify(page), [unpacked]: page as FromCopy<Page> };
}

/** Returns the same object each time, because effects depend on it. */
export function unpackPage<Page>(packed: PackedPage<Page>): FromCopy<Page> {
  // Not a WeakMap: its values can stay until V8 collects all old objects.
  packed[unpacked] ??= JSON.parse(packed.json) as FromCopy<Page>;
  return packed[unpacked];
}
