import type { OwnerProductListQuery } from '@app/contracts/owner-products';
import { wellFormed } from '#web/lib/formatting/well-formed.ts';

export type Show = NonNullable<OwnerProductListQuery['show']>;

/** What is listed, by its name for people; in the order of the chips. */
export const showNames: Record<Show, string> = {
  all: 'All',
  needs_hand: 'Needs a hand',
  available: 'Available',
  sold_out: 'Sold out',
  hidden: 'Hidden',
};

export const sortNames = {
  newest: 'Shop’s order',
  oldest: 'Oldest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
} as const;

const longestSearch = 80;
const longestTag = 40;
const pageSize = 24;

/** What an address asks of the dashboard's list. What can't be meant is left out: an address never fails. */
export function readDashboardQuery(params: URLSearchParams): OwnerProductListQuery {
  const search = cut(params.get('search'), longestSearch);
  // Tags are stored in lower case; people type as they like.
  const tag = cut(params.get('tag'), longestTag).toLowerCase();
  const show = params.get('show') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    limit: pageSize,
    ...(search && { search }),
    ...(tag && { tag }),
    ...(isKeyOf(showNames, show) && show !== 'all' && { show }),
    ...(isKeyOf(sortNames, sort) && sort !== 'newest' && { sort }),
  };
}

/** The address's parameters with some of them changed; empty ones, and the window that is open, go. */
export function withParams(params: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const name of ['edit', 'add']) next.delete(name);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** Cut by code points, so that no half of an emoji is left. */
const cut = (value: string | null, length: number) =>
  wellFormed([...(value ?? '').slice(0, length * 2)].slice(0, length).join('')).trim();

function isKeyOf<Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> {
  return Object.hasOwn(names, value);
}
