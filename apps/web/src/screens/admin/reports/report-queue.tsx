import type { Report } from '@app/contracts/reports/reports.schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readReportQuery, type Show, showNames } from '#web/features/admin/reports/report.messages.ts';
import { type ReportPage, reportsKey, reportsQuery } from '#web/features/admin/reports/reports.api.ts';
import { usePausedUpdates } from '#web/features/admin/use-paused-updates.ts';
import { withParams } from '#web/lib/browser/address.ts';
import { AddressLink } from '#web/lib/browser/address-link.tsx';
import { type ChangeParams, useAddress } from '#web/lib/browser/use-address.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { ReportCard } from './report-card.tsx';

/** What buyers reported, the open ones first. State, seller and page are in the address. */
export function ReportQueue() {
  const { params } = useAddress();
  const queries = useQueryClient();
  const query = readReportQuery(params);
  const scope = JSON.stringify(query);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...reportsQuery(query),
    placeholderData: keepPreviousData,
  });
  const { shown, isNewer, show, change } = usePausedUpdates(data, isPlaceholderData ? 'before' : scope, ({ reports }) =>
    reports.map(({ reportId }) => reportId).join(' '),
  );
  // A report that is settled here stays where it is, until somebody asks for what is new.
  const take = (report: Report) => {
    const put = (page: ReportPage): ReportPage => ({
      ...page,
      reports: page.reports.map((one) => (one.reportId === report.reportId ? report : one)),
    });
    change(put);
    queries.setQueryData(reportsQuery(query).queryKey, (page) => page && put(page));
    queries.invalidateQueries({ queryKey: reportsKey });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <States chosen={query.state} openCount={shown?.openCount} />
        <div role="status">
          {isNewer && (
            <Button variant="brand" onClick={show}>
              New data
            </Button>
          )}
        </div>
      </div>
      {query.userId && <OneSellerOnly />}
      {shown ? (
        <div className={isPlaceholderData ? 'opacity-60' : ''} aria-busy={isPlaceholderData}>
          <Reports reports={shown.reports} state={query.state} onChanged={take} />
          <Pages after={query.after} next={shown.next} />
        </div>
      ) : error ? (
        <ErrorState error={error} words="Failed to load the reports" onRetry={refetch} />
      ) : (
        <SkeletonScreen label="Loading the reports" />
      )}
    </div>
  );
}

/** Another list begins with its first page. */
const listing =
  (changed: Record<string, string | null>): ChangeParams =>
  (now) =>
    withParams(now, { after: null, ...changed });

function States({ chosen, openCount }: { chosen: Show; openCount: number | undefined }) {
  return (
    <nav className="scroll-x -mx-4 px-4 py-1" aria-label="Which reports">
      {(Object.entries(showNames) as [Show, string][]).map(([state, name]) => (
        <AddressLink
          key={state}
          className="chip"
          change={listing({ state: state === 'open' ? null : state })}
          aria-current={state === chosen ? 'true' : undefined}
          toTop
        >
          {name}
          {state === 'open' && openCount !== undefined && <small>{openCount}</small>}
        </AddressLink>
      ))}
    </nav>
  );
}

function OneSellerOnly() {
  return (
    <p className="flex flex-wrap items-center gap-2">
      Only reports of one seller.
      <AddressLink className="button button-text" change={listing({ seller: null })} toTop>
        Show all
      </AddressLink>
    </p>
  );
}

interface ReportsProps {
  reports: Report[];
  state: Show;
  onChanged: (report: Report) => void;
}

function Reports({ reports, state, onChanged }: ReportsProps) {
  if (reports.length === 0)
    return (
      <EmptyState
        title="No reports here"
        text={state === 'open' ? 'Nothing is waiting. Reports from buyers appear here.' : 'No report is in this state.'}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-4">
      {reports.map((report) => (
        <ReportCard key={report.reportId} report={report} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function Pages({ after, next }: { after: string | null; next: string | null }) {
  if (after === null && next === null) return null;
  return (
    <nav className="mt-4 flex justify-between gap-2" aria-label="Pages of reports">
      {after === null ? <span /> : <PageLink change={listing({})}>First page</PageLink>}
      {next === null ? (
        <span className="self-center text-muted">That is all.</span>
      ) : (
        <PageLink change={listing({ after: next })}>Next page</PageLink>
      )}
    </nav>
  );
}

function PageLink({ change, children }: { change: ChangeParams; children: string }) {
  return (
    <AddressLink className="button button-quiet" change={change} toTop>
      {children}
    </AddressLink>
  );
}
