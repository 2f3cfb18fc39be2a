import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { changeOf } from '#web/features/analytics/counters.ts';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { analyticsQuery } from './analytics/analytics.api.ts';
import { shopCounters } from './analytics/counters.ts';

export function ShopCounts({ handle }: { handle: string }) {
  const { data, error, refetch } = useQuery(ownShopQuery(handle));
  if (error && !data) return <ErrorState error={error} words="Failed to load your shop" onRetry={refetch} />;
  return <CountRow counts={data?.counts} />;
}

/** Without counts it has its final size. */
export function CountRow({ counts }: { counts?: { total: number; available: number; soldOut: number } | undefined }) {
  return (
    <dl className="grid grid-cols-3 gap-2 text-center">
      <Count of="Total Products" count={counts?.total} />
      <Count of="Available" count={counts?.available} />
      <Count of="Out of Stock" count={counts?.soldOut} />
    </dl>
  );
}

function Count({ of, count }: { of: string; count: number | undefined }) {
  return (
    <div className="panel flex flex-col-reverse justify-end px-1 py-3">
      <dt className="text-sm leading-tight text-muted">{of}</dt>
      <dd className="text-lg font-bold">{count ?? <Skeleton className="mx-auto h-7 w-8" />}</dd>
    </div>
  );
}

const days = 7;
const shown = ['views', 'whatsapp'] as const;

export function LastDays({ handle }: { handle: string }) {
  const { data } = useQuery(analyticsQuery(handle, days));
  return (
    <Section title={`The last ${days} days`} look="col-span-2 font-bold" className="grid grid-cols-2 gap-2">
      {shown.map((counter) => {
        const change = data && changeOf(data.totals[counter], data.previous[counter], days);
        return (
          <Link
            key={counter}
            className="figure-card min-h-24"
            to={withQuery(paths.analytics, { days: String(days), figure: counter === 'views' ? null : counter })}
            discover="none"
          >
            <span className="text-sm text-muted">{shopCounters.names[counter]}</span>
            <b className="text-lg leading-tight">
              {data ? shopCounters.format(counter, data.totals[counter]) : <Skeleton className="h-6 w-8" />}
            </b>
            {change && (
              <span className={`text-sm figure-${change.way}`}>
                <span aria-hidden="true">{change.short}</span>
                <span className="sr-only">{change.long}</span>
              </span>
            )}
          </Link>
        );
      })}
    </Section>
  );
}
