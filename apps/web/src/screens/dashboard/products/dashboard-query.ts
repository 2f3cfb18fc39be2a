import { maxSearchLength, maxTagLength } from '@app/contracts/bounds';
import type { OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { withParams } from '#web/lib/address/address.ts';
import { readTyped } from '#web/lib/formatting/text.ts';

export type Show = NonNullable<OwnerProductListQuery['show']>;

export const showNames: Record<Show, string> = {
  all: 'All',
  needs_hand: 'To check',
  no_price: 'No price',
  untouched: 'Still there?',
  available: 'Available',
  sold_out: 'Sold out',
  hidden: 'Hidden',
};

export const sortNames = {
  newest: 'My order',
  oldest: 'Oldest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
} as const;

const pageSize = 24;

/** Invalid parameters are left out, so an address never fails. */
export function readDashboardQuery(params: URLSearchParams): OwnerProductListQuery {
  const search = readTyped(params, 'search', maxSearchLength);
  // Tags are stored in lower case.
  const tag = readTyped(params, 'tag', maxTagLength).toLowerCase();
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

/** All products in the owner's order. */
export const isPlainQuery = ({ limit: _, ...narrowed }: OwnerProductListQuery) => Object.keys(narrowed).length === 0;

export function dashboardSearch(params: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const name of ['edit', 'add']) next.delete(name);
  return withParams(next, changed);
}

function isKeyOf<Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> {
  return Object.hasOwn(names, value);
}
