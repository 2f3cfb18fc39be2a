import type { AdminAnalytics } from '@app/contracts/admin-figures';
import { lazy } from 'react';
import { FigureTable } from '#web/features/analytics/figure-tables.tsx';
import { shortDay } from '#web/features/analytics/figures.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { type Counter, counterNames, counters, formatCounter, noneInPeriod } from './counters.ts';

const DayChart = lazy(() => import('#web/features/analytics/day-chart.tsx'));

interface AnalyticsPanelProps {
  data: AdminAnalytics;
  figure: Counter;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

/** One figure by day, drawn, or all of them as a table. Screen readers get the table in both. */
export function AnalyticsPanel({ data, figure, asTable, onAsTable }: AnalyticsPanelProps) {
  const name = counterNames[figure];
  const chart = (
    <section className="panel" aria-labelledby="by-day">
      <h2 id="by-day" className="mb-3 font-semibold">
        {name} by day
      </h2>
      {data.totals[figure] === 0 ? (
        <p className="grid h-60 place-content-center text-muted">{noneInPeriod(figure)}</p>
      ) : (
        <div className="h-60" aria-hidden="true">
          <OptionalPart fallback={<Skeleton className="h-60" />}>
            <DayChart
              rows={data.byDay}
              figure={figure}
              name={name.toLowerCase()}
              format={(value) => formatCounter(figure, value)}
            />
          </OptionalPart>
        </div>
      )}
      <div className="sr-only">
        <AdminDayTable data={data} />
      </div>
    </section>
  );
  const table = (
    <section aria-labelledby="by-day">
      <h2 id="by-day" className="mb-2 font-semibold">
        By day
      </h2>
      <AdminDayTable data={data} />
    </section>
  );
  return (
    <Tabs
      label="How figures are shown"
      value={asTable ? 'table' : 'chart'}
      onChange={(id) => onAsTable(id === 'table')}
      tabs={[
        { id: 'chart', label: 'Chart', content: chart },
        { id: 'table', label: 'Table', content: table },
      ]}
    />
  );
}

function AdminDayTable({ data }: { data: AdminAnalytics }) {
  return (
    <FigureTable caption="Figures by day" head="Day" columns={counters.map((figure) => counterNames[figure])}>
      {[...data.byDay].reverse().map((row) => (
        <tr key={row.day}>
          <th scope="row">{shortDay(row.day)}</th>
          {counters.map((figure) => (
            <td key={figure}>{formatCounter(figure, row[figure])}</td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}
