import type { PageProductQuery } from '@app/contracts/pages';
import { useEffect, useMemo, useRef } from 'react';
import { paths, withQuery } from '#web/paths.ts';
import type { ProductCardData } from './page-product.ts';

interface ListPage {
  cards: ProductCardData[];
  /** Key of the next page, null at the end. */
  lastKey: string | null;
  query: PageProductQuery;
}

interface Shown {
  cards: ProductCardData[];
  /** When the oldest part of it was read, for who follows what changes. */
  readAt?: string;
}

/** The pages before a page, by its address. Kept while the app runs, so that Back finds them again. */
const earlierPages = new Map<string, Shown>();

/** Where a list goes on. */
export const nextAddress = (path: string, { search, tag, sort }: PageProductQuery, lastKey: string) =>
  withQuery(path, { search, tag, sort, lastKey });

/**
 * A page with the ones above it that "More products" has read; `isWhole` when it begins with the first product. An
 * address that was opened by itself has nothing above.
 */
export function useWholeList<Page extends ListPage>(path: string, page: Page): Page & { isWhole: boolean } {
  const { lastKey } = page.query;
  const earlier = lastKey === undefined ? undefined : earlierPages.get(nextAddress(path, page.query, lastKey));
  return useMemo(() => {
    const known = new Set(earlier?.cards.map(({ id }) => id));
    return {
      ...page,
      ...earlier,
      cards: [...(earlier?.cards ?? []), ...page.cards.filter(({ id }) => !known.has(id))],
      isWhole: lastKey === undefined || earlier !== undefined,
    };
  }, [page, earlier, lastKey]);
}

/** Keeps what is shown for the page that comes below, and leads to the first card of one that has come. */
export function useLoadMore(path: string, handle: string, page: ListPage, { cards, readAt }: Shown): void {
  const asked = useRef<string | null>(null);
  const { query, lastKey } = page;
  const [first] = page.cards;
  useEffect(() => {
    if (lastKey !== null) earlierPages.set(nextAddress(path, query, lastKey), { cards, ...(readAt && { readAt }) });
  }, [path, query, lastKey, cards, readAt]);
  useEffect(() => {
    if (first && asked.current === query.lastKey)
      document
        .querySelector<HTMLElement>(`a[href="${paths.product(handle, first.id)}"]`)
        ?.focus({ preventScroll: true });
    asked.current = lastKey;
  }, [handle, query, lastKey, first]);
}
