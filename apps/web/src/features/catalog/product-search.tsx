import type { PageProductQuery } from '@app/contracts/addresses/pages';
import { maxSearchLength } from '@app/contracts/bounds';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { withQuery } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useNextQuery } from './product-query.ts';
import { nextAddress } from './use-whole-list.ts';

interface ProductFiltersProps {
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
}

const sortNames = {
  '': 'Newest',
  oldest: 'Oldest',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
} as const;

/** A GET form and links, so everything is in the address and works before the app loads. */
export function ProductFilters({ path, query: shown, tags }: ProductFiltersProps) {
  // A query that is loading counts already, so that quick choices add up.
  const query = useNextQuery(path) ?? shown;
  return (
    <search className="filters">
      <Form id="filters" action={path} className="relative" preventScrollReset discover="none">
        <label className="sr-only" htmlFor="search">
          Search this shop
        </label>
        <input
          className="field pr-11"
          key={query.search}
          id="search"
          type="search"
          name="search"
          placeholder="Search: heels, size 40, number 7"
          defaultValue={query.search}
          maxLength={maxSearchLength}
          enterKeyHint="search"
        />
        <button className="button button-round absolute inset-y-0 right-0 text-brand" type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
      </Form>
      <div key={query.tag} className="scroll-x -mr-4 py-1 pr-4">
        <Sort query={query} />
        {(tags.length > 0 || query.tag) && <TagChips path={path} query={query} tags={tags} />}
      </div>
    </search>
  );
}

/** Without the app, Search applies it. */
function Sort({ query }: { query: PageProductQuery }) {
  return (
    <label className="flex-none">
      <span className="sr-only">Sort</span>
      <select
        key={query.sort}
        className="chip sort"
        name="sort"
        form="filters"
        defaultValue={query.sort ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function TagChips({ path, query, tags }: ProductFiltersProps) {
  const { search, sort, tag: chosen } = query;
  const chip = (tag: string, to: string | null, beside: ReactNode) => (
    <li key={tag}>
      <PageLink
        className="chip"
        to={withQuery(path, { search, sort, tag: to })}
        aria-current={to ? undefined : 'true'}
        aria-label={to ? undefined : `Remove ${tag}`}
        preventScrollReset
      >
        {tag}
        {beside}
      </PageLink>
    </li>
  );
  return (
    <nav aria-label="Tags" className="flex-none">
      <ul className="flex gap-2">
        {chosen && chip(chosen, null, <span aria-hidden="true">×</span>)}
        {tags.map(({ tag, count }) => tag !== chosen && chip(tag, tag, <small>{count}</small>))}
      </ul>
    </nav>
  );
}

export function NothingFound({ path, level }: { path: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <Heading className="text-lg font-bold">Nothing found</Heading>
      <p className="text-muted">Try another word, or the number the seller said in the video.</p>
      <Link className="button button-quiet" to={path} preventScrollReset discover="none">
        Show all products
      </Link>
    </div>
  );
}

interface PageLinksProps {
  path: string;
  query: PageProductQuery;
  lastKey: string | null;
  isWhole: boolean;
}

/** The next page by the key of the last product. Inside the app it joins the list; as a plain link it stands alone. */
export function PageLinks({ path, query, lastKey, isWhole }: PageLinksProps) {
  if (!lastKey && isWhole) return null;
  const { search, tag, sort } = query;
  return (
    <nav aria-label="Pages" className="no-print mt-6 flex justify-center gap-2">
      {!isWhole && (
        <Link className="button button-quiet" to={withQuery(path, { search, tag, sort })} discover="none">
          Back to the first
        </Link>
      )}
      {lastKey && (
        <Link
          className="button button-quiet"
          to={nextAddress(path, query, lastKey)}
          replace
          preventScrollReset
          discover="none"
        >
          More products
        </Link>
      )}
    </nav>
  );
}
