import type { PageProductQuery } from '@app/contracts/pages';
import { Form, Link } from 'react-router';
import { withQuery } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ProductFiltersProps {
  /** Address of the list, without a query. */
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
}

const sortNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
} as const;

/** Search, order and tags: a GET form and links, so that all of it is in the address and works before the app does. */
export function ProductFilters({ path, query, tags }: ProductFiltersProps) {
  return (
    <search>
      <Form action={path} className="flex gap-2" preventScrollReset discover="none" key={withQuery('', { ...query })}>
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">Search this shop</span>
          <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted">
            <Icon name="search" />
          </span>
          <input
            className="field pl-10"
            type="search"
            name="search"
            placeholder="Search or number"
            defaultValue={query.search}
            maxLength={80}
            enterKeyHint="search"
          />
        </label>
        {query.tag && <input type="hidden" name="tag" value={query.tag} />}
        <label className="w-28 flex-none md:w-auto">
          <span className="sr-only">Sort</span>
          <select
            className="field text-sm"
            name="sort"
            defaultValue={query.sort ?? 'newest'}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {Object.entries(sortNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button className="button button-quiet button-round" type="submit" aria-label="Search">
          <Icon name="forward" />
        </button>
      </Form>
      {tags.length > 0 && <TagChips path={path} query={query} tags={tags} />}
    </search>
  );
}

function TagChips({ path, query, tags }: ProductFiltersProps) {
  const { search, sort } = query;
  return (
    <nav aria-label="Tags" className="-mx-4 mt-2">
      <ul className="scroll-x px-4 py-1">
        {[{ tag: '', count: 0 }, ...tags].map(({ tag, count }) => (
          <li key={tag}>
            <Link
              className="chip"
              to={withQuery(path, { search, sort, tag })}
              aria-current={(query.tag ?? '') === tag ? 'true' : undefined}
              preventScrollReset
              discover="none"
            >
              {tag || 'All'}
              {count > 0 && <small>{count}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
