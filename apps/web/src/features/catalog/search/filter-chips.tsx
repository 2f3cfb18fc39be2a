import type { PageProductQuery } from '@app/contracts/addresses/pages';
import type { ReactNode } from 'react';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { listAddress, without } from './product-query.ts';

const sortNames = {
  oldest: 'Oldest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
} as const;

/** Without the app, Search applies it. `usual` is what the list calls the order that it has of itself. */
export function SortField({ sort, usual = 'Newest' }: Pick<PageProductQuery, 'sort'> & { usual?: string }) {
  return (
    <select
      key={sort}
      className="chip sort"
      aria-label="Sort"
      name="sort"
      form="filters"
      defaultValue={sort ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      <option value="">{usual}</option>
      {Object.entries(sortNames).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/**
 * Opens the panel, which is a state of the address: what it offers is read only then, and no other visitor loads it.
 * The page goes to its top, where the panel is.
 */
export function FiltersLink({ path, query }: { path: string; query: PageProductQuery }) {
  const { filters, ...rest } = query;
  return (
    <PageLink
      className="chip"
      to={listAddress(path, filters ? rest : { ...rest, filters: 'open' })}
      aria-current={filters ? 'true' : undefined}
    >
      Filters
    </PageLink>
  );
}

interface FilterChipsProps {
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
}

/** What is chosen, each to be taken back, then tags that divide the shop. */
export function FilterChips({ path, query, tags }: FilterChipsProps) {
  const { tag: chosen = [], size, min, max, stock, sale } = query;
  const price = [min !== undefined && `from ${formatPrice(min)}`, max !== undefined && `up to ${formatPrice(max)}`];
  const others: [string | false | undefined, PageProductQuery][] = [
    [size && `Size ${size}`, without(query, 'size')],
    [price.filter(Boolean).join(' '), without(without(query, 'min'), 'max')],
    [stock && 'For sale', without(query, 'stock')],
    [sale && 'Price reduced', without(query, 'sale')],
  ];
  const chip = (name: string, to: PageProductQuery, beside: ReactNode, isChosen: boolean) => (
    <li key={name}>
      <PageLink
        className="chip"
        to={listAddress(path, to)}
        aria-current={isChosen ? 'true' : undefined}
        aria-label={isChosen ? `Remove ${name}` : undefined}
        preventScrollReset
      >
        {name}
        {beside}
      </PageLink>
    </li>
  );
  const remove = <span aria-hidden="true">×</span>;
  if (tags.length + chosen.length === 0 && others.every(([name]) => !name)) return null;
  return (
    <nav aria-label="Tags" className="flex-none">
      <ul className="flex gap-2">
        {others.map(([name, to]) => name && chip(name, to, remove, true))}
        {chosen.map((tag) => chip(tag, { ...query, tag: chosen.filter((one) => one !== tag) }, remove, true))}
        {tags.map(
          ({ tag, count }) =>
            !chosen.includes(tag) && chip(tag, { ...query, tag: [...chosen, tag] }, <small>{count}</small>, false),
        )}
      </ul>
    </nav>
  );
}
