import type { ReactNode } from 'react';
import { Section } from '#web/ui/seller/section.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { DayTable } from './counter-table.tsx';
import type { Counted, Counters } from './counters.ts';
import { DayChart } from './day-chart.tsx';

interface AnalyticsPanelProps<Counter extends string> {
  counters: Counters<Counter>;
  data: Counted<Counter>;
  chosen: Counter;
  none: ReactNode;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  belowChart?: ReactNode;
  belowTable?: ReactNode;
}

/** One counter by day, as a chart or as a table. Screen readers always get the table. */
export function AnalyticsPanel<Counter extends string>(props: AnalyticsPanelProps<Counter>) {
  const { counters, data, chosen, none, asTable, onAsTable, belowChart, belowTable } = props;
  const name = counters.names[chosen];
  const table = <DayTable counters={counters} data={data} chosen={chosen} />;
  const chart = (
    <div className="grid grid-cols-1 gap-6">
      <Section title={`${name} by day`} look="mb-3 font-semibold" className="panel">
        {data.totals[chosen] === 0 ? (
          none
        ) : (
          <DayChart
            rows={data.byDay}
            counter={chosen}
            name={name.toLowerCase()}
            format={(value) => counters.format(chosen, value)}
          />
        )}
        <div className="sr-only">{table}</div>
      </Section>
      {belowChart}
    </div>
  );
  const tables = (
    <div className="grid grid-cols-1 gap-6">
      <Section
        title={
          <>
            {name}
            <span className="max-md:hidden"> and all figures</span> by day
          </>
        }
        look="mb-2 font-semibold"
        className="grid grid-cols-1"
      >
        {table}
      </Section>
      {belowTable}
    </div>
  );
  return (
    <Tabs
      label="How figures are shown"
      value={asTable ? 'table' : 'chart'}
      onChange={(id) => onAsTable(id === 'table')}
      tabs={[
        { id: 'chart', label: 'Chart', content: chart },
        { id: 'table', label: 'Table', content: tables },
      ]}
    />
  );
}
