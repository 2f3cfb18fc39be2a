import type { AdminAnalytics } from '@app/contracts/admin-figures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePausedUpdates } from '#web/features/admin/use-paused-updates.ts';
import { clockTime } from '#web/features/admin/when.ts';
import { PeriodNav } from '#web/features/analytics/period-nav.tsx';
import { withParams } from '#web/lib/browser/address.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { analyticsQuery } from './analytics.api.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { CounterCards } from './counter-cards.tsx';
import { readAnalyticsQuery } from './counters.ts';
import { FailureList } from './failure-list.tsx';

/** The figures of a period over all shops; period, figure and form are in the address. */
export function AnalyticsView() {
  const [params] = useSearchParams();
  const { days } = readAnalyticsQuery(params);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery({
    ...analyticsQuery(days),
    placeholderData: keepPreviousData,
  });
  const { shown, isNewer, show } = usePausedUpdates(data, isPlaceholderData ? 'before' : String(days), outlineOf);
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
  const { days, figure, asTable } = readAnalyticsQuery(params);
  return (
    <div className={`grid grid-cols-1 gap-4 ${isOld ? 'opacity-60' : ''}`} aria-busy={isOld}>
      <p className="text-sm text-muted">
        {formatDay(`${data.from}T00:00:00+03:00`)} to {formatDay(`${data.to}T00:00:00+03:00`)}, all shops together;
        beside the figures the change against the {days} days before.
      </p>
      <CounterCards
        data={data}
        days={days}
        chosen={figure}
        linkTo={(chosen) => ({
          pathname,
          search: withParams(params, { figure: chosen === 'signups' ? null : chosen }),
        })}
      />
      <AnalyticsPanel
        data={data}
        figure={figure}
        asTable={asTable}
        onAsTable={(on) =>
          navigate(
            { pathname, search: withParams(params, { as: on ? 'table' : null }) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <FailureList data={data} />
    </div>
  );
}
