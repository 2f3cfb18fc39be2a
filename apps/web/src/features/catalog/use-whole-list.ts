import type { PageProductQuery } from '@app/contracts/addresses/pages';
import { useEffect, useMemo, useRef } from 'react';
import { asBuyerAddress } from '#web/lib/session/as-buyer.ts';
import { paths, withQuery } from '#web/paths.ts';
import type { ProductCardData } from './page-product.ts';

interface ListPage {
  cards: ProductCardData[];
  lastKey: string | null;
  query: PageProductQuery;
}

interface Shown {
  cards: ProductCardData[];
  readAt?: string;
}

/** The pages before a page, by its address. Kept while the app runs, so that Back finds them again. */
const earlierPages = new Map<string, Shown>();

export const nextAddress = (path: string, { filters: _, ...query }: PageProductQuery, lastKey: string) =>
  withQuery(path, { ...query, lastKey });

/** A page joined to its earlier pages; `isWhole` if the list starts with the first product. */
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

/** Keeps this list for the next page, and focuses the first new card. */
export function useLoadMore(path: string, handle: string, page: ListPage, { cards, readAt }: Shown): void {
  const asked = useRef<string | null>(null);
  const { query, lastKey } = page;
  const [first] = page.cards;
  const address = first && paths.product(handle, first.id);
  useEffect(() => {
    if (lastKey !== null) earlierPages.set(nextAddress(path, query, lastKey), { cards, ...(readAt && { readAt }) });
  }, [path, query, lastKey, cards, readAt]);
  useEffect(() => {
    if (address && asked.current === query.lastKey)
      document
        .querySelector<HTMLElement>(`a:is([href="${address}"],[href="${asBuyerAddress(address)}"])`)
        ?.focus({ preventScroll: true });
    asked.current = lastKey;
  }, [address, query, lastKey]);
}
