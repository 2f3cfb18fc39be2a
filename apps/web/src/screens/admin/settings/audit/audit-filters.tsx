import { maxAuditSearchLength } from '@app/contracts/bounds';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { actionWords } from '#web/features/admin/audit-action.messages.ts';
import { DayField } from '#web/features/admin/list/day-field.tsx';
import { FoldedFilters } from '#web/features/admin/list/folded-filters.tsx';
import { SearchForm } from '#web/features/admin/list/search-form.tsx';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';
import { calendarDay } from '#web/lib/formatting/calendar-day.ts';
import { administratorsQuery } from '#web/screens/admin/settings/administrators/administrators.api.ts';
import { SelectField } from '#web/ui/seller/fields/text-field.tsx';
import { actionChoices } from './audit.messages.ts';
import { type AuditFilter, withAuditFilter, withoutAuditFilter } from './audit-query.ts';

/** Search, action, administrator and days, and a chip to remove each. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const address = useAddress();
  const { data } = useQuery(administratorsQuery());
  const names = new Map(data?.administrators.map(({ adminId, username }) => [adminId, username]));
  // One who is gone can be filtered for, too.
  if (filter.adminId && !names.has(filter.adminId)) names.set(filter.adminId, filter.adminId);
  const change = (changed: Parameters<typeof withAuditFilter>[1]) =>
    address.change((now) => withAuditFilter(now, changed));
  return (
    <search className="grid grid-cols-1 gap-3">
      <FoldedFilters
        search={
          <SearchForm
            label="Search"
            placeholder="Part of a reason, or an ID"
            defaultValue={filter.search}
            maxLength={maxAuditSearchLength}
            onSearch={(search) => change({ search })}
          />
        }
      >
        <SelectField
          label="Action"
          value={filter.action ?? ''}
          options={[['', 'All actions'], ...actionChoices]}
          onChange={(event) => change({ action: event.currentTarget.value })}
        />
        <SelectField
          label="Administrator"
          value={filter.adminId ?? ''}
          options={[['', 'All'], ...names]}
          onChange={(event) => change({ adminId: event.currentTarget.value })}
        />
        <DayField label="From" value={filter.from ?? null} onChange={(from) => change({ from })} />
        <DayField label="To" value={filter.to ?? null} onChange={(to) => change({ to })} />
      </FoldedFilters>
      <Chips filter={filter} adminName={names.get(filter.adminId ?? '')} />
    </search>
  );
}

function Chips({ filter, adminName }: { filter: AuditFilter; adminName: string | undefined }) {
  const { search, action, adminId, subjectId, from, to } = filter;
  const chips = (
    [
      ['search', search && `“${search}”`],
      ['action', action && actionWords[action]],
      ['adminId', adminId && (adminName ?? adminId)],
      ['subjectId', subjectId && `About ${subjectId}`],
      ['from', from && `From ${calendarDay(from)}`],
      ['to', to && `To ${calendarDay(to)}`],
    ] as const
  ).filter(([, words]) => words);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filters">
      {chips.map(([field, words]) => (
        <li key={field} className="max-w-full">
          <AddressLink
            className="chip max-w-full"
            change={(now) => withAuditFilter(now, { [field]: null })}
            aria-label={`Remove the filter ${words}`}
          >
            <span className="truncate">{words}</span>
            <X size={16} aria-hidden="true" className="flex-none" />
          </AddressLink>
        </li>
      ))}
      <li>
        <AddressLink className="button button-text" change={withoutAuditFilter}>
          Clear all
        </AddressLink>
      </li>
    </ul>
  );
}
