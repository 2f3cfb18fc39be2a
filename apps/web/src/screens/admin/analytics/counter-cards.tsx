import type { AdminAnalytics } from '@app/contracts/admin-figures';
import type { ReactNode } from 'react';
import { grouped } from '#web/features/admin/when.ts';
import { FigureCard } from '#web/features/analytics/figure-card.tsx';
import { changeOf, type Days } from '#web/features/analytics/figures.ts';
import { type Counter, conversionWords, counterNames, failureShare, formatCounter } from './counters.ts';

/** Failed imports and runs stand with the imports below. */
const cardFigures = ['signups', 'revenueUgx', 'productsImported', 'views', 'chats', 'importRuns'] as const;

interface CounterCardsProps {
  data: AdminAnalytics;
  days: Days;
  chosen: Counter;
  /** Where the figure is shown by day. */
  linkTo: (figure: Counter) => { pathname: string; search: string };
}

/** The figures of the period with their change, a tap shows one by day; then what there is only one number of. */
export function CounterCards({ data, days, chosen, linkTo }: CounterCardsProps) {
  const conversion = conversionWords(data.conversion);
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
      {cardFigures.map((figure) => (
        <FigureCard
          key={figure}
          name={counterNames[figure]}
          value={formatCounter(figure, data.totals[figure])}
          change={changeOf(data.totals[figure], data.previous[figure], days)}
          to={linkTo(figure)}
          isChosen={figure === chosen}
        >
          {figure === 'importRuns' && (
            <span className="text-sm text-muted">
              {failureShare(data.totals.importRuns, data.totals.importFailures)}
            </span>
          )}
        </FigureCard>
      ))}
      <PlainCard name="Active trials" value={grouped(data.activeTrials)}>
        Running now.
      </PlainCard>
      <PlainCard name="Conversion" value={conversion.short}>
        {conversion.long}
      </PlainCard>
      <PlainCard name="Shops with products" value={grouped(data.shopsWithProducts)}>
        Shops that show at least one product now.
      </PlainCard>
    </ul>
  );
}

function PlainCard({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className="figure-card">
      <span className="text-sm text-muted">{name}</span>
      <b className="text-lg leading-tight">{value}</b>
      <span className="text-sm text-muted">{children}</span>
    </li>
  );
}
