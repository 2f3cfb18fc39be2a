import type { PageProductQuery } from '@app/contracts/addresses/pages';
import { maxSearchLength, maxTagLength } from '@app/contracts/bounds';
import type { ProductSort } from '@app/contracts/catalog/catalog.schemas';
import { useNavigation } from 'react-router';
import { readTyped } from '#web/lib/formatting/text.ts';

// Not `newest`: the default is the shop's own order, with pinned products first.
const sorts: readonly string[] = ['oldest', 'price_asc', 'price_desc'] satisfies ProductSort[];
const lastKeyPattern = /^[A-Za-z0-9_-]{1,200}$/;

/** Reads a list's query within the API's bounds. Invalid parameters are left out, so an address never fails. */
export function readProductQuery(params: URLSearchParams): PageProductQuery {
  const search = readTyped(params, 'search', maxSearchLength);
  const tag = readTyped(params, 'tag', maxTagLength);
  const sort = params.get('sort');
  const lastKey = params.get('lastKey');
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(sort && isSort(sort) && { sort }),
    ...(lastKey && lastKeyPattern.test(lastKey) && { lastKey }),
  };
}

const isSort = (value: string): value is ProductSort => sorts.includes(value);

/** The query of this address that is loading; null if none. Our own forms and links wrote it. */
export function useNextQuery(path: string): PageProductQuery | null {
  const next = useNavigation().location;
  return next?.pathname === path ? Object.fromEntries(new URLSearchParams(next.search)) : null;
}

/** Loading more leaves the shown list as it is. */
export const isOtherList = (next: PageProductQuery | null) => next !== null && !next.lastKey;

/** Is this the shop's plain first page, which is cached, indexed and live? */
export const isPlainQuery = (query: PageProductQuery) => Object.values(query).join('') === '';
