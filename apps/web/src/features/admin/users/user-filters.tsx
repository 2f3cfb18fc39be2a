import type { AdminUserSort } from '@app/contracts/admin/users.schemas';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Options } from '#web/ui/seller/fields/text-field.tsx';
import { isStatus, statusName, statusNames } from './user.messages.ts';
import { type ChangeQuery, changed, sortedBy, sortNames, type UserListQuery } from './user-list-query.ts';

interface UserFiltersProps {
  query: UserListQuery;
  onChange: (change: ChangeQuery) => void;
}

export function StatusFilter({ query, onChange }: UserFiltersProps) {
  return (
    <select
      className="field sort w-auto flex-none"
      aria-label="Subscription"
      name="subscriptionStatus"
      value={query.subscriptionStatus ?? 'all'}
      onChange={({ target: { value } }) =>
        onChange(changed({ subscriptionStatus: isStatus(value) ? value : undefined }))
      }
    >
      <Options of={[['all', 'Subscription: All'], ...Object.entries(statusNames)]} />
    </select>
  );
}

/** On narrow screens; on wide ones the heads of the table do this. */
export function SortButtons({ query, onChange }: UserFiltersProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 md:hidden">
      <legend className="sr-only">Sort by</legend>
      {(Object.keys(sortNames) as AdminUserSort[]).map((sortBy) => {
        const isActive = query.sortBy === sortBy;
        const Arrow = query.sortOrder === 'asc' ? ArrowUp : ArrowDown;
        return (
          <button
            key={sortBy}
            type="button"
            className="chip cursor-pointer px-2"
            aria-pressed={isActive}
            aria-current={isActive || undefined}
            onClick={() => onChange(sortedBy(sortBy))}
          >
            {sortNames[sortBy]}
            {isActive && <Arrow size={16} aria-hidden="true" />}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The filters, each with a way to remove it. */
export function ActiveFilters({ query, onChange }: UserFiltersProps) {
  const { search, subscriptionStatus } = query;
  if (!search && !subscriptionStatus) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {search && <FilterChip name={`Search: ${search}`} onRemove={() => onChange(changed({ search: undefined }))} />}
      {subscriptionStatus && (
        <FilterChip
          name={`Subscription: ${statusName(subscriptionStatus)}`}
          onRemove={() => onChange(changed({ subscriptionStatus: undefined }))}
        />
      )}
      <button
        type="button"
        className="button button-text"
        onClick={() => onChange(changed({ search: undefined, subscriptionStatus: undefined }))}
      >
        Clear all
      </button>
    </div>
  );
}

/** The order in words. On narrow screens the sort buttons show it, so it is only read out there. */
export function SortBadge({ query: { sortBy, sortOrder } }: Pick<UserFiltersProps, 'query'>) {
  return (
    <span className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold max-md:sr-only">
      Sorted by {sortNames[sortBy]} ({sortOrder === 'asc' ? 'ascending' : 'descending'})
    </span>
  );
}

function FilterChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip max-w-full cursor-pointer" aria-label={`Remove ${name}`} onClick={onRemove}>
      <span className="truncate">{name}</span>
      <X size={16} aria-hidden="true" />
    </button>
  );
}
