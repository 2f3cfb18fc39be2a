import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OlderPages } from '#web/features/admin/older-pages.tsx';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { useAddress } from '#web/lib/browser/use-address.ts';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { auditQuery } from './audit.api.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { readAuditFilter, readBefore, withoutAuditFilter } from './audit-query.ts';
import { AuditVerifier } from './audit-verifier.tsx';

/** Everything administrators did, newest first. Filter and page are in the address. */
export function AuditLog() {
  const { params } = useAddress();
  const filter = readAuditFilter(params);
  const before = readBefore(params);
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery({
    ...auditQuery(filter, before),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">
        Who did what, when and from where. Entries show ids, not handles or numbers, and stay when an account is
        deleted.
      </p>
      <AuditVerifier />
      <AuditFilters filter={filter} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-muted" role="status">
          {isFetching ? 'Loading entries…' : data && entriesWords(data.entries)}
        </span>
        <AuditExport filter={filter} />
      </div>
      {data ? (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <Entries entries={data.entries} isFiltered={Object.keys(filter).length > 0} />
          <OlderPages
            label="Pages of the audit log"
            before={before === null ? null : String(before)}
            nextBefore={data.nextBefore === null ? null : String(data.nextBefore)}
          />
        </div>
      ) : error ? (
        <ErrorState error={error} words="Failed to load the audit log" onRetry={refetch} />
      ) : (
        <EntriesLoading />
      )}
    </div>
  );
}

function entriesWords(entries: AuditEntry[]): string {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  return newest && oldest ? `Entries ${newest.sequence} to ${oldest.sequence}` : 'No entries';
}

function Entries({ entries, isFiltered }: { entries: AuditEntry[]; isFiltered: boolean }) {
  if (entries.length === 0)
    return (
      <EmptyState
        title={isFiltered ? 'Nothing found' : 'Nothing here yet'}
        text={isFiltered ? 'No entry fits these filters.' : 'What administrators do appears here.'}
      >
        {isFiltered && (
          <AddressLink className="button button-quiet" change={withoutAuditFilter}>
            Clear all
          </AddressLink>
        )}
      </EmptyState>
    );
  return (
    <ol className="panel grid grid-cols-1 p-0">
      {entries.map((entry) => (
        <AuditEntryRow key={entry.sequence} entry={entry} />
      ))}
    </ol>
  );
}

function EntriesLoading() {
  return (
    <div className="grid gap-2" role="status">
      <span className="sr-only">Loading the audit log</span>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <Skeleton key={place} className="h-20" />
      ))}
    </div>
  );
}
