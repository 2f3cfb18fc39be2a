import { maxSearchLength } from '@app/contracts/bounds';
import type { OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { AddressChips } from '#web/lib/address/address-chips.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Options } from '#web/ui/seller/fields/text-field.tsx';
import { dashboardSearch, showNames, sortNames } from './dashboard-query.ts';

interface OwnFiltersProps {
  handle: string;
  query: OwnerProductListQuery;
  needsHand: number;
}

export function OwnFilters({ handle, query, needsHand }: OwnFiltersProps) {
  const id = useId();
  const tags = useOwnTags(handle, query);
  const [isOpen, setOpen] = useState(Boolean(query.tag || query.sort));
  return (
    <search className="grid grid-cols-1 gap-2">
      <div className="flex gap-2">
        <SearchForm key={query.search ?? ''} search={query.search} />
        <Button
          className="flex-none px-3 md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filters
        </Button>
      </div>
      <div id={id} className={`grid grid-cols-1 gap-2 ${isOpen || query.show ? '' : 'max-md:hidden'}`}>
        <AddressChips
          label="Which products"
          names={showNames}
          chosen={query.show ?? 'all'}
          changeTo={(show) => (now) => dashboardSearch(now, { show: show === 'all' ? null : show })}
          counts={{ needs_hand: needsHand > 0 ? needsHand : undefined }}
        />
        <div className={`grid grid-cols-2 gap-2 ${isOpen ? '' : 'max-md:hidden'}`}>
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
      </div>
    </search>
  );
}

/** A tag of the address that no product has stays visible, so it can be left. */
const withChosen = (tags: { tag: string; count: number }[], chosen: string | undefined) =>
  chosen && !tags.some(({ tag }) => tag === chosen) ? [{ tag: chosen, count: 0 }, ...tags] : tags;

function SearchForm({ search }: { search: string | undefined }) {
  const id = useId();
  const { change } = useAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    change((now) => dashboardSearch(now, { search: typed }));
  };
  return (
    <form className="relative min-w-0 flex-1" onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        Search your products
      </label>
      <input
        id={id}
        className="field pr-11"
        type="search"
        name="search"
        placeholder="Name or number"
        defaultValue={search}
        maxLength={maxSearchLength}
        enterKeyHint="search"
      />
      <Button type="submit" variant="text" className="absolute top-0 right-0 px-3" aria-label="Search">
        <Search size={18} aria-hidden="true" />
      </Button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  param: 'tag' | 'sort';
  value: string;
  options: (readonly [value: string, name: string])[];
}

function Choice({ label, param, value, options }: ChoiceProps) {
  const { change } = useAddress();
  const choose = (chosen: string) =>
    change((now) => dashboardSearch(now, { [param]: chosen === 'newest' ? null : chosen }));
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <select className="field sort w-full" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <Options of={options} />
      </select>
    </label>
  );
}

/** The whole shop's tags, from the newest page; the former ones while another selection loads. */
function useOwnTags(handle: string, query: OwnerProductListQuery): { tag: string; count: number }[] {
  const { data } = useInfiniteQuery({
    ...ownProductPagesQuery(handle, query),
    select: ({ pages }) => pages.at(-1)?.meta.tags ?? [],
    placeholderData: (before) => before,
  });
  return data ?? [];
}
