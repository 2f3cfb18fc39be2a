import type { FilterChoices, PageProductQuery } from '@app/contracts/addresses/pages';
import type { ReactNode } from 'react';
import { PageLink } from '#web/ui/page-link.tsx';
import { listAddress } from './product-query.ts';

interface FilterPanelProps {
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
  choices: FilterChoices;
}

/** Fields of the search's own form, so that words and filters are sent together. */
export default function FilterPanel({ path, query, tags, choices }: FilterPanelProps) {
  const { tag: chosen = [], search, sort } = query;
  const sizes = [...choices.sizes].sort(bySize);
  const counts = new Map(tags.map(({ tag, count }) => [tag, count]));
  const offeredTags = [...new Set([...chosen, ...counts.keys()])];
  return (
    <fieldset className="panel no-print mb-3 grid gap-3 md:max-w-md">
      <legend className="sr-only">Filters</legend>
      {sizes.length > 0 && (
        <label className="grid gap-1">
          Size
          <select className="field" name="size" form="filters" defaultValue={query.size ?? ''}>
            <option value="">Any size</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <div className="flex gap-3">
        <PriceBound name="min" label="Price from" value={query.min} />
        <PriceBound name="max" label="Price up to" value={query.max} />
      </div>
      <div className="grid grid-cols-2 gap-x-3">
        {(choices.hasSoldOut || query.stock) && (
          <Choice name="stock" value="in" isSet={!!query.stock}>
            Hide sold out
          </Choice>
        )}
        {(choices.hasSale || query.sale) && (
          <Choice name="sale" value="yes" isSet={!!query.sale}>
            Price reduced
          </Choice>
        )}
      </div>
      {offeredTags.length > 0 && (
        <fieldset className="grid grid-cols-2 gap-x-3">
          <legend>Kind</legend>
          {offeredTags.map((tag) => (
            <Choice key={tag} name="tag" value={tag} isSet={chosen.includes(tag)}>
              <span>
                {tag} <small className="text-sm text-muted">{counts.get(tag)}</small>
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
      <div className="panel-actions -mx-4 -mb-4 flex gap-2 rounded-b-md bg-surface px-4 py-3">
        <button className="button button-brand flex-1" type="submit" form="filters">
          Show products
        </button>
        <PageLink
          className="button button-quiet"
          to={listAddress(path, { ...(search && { search }), ...(sort && { sort }) })}
        >
          Clear
        </PageLink>
      </div>
    </fieldset>
  );
}

/** From small to large; sellers write the largest in two ways. */
const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Letters by what they mean, then numbers by value. */
function bySize(one: string, other: string): number {
  const [first, second] = [one, other].map((size) => letterSizes.indexOf(size.toUpperCase())) as [number, number];
  if (first < 0 && second < 0) return one.localeCompare(other, 'en', { numeric: true });
  return first < 0 || second < 0 ? second - first : first - second;
}

function PriceBound({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <label className="grid min-w-0 flex-1 gap-1">
      {label}
      <input className="field" name={name} form="filters" inputMode="numeric" placeholder="UGX" defaultValue={value} />
    </label>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  isSet: boolean;
  children: ReactNode;
}

function Choice({ name, value, isSet, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-2 wrap-anywhere">
      <input
        className="size-5 flex-none accent-brand"
        type="checkbox"
        name={name}
        value={value}
        form="filters"
        defaultChecked={isSet}
      />
      {children}
    </label>
  );
}
