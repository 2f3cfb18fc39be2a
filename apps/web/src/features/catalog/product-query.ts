import type { ProductSort } from '@app/contracts/catalog';
import type { PageProductQuery } from '@app/contracts/pages';
import { wellFormed } from '#web/lib/formatting/well-formed.ts';

// Not `newest`: asked for by name it is the shop's own order, which is newest first after what the seller pinned.
const sorts: readonly string[] = ['oldest', 'price_asc', 'price_desc'] satisfies ProductSort[];
const maxSearchLength = 80;
const maxTagLength = 40;
const lastKeyPattern = /^[A-Za-z0-9_-]{1,200}$/;

/** What an address asks of a shop's list, within the API's bounds. What can't be meant is left out: an address never fails. */
export function readProductQuery(params: URLSearchParams): PageProductQuery {
  const search = cut(params.get('search'), maxSearchLength);
  const tag = cut(params.get('tag'), maxTagLength);
  const sort = params.get('sort');
  const lastKey = params.get('lastKey');
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(sort && isSort(sort) && { sort }),
    ...(lastKey && lastKeyPattern.test(lastKey) && { lastKey }),
  };
}

/** Cut by code points, so that no half of an emoji is left. */
const cut = (value: string | null, length: number) =>
  value && wellFormed([...value.slice(0, length * 2)].slice(0, length).join('')).trim();

const isSort = (value: string): value is ProductSort => sorts.includes(value);

/** Is this the shop's plain first page: what is cached, indexed and kept live? */
export const isPlainQuery = (query: PageProductQuery) => Object.keys(query).length === 0;
