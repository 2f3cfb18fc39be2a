import type { PageProductQuery } from '@app/contracts/addresses/pages';
import { maxPriceUgx, maxSearchLength, maxSizeLength, maxTagLength } from '@app/contracts/bounds';
import type { ProductSort } from '@app/contracts/catalog/catalog.schemas';
import { useNavigation } from 'react-router';
import { readTyped } from '#web/lib/formatting/text.ts';
import { withQuery } from '#web/paths.ts';

// Not `newest`: the default is the shop's own order, with pinned products first.
const sorts: readonly string[] = ['oldest', 'price_asc', 'price_desc'] satisfies ProductSort[];
const lastKeyPattern = /^[A-Za-z0-9_-]{1,200}$/;

/** A shop of fewer products is seen as a whole: nothing stands before its goods. The dashboard has the same rule. */
export const minFilteredCount = 6;

/** So many tags at once are more than a person taps. */
const maxTags = 5;

/** Reads a list's query within the API's bounds. Invalid parameters are left out, so an address never fails. */
export function readProductQuery(params: URLSearchParams): PageProductQuery {
  const search = readTyped(params, 'search', maxSearchLength);
  const tag = [
    ...new Set(params.getAll('tag').map((one) => readTyped(new URLSearchParams({ one }), 'one', maxTagLength))),
  ]
    .filter((one) => one)
    .slice(0, maxTags);
  const size = readTyped(params, 'size', maxSizeLength);
  const [min, max] = ['min', 'max'].map((name) => readBound(params.get(name) ?? ''));
  const sort = params.get('sort');
  const lastKey = params.get('lastKey');
  return {
    ...(search && { search }),
    ...(tag.length > 0 && { tag }),
    ...(size && { size }),
    ...(min && { min }),
    ...(max && { max }),
    ...(params.get('stock') === 'in' && { stock: 'in' }),
    ...(params.get('sale') === 'yes' && { sale: 'yes' }),
    ...(sort && isSort(sort) && { sort }),
    ...(lastKey && lastKeyPattern.test(lastKey) && { lastKey }),
    ...(params.get('filters') === 'open' && { filters: 'open' }),
  };
}

/** `50000`, `50,000` or `50k`; 0 for anything else. The whole reading of typed prices is sellers' code. */
function readBound(typed: string): number {
  const [, figures = '', thousands] = /^([1-9]\d{0,9})(k?)$/i.exec(typed.replace(/[,\s]/g, '')) ?? [];
  const bound = Number(figures) * (thousands ? 1000 : 1);
  return bound <= maxPriceUgx ? bound : 0;
}

/** The address of a list that is asked for so, from its first page on. */
export const listAddress = (path: string, { lastKey: _, ...query }: PageProductQuery): string =>
  withQuery(path, { ...query });

const isSort = (value: string): value is ProductSort => sorts.includes(value);

/** The query of this address that is loading; null if none. Our own forms and links wrote it. */
export function useNextQuery(path: string): PageProductQuery | null {
  const next = useNavigation().location;
  return next?.pathname === path ? readProductQuery(new URLSearchParams(next.search)) : null;
}

/** Loading more leaves the shown list as it is. */
export const isOtherList = (next: PageProductQuery | null) => next !== null && !next.lastKey;

/** Is this the shop's plain first page, which is cached, indexed and live? */
export const isPlainQuery = ({ filters: _, ...query }: PageProductQuery) => Object.values(query).join('') === '';

/** The list without one of its choices. */
export function without(query: PageProductQuery, name: keyof PageProductQuery): PageProductQuery {
  const { [name]: _, ...rest } = query;
  return rest;
}
