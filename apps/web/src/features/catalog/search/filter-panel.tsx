import type { FilterChoices, PageProductQuery } from '@app/contracts/addresses/pages';
import { type ReactNode, type Ref, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { priceRanges } from './price-ranges.ts';
import { listAddress, without } from './product-query.ts';
import { useMatchingCount } from './use-matching-count.ts';

interface FilterPanelProps {
  path: string;
  query: PageProductQuery;
  tags: { tag: string; count: number }[];
  choices: FilterChoices;
}

/** Fields of the search's own form, so that words and filters are sent together. */
export default function FilterPanel({ path, query, tags, choices }: FilterPanelProps) {
  const { tag: chosen = [], search, sort } = query;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [count, countAgain] = useMatchingCount(path, choices.matchingCount);
  const sizes = [...choices.sizes].sort(bySize);
  const counts = new Map(tags.map(({ tag, count }) => [tag, count]));
  const offeredTags = [...new Set([...chosen, ...counts.keys()])];
  return (
    <fieldset
      ref={panel}
      className="panel filter-panel no-print relative mb-3"
      onInput={() => countAgain(panel.current)}
    >
      <legend className="sr-only">Filters</legend>
      <PageLink
        className="button button-round absolute top-1 right-1"
        to={listAddress(path, without(query, 'filters'))}
        aria-label="Close"
      >
        <Icon name="close" />
      </PageLink>
      <PriceChoice path={path} query={query} choices={choices} onChoose={() => countAgain(panel.current)} />
      {sizes.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-semibold">Size</legend>
          <div className="flex flex-wrap gap-2">
            {['', ...sizes].map((size) => (
              <label key={size} className="chip">
                <input
                  className="sr-only"
                  type="radio"
                  name="size"
                  value={size}
                  form="filters"
                  defaultChecked={size === (query.size ?? '')}
                />
                {size || 'Any size'}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {offeredTags.length > 0 && (
        <fieldset className="grid grid-cols-2 gap-x-3">
          <legend className="font-semibold">Kind</legend>
          {offeredTags.map((tag) => (
            <Choice key={tag} name="tag" value={tag} isSet={chosen.includes(tag)}>
              <span className="inline-block first-letter:uppercase">
                {tag} <small className="text-sm text-muted">{counts.get(tag)}</small>
              </span>
            </Choice>
          ))}
        </fieldset>
      )}
      <div className="panel-actions -mx-4 -mb-4 flex gap-2 rounded-b-md bg-surface px-4 py-3">
        <button className="button button-brand flex-1" type="submit" form="filters">
          Show {count} {count === '1' ? 'product' : 'products'}
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

interface PriceChoiceProps extends Pick<FilterPanelProps, 'path' | 'query' | 'choices'> {
  onChoose: () => void;
}

/** Bounds to type, and ranges that part this shop's prices: links, which fill the fields in the app. */
function PriceChoice({ path, query, choices, onChoose }: PriceChoiceProps) {
  const min = useRef<HTMLInputElement>(null);
  const max = useRef<HTMLInputElement>(null);
  const choose = (range: { min?: number; max?: number }) => {
    if (min.current) min.current.value = range.min ? String(range.min) : '';
    if (max.current) max.current.value = range.max ? String(range.max) : '';
    onChoose();
  };
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 font-semibold">Price</legend>
      <ul className="flex flex-wrap gap-2">
        {priceRanges(choices.priceQuarters).map((range) => (
          <li key={range.name}>
            <a
              className="chip"
              href={listAddress(path, {
                ...without(without(without(query, 'filters'), 'min'), 'max'),
                ...range.bounds,
              })}
              onClick={(event) => {
                event.preventDefault();
                choose(range.bounds);
              }}
            >
              {range.name}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex gap-3">
        <PriceBound ref={min} name="min" label="Price from" value={query.min} />
        <PriceBound ref={max} name="max" label="Price up to" value={query.max} />
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

interface PriceBoundProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  label: string;
  value: number | undefined;
}

function PriceBound({ ref, name, label, value }: PriceBoundProps) {
  return (
    <label className="grid min-w-0 flex-1 gap-1 text-sm">
      {label}
      <input
        ref={ref}
        className="field text-base"
        name={name}
        form="filters"
        inputMode="numeric"
        placeholder="UGX"
        defaultValue={value}
      />
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
