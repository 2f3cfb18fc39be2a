import type { PageProductQuery } from '@app/contracts/addresses/pages';
import { maxSearchLength } from '@app/contracts/bounds';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { nextAddress } from '#web/features/catalog/use-whole-list.ts';
import { useAsBuyer } from '#web/lib/session/as-buyer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { FilterChips, FiltersLink, SortField } from './filter-chips.tsx';
import { listAddress, useNextQuery, without } from './product-query.ts';
import { useSearchWhileTyping } from './use-search-while-typing.ts';

interface ProductFiltersProps {
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
  usualSort?: string;
  /** Before the tags. */
  children?: ReactNode;
}

/** A GET form and links, so everything is in the address and works before the app loads. */
export function ProductFilters({ path, query: shown, tags, usualSort, children }: ProductFiltersProps) {
  // A query that is loading counts already, so that quick choices add up.
  const query = useNextQuery(path) ?? shown;
  const asBuyer = useAsBuyer();
  const { field, onInput, onSubmit } = useSearchWhileTyping(query.search);
  return (
    <search className="filters">
      <Form id="filters" action={path} preventScrollReset discover="none" onSubmit={onSubmit}>
        <div className="search-field">
          <label className="sr-only" htmlFor="search">
            Search this shop
          </label>
          <input
            ref={field}
            className={shown.search ? 'field pr-22' : 'field pr-11'}
            id="search"
            type="search"
            name="search"
            placeholder="Name, size or price"
            defaultValue={query.search}
            maxLength={maxSearchLength}
            enterKeyHint="search"
            onInput={onInput}
          />
          {shown.search && (
            <PageLink
              className="button button-round clear absolute"
              to={listAddress(path, without(query, 'search'))}
              aria-label="Clear the search"
            >
              <Icon name="close" />
            </PageLink>
          )}
          <button className="button button-round absolute text-brand" type="submit" aria-label="Search">
            <Icon name="search" />
          </button>
        </div>
        <FiltersLink path={path} query={query} />
        {!shown.filters && <ChosenFields query={query} />}
        {asBuyer && <input type="hidden" name="as" value="buyer" />}
      </Form>
      <div key={query.tag?.join()} className="scroll-x">
        <SortField sort={query.sort} usual={usualSort} />
        {children}
        {/* The open panel offers them. */}
        <FilterChips path={path} query={query} tags={query.filters ? [] : tags} />
      </div>
    </search>
  );
}

/** A new search keeps the filters, which are fields of the panel while it is open. */
function ChosenFields({ query }: { query: PageProductQuery }) {
  return (['tag', 'size', 'min', 'max', 'stock', 'sale'] as const).flatMap((name) =>
    [query[name] ?? []]
      .flat()
      .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}

interface PageLinksProps {
  path: string;
  query: PageProductQuery;
  lastKey: string | null;
  isWhole: boolean;
  /** `24 of 200`; null where the whole is not known. */
  shown: string | null;
  /** Another way to all of it. */
  children?: ReactNode;
}

/** The next page by the key of the last product. Inside the app it joins the list; as a plain link it stands alone. */
export function PageLinks({ path, query, lastKey, isWhole, shown, children }: PageLinksProps) {
  if (!lastKey && isWhole) return null;
  return (
    <nav aria-label="Pages" className="no-print mt-6 flex flex-wrap items-center justify-center gap-2">
      {shown && <span className="text-sm text-muted">{shown}</span>}
      {!isWhole && (
        <PageLink className="button button-quiet" to={listAddress(path, query)}>
          Back to the first
        </PageLink>
      )}
      {lastKey && (
        <PageLink className="button button-quiet" to={nextAddress(path, query, lastKey)} replace preventScrollReset>
          More products
        </PageLink>
      )}
      {children}
    </nav>
  );
}
