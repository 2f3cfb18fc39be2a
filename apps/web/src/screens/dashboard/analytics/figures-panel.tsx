import type { Analytics } from '@app/contracts/analytics';
import { lazy } from 'react';
import { DayTable, ProductTable } from '#web/features/analytics/figure-tables.tsx';
import { type Figure, figureNames, formatFigure, noneYet } from '#web/features/analytics/figures.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { Tabs } from '#web/ui/seller/tabs.tsx';
import { ProductBars } from './product-bars.tsx';

const DayChart = lazy(() => import('#web/features/analytics/day-chart.tsx'));

interface FiguresPanelProps {
  data: Analytics;
  figure: Figure;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

/** One figure by day and by product: drawn, or all figures as tables. Screen readers get the tables in both. */
export function FiguresPanel({ data, figure, asTable, onAsTable }: FiguresPanelProps) {
  // The shop's page is no product's: beside it stand the views of products.
  const ofProducts = figure === 'views' ? 'productViews' : figure;
  const chart = (
    <div className="grid grid-cols-1 gap-6">
      <section className="panel" aria-labelledby="by-day">
        <h2 id="by-day" className="mb-3 font-semibold">
          {figureNames[figure]} by day
        </h2>
        {data.totals[figure] === 0 ? (
          <p className="text-muted">{noneYet(figure)}</p>
        ) : (
          <div className="h-60" aria-hidden="true">
            <OptionalPart fallback={<Skeleton className="h-60" />}>
              <DayChart
                rows={data.byDay}
                figure={figure}
                name={figureNames[figure].toLowerCase()}
                format={(value) => formatFigure(figure, value)}
              />
            </OptionalPart>
          </div>
        )}
        <div className="sr-only">
          <DayTable data={data} />
        </div>
      </section>
      <section className="panel" aria-labelledby="by-product">
        <h2 id="by-product" className="mb-3 font-semibold">
          {figureNames[ofProducts]} by product
        </h2>
        <ProductBars data={data} figure={ofProducts} />
      </section>
    </div>
  );
  const tables = (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="by-day">
        <h2 id="by-day" className="mb-2 font-semibold">
          By day
        </h2>
        <DayTable data={data} />
      </section>
      <section aria-labelledby="by-product">
        <h2 id="by-product" className="mb-2 font-semibold">
          By product
        </h2>
        <ProductTable data={data} />
      </section>
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
