import { useCallback, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { forgetChanged } from '#web/features/catalog/forget-changed.ts';
import { type PackedPage, packPage, unpackPage } from '#web/features/catalog/packed-page.ts';
import { countChanges, forgetPages, keepPage, keptPages } from '#web/lib/browser/kept-pages.ts';
import { type ProductData, sizeOf } from './found-product.ts';

/** `readAtMs`: by the phone's clock; missing in what came with the document. */
type ProductPage = PackedPage<ProductData> & { readAtMs?: number };

const minuteMs = 60_000;
/** So long a page that was opened is shown again without asking. */
const freshForMs = 10 * minuteMs;
/** So long it is shown again at once, with a fresh copy asked for behind it. */
const keptForMs = 30 * minuteMs;
/** The words of a chat may be so old. */
const chatFreshForMs = 2 * minuteMs;

/** A clock that was put back makes everything old. */
function isYounger({ readAtMs = 0 }: ProductPage, ms: number): boolean {
  const ageMs = Date.now() - readAtMs;
  return ageMs >= 0 && ageMs < ms;
}

/** The page that is shown while a fresh copy of it is asked for; it stays when none comes. */
let refreshing: { path: string; page: ProductPage; isAnswered: boolean; done: Promise<boolean> } | null = null;

/** A product's page out of the memory of this tab, or as `read` reads it. */
export async function openProduct(url: string, read: () => Promise<ProductPage>): Promise<ProductPage> {
  const { pathname: path, searchParams } = new URL(url);
  const shown = refreshing?.path === path ? refreshing : null;
  const kept = keptPages.get(path) as ProductPage | undefined;
  if (!shown && kept && isYounger(kept, keptForMs)) {
    keepPage(path, kept);
    return inSize(kept, searchParams.get('size'));
  }
  const [readAtMs, changes] = [Date.now(), countChanges()];
  try {
    const page: ProductPage = { ...(await read()), readAtMs };
    if (shown) shown.isAnswered = true;
    const found = unpackPage(page);
    if (found.product) {
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

/** What was kept, with another size chosen where the address names one. */
function inSize(kept: ProductPage, typed: string | null): ProductPage {
  const page = unpackPage(kept);
  if (!page.product) return kept;
  const size = sizeOf(page.product, typed);
  return size === page.size ? kept : { ...packPage({ ...page, size }), readAtMs: kept.readAtMs ?? 0 };
}

/** True when an answer came; false when the page stays as it is. */
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

/**
 * Keeps the page that came with the document, too, and makes an old one fresh. Gives what a chat asks before it opens:
 * null while the page is young enough, else whether a fresh copy of it came.
 */
export function useOpenedProduct(page: ProductPage): () => Promise<boolean> | null {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!unpackPage(page).product) return;
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

/** Back and forward show a document out of the browser's own store, of any age. */
function documentReadAtMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' ? 0 : Date.now() - performance.now();
}
