import { useCallback, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { forgetChanged } from '#web/features/catalog/forget-changed.ts';
import { type PackedPage, packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { countChanges, forgetPages, keepPage, keptPages } from '#web/lib/browser/kept-pages.ts';
import { type ProductData, sizeOf } from './found-product.ts';

/** `readAtMs`: on the phone's clock; missing in data that came with the document. */
type ProductPage = PackedPage<ProductData> & { readAtMs?: number };

const minuteMs = 60_000;
/** Shown again without a request. */
const freshForMs = 10 * minuteMs;
/** Shown again at once and refreshed in the background. */
const keptForMs = 30 * minuteMs;
/** How old a chat message may be. */
const chatFreshForMs = 2 * minuteMs;

/** A clock that was set back makes everything old. */
function isYounger({ readAtMs = 0 }: ProductPage, ms: number): boolean {
  const ageMs = Date.now() - readAtMs;
  return ageMs >= 0 && ageMs < ms;
}

/** A discount or the announcement of its shop has ended since. It would not be read again by itself, as an open page is. */
const hasChanged = (page: ProductPage) => Date.parse(unpackPage(page).shop?.changesAt as string) <= Date.now();

/** The page that is shown while it is refreshed; it stays if no answer comes. */
let refreshing: { path: string; page: ProductPage; isAnswered: boolean; done: Promise<boolean> } | null = null;

export async function openProduct(url: string, read: () => Promise<ProductPage>): Promise<ProductPage> {
  const { pathname: path, searchParams } = new URL(url);
  const shown = refreshing?.path === path ? refreshing : null;
  const kept = keptPages.get(path) as ProductPage | undefined;
  if (!shown && kept && isYounger(kept, keptForMs) && !hasChanged(kept)) {
    keepPage(path, kept);
    return inSize(kept, searchParams.get('size'));
  }
  const [readAtMs, changes] = [Date.now(), countChanges()];
  try {
    const page: ProductPage = { ...(await read()), readAtMs };
    if (shown) shown.isAnswered = true;
    const found = unpackPage(page);
    // A copy is asked for again each time.
    if (found.product && !found.copy) {
      if (changes === countChanges()) keepPage(path, page);
      forgetChanged(found.shop.handle, found.shop, found.more);
    } else forgetPages(path);
    return page;
  } catch (error) {
    // A redirect is an answer, too.
    if (error instanceof Response) forgetPages(path);
    else if (shown) return shown.page;
    throw error;
  }
}

function inSize(kept: ProductPage, typed: string | null): ProductPage {
  const page = unpackPage(kept);
  if (!page.product) return kept;
  const size = sizeOf(page.product, typed);
  return size === page.size ? kept : { ...packPage({ ...page, size }), readAtMs: kept.readAtMs ?? 0 };
}

function refresh(path: string, page: ProductPage, revalidate: () => Promise<void>): Promise<boolean> {
  if (refreshing?.path === path) return refreshing.done;
  const asked = { path, page, isAnswered: false, done: Promise.resolve(false) };
  refreshing = asked;
  asked.done = revalidate().then(() => {
    if (refreshing === asked) refreshing = null;
    return asked.isAnswered;
  });
  return asked.done;
}

/** Keeps the page, and refreshes an old one. The result refreshes it before a chat; null while it is young. */
export function useOpenedProduct(page: ProductPage): () => Promise<boolean> | null {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const { product, copy } = unpackPage(page);
    // A copy has no time here, and is asked for again before a chat.
    if (copy || !product) return;
    if (page.readAtMs === undefined) {
      page.readAtMs = documentReadAtMs();
      keepPage(pathname, page);
    }
    if (!isYounger(page, freshForMs)) refresh(pathname, page, revalidate);
  }, [pathname, page, revalidate]);
  return useCallback(
    () => (isYounger(page, chatFreshForMs) ? null : refresh(pathname, page, revalidate)),
    [pathname, page, revalidate],
  );
}

/** Back and forward may show a document of any age from the browser's cache. */
function documentReadAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : Date.now() - performance.now();
}
