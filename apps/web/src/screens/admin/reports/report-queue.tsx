import type { Report } from '@app/contracts/reports/reports.schemas';
import { attentionKey } from '#web/features/admin/attention.api.ts';
import { ListPages } from '#web/features/admin/list/list-pages.tsx';
import { NewData } from '#web/features/admin/list/new-data.tsx';
import { usePausedList } from '#web/features/admin/list/use-paused-list.ts';
import { byShop, readReportQuery, type Show, showNames } from '#web/features/admin/reports/report.messages.ts';
import { reportsKey, reportsQuery } from '#web/features/admin/reports/reports.api.ts';
import { withParams } from '#web/lib/address/address.ts';
import { AddressChips } from '#web/lib/address/address-chips.tsx';
import { AddressLink } from '#web/lib/address/address-link.tsx';
import { type ChangeParams, useAddress } from '#web/lib/address/use-address.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Answer, EmptyState } from '#web/ui/seller/states.tsx';
import { ReportCard } from './report-card.tsx';

const pageWords = { first: 'First page', next: 'Next page', last: 'That is all.' };
const isOpen = ({ state }: Report) => state === 'new' || state === 'in_work';
const outlineOf = ({ reports }: { reports: Report[] }) => reports.map(({ reportId }) => reportId).join(' ');

export function ReportQueue() {
  const { params } = useAddress();
  const asked = readReportQuery(params);
  const list = usePausedList(reportsQuery(asked), JSON.stringify(asked), outlineOf);
  // A report that is settled here stays where it is until the administrator asks for new data.
  const change = (changed: (report: Report) => Report) => {
    const put = <Page extends { reports: Report[] }>(page: Page): Page => ({
      ...page,
      reports: page.reports.map(changed),
    });
    list.change(put);
    queryClient().setQueryData(reportsQuery(asked).queryKey, (page) => page && put(page));
    for (const queryKey of [reportsKey, attentionKey]) queryClient().invalidateQueries({ queryKey });
  };
  const take = (report: Report) => change((one) => (one.reportId === report.reportId ? report : one));
  const takeResolved = (userId: string, reportIds: string[]) =>
    change((one) => {
      if (one.userId !== userId) return one;
      const openOfShop = one.openOfShop - reportIds.length;
      return { ...one, openOfShop, ...(reportIds.includes(one.reportId) && { state: 'resolved' }) };
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <AddressChips
          label="Which reports"
          names={showNames}
          chosen={asked.state}
          changeTo={(state) => listing({ state: state === 'open' ? null : state })}
          counts={{ open: list.shown?.openCount }}
          toTop
        />
        <div role="status">
          <NewData {...list} />
        </div>
      </div>
      {asked.userId && <OneSellerOnly />}
      <Answer query={list.query} failed="Failed to load the reports" loading="Loading the reports" dims>
        {({ reports, next }) => (
          <>
            <Reports reports={reports} state={asked.state} onChanged={take} onResolved={takeResolved} />
            <ListPages label="Pages of reports" param="after" at={asked.after} next={next} words={pageWords} />
          </>
        )}
      </Answer>
    </div>
  );
}

const listing =
  (changed: Record<string, string | null>): ChangeParams =>
  (now) =>
    withParams(now, { after: null, ...changed });

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
  onResolved: (userId: string, reportIds: string[]) => void;
}

function Reports({ reports, state, ...changes }: ReportsProps) {
  if (reports.length === 0)
    return (
      <EmptyState
        title="No reports here"
        text={state === 'open' ? 'Nothing is waiting. Reports from buyers appear here.' : 'No report is in this state.'}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-4">
      {byShop(reports).map((report) => (
        <ReportCard
          key={report.reportId}
          report={report}
          openIds={reports.filter((one) => one.userId === report.userId && isOpen(one)).map((one) => one.reportId)}
          {...changes}
        />
      ))}
    </ul>
  );
}
