import type { AdminAnalytics } from '@app/contracts/admin/figures.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { clockTime } from '#web/features/admin/format.ts';
import { NewData } from '#web/features/admin/list/new-data.tsx';
import { usePausedList } from '#web/features/admin/list/use-paused-list.ts';
import { AnalyticsPanel } from '#web/features/analytics/analytics-panel.tsx';
import { CounterCards } from '#web/features/analytics/counter-cards.tsx';
import { Period, PeriodNav, useAnalyticsAddress } from '#web/features/analytics/period.tsx';

import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { analyticsQuery } from './analytics.api.ts';
import { conversionWords, failedWords, noneInPeriod, readAnalyticsQuery, serviceCounters } from './counters.ts';
import { FailureList } from './failure-list.tsx';
import { FiguresFile } from './figures-file.tsx';
import { OrderSums } from './order-sums.tsx';
import { ReadingTable } from './reading-table.tsx';

export function AnalyticsView() {
  const [params] = useSearchParams();
  const { days } = readAnalyticsQuery(params);
  const list = usePausedList(analyticsQuery(days), String(days), outlineOf);
  const { isFetching, dataUpdatedAt, isPlaceholderData } = list.query;
  return (
    <section className="grid grid-cols-1 gap-4" aria-label="Statistics">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PeriodNav days={days} />
        <div className="flex items-center gap-3">
          {dataUpdatedAt > 0 && (
            <span className="text-sm text-muted">As of {clockTime(new Date(dataUpdatedAt).toISOString())}</span>
          )}
          <NewData {...list} />
          {!list.isNewer && (
            <Button variant="text" pending={isFetching} onClick={() => list.refetch()}>
              Refresh
            </Button>
          )}
        </div>
      </div>
      <Answer
        query={list.query}
        failed="Failed to load the figures"
        loading={<SkeletonScreen label="Loading the figures" panels={4} />}
      >
        {(data) => <PeriodAnalytics data={data} isOld={isPlaceholderData} />}
      </Answer>
    </section>
  );
}

const countersOfCards = ['signups', 'revenueUgx', 'productsImported', 'views', 'chats', 'importRuns'] as const;

const outlineOf = ({ from, failuresByReason }: AdminAnalytics) =>
  JSON.stringify([from, failuresByReason.map(({ reason }) => reason).sort()]);

function PeriodAnalytics({ data, isOld }: { data: AdminAnalytics; isOld: boolean }) {
  const [params] = useSearchParams();
  const { days, figure, asTable } = readAnalyticsQuery(params);
  const { choose, showAsTable } = useAnalyticsAddress('signups');
  const isFirstPeriod = countersOfCards.every((counter) => data.previous[counter] === 0);
  const than = isFirstPeriod ? 'with nothing to compare yet' : `compared with the ${days} days before`;
  return (
    <Period data={data} isOld={isOld} words={`all shops together, ${than}. Tap a figure to see it by day.`}>
      <CounterCards
        shown={countersOfCards}
        counters={serviceCounters}
        data={data}
        days={days}
        chosen={figure}
        choose={choose}
        noneBefore={isFirstPeriod ? '' : 'nothing to compare yet'}
        below={(counter) =>
          counter === 'importRuns' && (
            <span className="text-sm text-muted">
              {failedWords(data.totals.importRuns, data.totals.importFailures)}
            </span>
          )
        }
      >
        <PlainCards data={data} />
      </CounterCards>
      <AnalyticsPanel
        counters={serviceCounters}
        data={data}
        chosen={figure}
        none={<p className="grid h-60 place-content-center text-muted">{noneInPeriod(figure)}</p>}
        asTable={asTable}
        onAsTable={showAsTable}
        belowTable={<FiguresFile data={data} />}
      />
      <OrderSums data={data} isFirstPeriod={isFirstPeriod} />
      <ReadingTable data={data} />
      <FailureList data={data} />
    </Period>
  );
}

function PlainCards({ data }: { data: AdminAnalytics }) {
  const conversion = conversionWords(data.conversion);
  return (
    <>
      <PlainCard name="Active trials" value={grouped(data.activeTrials)}>
        Running now.
      </PlainCard>
      <PlainCard name="Shops with products" value={grouped(data.shopsWithProducts)}>
        At least one is shown now.
      </PlainCard>
      {/* The longest words, and the odd one of a phone's two columns. */}
      <PlainCard name="Conversion" value={conversion.short} className="max-md:col-span-full">
        {conversion.long}
      </PlainCard>
    </>
  );
}

interface PlainCardProps {
  name: string;
  value: string;
  className?: string;
  children: ReactNode;
}

function PlainCard({ name, value, className = '', children }: PlainCardProps) {
  return (
    <li className={`figure-card ${className}`}>
      <span className="text-sm text-muted">{name}</span>
      <b className="text-lg leading-tight">{value}</b>
      <span className="text-sm text-muted">{children}</span>
    </li>
  );
}
