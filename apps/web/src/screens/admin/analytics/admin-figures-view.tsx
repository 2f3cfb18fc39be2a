import type { AdminAnalytics } from '@app/contracts/admin-figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHeld } from '#web/features/admin/use-held.ts';
import { clockTime } from '#web/features/admin/when.ts';
import { PeriodNav } from '#web/features/analytics/period-nav.tsx';
import { withParam } from '#web/features/analytics/with-param.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { AdminFigureCards } from './admin-figure-cards.tsx';
import { adminFiguresQuery } from './admin-figures.api.ts';
import { readAdminFiguresQuery } from './admin-figures.ts';
import { AdminFiguresPanel } from './admin-figures-panel.tsx';
import { FailureList } from './failure-list.tsx';

/** The figures of a period over all shops; period, figure and form are in the address. */
export function AdminFigures() {
  const [params] = useSearchParams();
  const { days } = readAdminFiguresQuery(params);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery({
    ...adminFiguresQuery(days),
    placeholderData: keepPreviousData,
  });
  const { shown, isNewer, show } = useHeld(data, isPlaceholderData ? 'before' : String(days), outlineOf);
  return (
    <section className="grid grid-cols-1 gap-4" aria-label="Figures">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PeriodNav days={days} />
        <div className="flex items-center gap-3">
          {dataUpdatedAt > 0 && (
            <span className="text-sm text-muted">As of {clockTime(new Date(dataUpdatedAt).toISOString())}</span>
          )}
          {isNewer ? (
            <Button variant="brand" onClick={show}>
              New data
            </Button>
          ) : (
            <Button pending={isFetching} onClick={() => refetch()}>
              Refresh
            </Button>
          )}
        </div>
      </div>
      {shown ? (
        <Figures data={shown} isOld={isPlaceholderData} />
      ) : error ? (
        <ErrorState error={error} words="Failed to load the figures" onRetry={refetch} />
      ) : (
        <SkeletonScreen label="Loading the figures" panels={4} />
      )}
    </section>
  );
}

/** What has a line of its own. */
const outlineOf = ({ from, failuresByReason }: AdminAnalytics) =>
  JSON.stringify([from, failuresByReason.map(({ reason }) => reason).sort()]);

function Figures({ data, isOld }: { data: AdminAnalytics; isOld: boolean }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { days, figure, asTable } = readAdminFiguresQuery(params);
  return (
    <div className={`grid grid-cols-1 gap-4 ${isOld ? 'opacity-60' : ''}`} aria-busy={isOld}>
      <p className="text-sm text-muted">
        {formatDay(`${data.from}T00:00:00+03:00`)} to {formatDay(`${data.to}T00:00:00+03:00`)}, all shops together;
        beside the figures the change against the {days} days before.
      </p>
      <AdminFigureCards
        data={data}
        days={days}
        chosen={figure}
        linkTo={(chosen) => ({ pathname, search: withParam(params, 'figure', chosen === 'signups' ? null : chosen) })}
      />
      <AdminFiguresPanel
        data={data}
        figure={figure}
        asTable={asTable}
        onAsTable={(on) =>
          navigate(
            { pathname, search: withParam(params, 'as', on ? 'table' : null) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <FailureList data={data} />
    </div>
  );
}
