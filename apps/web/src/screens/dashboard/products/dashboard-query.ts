import { maxSearchLength, maxTagLength } from '@app/contracts/bounds';
import type { OwnerProductListQuery } from '@app/contracts/owner-products.schemas';
import { withParams } from '#web/lib/browser/address.ts';
import { readTyped } from '#web/lib/formatting/text.ts';

export type Show = NonNullable<OwnerProductListQuery['show']>;

/** What is listed, by its name for people; in the order of the chips. */
export const showNames: Record<Show, string> = {
  all: 'All',
  needs_hand: 'Needs a look',
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

const pageSize = 24;

/** What an address asks of the dashboard's list. What can't be meant is left out: an address never fails. */
export function readDashboardQuery(params: URLSearchParams): OwnerProductListQuery {
  const search = readTyped(params, 'search', maxSearchLength);
  // Tags are stored in lower case; people type as they like.
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

/** The address's parameters with some of them changed; the window that is open goes. */
export function dashboardSearch(params: URLSearchParams, changed: Record<string, string | null>): string {
  const next = new URLSearchParams(params);
  for (const name of ['edit', 'add']) next.delete(name);
  return withParams(next, changed);
}

function isKeyOf<Names extends object>(names: Names, value: string): value is Extract<keyof Names, string> {
  return Object.hasOwn(names, value);
}
