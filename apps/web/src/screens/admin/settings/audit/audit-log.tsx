import { exportAudit } from '@app/contracts/admin/audit.endpoints';
import type { AuditEntry } from '@app/contracts/admin/audit.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { kampalaDate } from '#web/features/admin/format.ts';
import { byAge, ListPages } from '#web/features/admin/list/list-pages.tsx';
import { callAdmin } from '#web/features/admin/session/call-admin.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { useAddress } from '#web/lib/address/use-address.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { Answer, EmptyState } from '#web/ui/seller/states.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { auditQuery, wholeLog } from './audit.api.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, readAuditFilter, readBefore, withoutAuditFilter } from './audit-query.ts';
import { AuditVerifier } from './audit-verifier.tsx';

export function AuditLog() {
  const { params } = useAddress();
  const filter = readAuditFilter(params);
  const before = readBefore(params);
  const query = useQuery({ ...auditQuery(filter, before), placeholderData: keepPreviousData });
  return (
    <div className="grid grid-cols-1 gap-4">
      <AuditFilters filter={filter} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-muted" role="status">
          {query.isFetching ? 'Loading entries…' : query.data && entriesWords(query.data.entries)}
        </span>
        <AuditExport filter={filter} />
      </div>
      <Answer query={query} failed="Failed to load the audit log" loading={loading} dims>
        {({ entries, nextBefore }) => (
          <>
            <Entries entries={entries} isFiltered={Object.keys(filter).length > 0} />
            <ListPages label="Pages of the audit log" param="before" at={before} next={nextBefore} words={byAge} />
          </>
        )}
      </Answer>
      <AuditVerifier />
      <p className="text-sm text-muted">
        Who did what, when and to whom. The log keeps ids and stays when an account is deleted; names are shown while it
        exists. Tap an entry for all that was kept.
      </p>
    </div>
  );
}

/** Everything that the filter finds as CSV. The export is an entry of the log itself. */
function AuditExport({ filter }: { filter: AuditFilter }) {
  const { submit, pending } = useSubmit({
    send: async () => {
      const file = await callAdmin(exportAudit, { query: filter, ...wholeLog });
      saveFile(file, `audit-log-${kampalaDate(Date.now())}.csv`);
      showSuccess('Audit log exported');
    },
    failed: 'Failed to export the audit log',
  });
  return (
    <Button pending={pending} onClick={submit}>
      {pending ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}

function entriesWords(entries: AuditEntry[]): string {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  return newest && oldest ? `Entries ${oldest.sequence} to ${newest.sequence}, newest first` : 'No entries';
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

const loading = <Skeletons label="Loading the audit log" looks={Array(6).fill('h-20')} className="grid gap-2" />;
