import type { OwnerProductListQuery } from '@app/contracts/owner-products';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Form, Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { dashboardSearch, showNames, sortNames } from './dashboard-query.ts';

interface OwnFiltersProps {
  handle: string;
  query: OwnerProductListQuery;
  needsHand: number;
}

/** Search, order, state and tag of the own list; all of it in the address. */
export function OwnFilters({ handle, query, needsHand }: OwnFiltersProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const tags = useOwnTags(handle, query);
  const link = (changed: Record<string, string | null>) => ({ pathname, search: dashboardSearch(params, changed) });
  return (
    <search className="grid grid-cols-1 gap-2">
      <SearchForm key={query.search ?? ''} params={params} search={query.search} />
      <nav className="scroll-x -mx-4 px-4 py-1" aria-label="Which products">
        {Object.entries(showNames).map(([show, name]) => (
          <Link
            key={show}
            className="chip"
            to={link({ show: show === 'all' ? null : show })}
            aria-current={(query.show ?? 'all') === show ? 'true' : undefined}
            preventScrollReset
            discover="none"
          >
            {name}
            {show === 'needs_hand' && needsHand > 0 && <small>{needsHand}</small>}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-2 gap-2">
        <Choice
          label="Tag"
          value={query.tag ?? ''}
          param="tag"
          options={[
            ['', 'All tags'],
            ...withChosen(tags, query.tag).map(({ tag, count }) => [tag, `${tag} (${count})`] as const),
          ]}
        />
        <Choice label="Order" value={query.sort ?? 'newest'} param="sort" options={Object.entries(sortNames)} />
      </div>
    </search>
  );
}

/** A tag from the address that no product has any more can still be seen, and left. */
const withChosen = (tags: { tag: string; count: number }[], chosen: string | undefined) =>
  chosen && !tags.some(({ tag }) => tag === chosen) ? [{ tag: chosen, count: 0 }, ...tags] : tags;

function SearchForm({ params, search }: { params: URLSearchParams; search: string | undefined }) {
  const id = useId();
  const kept = [...params].filter(([name]) => name === 'tag' || name === 'show' || name === 'sort');
  return (
    <Form className="relative flex gap-2" preventScrollReset discover="none">
      <label className="sr-only" htmlFor={id}>
        Search your products
      </label>
      <input
        id={id}
        className="field"
        type="search"
        name="search"
        placeholder="Word or number"
        defaultValue={search}
        maxLength={80}
        enterKeyHint="search"
      />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="flex-none">
        <Search size={18} aria-hidden="true" />
        Search
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  param: 'tag' | 'sort';
  value: string;
  options: (readonly [value: string, name: string])[];
}

function Choice({ label, param, value, options }: ChoiceProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choose = (chosen: string) =>
    navigate(
      { pathname, search: dashboardSearch(params, { [param]: chosen === 'newest' ? null : chosen }) },
      { preventScrollReset: true },
    );
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select className="field sort w-full" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Tags of the whole shop, as the newest page of the list has them; those of before while another selection loads. */
function useOwnTags(handle: string, query: OwnerProductListQuery): { tag: string; count: number }[] {
  const { data } = useInfiniteQuery({
    ...ownProductPagesQuery(handle, query),
    select: ({ pages }) => pages.at(-1)?.meta.tags ?? [],
    placeholderData: (before) => before,
  });
  return data ?? [];
}
