import type { Analytics } from '@app/contracts/analytics';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { isQuiet, readFiguresQuery } from '#web/features/analytics/figures.ts';
import { PeriodNav } from '#web/features/analytics/period-nav.tsx';
import { withParams } from '#web/lib/browser/address.ts';
import { formatDay } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/seller/states.tsx';
import { figuresQuery } from './analytics.api.ts';
import { FigureCards } from './figure-cards.tsx';
import { FiguresPanel } from './figures-panel.tsx';

/** The figures of a period; period, figure and form are in the address. */
export function OwnFigures({ handle }: { handle: string }) {
  const [params] = useSearchParams();
  const { days } = readFiguresQuery(params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...figuresQuery(handle, days),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PeriodNav days={days} />
      {data ? (
        <Figures data={data} isOld={isPlaceholderData} />
      ) : error ? (
        <ErrorState error={error} words="Failed to load your figures" onRetry={refetch} />
      ) : (
        <FiguresLoading />
      )}
    </>
  );
}

function Figures({ data, isOld }: { data: Analytics; isOld: boolean }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { days, figure, asTable } = readFiguresQuery(params);
  if (isQuiet(data) && !isOld)
    return (
      <EmptyState
        title="No visits in these days"
        text="Put your shop link into your TikTok bio and send it to your customers. Who comes is counted here."
      >
        <ButtonLink variant="brand" to={paths.dashboard}>
          Get my shop link
        </ButtonLink>
      </EmptyState>
    );
  return (
    <div className={`grid grid-cols-1 gap-4 ${isOld ? 'opacity-60' : ''}`} aria-busy={isOld}>
      <p className="text-sm text-muted">
        {formatDay(`${data.from}T00:00:00+03:00`)} to {formatDay(`${data.to}T00:00:00+03:00`)}, beside them the change
        against the {days} days before.
      </p>
      <FigureCards
        data={data}
        days={days}
        chosen={figure}
        linkTo={(chosen) => ({ pathname, search: withParams(params, { figure: chosen === 'views' ? null : chosen }) })}
      />
      <FiguresPanel
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
    </div>
  );
}

function FiguresLoading() {
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <span className="sr-only">Loading your figures</span>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {['views', 'products', 'chats', 'visits', 'sales', 'sold'].map((figure) => (
          <Skeleton key={figure} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-75" />
    </div>
  );
}
